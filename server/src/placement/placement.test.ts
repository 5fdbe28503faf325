import { readingCalls } from "@salida/contract/calls.ts";
import { type Placement, placementCalls, type RunningPlacement } from "@salida/contract/placements.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { placementLength } from "@salida/rules/placement.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { testItems } from "./test-items.ts";

let house: House;
beforeAll(async () => {
  house = await aHouse();
});
afterAll(() => house.close());

const read = async (learner: TestLearner) => (await learner.ask(placementCalls.readPlacement)).reply;
const send = (learner: TestLearner, id: string, questionId: string, answer: string | null) =>
  learner.ask(placementCalls.answerPlacement, { params: { id }, body: { questionId, answer } });

async function begin(learner: TestLearner): Promise<RunningPlacement> {
  const { status, reply } = await learner.ask(placementCalls.beginPlacement);
  expect(status).toBe(201);
  if (!reply) throw new Error("nothing begun");
  return reply;
}

/** The item of a question, found by its sentence. */
function itemOf({ question: { sentence } }: RunningPlacement) {
  const item = testItems.find((it) => it.sentence === sentence);
  if (!item) throw new Error("an unknown sentence");
  return item;
}

/** Answers as somebody of a level does, so many questions or to the end. */
async function answer(learner: TestLearner, from: Placement, level: number, most = 100): Promise<Placement> {
  let now = from;
  for (let at = 0; at < most && !now.completed; at += 1) {
    const { level: asked, accepted } = itemOf(now);
    const said = asked <= level ? (accepted[0] ?? "") : null;
    const { reply } = await send(learner, now.id, now.question.id, said);
    if (!reply) throw new Error("not answered");
    now = reply;
  }
  return now;
}

/** Everything that is right, and why. */
const keys = testItems.flatMap(({ accepted, options, why }) => [
  ...(options.length === 0 ? accepted : []),
  why.en,
  why.es,
]);

