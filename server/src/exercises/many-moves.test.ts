import { randomUUID } from "node:crypto";
import type { KindName } from "@salida/contract/kinds.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "#http/server.ts";
import { createLearner, findStats } from "#progress/stats.ts";
import { openDirector } from "#rooms/director.ts";
import { importLibrary } from "#stock/import-library.ts";
import { shipped } from "#stock/shipped.ts";
import { aReading } from "#stock/test-works.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Flow, tools } from "./flow.ts";
import { serveExercises } from "./serve-exercises.ts";
import { vault } from "./test-vault.ts";

const kind = "vault" as KindName;
const locks = { front: "left 12", back: "right 7" };

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await aDatabase();
  await importLibrary(database.db, shipped([aReading("a vault", { kind, items: [], body: locks })]));
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  const who = async (account: string) => ({ account, session: "" });
  const kinds = { [kind]: vault } as unknown as Flow["kinds"];
  const limits = { [kind]: 100 } as unknown as Flow["limits"];
  const unused = {
    record: unasked,
    depict: unasked,
    glimpse: unasked,
    report: unasked,
    sounds: {} as Flow["sounds"],
    director: openDirector({ db: database.db, now: tools.now }),
    writing: { writes: () => false, promises: () => false },
  };
  serveExercises({ app, who }, { db: database.db, kinds, limits, tools, ...unused } as unknown as Flow);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function unasked(): Promise<never> {
  throw new Error("there is nothing to be heard, seen or reported here");
}

async function aVault() {
  const learner = randomUUID();
  await createLearner(database.db, learner, 2);
  const ask = async (url: string, payload?: object, key?: string) => {
    const answer = await app.inject({
      method: payload ? "POST" : "GET",
      url: `/api/v1/user-vaults${url}`,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${learner}`, ...(key && { "idempotency-key": key }) },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const { body } = await ask("", { context: "FOOD", level: 2 });
  const it = `/${body.id}`;
  return {
    ask: (rest: string, payload?: object, key?: string) => ask(it + rest, payload, key),
    points: async () => (await findStats(database.db, learner))?.points,
    list: async () => (await ask("")).body.elements[0],
  };
}

test("a move is told which of many things it is about", async () => {
  const { ask } = await aVault();

  const front = await ask("/locks/front/dial/left", { code: "12" });
  const back = await ask("/locks/back/dial/left", { code: "12" });

  expect([front.body, back.body]).toEqual([{ correct: true }, { correct: false }]);
  expect((await ask("")).body.opened).toEqual(["front"]);
});

test.each(["/locks/FRONT/dial/left", "/locks/front/dial/up"])("%s is not there", async (path) => {
  const { ask } = await aVault();

  const { status, body } = await ask(path, { code: "12" });

  expect([status, body.code]).toEqual([404, "not_found"]);
});

test("what is not being played refuses as such, and changes nothing", async () => {
  const { ask, list } = await aVault();

  const { status, body } = await ask("/locks/side/dial/left", { code: "12" });

  expect([status, body.code]).toEqual([409, "not_playing"]);
  expect((await list()).tries).toBe(0);
});

test("a try that does not suffice is answered and counted, and neither ends nor awards", async () => {
  const { ask, points, list } = await aVault();

  await ask("/locks/front/dial/left", { code: "99" });

  expect(await list()).toMatchObject({ completed: false, evaluation: null, tries: 1 });
  expect(await points()).toBe(0);
});

test("the last of many moves ends it and gives its points, once", async () => {
  const { ask, points } = await aVault();
  await ask("/locks/front/dial/left", { code: "12" });

  const last = await Promise.all(
    Array.from({ length: 10 }, () => ask("/locks/back/dial/right", { code: "7" })),
  );
  const again = await ask("/locks/back/dial/right", { code: "7" });

  expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([again.status, again.body.code]).toEqual([409, "already_completed"]);
  expect((await ask("")).body).toMatchObject({ completed: true, evaluation: { score: 10 } });
  expect(await points()).toBe(50);
});

test("the same key for another lock is another question", async () => {
  const { ask } = await aVault();

  const first = await ask("/locks/front/dial/left", { code: "1" }, "one-key");
  const same = await ask("/locks/front/dial/left", { code: "1" }, "one-key");
  const other = await ask("/locks/back/dial/left", { code: "1" }, "one-key");

  expect(same.body).toEqual(first.body);
  expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"]);
});

test("a move of after the end goes on, and touches neither result nor points", async () => {
  const { ask, points } = await aVault();
  await ask("/notes", { text: "before" });
  await ask("/locks/front/dial/left", { code: "12" });
  await ask("/locks/back/dial/right", { code: "7" });
  const over = (await ask("")).body;

  const { status, body } = await ask("/notes", { text: "after" });

  expect([status, body]).toEqual([200, { count: 2 }]);
  expect((await ask("")).body).toEqual({ ...over, notes: ["before", "after"] });
  expect(await points()).toBe(50);
});

test("of two moves of after the end at once none gets lost without being told", async () => {
  const { ask } = await aVault();

  const both = await Promise.all(["one", "two", "three"].map((text) => ask("/notes", { text })));

  const saved = both.filter(({ status }) => status === 200).length;
  expect(both.every(({ status, body }) => status === 200 || body.code === "conflict")).toBe(true);
  expect((await ask("")).body.notes).toHaveLength(saved);
});
