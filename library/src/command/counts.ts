import { levels } from "@salida/rules/levels.ts";
import { topicFolder } from "#checks/name-checks.ts";
import type { ReadFile } from "#read.ts";

/** A table of how many readings, listenings and fill-ins there are, topic by level, with their sums; a line a row. */
export function countsTable(files: ReadFile[]): string[] {
  const topics = [...new Set(files.map(({ file }) => file.topic))].sort();
  const row = (name: string, rows: ReadFile[]) => {
    const cells = levels.map((level) => counts(rows.filter(({ file }) => file.level === level)));
    return line(name, [...cells, counts(rows)]);
  };
  return [
    "readings/listenings/fill-ins",
    line("", [...levels, "all"]),
    ...topics.map((topic) =>
      row(
        topicFolder(topic),
        files.filter(({ file }) => file.topic === topic),
      ),
    ),
    row("all", files),
  ];
}

function counts(files: ReadFile[]): string {
  const readings = files.flatMap(({ file }) => file.readings);
  const listenings = files.flatMap(({ file }) => file.listenings);
  const fillIns = listenings.flatMap((listening) => listening.fillIns);
  return [readings, listenings, fillIns].map(({ length }) => length).join("/");
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(10))].join("");
}
