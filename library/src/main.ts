import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { textsOf } from "#checks/placed.ts";
import { countingIn, findingsOf } from "#command/check-folder.ts";
import { countsTable } from "#command/counts.ts";
import { throwsFor } from "#command/die.ts";
import { levelLines } from "#command/level-lines.ts";
import { sampleOf, samplePath } from "#command/sample.ts";
import { schemaPath, schemaText } from "#command/schema.ts";
import { sharingLines } from "#command/sharing-lines.ts";
import { listPath, readWaiting, struckList } from "#command/to-rewrite.ts";
import { partnerFindings } from "#partner/partner-findings.ts";
import { pathsIn, type ReadFile, readFile, readFiles } from "./read.ts";

const texts = join(import.meta.dirname, "../texts");
const usage =
  "Usage: node library/src/main.ts [die | levels | sample | schema | to-rewrite | a folder of texts]";
const commands: Record<string, () => void> = {
  die: () => print(throwsFor(4)),
  levels: () => print(levelLines(readFiles(texts).map(({ file }) => file))),
  sample: () => writeFileSync(samplePath, sampleOf(readFiles(texts), "1")),
  schema: () => writeFileSync(schemaPath, schemaText()),
  "to-rewrite": () => writeFileSync(listPath, struckList(findingsOf(readFiles(texts)), readWaiting())),
};

const [argument = texts, ...more] = process.argv.slice(2);
if (more.length > 0) fail(usage);
else (commands[argument] ?? (() => checkFolder(argument)))();

/** Checks what can be read; a file that cannot is one finding and keeps no other from being checked. */
function checkFolder(folder: string): void {
  try {
    const unreadable: string[] = [];
    const files = pathsIn(folder).flatMap((path) => readOr(unreadable, folder, path));
    const waiting = folder === texts ? readWaiting() : new Map();
    const partner = folder === texts ? partnerFindings() : [];
    const findings = [...findingsOf(files, waiting), ...partner].map(
      ({ path, what, where }) => `${path}: ${what} (${where})`,
    );
    const all = textsOf(files.map(({ file }) => file));
    print([...countsTable(files), "", ...sharingLines(all, countingIn(all, waiting)), ""]);
    print([`${unreadable.length + findings.length} findings`, ...unreadable, ...findings]);
    if (waiting.size > 0) print([`${waiting.size} texts wait to be written anew: library/to-rewrite.md`]);
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

function print(lines: string[]): void {
  console.log(lines.join("\n"));
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(what: string): void {
  console.error(what);
  process.exitCode = 1;
}
