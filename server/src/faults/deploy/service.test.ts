import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deployFile } from "./deploy-files.ts";

const program = "/usr/bin/systemd-analyze";
const missing = existsSync(program) ? "" : " (systemd-analyze is not on this machine)";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salida-unit-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A machine's folders, as far as the unit names what is in them. */
function plant(unit: string): string {
  const program = "opt/salida/node_modules/.bin/node";
  const file = "etc/systemd/system/salida.service";
  for (const path of [program, file]) mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, program), "#!/bin/sh\n", { mode: 0o755 });
  writeFileSync(join(folder, file), unit);
  for (const target of ["sysinit", "basic", "shutdown", "multi-user", "network-online"])
    writeFileSync(join(folder, file, "..", `${target}.target`), "[Unit]\nDefaultDependencies=no\n");
  return join(folder, file);
}

// systemd itself does not run here, so the unit is looked at and not started
test.skipIf(missing !== "")(`systemd takes the unit as it is${missing}`, () => {
  const { status, stderr } = analyze("verify", plant(deployFile("salida.service")));

  expect(ours(stderr)).toEqual([]);
  expect(status).toBe(0);
});

test.skipIf(missing !== "")(`and would name what it does not know in it${missing}`, () => {
  const wrong = deployFile("salida.service").replace("Restart=on-failure", "Restart=on-failures");

  expect(ours(analyze("verify", plant(wrong)).stderr)).toHaveLength(1);
});

test.skipIf(missing !== "")(`it is exposed less than systemd calls OK${missing}`, () => {
  const unit = plant(deployFile("salida.service"));
  const { status, stdout } = analyze("security", "--offline=true", "--threshold=30", unit);

  expect([status, stdout]).toEqual([0, expect.stringMatching(/Overall exposure level/)]);
});

function analyze(verb: string, ...args: string[]) {
  const unit = args.at(-1) ?? "";
  return spawnSync(program, [verb, `--root=${folder}`, ...args.slice(0, -1), unit], { encoding: "utf8" });
}

/** What is said of the unit, and not of a machine that has no others. */
function ours(said: string): string[] {
  return said.split("\n").filter((line) => /salida\.service:\d|salida\.service: /.test(line));
}

test("Salida has the time it may take to stop, and its PostgreSQL is not stopped before it", () => {
  const unit = deployFile("salida.service");

  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  expect(unit).toMatch(/^KillMode=mixed$/m);
  expect(unit).toMatch(/^Restart=on-failure$/m);
  // V8 could not start
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});