describe("a test", () => {
  test("is taken before there is a level, and leaves none behind", async () => {
    const learner = await house.learner("new");
    expect(await read(learner)).toBeNull();

    const over = await answer(learner, await begin(learner), 2);

    if (!over.completed) throw new Error("not over");
    const { questions, levels } = over;
    expect(over.level).toBe(2);
    expect(over.sureness).toBeGreaterThan(0.5);
    expect(questions.length).toBeGreaterThanOrEqual(placementLength.least);
    expect(questions.length).toBeLessThanOrEqual(placementLength.most);
    expect(new Set(questions.map(({ sentence }) => sentence)).size).toBe(questions.length);
    for (const { level, asked, right } of levels) {
      const own = questions.filter((question) => question.level === level);
      expect([asked, right]).toEqual([own.length, level <= 2 ? own.length : 0]);
    }
    expect((await learner.ask(statsCalls.readStats)).problem?.code).toBe("stats_not_found");
    expect(await read(learner)).toEqual(over);
  });

  test("tells in the end what was answered, what is right and why", async () => {
    const learner = await house.learner("told");
    const begun = await begin(learner);
    const typed = itemOf(begun).form === "typed" ? " KEYNOT  right " : begun.question.options.at(-1);
    await send(learner, begun.id, begun.question.id, typed ?? null);

    const over = await answer(learner, (await read(learner)) as Placement, 5);

    const item = itemOf(begun);
    expect(over.completed && over.questions[0]).toEqual({
      ...{ id: begun.question.id, level: item.level, form: item.form, sentence: item.sentence },
      answer: typed?.trim(),
      correct: item.accepted.includes(typed ?? ""),
      best: item.accepted[0],
      why: item.why,
    });
  });

  test("tells nothing of what is right before its end", async () => {
    const learner = await house.learner("curious");
    const before = house.received.length;
    const running = await answer(learner, await begin(learner), 3, 10);
    await send(learner, running.id, (running as RunningPlacement).question.id, null);
    await read(learner);

    const received = house.received.slice(before).join("\n");
    expect(received.match(/"completed":false/g)).toHaveLength(13);
    for (const key of keys) expect(received).not.toContain(key);
    expect(received).not.toMatch(/"(accepted|best|correct|right|why|level|levels)":/);
  });

  test("costs nothing of the day and gives no points", async () => {
    const learner = await house.learner("free", 1);
    await answer(learner, await begin(learner), 4);

    expect((await learner.ask(statsCalls.readStats)).reply).toMatchObject({ points: 0, level: 1 });
    const { reply } = await learner.ask(readingCalls.allowance, { query: {} });
    expect(reply?.count).toBe(0);
    const { rows } = await house.db.execute(
      sql`select count(*)::int n from exercise where learner = ${learner.id}`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("taken again asks other sentences, and its end takes the place of the one before", async () => {
    const learner = await house.learner("again");
    const first = await answer(learner, await begin(learner), 2);
    const begun = await begin(learner);
    expect(begun.id).not.toBe(first.id);

    const second = await answer(learner, begun, 2);

    if (!first.completed || !second.completed) throw new Error("not over");
    const had = new Set(first.questions.map(({ sentence }) => sentence));
    expect(second.questions.filter(({ sentence }) => had.has(sentence))).toEqual([]);
    const { rows } = await house.db.execute(sql`select id from placement where learner = ${learner.id}`);
    expect(rows).toEqual([{ id: second.id }]);
  });
});

describe("on its way", () => {
  test("it can be left: what is asked now is asked until it is answered", async () => {
    const learner = await house.learner("leaves");
    const left = await answer(learner, await begin(learner), 2, 5);

    expect(await read(learner)).toEqual(left);
    expect(await begin(learner)).toEqual(left);
    expect(left).toMatchObject({ completed: false, answered: 5 });
  });

  test("there is one, however often it is begun at once", async () => {
    const learner = await house.learner("eager");

    const begun = await Promise.all(Array.from({ length: 12 }, () => begin(learner)));

    expect(new Set(begun.map(({ question }) => question.id)).size).toBe(1);
  });

  test("an answer counts once, however often it is sent at once, and whichever is first", async () => {
    const learner = await house.learner("twice");
    const { id, question } = await begin(learner);
    const said = question.options.length > 0 ? question.options : ["one", "two"];

    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(learner, id, question.id, said[at % said.length] ?? null)),
    );
    const late = await send(learner, id, question.id, null);

    const told = [...all, late].map(({ reply }) => reply as RunningPlacement);
    expect(new Set(told.map((it) => it.question.id)).size).toBe(1);
    expect(told.map(({ answered }) => answered)).toEqual(Array(13).fill(1));
  });

  test("the last answer sent twice at once ends it once, with one and the same receipt", async () => {
    const learner = await house.learner("last");
    const before = await untilTheLast(learner);

    const ends = await Promise.all(
      Array.from({ length: 8 }, () => send(learner, before.id, before.question.id, null)),
    );

    expect(ends.map(({ reply }) => reply?.completed)).toEqual(Array(8).fill(true));
    expect(new Set(ends.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
  });

  test("what is not asked, not an option, not the learner's or nothing at all is refused", async () => {
    const [learner, other] = [await house.learner("mine"), await house.learner("theirs")];
    const [mine, theirs] = [await begin(learner), await begin(other)];
    const choice = await untilChoice(learner, mine);

    const codes = await Promise.all([
      send(learner, mine.id, theirs.question.id, "a"),
      send(other, choice.id, choice.question.id, null),
      send(learner, theirs.id, theirs.question.id, null),
      send(learner, choice.id, choice.question.id, "none of them"),
      send(learner, choice.id, choice.question.id, " "),
      send(learner, choice.id, choice.question.id, "x".repeat(61)),
    ]).then((all) => all.map(({ problem }) => problem?.code));

    expect(codes).toEqual(["not_found", "not_found", "not_found", "invalid", "invalid", "invalid"]);
    expect(await read(learner)).toEqual(choice);
    expect(await read(other)).toEqual(theirs);
  });
});

/** The open question after which any answer ends the test. */
async function untilTheLast(learner: TestLearner): Promise<RunningPlacement> {
  // who knows nothing is sure to be at A1 after the least there is
  const now = await answer(learner, await begin(learner), -1, placementLength.least - 1);
  if (now.completed) throw new Error("over too soon");
  return now;
}

/** Answers until there are options to choose from. */
async function untilChoice(learner: TestLearner, from: RunningPlacement): Promise<RunningPlacement> {
  let now: Placement = from;
  for (;;) {
    if (now.completed) now = await begin(learner);
    else if (now.question.options.length > 0) return now;
    else now = await answer(learner, now, 2, 1);
  }
}

describe("the learner's data", () => {
  test("has the test in it: of one that runs what was answered and no key", async () => {
    const learner = await house.learner("exports");
    const { id, question } = await begin(learner);
    await send(learner, id, question.id, question.options[0] ?? "a word of mine");
    const exported = async () => {
      const headers = { authorization: `Bearer ${learner.token}` };
      const { body } = await house.app.inject({ url: accountCalls.exportAccount.path, headers });
      return body;
    };

    const during = await exported();
    expect(JSON.parse(during).placements).toMatchObject([
      { id, completed: false, answers: [{ sentence: question.sentence }] },
    ]);
    for (const key of keys) expect(during).not.toContain(key);
    await answer(learner, (await read(learner)) as Placement, 2);
    expect(JSON.parse(await exported()).placements).toMatchObject([{ id, completed: true }]);
  });

  test("has no test any more once the account is gone, though there was never a level", async () => {
    const learner = await house.learner("goes");
    const { id, question } = await begin(learner);

    expect((await learner.ask(accountCalls.deleteAccount)).status).toBe(204);

    expect((await send(learner, id, question.id, null)).status).toBe(401);
    expect((await learner.ask(placementCalls.beginPlacement)).status).toBe(401);
    const { rows } = await house.db.execute(sql`select id from placement where learner = ${learner.id}`);
    expect(rows).toEqual([]);
  });
});
