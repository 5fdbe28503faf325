import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const literal = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\`(?:[^\`\\]|\\.)*\``;
/** A call of `test` or `it`, or what is called on one for each case; not one that is skipped. */
const called = new RegExp(
  String.raw`(?:\b(?:test|it)(?:\.(?!skip\b|todo\b|fixme\b|describe\b)\w+)*|\))\(\s*(${literal})\s*,`,
  "g",
);

const known = new Map<string, Set<string>>();

/** The titles of a file's tests, as they stand in its source. */
function titlesIn(file: string): Set<string> {
  const had = known.get(file);
  if (had) return had;
  const source = existsSync(join(root, file)) ? read(file) : "";
  const titles = new Set([...source.matchAll(called)].map(([, text = ""]) => text.slice(1, -1)));
  known.set(file, titles);
  return titles;
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const rows = read("docs/specification.md")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (what|-+) +\|/.test(line))
  .map((line) => {
    const [what = "", where = "", shown = "", ...more] = cellsOf(line);
    return { what, where, shown, more };
  });

test("every row says what, where, and what shows it", () => {
  const halves = rows.filter(({ what, where, shown, more }) => !what || !where || !shown || more.length > 0);

  expect(rows.length).toBeGreaterThan(300);
  expect(halves).toEqual([]);
});

test("every place that a row names is there", () => {
  const lost = rows.flatMap(({ what, where }) => {
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    if (places.length === 0) return [`${what}: no place`];
    return places.filter((path) => !existsSync(join(root, path))).map((path) => `${what}: ${path}`);
  });

  expect(lost).toEqual([]);
});

test("every row names a test that is there, title and all, or says that it is not built", () => {
  const lost = rows.flatMap(({ what, shown }) => {
    if (/^not built: \w/.test(shown)) return [];
    return shown.split("<br>").flatMap((named) => {
      const [, file = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
      return titlesIn(file).has(title) ? [] : [`${what}: ${named}`];
    });
  });

  expect(lost).toEqual([]);
});
