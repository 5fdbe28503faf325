import { fileURLToPath } from "node:url";
import { kindCalls } from "@salida/contract/calls.ts";
import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { readLibrary } from "@salida/library/read.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFilledDatabase, readFilled } from "./test-filled.ts";
import { aHouse, type House, type TestLearner, whole } from "./test-house.ts";

const filled = readFilled();
const [ana] = filled.shown;
if (!ana) throw new Error("nobody is in the filled database");

let house: House;
const learners = new Map<string, TestLearner>();
beforeAll(async () => {
  const library = readLibrary(fileURLToPath(new URL("../../library/texts", import.meta.url)));
  house = await aHouse(library, {}, await aFilledDatabase(filled));
  for (const { name } of filled.shown) learners.set(name, await house.learner(name));
}, 120_000);
afterAll(() => house.close());

const signedIn = (name: string) => learners.get(name) as TestLearner;
const callsOf = (kind: KindName) => exerciseCalls(kindContracts[kind] as KindContract);
const openOne = (kind: string) =>
  ana.exercises.find((one) => one.kind === kind && one.shown.completed === false)?.id ?? "";

/** What does not change from day to day: no addresses, no lengths and times of sound that is made anew. */
function lasting(shown: unknown): object {
  const passing = ["url", "seconds", "audio"];
  const kept = JSON.stringify(shown, (key, value) => {
    if (passing.includes(key)) return undefined;
    return value?.until === undefined ? value : { text: value.text };
  });
  return JSON.parse(kept);
}

describe("a database that an earlier Salida filled", () => {
  test.each(filled.shown.flatMap(({ name, exercises }) => exercises.map((one) => ({ name, ...one }))))(
    "$kind of $name looks as it did",
    async ({ name, kind, id, shown }) => {
      const reply = await whole(async () => {
        const { reply: now } = await signedIn(name).ask(callsOf(kind).show, { params: { id } });
        return now as { generation: unknown };
      });

      expect(reply).toMatchObject(lasting(shown));
    },
  );

  test.each(filled.shown)("lists and statistics of $name are the same", async ({ name, lists, stats }) => {
    for (const [kind, list] of Object.entries(lists)) {
      const { reply } = await signedIn(name).ask(callsOf(kind as KindName).list);
      expect(reply).toMatchObject(lasting(list));
    }
    expect((await signedIn(name).ask(statsCalls.readStats)).reply).toMatchObject(stats);
  });

  test("a reading under way is answered and gives its points", async () => {
    const { points } = (await signedIn("ana").ask(statsCalls.readStats)).reply ?? {};
    const params = { id: openOne("reading") };
    const selectedOptions = await rightAnswers(params.id);

    const { reply } = await signedIn("ana").ask(kindCalls.reading.moves.evaluate, {
      params,
      body: { selectedOptions },
    });

    expect(reply).toMatchObject({ score: 10 });
    expect((await signedIn("ana").ask(statsCalls.readStats)).reply?.points).toBe((points ?? 0) + 30);
  });

  test("a conversation under way goes on with what was said, and its recording is heard", async () => {
    const params = { id: openOne("chat") };
    const before = ana.exercises.find(({ id }) => id === params.id)?.shown.messages as unknown[];
    const message = "My mother makes the best soup, with beans and fish.";

    const { reply } = await signedIn("ana").ask(kindCalls.chat.moves.predict, { params, body: { message } });
    const { messages = [] } = (await signedIn("ana").ask(kindCalls.chat.show, { params })).reply ?? {};
    const [recorded] = messages.flatMap(({ audio, sender }) =>
      audio && sender === "USER" ? [audio.url] : [],
    );

    expect(reply?.message).toMatch(/\?$/);
    expect(messages).toHaveLength(before.length + 2);
    expect(messages.slice(0, before.length)).toMatchObject(lasting(before));
    expect((await house.app.inject({ url: recorded ?? "" })).statusCode).toBe(200);
  });

  test("a picture under way is still there to be seen, and is marked by what it shows", async () => {
    const params = { id: openOne("description") };
    const { image } = (await signedIn("ana").ask(kindCalls.description.show, { params })).reply ?? {};
    const seen = await house.app.inject({ url: image?.url ?? "" });
    const { rows } = await house.db.execute(
      sql`select state->>'reference' text from exercise where id = ${params.id}`,
    );
    const description = String(rows[0]?.text);

    const { reply } = await signedIn("ana").ask(kindCalls.description.moves.evaluate, {
      params,
      body: { description },
    });

    expect([seen.statusCode, seen.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(reply).toMatchObject({ score: 10, proposedDescription: description });
  });

  test("what was given is not given again while there is something new", async () => {
    const body = { context: "FOOD" as const, level: 1 as const };
    const { id = "" } = (await signedIn("ana").ask(kindCalls.reading.create, { body })).reply ?? {};
    const { reply } = await signedIn("ana").ask(kindCalls.reading.show, { params: { id } });

    const asked = ana.exercises.flatMap(({ shown }) => shown.questions ?? []) as { question: string }[];
    expect(reply?.repeat).toBe(false);
    for (const { question } of reply?.questions ?? [])
      expect(asked.map((had) => had.question)).not.toContain(question);
  });
});

/** The options that are right, looked up where the learner cannot. */
async function rightAnswers(id: string) {
  const { rows } = await house.db.execute(sql`select state from exercise where id = ${id}`);
  const state = rows[0]?.state as { id: string; options: { id: string; at: number }[] }[];
  return state.map((question) => ({
    questionId: question.id,
    optionId: question.options.find(({ at }) => at === 0)?.id ?? "",
  }));
}
