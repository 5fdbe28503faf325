import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { House, TestLearner } from "#test-house.ts";
import { aSampleHouse, begin, samples } from "./test-samples.ts";

let house: House;
beforeAll(async () => {
  house = await aSampleHouse();
});
afterAll(() => house.close());

const endedByOne = kindNames.flatMap((name) => {
  const sample = samples[name];
  return sample.ends === "one move" ? [{ name, sample }] : [];
});

describe.each(endedByOne)("the law of kinds that one move ends: $name", ({ name, sample }) => {
  const calls = exerciseCalls(kindContracts[name] as KindContract);
  const finish = calls.moves[sample.move] as (typeof calls.moves)[string];

  /** Makes what has to come before the move that ends it. */
  async function lead(learner: TestLearner, id: string, marks: "full" | "zero") {
    const { move, ...bodies } = sample.before ?? { move: "", full: [], zero: [] };
    const call = calls.moves[move];
    for (const body of bodies[marks])
      if (call) await learner.ask(call, { params: { id }, body: body as never });
  }

  test("gives 10 and all points for a full answer, and tells why", async () => {
    const learner = await house.learner(`${name}-full`, 2);
    const { id, shown } = await begin(learner, name);
    await lead(learner, id, "full");

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.full(shown) });
    const stats = await learner.ask(statsCalls.readStats);
    const after = await learner.ask(calls.show, { params: { id } });

    expect(reply).toMatchObject({ score: 10 });
    expect(stats.reply?.points).toBe(kindContracts[name].points);
    expect(after.reply).toMatchObject({ id, completed: true, evaluation: reply, level: 2 });
    expect(after.reply?.title).toMatch(/\w/);
    expect(Date.parse(String(after.reply?.completedAt))).toBeGreaterThanOrEqual(
      Date.parse(String(after.reply?.createdAt)),
    );
  });

  test("gives 0 and no points for a zero answer", async () => {
    const learner = await house.learner(`${name}-zero`, 2);
    const { id, shown } = await begin(learner, name);
    await lead(learner, id, "zero");

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.zero(shown) });

    expect(reply).toMatchObject({ score: 0 });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(0);
  });

  test("refuses a partial answer and changes nothing", async () => {
    const learner = await house.learner(`${name}-partial`, 2);
    const { id } = await begin(learner, name);

    const { problem } = await learner.ask(finish, { params: { id }, body: sample.partial });

    expect(problem).toMatchObject(sample.refusal ?? { status: 422, code: "invalid" });
    expect((await learner.ask(calls.show, { params: { id } })).reply).toMatchObject({ completed: false });
  });

  test("refuses a second evaluation and gives no more points", async () => {
    const learner = await house.learner(`${name}-twice`, 2);
    const { id, shown } = await begin(learner, name);
    await lead(learner, id, "full");
    await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    const again = await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    expect(again.problem).toMatchObject({ status: 409, code: "already_completed" });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("gives points once for 50 evaluations at the same time", async () => {
    const learner = await house.learner(`${name}-crowd`, 2);
    const { id, shown } = await begin(learner, name);
    await lead(learner, id, "full");
    const answer = { params: { id }, body: sample.full(shown) };

    const answers = await Promise.all(Array.from({ length: 50 }, () => learner.ask(finish, answer)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === "already_completed")).toHaveLength(49);
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("tells no question of another's from its own by a report, before it is completed or after", async () => {
    const learner = await house.learner(`${name}-question`, 2);
    const { id, shown } = await begin(learner, name);
    const report = { params: { id }, body: { reason: "other" as const, questionId: id } };

    const early = await learner.ask(calls.report, report);
    await lead(learner, id, "full");
    await learner.ask(finish, { params: { id }, body: sample.full(shown) });
    const late = await learner.ask(calls.report, report);

    expect(early.problem?.code).toBe("not_yet");
    expect(late.problem?.code).toBe("invalid");
  });
});
