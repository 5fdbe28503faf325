import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findingsOf } from "./check.ts";
import { countsTable } from "./counts.ts";
import { readFiles } from "./read.ts";
import { schemaPath, schemaText } from "./schema.ts";

if (process.argv[2] === "schema") writeFileSync(schemaPath, schemaText());
else if (process.argv[2] === undefined) checkLibrary();
else fail("Usage: node library/src/main.ts [schema]");

function checkLibrary(): void {
  try {
    const files = readFiles(join(import.meta.dirname, "../texts"));
    const findings = findingsOf(files);
    console.log(countsTable(files).join("\n"));
    console.log(`\n${findings.length} findings`);
    for (const { path, what, where } of findings) console.log(`${path}: ${what} (${where})`);
    if (findings.length > 0) process.exitCode = 1;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(what: string): void {
  console.error(what);
  process.exitCode = 1;
}
