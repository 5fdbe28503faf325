import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textsOf } from "#checks/placed.ts";
import { blindSheets } from "#command/blind-sheets.ts";
import { findingsOf } from "#command/check-folder.ts";
import { countsTable } from "#command/counts.ts";
import { throwsFor } from "#command/die.ts";
import { levelLines } from "#command/level-lines.ts";
import { roomLines } from "#command/room-lines.ts";
import { sampleOf, samplePath } from "#command/sample.ts";
import { schemaPath, schemaText } from "#command/schema.ts";
import { sharingLines } from "#command/sharing-lines.ts";
import { partnerFindings } from "#partner/partner-findings.ts";
import { placementFindings } from "#placement/placement-findings.ts";
import { roomFindings } from "#rooms/room-findings.ts";
import type { PlacedStory } from "#rooms/story.ts";
import {
  pathsIn,
  type ReadFile,
  readFile,
  readFiles,
  readJudged,
  readPlacementDrafts,
  readStory,
} from "./read.ts";

const texts = join(import.meta.dirname, "../texts");
const rooms = join(import.meta.dirname, "../rooms");
const usage = `Usage: node library/src/main.ts [a command, or a folder of texts]
  die | levels | sample | schema
  rooms [a folder of rooms]
  rooms-blind a folder to write to [ids of rooms]`;
const commands: Record<string, (...more: string[]) => void> = {
  die: () => print(throwsFor(4)),
  levels: () =>
    print(
      levelLines(
        readFiles(texts).map(({ file }) => file),
        readJudged(join(texts, "..")),
      ),
    ),
  sample: () => writeFileSync(samplePath, sampleOf(readFiles(texts), "1")),
  schema: () => writeFileSync(schemaPath, schemaText()),
  rooms: (folder = rooms) => tell(checkedRooms(folder)),
  "rooms-blind": writeBlind,
};

interface Checked {
  /** What there is, before the findings are told. */
  lines: string[];
  findings: string[];
}

const [argument = texts, ...more] = process.argv.slice(2);
const command = commands[argument];
try {
  if (command) command(...more);
  else if (more.length > 0) fail(usage);
  else checkFolder(argument);
} catch (error) {
  fail(message(error));
}

/** Checks what can be read; a file that cannot is one finding and keeps no other from being checked. */
function checkFolder(folder: string): void {
  const checked = folder === texts ? [checkedTexts(folder), checkedRooms(rooms)] : [checkedTexts(folder)];
  tell({
    lines: checked.flatMap(({ lines }) => [...lines, ""]),
    findings: checked.flatMap(({ findings }) => findings),
  });
}

function checkedTexts(folder: string): Checked {
  const { read: files, unreadable } = readEach(folder, readFile);
  const partner = folder === texts ? partnerFindings() : [];
  const placement = folder === texts ? checkedPlacement() : [];
  const all = textsOf(files.map(({ file }) => file));
  return {
    lines: [...countsTable(files), "", ...sharingLines(all)],
    findings: [...unreadable, ...[...findingsOf(files), ...partner, ...placement].map(asLine)],
  };
}

function checkedPlacement() {
  const found = placementFindings(readPlacementDrafts(join(texts, "..")));
  return found.map((it) => ({ ...it, path: "placement/items.yaml" }));
}

function checkedRooms(folder: string): Checked {
  const { read, unreadable } = readEach(folder, readStory);
  const { read: files } = readEach<ReadFile>(texts, readFile);
  const found = roomFindings(
    read,
    files.map(({ file }) => file),
  );
  return { lines: roomLines(read), findings: [...unreadable, ...found.map(asLine)] };
}

function writeBlind(folder?: string, ...ids: string[]): void {
  if (!folder) throw new Error(usage);
  const all = pathsIn(rooms).map((path) => readStory(rooms, path).story);
  const asked = all.filter(({ id }) => ids.length === 0 || ids.includes(id));
  for (const [visit, name] of ["first", "second"].entries()) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [sheet, text] of Object.entries(blindSheets(asked, visit === 0 ? 0 : 1, "1")))
      writeFileSync(join(folder, name, `${sheet}.md`), text);
  }
  print([`${asked.length} rooms: questions.md, whole.md and key.md of either visit, below ${folder}`]);
}

function readEach<T extends ReadFile | PlacedStory>(
  folder: string,
  read: (folder: string, path: string) => T,
) {
  const unreadable: string[] = [];
  const all = pathsIn(folder).flatMap((path) => {
    try {
      return [read(folder, path)];
    } catch (error) {
      unreadable.push(message(error));
      return [];
    }
  });
  return { read: all, unreadable };
}

function tell({ lines, findings }: Checked): void {
  print([...lines, `${findings.length} findings`, ...findings]);
  if (findings.length > 0) process.exitCode = 1;
}

function asLine({ path, check, what, where }: { path: string; check?: string; what: string; where: string }) {
  return `${path}: ${what} (${where}${check ? `, ${check}` : ""})`;
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
