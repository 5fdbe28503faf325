import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { aPort, postgresOf } from "./processes.ts";
import { aSite, patient } from "./site.ts";

const site = aSite();
afterEach(() => site.clear());

/** What a start that must fail says: every line of it, and how it ends. */
async function failure(dataDir: string, settings: Record<string, string>) {
  const failed = await site.launch(dataDir, settings);
  const { code } = await failed.ended;
  return { code, lines: `${failed.out()}${failed.err()}`.trimEnd().split("\n") };
}

test("says in one line that the port is taken, and leaves no PostgreSQL behind", patient, async () => {
  const port = await aPort();
  const other = createServer().listen(port, "127.0.0.1");
  site.later(() => other.close());
  const dataDir = site.folder();

  const { code, lines } = await failure(dataDir, { PORT: String(port), LOG_LEVEL: "info" });

  expect(lines).toEqual([expect.stringMatching(/^salida: .*EADDRINUSE.*PORT/)]);
  expect(code).toBe(1);
  expect(postgresOf(dataDir)).toBeUndefined();
});

test("says in one line that the machine has no such address", patient, async () => {
  const settings = { HOST: "192.0.2.1", PORT: String(await aPort()), ALLOW_UNSAFE: "1" };

  const { code, lines } = await failure(site.folder(), settings);

  expect(lines.at(-1)).toMatch(/^salida: .*EADDRNOTAVAIL.*HOST/);
  expect(code).toBe(1);
});

test("says in one line that another PostgreSQL made the data folder", patient, async () => {
  const dataDir = site.folder();
  mkdirSync(join(dataDir, "postgres", "cluster"), { recursive: true });
  writeFileSync(join(dataDir, "postgres", "cluster", "PG_VERSION"), "14\n");

  const { code, lines } = await failure(dataDir, {});

  expect(lines).toEqual([expect.stringMatching(/^salida: .*made by PostgreSQL 14.*brings 18/)]);
  expect(code).toBe(1);
});

test("says in one line that DATABASE_URL does not answer", patient, async () => {
  const port = await aPort();
  const mute = createServer().listen(port, "127.0.0.1");
  site.later(() => mute.close());
  const nobody = `postgres://salida:secret@127.0.0.1:${await aPort()}/salida`;

  const [refused, silent] = await Promise.all([
    failure(site.folder(), { DATABASE_URL: nobody }),
    failure(site.folder(), { DATABASE_URL: `postgres://x:secret@127.0.0.1:${port}/x` }),
  ]);

  expect(refused).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^salida: the database does not answer: .*ECONNREFUSED/)],
  });
  expect(silent).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^salida: the database does not answer: .*timeout/)],
  });
});

test("names every wrong setting in one line", patient, async () => {
  const wrong = {
    PORT: "http",
    HUMAN_CHECK: "perhaps",
    DAILY_LIMITS: "many",
    DATABASE_URL: "mysql://x",
    LOG_LEVEL: "loud",
  };

  const { code, lines } = await failure(site.folder(), wrong);

  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  for (const name of Object.keys(wrong)) expect(lines[0]).toContain(`${name}: `);
});

test("says in one line that the data folder cannot be made", patient, async () => {
  const file = join(site.folder(), "a-file");
  writeFileSync(file, "");

  const { code, lines } = await failure(join(file, "data"), {});

  expect(lines).toEqual([expect.stringMatching(/^salida: DATA_DIR .*cannot be made: ENOTDIR/)]);
  expect(code).toBe(1);
});

test("starts on what a first start left that was killed half-way, at any moment", patient, async () => {
  const moments = ["initdb runs", "cluster whole", "a little later"];
  for (const moment of process.env.LONG ? ["folder made", ...moments, "server runs"] : moments) {
    const dataDir = site.folder();
    const killed = await site.launch(dataDir);
    while (!reached(moment, dataDir)) await sleep(2);
    if (moment === "a little later") await sleep(150);
    await killed.killGroup();

    const next = await site.start(dataDir);

    expect(
      readdirSync(join(dataDir)).filter((name) => name.includes(".new-")),
      moment,
    ).toEqual([]);
    next.signal("SIGTERM");
    expect(await next.ended, moment).toEqual({ code: 0, signal: null });
    expect(postgresOf(dataDir), moment).toBeUndefined();
  }
});

function reached(moment: string, dataDir: string): boolean {
  const names = readdirSync(dataDir);
  const aside = names.find((name) => name.startsWith("postgres.new-"));
  if (moment === "folder made") return aside !== undefined;
  if (moment === "initdb runs")
    return aside !== undefined && existsSync(join(dataDir, aside, "cluster", "base"));
  if (moment === "cluster whole") return names.includes("postgres");
  return postgresOf(dataDir) !== undefined;
}

test("comes up twice when two start on an empty data folder at the same time", patient, async () => {
  const dataDir = site.folder();

  const both = await Promise.all([site.launch(dataDir), site.launch(dataDir), site.launch(dataDir)]);

  await Promise.all(both.map((one) => one.ready()));
  expect(readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
});
