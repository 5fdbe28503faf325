import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { compare, emptyMemory, practise, settleLost } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { eventually, killPostgres } from "./processes.ts";
import { aSite, patient, statusOf } from "./site.ts";
import { granted, signUp } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

/** A small disk of its own; the reason where this machine does not give one. */
function aSmallDisk(): { folder: string } | { reason: string } {
  const folder = site.folder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=700", "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    return { reason: `no small disk can be mounted here: ${(error as Error).message.split("\n")[1] ?? ""}` };
  }
  site.later(() => execFileSync("umount", ["-l", folder]));
  return { folder };
}

/** Takes every byte that is left. */
function fill(file: string): void {
  const handle = openSync(file, "a");
  try {
    for (let block = Buffer.alloc(1 << 20); block.length > 0; block = block.subarray(0, block.length >> 1)) {
      while (tookIt(handle, block)) {}
    }
  } finally {
    closeSync(handle);
  }
}

function tookIt(handle: number, block: Buffer): boolean {
  try {
    return writeSync(handle, block) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}

test(
  "refuses writes while the disk is full, loses nothing, and writes again when there is room",
  patient,
  async ({ skip }) => {
    const disk = aSmallDisk();
    if ("reason" in disk) return skip(disk.reason);
    const dataDir = join(disk.folder, "data");
    // before the disk goes, what runs on it
    site.later(() => killPostgres(dataDir));
    const salida = await site.start(dataDir);
    const learner = await signUp(salida.url, "ada@example.test");
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
    const memory = emptyMemory(learner);
    let over = false;
    const load = practise(memory, chance(1), () => over);
    await eventually("some exercises", () => memory.exercises.size > 20);

    fill(join(disk.folder, "filler"));
    const asked = { body: { context: "FOOD", level: 2 } } as const;
    const refused = await eventually(
      "a refused write",
      async () => {
        const answer = await learner.ask(readingCalls.create, asked);
        if (answer.reply) memory.exercises.set(answer.reply.id, undefined);
        return answer.problem && answer;
      },
      120_000,
    );
    expect(refused).toMatchObject({ status: 503, problem: { code: "unavailable" } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    for (let times = 0; times < 20; times += 1) {
      expect([200, 503]).toContain((await learner.ask(readingCalls.list)).status);
      await sleep(100);
    }
    expect(await statusOf(`${salida.url}/healthz`)).toBe(200);
    const ready = await fetch(`${salida.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "unavailable", reason: "disk" }]);
    over = true;
    await load;
    expect(salida.out()).not.toContain('"msg":"fault"');
    expect(salida.out().match(/the database's disk is full/g)).toHaveLength(1);

    rmSync(join(disk.folder, "filler"));
    await eventually(
      "writes again",
      async () => {
        const answer = await learner.ask(readingCalls.create, asked);
        if (answer.reply) memory.exercises.set(answer.reply.id, undefined);
        return answer.reply;
      },
      60_000,
    );
    expect(await statusOf(`${salida.url}/readyz`)).toBe(200);
    await settleLost(memory);
    await compare(memory);
    await checkLedger(databaseOf(dataDir));
  },
);
