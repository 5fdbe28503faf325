import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fence } from "./fence.ts";
import { fences } from "./fences.ts";
import { linterSettings } from "./linter-settings.ts";
import { withTable } from "./page.ts";
import { findings, importing, root } from "./test-findings.ts";

const workspaces = ["rules", "contract", "library"];
const packages = [...new Set(fences.flatMap(({ others }) => others))].filter((name) => !name.endsWith("*"));

test("the linter's settings and the page's table are made from the table", () => {
  const page = readFileSync(`${root}docs/fences.md`, "utf8");

  expect(readFileSync(`${root}fences/linter.json`, "utf8")).toBe(linterSettings(fences));
  expect(page).toBe(withTable(page, fences));
});

test("every room imports only what stands above it", () => {
  const uphill = fences.flatMap((fence, at) =>
    fence.rooms
      .map((room) => ({ room, above: placeOf(fence, room) }))
      .filter(({ above }) => above > at)
      .map(({ room }) => `${fence.path} -> ${room}`),
  );

  expect(uphill).toEqual([]);
});

test("each room may import what its row says, and nothing else", () => {
  const rows = fences.map((fence) => ({ fence, path: plantedIn(fence), all: candidates(fence) }));
  const planted = rows.map(({ path, all }) => importing(path, all));

  const wrong = rows.flatMap(({ fence, path, all }) =>
    all.flatMap((specifier, at) => (isAllowed(fence, specifier) ? [] : [`${path}:${at + 1}`])),
  );

  expect(wrong.length).toBeGreaterThan(fences.length);
  expect(findings("style/noRestrictedImports", planted)).toEqual(wrong.sort());
}, 120_000);

// what no change of the table may allow
const never: [file: string, specifiers: string[]][] = [
  ["rules/src/planted.ts", ["zod", "node:fs", "@salida/contract/kinds.ts"]],
  ["contract/src/planted.ts", ["zod", "node:fs", "@salida/library/work.ts"]],
  ["library/src/planted.ts", ["@salida/server/app.ts", "pg"]],
  ["library/src/checks/planted.ts", ["node:fs", "yaml", "#read.ts", "#command/sample.ts"]],
  ["server/src/http/planted.ts", ["#store/database.ts", "#kinds/kinds.ts"]],
  ["server/src/store/planted.ts", ["#http/refusal.ts", "#exercises/flow.ts"]],
  ["server/src/accounts/planted.ts", ["#exercises/flow.ts", "#kinds/kinds.ts"]],
  ["server/src/engines/open-engines.ts", ["#store/database.ts", "#http/refusal.ts", "#media/media.ts"]],
  ["server/src/engines/english/planted.ts", ["#engines/grammar/grammar.ts", "harper.js"]],
  ["server/src/engines/speech/embedded/planted.ts", ["#engines/grammar/grammar.ts", "#media/media.ts"]],
  ["server/src/engines/pictures/embedded/planted.ts", ["#engines/descriptions/fact.ts", "#store/tables.ts"]],
  ["server/src/engines/grammar/embedded/planted.ts", ["#engines/descriptions/fact.ts", "#http/refusal.ts"]],
  [
    "server/src/engines/descriptions/embedded/planted.ts",
    [
      "#engines/grammar/embedded/open-grammar.ts",
      "#engines/pictures/embedded/compose.ts",
      "#engines/partner/partner.ts",
      "harper.js",
    ],
  ],
  ["server/src/engines/partner/embedded/planted.ts", ["#engines/grammar/grammar.ts", "#kinds/chat/chat.ts"]],
  [
    "server/src/exercises/planted.ts",
    ["#kinds/kinds.ts", "#kinds/reading/reading.ts", "#accounts/accounts.ts"],
  ],
  [
    "server/src/kinds/seventh/planted.ts",
    [
      "#store/database.ts",
      "#kinds/reading/reading.ts",
      "../reading/reading.ts",
      "node:http",
      "#exercises/flow.ts",
    ],
  ],
  [
    "server/src/lent/planted.ts",
    ["#store/database.ts", "#kinds/chat/chat.ts", "#kinds/kinds.ts", "#http/serve.ts", "#exercises/play.ts"],
  ],
  ["server/src/main.ts", ["#exercises/flow.ts"]],
  ["web/src/ui/planted.ts", ["#api.ts", "@salida/contract/kinds.ts", "#exercises/kind.ts", "react-router"]],
  ["web/src/parts/planted.ts", ["#api.ts", "#kinds/kinds.ts", "react-router"]],
  [
    "web/src/kinds/seventh/planted.ts",
    ["#api.ts", "react-router", "#kinds/reading/words.ts", "../reading/words.ts"],
  ],
  ["web/src/exercises/planted.ts", ["#kinds/kinds.ts", "#accounts/session.ts"]],
  ["web/src/landing/planted.ts", ["#api.ts", "@salida/contract/kinds.ts", "i18next", "react-router"]],
  ["e2e/planted.ts", ["@salida/server/app.ts", "pg"]],
];

