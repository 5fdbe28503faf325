import { exerciseCalls } from "@salida/contract/exercises.ts";
import type { KindContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { completableListeningSample } from "./completable-listening/sample.ts";
import { descriptionSample } from "./description/sample.ts";
import { kinds } from "./kinds.ts";
import { listeningSample } from "./listening/sample.ts";
import { readingSample } from "./reading/sample.ts";
import type { Sample } from "./sample.ts";

const samples: Record<KindName, Sample> = {
  listening: listeningSample,
  reading: readingSample,
  "completable-listening": completableListeningSample,
  description: descriptionSample,
};

const library = kindNames.flatMap((kind) =>
  Array.from({ length: 6 }, (_, at): LibraryWork => {
    const { content, items } = samples[kind];
    return {
      name: `${kind}-${at}`,
      kind,
      topic: "MYSTERY",
      level: 2,
      title: `Work ${at}`,
      words: 200,
      items,
      body: content,
    };
  }),
);

let house: House;
beforeAll(async () => {
  house = await aHouse(library);
});
afterAll(() => house.close());

describe.each(kindNames)("the law of every kind: %s", (name) => {
  const sample = samples[name];
  const calls = exerciseCalls(kindContracts[name] as KindContract);
  const finish = calls.moves[sample.move] as (typeof calls.moves)[string];
  const body = { ...sample.params, context: "MYSTERY", level: 2 };

  async function begin(learner: TestLearner) {
    const created = await learner.ask(calls.create, { body });
    const { id } = created.reply as { id: string };
    const shown = await learner.ask(calls.show, { params: { id } });
    return { id, shown: shown.reply as Record<string, unknown> };
  }

  test("its content passes its own schema", () => {
    expect(kinds[name].content.safeParse(sample.content).success).toBe(true);
  });

  test("tells no secret before it is earned, in any answer", async () => {
    const learner = await house.learner(`${name}-secrets`, 2);
    const before = house.received.length;

    const { id, shown } = await begin(learner);
    await learner.ask(calls.list);
    await learner.ask(calls.page, { query: { page: 0 } });
    await learner.ask(calls.allowance, { query: {} });
    await learner.ask(finish, { params: { id }, body: sample.partial });

    const received = house.received.slice(before).join("\n");
    expect(received).toContain(String(shown.title));
    for (const secret of sample.secrets) expect(received).not.toContain(secret);
    expect(received).not.toMatch(/"(correct|correctOptionId|key|why|whyNot|distractors|evidence|at|item)"/);
  });

  test("gives 10 and all points for a full answer, and tells why", async () => {
    const learner = await house.learner(`${name}-full`, 2);
    const { id, shown } = await begin(learner);

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.full(shown) });
    const stats = await learner.ask(statsCalls.readStats);
    const after = await learner.ask(calls.show, { params: { id } });

    expect(reply).toMatchObject({ score: 10 });
    expect(stats.reply?.points).toBe(kindContracts[name].points);
    expect(after.reply).toMatchObject({ id, completed: true, evaluation: reply });
  });

  test("gives 0 and no points for a zero answer", async () => {
    const learner = await house.learner(`${name}-zero`, 2);
    const { id, shown } = await begin(learner);

    const { reply } = await learner.ask(finish, { params: { id }, body: sample.zero(shown) });

    expect(reply).toMatchObject({ score: 0 });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(0);
  });

  test("refuses a partial answer and changes nothing", async () => {
    const learner = await house.learner(`${name}-partial`, 2);
    const { id } = await begin(learner);

    const { problem } = await learner.ask(finish, { params: { id }, body: sample.partial });

    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect((await learner.ask(calls.show, { params: { id } })).reply).toMatchObject({ completed: false });
  });

  test("refuses a second evaluation and gives no more points", async () => {
    const learner = await house.learner(`${name}-twice`, 2);
    const { id, shown } = await begin(learner);
    await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    const again = await learner.ask(finish, { params: { id }, body: sample.full(shown) });

    expect(again.problem).toMatchObject({ status: 409, code: "already_completed" });
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("gives points once for 50 evaluations at the same time", async () => {
    const learner = await house.learner(`${name}-crowd`, 2);
    const { id, shown } = await begin(learner);
    const answer = { params: { id }, body: sample.full(shown) };

    const answers = await Promise.all(Array.from({ length: 50 }, () => learner.ask(finish, answer)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === "already_completed")).toHaveLength(49);
    expect((await learner.ask(statsCalls.readStats)).reply?.points).toBe(kindContracts[name].points);
  });

  test("is not there for a stranger, exactly like what nobody has", async () => {
    const [owner, stranger] = await Promise.all([
      house.learner(`${name}-owner`, 2),
      house.learner(`${name}-stranger`, 2),
    ]);
    const { id, shown } = await begin(owner);
    const nobodys = { id: "0190e3a5-7e57-7b00-8b00-0123456789ab" };

    const foreign = await stranger.ask(calls.show, { params: { id } });
    const unknown = await stranger.ask(calls.show, { params: nobodys });
    const played = await stranger.ask(finish, { params: { id }, body: sample.full(shown) });

    expect(foreign.problem).toEqual(unknown.problem);
    expect(foreign.problem?.code).toBe("not_found");
    expect(played.problem?.code).toBe("not_found");
  });

  test("gives two learners ids of their own for the same content", async () => {
    const [one, other] = await Promise.all([
      house.learner(`${name}-one`, 2),
      house.learner(`${name}-other`, 2),
    ]);
    const mine = await begin(one);
    const theirs = await begin(other);

    const ids = (shown: unknown): string[] => JSON.stringify(shown).match(/[0-9a-f-]{36}/g) ?? [];

    expect(ids(mine.shown).filter((id) => ids(theirs.shown).includes(id))).toEqual([]);
  });

  test("starts no exercise before a level is chosen", async () => {
    const learner = await house.learner(`${name}-new`);

    expect((await learner.ask(calls.create, { body })).problem).toMatchObject({
      status: 409,
      code: "stats_required",
    });
  });
});
