import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listeningCalls, readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { anExternalPostgres } from "./external-postgres.ts";
import { compare, emptyMemory, type LearnerMemory, practise, settleLost } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { eventually, killPostgres } from "./processes.ts";
import { aSite, patient, statusOf } from "./site.ts";
import { granted, signUp, type WireAnswer } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

/** Puts a small disk of its own at a folder; tells the reason where this machine does not give one. */
function mountSmall(folder: string, megabytes: number): string | undefined {
  mkdirSync(folder, { recursive: true });
  const size = `size=${megabytes}m,mode=700`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "pipe" });
  } catch (error) {
    return `no small disk can be mounted here: ${(error as Error).message.split("\n")[1] ?? ""}`;
  }
  site.later(() => execFileSync("umount", ["-l", folder]));
  return undefined;
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

const asked = { body: { context: "FOOD", level: 2 } } as const;

/** Asks until what comes suits; what was made meanwhile is remembered. */
async function createUntil(
  { learner, exercises }: LearnerMemory,
  what: string,
  suits: (status: number) => boolean,
): Promise<WireAnswer<typeof readingCalls.create>> {
  const once = async () => {
    const answer = await learner.ask(readingCalls.create, asked);
    if (answer.reply) exercises.set(answer.reply.id, undefined);
    return suits(answer.status) && answer;
  };
  return eventually(what, once, 120_000);
}

/** A server with all it keeps on a small disk, or with a database that is on one. */
async function onSmallDisk(disk: string, isDatabase: boolean) {
  if (!isDatabase) {
    const dataDir = join(disk, "data");
    // before the disk goes, what runs on it
    site.later(() => killPostgres(dataDir));
    const salida = await site.start(dataDir);
    return { salida, connection: databaseOf(dataDir), full: "disk" };
  }
  const postgres = await anExternalPostgres({ inside: disk });
  site.later(postgres.remove);
  const salida = await site.start(site.folder(), { DATABASE_URL: postgres.url });
  // what disk another's database has it cannot see
  return { salida, connection: { connectionString: postgres.url }, full: undefined };
}

for (const [name, isDatabase] of [
  ["disk", false],
  ...(process.env.LONG ? ([["database's disk", true]] as const) : []),
] as const)
  test(
    `refuses writes while the ${name} is full, loses nothing, and writes again when there is room`,
    patient,
    async ({ skip }) => {
      const disk = site.folder();
      const reason = mountSmall(disk, 160);
      if (reason) return skip(reason);
      const { salida, connection, full } = await onSmallDisk(disk, isDatabase);
      const learner = await signUp(salida.url, "ada@example.test");
      await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
      const memory = emptyMemory(learner);
      let over = false;
      const load = practise(memory, chance(1), () => over);
      await eventually("some exercises", () => memory.exercises.size > 20);

      fill(join(disk, "filler"));
      const refused = await createUntil(memory, "a refused write", (status) => status >= 400);
      expect(refused).toMatchObject({ status: 503, problem: { code: "unavailable" } });
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      for (let times = 0; times < 20; times += 1) {
        expect([200, 503]).toContain((await learner.ask(readingCalls.list)).status);
        await sleep(100);
      }
      expect(await statusOf(`${salida.url}/healthz`)).toBe(200);
      const ready = await fetch(`${salida.url}/readyz`);
      const told = full ? [503, { status: "unavailable", reason: full }] : [200, { status: "ready" }];
      expect([ready.status, await ready.json()]).toEqual(told);
      over = true;
      await load;
      expect(salida.out()).not.toContain('"msg":"fault"');
      expect(salida.out().match(/the database's disk is full/g)).toHaveLength(1);

      rmSync(join(disk, "filler"));
      await createUntil(memory, "writes again", (status) => status === 201);
      expect(await statusOf(`${salida.url}/readyz`)).toBe(200);
      await settleLost(memory);
      await compare(memory);
      await checkLedger(connection);
    },
  );

test(
  "goes on with all but sounds while the media's disk is full, says so, and speaks when there is room",
  patient,
  async ({ skip }) => {
    const dataDir = site.folder();
    const disk = join(dataDir, "media");
    const reason = mountSmall(disk, 24);
    if (reason) return skip(reason);
    const salida = await site.start(dataDir);
    const learner = await signUp(salida.url, "ada@example.test");
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
    const readyz = async () => (await fetch(`${salida.url}/readyz`)).json();
    expect(await readyz()).toEqual({ status: "ready" });
    fill(join(disk, "filler"));

    const memory = emptyMemory(learner);
    let over = false;
    const load = practise(memory, chance(2), () => over);
    const body = { context: "MYSTERY", level: 2 } as const;
    const params = await granted(learner.ask(listeningCalls.create, { body }));
    const show = () => learner.ask(listeningCalls.show, { params });
    const told = await eventually("a recording to fail", async () => {
      const answer = await show();
      expect(answer.reply?.audio ?? null).toBeNull();
      return answer.status === 503 && answer;
    });
    expect(told.problem?.code).toBe("unavailable");
    expect(Number(told.retryAfter)).toBeGreaterThan(0);
    expect(await readyz()).toEqual({ status: "ready", lacks: ["media"] });
    over = true;
    await load;
    expect(memory.lostCreates).toEqual([]);
    expect(memory.exercises.size).toBeGreaterThan(0);

    rmSync(join(disk, "filler"));
    const audio = await eventually("the recording", async () => (await show()).reply?.audio ?? undefined);
    expect(await statusOf(new URL(audio.url, salida.url).href)).toBe(200);
    await compare(memory);
    await checkLedger(databaseOf(dataDir));
    expect(salida.out()).not.toContain('"msg":"fault"');
  },
);
