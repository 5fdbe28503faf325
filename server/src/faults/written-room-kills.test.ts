import { setTimeout as sleep } from "node:timers/promises";
import { escapeRoomCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { levelOf } from "@salida/rules/levels.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterOf } from "#authoring/test-ghost.ts";
import { ghostRoom, type RoomBrain, roomAnsweredBy, roomGhost } from "#authoring/test-room-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { chance } from "./chance.ts";
import { databaseOf } from "./ledger.ts";
import { aSite, patient, type Running } from "./site.ts";
import { granted, signUp } from "./wire.ts";

const kills = process.env.LONG ? 4 : 2;
/** Milliseconds that the model takes for an answer, so that a kill falls between two. */
const pace = 80;
const level = levelOf(ghostRoom.band);
/** No room of the library is about it, so that whoever wishes for one has one written. */
const context = "FASHION";

const provider = await openTestProvider();
const site = aSite();
const dataDir = site.folder();
const settings = {
  PUBLIC_URL: "http://127.0.0.1:3000",
  WORKERS: "1",
  TEXT_MODEL: "openai-compatible:writer",
  OPENAI_COMPATIBLE_URL: provider.addresses["openai-compatible"],
  TEXT_CONCURRENCY: "1",
  TEXT_CONTEXT: "32000",
};
let running: Running;
let db: pg.Pool;

/** The small room of the ghost, with whatever a real die has thrown for true: its solver knows what the writer was told. */
function believer(): RoomBrain {
  const ghost = roomGhost();
  const told = new Map<string, string>();
  const heed = (user: string, asked: RegExp, right: RegExp) =>
    told.set(asked.exec(user)?.[1] ?? "", right.exec(user)?.[1] ?? "");
  return {
    ...ghost,
    riddle: (asked) => {
      heed(asked.user, /^Asked: (.*)$/m, /^Right: (.*)$/m);
      return ghost.riddle(asked);
    },
    text: (asked) => {
      heed(asked.user, /^1\. (.*)$/m, /^ +True: (.*)$/m);
      return ghost.text(asked);
    },
    solve: (asked) => {
      const key = told.get(/^Question: (.*)$/m.exec(asked.user)?.[1] ?? "") ?? "";
      return { ...(ghost.solve(asked) as object), answer: letterOf(asked, key) };
    },
  };
}

beforeAll(async () => {
  provider.answer(roomAnsweredBy(believer()));
  running = await site.start(dataDir, settings);
  db = new pg.Pool({ ...databaseOf(dataDir), max: 2 });
  db.on("error", () => undefined);
}, 60_000);
afterAll(async () => {
  await db.end();
  await site.clear();
  await provider.close();
});

async function count(what: string): Promise<number> {
  const { rows } = await db.query(`select count(*)::int n from ${what}`);
  return rows[0].n;
}

async function someone(name: string) {
  const learner = await signUp(running.url, `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level } }));
  return learner;
}

test(
  `a room is written, played and stocked whole, once, through ${kills} kills, and little is asked again`,
  patient,
  async () => {
    const by = chance(20_261_127);
    const slowly = setInterval(() => provider.hold(sleep(pace)), pace);
    const ana = await someone("ana");
    const { id } = await granted(ana.ask(escapeRoomCalls.create, { body: { context, level } }));
    expect(await count("generation")).toBe(1);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(by.whole(300, 900));
      await running.killGroup();
      expect(await count("content where origin = 'model' and in_room")).toBe(0);
      running = await site.start(dataDir, settings);
    }
    await expect
      .poll(() => count("generation where ended_at is not null").catch(() => -1), { timeout: 120_000 })
      .toBe(1);
    clearInterval(slowly);

    expect(await count("generation where state = 'ready'")).toBe(1);
    expect(await count("content where origin = 'model' and kind = 'escape-room' and not in_room")).toBe(1);
    expect(await count("content where origin = 'model' and in_room")).toBe(9);
    const { rows } = await db.query("select max((record->>'calls')::int) calls from authored");
    const cut = provider.asked.filter(({ left }) => left).length;
    expect(rows[0].calls).toBeGreaterThan(25);
    expect(provider.asked.length - rows[0].calls).toBeLessThanOrEqual(cut + kills * 2);

    // what was given at once stays what it was, and the next who asks gets the new one
    const shown = await granted(ana.at(running.url).ask(escapeRoomCalls.show, { params: { id } }));
    expect(shown).toMatchObject({ origin: "library" });
    const ben = await someone("ben");
    const room = await granted(ben.ask(escapeRoomCalls.create, { body: { context, level } }));
    const opened = await granted(ben.ask(escapeRoomCalls.show, { params: { id: room.id } }));
    expect(opened).toMatchObject({ title: ghostRoom.title, origin: "model" });
  },
);
