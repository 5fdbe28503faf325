import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("back-up.ts", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salida-back-up-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How the command ends with a target beside DATA_DIR. */
function backUp(dataDir: string) {
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir };
  const target = join(folder, "copy");
  const { status, stderr } = spawnSync(process.execPath, [program, target], { env, encoding: "utf8" });
  return { status, stderr, copied: existsSync(target) };
}

test("what holds no database is not copied", () => {
  expect(backUp(folder)).toEqual({
    status: 1,
    stderr: expect.stringContaining(`${folder} holds no database`),
    copied: false,
  });
});

test.skipIf(process.getuid?.() !== 0)("another user's data are not copied into files of one's own", () => {
  const dataDir = join(folder, "data");
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  chownSync(dataDir, 12_345, 12_345);

  expect(backUp(dataDir)).toEqual({
    status: 1,
    stderr: expect.stringContaining("belongs to user 12345: run this as that user"),
    copied: false,
  });
});
