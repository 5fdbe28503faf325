import { descriptionCalls, readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

const body = { context: "FOOD" as const, level: 2 as const };
const texts = [
  ...Array.from({ length: 12 }, (_, at) => aReading(`text ${at}`)),
  ...Array.from({ length: 2 }, (_, at) => aReading(`far ${at}`, { topic: "TRAVEL" })),
];

let house: House;
beforeAll(async () => {
  house = await aHouse(texts);
});
afterAll(() => house.close());

const todayOf = async (learner: TestLearner) => {
  const { reply } = await learner.ask(todayCalls.readToday);
  if (!reply) throw new Error("there is no day");
  return reply;
};

/** Reads a text and answers all right, or all wrong; as often as asked at the same time. */
async function read(learner: TestLearner, right = true, times = 1): Promise<void> {
  const id = (await learner.ask(readingCalls.create, { body })).reply?.id ?? "";
  const { reply: shown } = await learner.ask(readingCalls.show, { params: { id } });
  const selectedOptions = (shown?.questions ?? []).map(({ id: questionId, options }) => ({
    questionId,
    optionId: options.find(({ text }) => (text === "Right") === right)?.id ?? "",
  }));
  const evaluations = Array.from({ length: times }, () =>
    learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } }),
  );
  const statuses = (await Promise.all(evaluations)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
}

/** Days ago on which somebody practised, as the ledger of days has it. */
function practisedOn(learner: TestLearner, ...days: number[]) {
  return house.db.execute(sql`
    insert into practice_day (learner, day, completed, points)
      select ${learner.id}::uuid, (now() at time zone 'UTC')::date - ago, 2, 50 from unnest(${sql.param(days)}::int[]) ago`);
}

describe("a learner's day", () => {
  test("there is none before a level is chosen", async () => {
    const learner = await house.learner("no-level");

    expect((await learner.ask(todayCalls.readToday)).problem?.code).toBe("stats_not_found");
  });

  test("begins with the quickest kind, about something they have not had, the same whenever they look", async () => {
    const learner = await house.learner("fresh", 2);

    const day = await todayOf(learner);

    expect(day.next).toMatchObject({ kind: "reading", reason: "first", level: 2, daysSince: null, id: null });
    expect(["FOOD", "TRAVEL"]).toContain(day.next?.context);
    expect(day).toMatchObject({ unfinished: [], scores: [], goal: { exercises: 2, done: 0 } });
    expect(day.reviews).toEqual({ due: 0, words: 0, learnt: 0 });
    expect(day.streak).toEqual({ days: 0, today: false, forgiven: false });
    expect([day.days.length, day.days.at(-1)]).toEqual([30, { day: day.day, completed: 0, points: 0 }]);
    expect((await todayOf(learner)).next).toEqual(day.next);
  });

  test("counts what is completed towards the goal, the streak, the days and the trend, once", async () => {
    const learner = await house.learner("reads", 2);
    await read(learner);
    await read(learner, false);

    const day = await todayOf(learner);

    expect(day.goal).toEqual({ exercises: 2, done: 2 });
    expect(day.streak).toEqual({ days: 1, today: true, forgiven: false });
    expect(day.days.at(-1)).toEqual({ day: day.day, completed: 2, points: 30 });
    expect(day.scores).toEqual([{ kind: "reading", latest: [10, 0] }]);
    expect(day.next).toMatchObject({ kind: "description", reason: "untried" });
  });

  test("tells what is unfinished, newest first, without what was reported", async () => {
    const learner = await house.learner("leaves", 2);
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push((await learner.ask(readingCalls.create, { body })).reply?.id ?? "");
    const picture = await learner.ask(descriptionCalls.create, { body: { context: "FOOD", level: 2 } });
    await learner.ask(readingCalls.report, {
      params: { id: ids[1] ?? "" },
      body: { reason: "unfit" },
    });

    const { unfinished, next } = await todayOf(learner);

    const expected = [picture.reply?.id, ids[2], ids[0]].filter(Boolean);
    expect(unfinished.map(({ id }) => id)).toEqual(expected);
    expect(next).toMatchObject({ kind: "reading", id: ids[2], context: "FOOD", level: 2 });
    expect(unfinished.at(-1)).toMatchObject({ kind: "reading", context: "FOOD", level: 2 });
  });

  test("forgives a missed day", async () => {
    const learner = await house.learner("streaks", 2);
    await practisedOn(learner, 1, 2, 4, 5);

    const day = await todayOf(learner);

    expect(day.streak).toEqual({ days: 4, today: false, forgiven: true });
    expect(day.days.filter(({ completed }) => completed > 0)).toHaveLength(4);
  });

  test("keeps the goal that was chosen, and refuses another", async () => {
    const learner = await house.learner("aims", 2);

    expect((await learner.ask(statsCalls.changeStats, { body: { dailyGoal: 5 } })).status).toBe(200);
    expect((await todayOf(learner)).goal.exercises).toBe(5);
    const { problem } = await learner.ask(statsCalls.changeStats, { body: { dailyGoal: 4 } as never });
    expect(problem?.code).toBe("invalid");
  });

  test("recommends nothing whose limit is reached", async () => {
    const learner = await house.learner("spent", 2);
    for (let at = 0; at < 10; at += 1) await read(learner);

    expect((await todayOf(learner)).next?.kind).not.toBe("reading");
  });

  test("a race of evaluations counts one", async () => {
    const learner = await house.learner("races", 2);
    await read(learner, true, 8);

    expect((await todayOf(learner)).goal.done).toBe(1);
  });
});
