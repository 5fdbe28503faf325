import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./test-findings.ts";
import { plantedKind, registrations } from "./test-planted-kind.ts";

const sources = ["contract", "rules", "library", "glossary", "server", "web"];
// each of the two compiles all of both sides
const patience = 300_000;

const copy = mkdtempSync(join(tmpdir(), "salida-planted-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.skipIf(!process.env.LONG)(
  "a kind is one contract file, one folder a side and one line in each registry, and no line can be forgotten",
  () => {
    copySources();
    for (const [path, text] of Object.entries(plantedKind)) write(path, text);

    const [first, ...others] = registrations;
    if (first) register(first);
    const without = compile();
    for (const one of others) register(one);
    const whole = compile();

    expect(whole).toEqual([]);
    expect([...new Set(without.map(({ path }) => path))].sort()).toEqual(
      others.map(({ path }) => path).sort(),
    );
  },
  patience,
);

test("what registers a kind stands where the trial looks for it", () => {
  const lost = registrations.filter(
    ({ path, after }) => !readFileSync(join(root, path), "utf8").includes(after),
  );

  expect(lost).toEqual([]);
});

/** The sources of both sides beside the installed packages; of the workspaces, the copies are found. */
function copySources(): void {
  const isSource = (path: string) => !/node_modules|\.yaml$|\/dist/.test(path);
  for (const workspace of sources)
    cpSync(join(root, workspace), join(copy, workspace), { recursive: true, filter: isSource });
  for (const [name, path] of installed()) {
    const link = join(copy, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(path, link);
  }
  cpSync(join(root, "tsconfig.base.json"), join(copy, "tsconfig.base.json"));
  const server = { extends: "./tsconfig.base.json", compilerOptions: { types: ["node"] } };
  const include = ["contract", "server"];
  write("tsconfig.json", JSON.stringify({ ...server, include }));
}

/** Where the packages are to be found in the copy, and where they are. */
function installed(): [name: string, path: string][] {
  const shared = readdirSync(join(root, "node_modules"))
    .filter((name) => name !== "@salida")
    .map((name) => join("node_modules", name));
  const own = ["server", "web"].map((side) => join(side, "node_modules"));
  const workspaces = sources.map((name): [string, string] => [
    join("node_modules/@salida", name),
    join(copy, name),
  ]);
  const there = [...shared, ...own].filter((name) => existsSync(join(root, name)));
  return [...there.map((name): [string, string] => [name, join(root, name)]), ...workspaces];
}

function register({ path, after, line, from = "" }: (typeof registrations)[number]): void {
  const text = readFileSync(join(copy, path), "utf8");
  write(path, `${from}\n${text.replace(after, `${after}\n${line}`)}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** What the compiler finds wrong, and where. */
function compile(): { path: string; error: string }[] {
  return ["tsconfig.json", "web/tsconfig.json"].flatMap((project) => {
    const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", project, "--pretty", "false"], {
      cwd: copy,
      encoding: "utf8",
    });
    return [...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): (.*)/gm)].map(([, path = "", error = ""]) => ({
      path,
      error,
    }));
  });
}
