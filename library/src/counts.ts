import { levels } from "@salida/rules/levels.ts";
import { topicFolder } from "./place-checks.ts";
import type { ReadFile } from "./read.ts";

/** A table of how many readings there are, topic by level, with their sums; a line a row. */
export function countsTable(files: ReadFile[]): string[] {
  const topics = [...new Set(files.map(({ file }) => file.topic))].sort();
  const row = (name: string, rows: ReadFile[]) => {
    const cells = levels.map((level) => readings(rows.filter(({ file }) => file.level === level)));
    return line(name, [...cells, readings(rows)]);
  };
  return [
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

function readings(files: ReadFile[]): number {
  return files.reduce((sum, { file }) => sum + file.readings.length, 0);
}

function line(name: string, cells: (string | number)[]): string {
  return [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(5))].join("");
}