test("what holds the house together is forbidden whatever the table says, types included", () => {
  const planted = never.map(([path, specifiers]) => importing(path, specifiers));
  const wrong = never.flatMap(([path, specifiers]) => specifiers.map((_, at) => `${path}:${at + 1}`));

  expect(findings("style/noRestrictedImports", planted)).toEqual(wrong.sort());
});

test("only the settings read the environment", () => {
  const code = "export const home = process.env.HOME;\n";

  const found = findings("style/noProcessEnv", [
    { path: "server/src/http/planted.ts", code },
    { path: "web/src/ui/planted.ts", code },
    { path: "server/src/env.ts", code },
  ]);

  expect(found).toEqual(["server/src/http/planted.ts:1", "web/src/ui/planted.ts:1"]);
});

test("every room of the server and the web has a fence", () => {
  const rooms = ["server/src", "web/src"].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );

  const unfenced = rooms.filter((room) => !fences.some(({ path }) => isWithin(path, room)));

  // the fault tests, which kill whole servers
  expect(unfenced).toEqual(["server/src/faults"]);
});

/** All that could be imported behind a fence: every other room, every package that some room may import. */
function candidates({ path }: Fence): string[] {
  const side = sideOf(path);
  const rooms = fences.filter((other) => sideOf(other.path) === side && other.path.includes("/src/"));
  return [
    ...workspaces.map((name) => `@salida/${name}/planted.ts`),
    ...(side ? rooms.map((other) => specifierOf(other.path)) : []),
    ...packages.map((name) => (name === "node" ? "node:fs" : name)),
  ];
}

function isAllowed({ path, rooms, others }: Fence, specifier: string): boolean {
  if (specifier === `@salida/${path.split("/")[0]}/planted.ts`) return false;
  const named = [...rooms.map((room) => (room.startsWith("#") ? room : `@salida/${room}`)), ...others];
  return named.some((name) => specifier === name || specifier.startsWith(beginning(name)));
}

function beginning(name: string): string {
  if (name === "node") return "node:";
  return name.endsWith("*") ? name.slice(0, -1) : `${name}/`;
}

function specifierOf(path: string): string {
  const inside = path.replace(/^\w+\/src\//, "#");
  return /\.tsx?$/.test(inside) ? inside : `${inside}/planted.ts`;
}

/** A fence around one file knows it by its name. */
function plantedIn({ path }: Fence): string {
  return /\.tsx?$/.test(path) ? path : `${path}/planted.ts`;
}

/** Where what a row names stands in the table; 0 for single files without a fence. */
function placeOf({ path }: Fence, room: string): number {
  const folder = room.startsWith("#") ? `${sideOf(path)}/src/${room.slice(1)}` : `${room.split("/")[0]}/src`;
  const around = fences.filter((other) => isWithin(folder, other.path));
  const [nearest] = around.toSorted((a, b) => b.path.length - a.path.length);
  return nearest ? fences.indexOf(nearest) : 0;
}

function isWithin(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function sideOf(path: string): string | undefined {
  return ["library", "server", "web"].find((side) => path.startsWith(`${side}/`));
}
