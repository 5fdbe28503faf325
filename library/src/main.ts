import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findingsOf } from "./check.ts";
import { countsTable } from "./counts.ts";
import { confusionTable, estimatesOf } from "./level-estimates.ts";
import { pathsIn, type ReadFile, readFile, readFiles } from "./read.ts";
import { sampleOf, samplePath } from "./sample.ts";
import { schemaPath, schemaText } from "./schema.ts";

const texts = join(import.meta.dirname, "../texts");
const [argument = texts, ...more] = process.argv.slice(2);

if (more.length > 0) fail("Usage: node library/src/main.ts [schema | levels | sample | a folder of texts]");
else if (argument === "schema") writeFileSync(schemaPath, schemaText());
else if (argument === "levels") printLevels();
else if (argument === "sample") writeFileSync(samplePath, sampleOf(readFiles(texts), "1"));
else checkFolder(argument);

/** How well levels are estimated, in the texts to which the estimate was fitted and in the others. */
function printLevels(): void {
  const estimates = estimatesOf(readFiles(texts));
  for (const held of [false, true]) {
    console.log(held ? "\nheld back (own level by estimated)" : "fitted (own level by estimated)");
    console.log(confusionTable(estimates.filter(({ heldBack }) => heldBack === held)).join("\n"));
  }
}

/** Checks what can be read; a file that cannot is one finding and keeps no other from being checked. */
function checkFolder(folder: string): void {
  try {
    const unreadable: string[] = [];
    const files = pathsIn(folder).flatMap((path) => readOr(unreadable, folder, path));
    const findings = findingsOf(files).map(({ path, what, where }) => `${path}: ${what} (${where})`);
    console.log(countsTable(files).join("\n"));
    console.log(`\n${unreadable.length + findings.length} findings`);
    for (const finding of [...unreadable, ...findings]) console.log(finding);
    if (unreadable.length + findings.length > 0) process.exitCode = 1;
  } catch (error) {
    fail(message(error));
  }
}

function readOr(unreadable: string[], folder: string, path: string): ReadFile[] {
  try {
    return [readFile(folder, path)];
  } catch (error) {
    unreadable.push(message(error));
    return [];
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(what: string): void {
  console.error(what);
  process.exitCode = 1;
}
