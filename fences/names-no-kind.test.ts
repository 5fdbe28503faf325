import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KindContract } from "@salida/contract/kind.ts";
import { kindContracts } from "@salida/contract/kinds.ts";
import { expect, test } from "vitest";
import { root } from "./test-findings.ts";

const contracts: KindContract[] = Object.values(kindContracts);
const names = contracts.flatMap(({ name, path, stats }) => [name, path, stats.done, stats.average ?? name]);
/** A kind's name where code would use it: as a text, a field, an import. */
const named = new RegExp(
  `["'\`/.](${[...new Set(names)].join("|")})["'\`/]|\\b(${names.filter((name) => /[A-Z]|-/.test(name)).join("|")})\\b|#kinds/|contract/kinds/`,
);

/** Lines of a room that name a kind; tests are let through. */
function naming(room: string): string[] {
  return readdirSync(join(root, room))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^test-/.test(file))
    .flatMap((file) => linesOf(join(room, file)))
    .filter(({ line }) => named.test(line))
    .map(({ file, line }) => `${file}: ${line.trim()}`);
}

function linesOf(file: string) {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((line) => ({ file, line }));
}

test.each(["server/src/exercises", "web/src/exercises", "server/src/progress"])(
  "%s names no kind",
  (room) => {
    expect(naming(room)).toEqual([]);
  },
);

test.each(["server/src/kinds", "web/src/kinds"])("a kind that is named is found: %s", (room) => {
  expect(naming(room).length).toBeGreaterThan(4);
});
