import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SetupFault } from "#store/setup-fault.ts";
import { changeOwnFile, readOwnFile, writeFirst } from "./own-file.ts";

let dir = "";
let file = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "salida-own-"));
  file = join(dir, "kept.json");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A file with these rights, whatever the process's umask. */
function plant(mode: number): void {
  writeFileSync(file, "planted");
  chmodSync(file, mode);
}

test("what is written first is the owner's alone, and stays", () => {
  writeFirst(file, "one");
  writeFirst(file, "two");

  expect(readOwnFile(file, String)).toBe("one");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(["kept.json"]);
});

test.each([0o644, 0o640, 0o604])("a file that others may read (%o) is made private", (mode) => {
  plant(mode);

  expect(readOwnFile(file, String)).toBe("planted");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a file that is not what it should be keeps its rights", () => {
  plant(0o644);

  expect(() => readOwnFile(file, JSON.parse)).toThrow(SyntaxError);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test.each([0o666, 0o660, 0o602, 0o622])("a file that others could have written (%o) is refused", (mode) => {
  plant(mode);

  expect(() => readOwnFile(file, String)).toThrow(SetupFault);
  expect(() => readOwnFile(file, String)).toThrow(`${file} could be written by others`);
  expect(statSync(file).mode & 0o777).toBe(mode);
});

// only root can give a file away
test.skipIf(process.geteuid?.() !== 0)("a file of another user is refused, however private it is", () => {
  plant(0o600);
  chownSync(file, 12_345, 12_345);

  expect(() => readOwnFile(file, String)).toThrow(SetupFault);
  expect(() => readOwnFile(file, String)).toThrow(/belongs to user 12345, and this is user 0/);
  expect(() => changeOwnFile(file, () => "mine")).toThrow(/belongs to user 12345/);
  expect(readFileSync(file, "utf8")).toBe("planted");
});

// only root can start what is somebody else
test.skipIf(process.geteuid?.() !== 0)(
  "root's file that others may only read is read as it is, as systemd and containers lend it; one they could write is not",
  () => {
    const module = new URL("./own-file.ts", import.meta.url).href;
    const read = () =>
      spawnSync(
        process.execPath,
        [
          "-e",
          `import("${module}").then((it) => console.log(it.readOwnFile(${JSON.stringify(file)}, String)))`,
        ],
        { uid: 12_345, gid: 12_345, encoding: "utf8" },
      );
    chmodSync(dir, 0o755);
    plant(0o444);

    expect(read()).toMatchObject({ status: 0, stdout: "planted\n" });
    expect(statSync(file).mode & 0o777).toBe(0o444);

    chmodSync(file, 0o464);
    expect(read().stderr).toContain("could be written by others");
  },
);

test("what is no file of its own is refused, and not waited for", () => {
  const elsewhere = join(dir, "elsewhere");
  writeFileSync(elsewhere, "planted", { mode: 0o600 });
  const plantings = [
    () => symlinkSync(elsewhere, file),
    () => symlinkSync(join(dir, "nowhere"), file),
    () => mkdirSync(file),
    () => execFileSync("sh", ["-c", `mkfifo -m 600 "${file}"`]),
  ];

  for (const planting of plantings) {
    planting();
    writeFirst(file, "first");
    expect(() => readOwnFile(file, String)).toThrow(`${file} is a link or a folder`);
    rmSync(file, { recursive: true });
  }
  expect(readFileSync(elsewhere, "utf8")).toBe("planted");
});

test("a change leaves the new text alone behind, private", () => {
  plant(0o644);

  changeOwnFile(file, (text) => `${text}, changed`);

  expect(readOwnFile(file, String)).toBe("planted, changed");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(["kept.json"]);
});

test("a change that fails leaves everything as it was", () => {
  plant(0o600);

  const fail = () => {
    throw new Error("no");
  };

  expect(() => changeOwnFile(file, fail)).toThrow("no");
  expect(readOwnFile(file, String)).toBe("planted");
  expect(readdirSync(dir)).toEqual(["kept.json"]);
});

test("what the system refuses is told by its code", () => {
  const inFile = join(file, "kept.json");
  plant(0o600);

  expect(() => writeFirst(inFile, "text")).toThrow(new SetupFault(`cannot keep secrets in ${file}: EEXIST`));
  expect(() => changeOwnFile(inFile, () => "text")).toThrow(
    new SetupFault(`${inFile} cannot be changed: ENOTDIR`),
  );
});

test("of two changes at a time the second is refused and says why", () => {
  plant(0o600);

  changeOwnFile(file, (text) => {
    expect(() => changeOwnFile(file, () => "lost")).toThrow(/is being changed.*delete kept\.json\.next/);
    return `${text}, changed`;
  });

  expect(readOwnFile(file, String)).toBe("planted, changed");
});
