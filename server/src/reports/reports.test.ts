import { readingCalls } from "@salida/contract/calls.ts";
import { accountCalls } from "@salida/contract/stats.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { importLibrary } from "#stock/import-library.ts";
import { shipped } from "#stock/shipped.ts";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House } from "#test-house.ts";
import { complete, completed, given, reporting, someLearners } from "./test-reports.ts";

let house: House;
afterEach(() => house.close());

const open = (library: readonly LibraryWork[]) => aHouse(library, { DAILY_LIMITS: "1000" });
const text = (stems: string[], name = "a text") => aReading(name, { stems });

/** What a learner sees of a reading: its title and what it asks. */
const seen = ({ title, questions }: { title: string; questions: { question: string }[] }) =>
  [title, ...questions.map(({ question }) => question).sort()].join(" ");

/** What comes of so many readings in a row. */
async function titles(learner: Parameters<typeof given>[0], count: number): Promise<string[]> {
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) all.push(seen(await given(learner)));
  return [...new Set(all)].sort();
}

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await house.db.execute(query)).rows;
}

const withdrawnItems = () => rows(sql`select item from withdrawn order by item`);

test("a reported question is not given to that learner again, and to others it is", async () => {
  house = await open([text(["1", "2", "3"])]);
  const [reporter, other] = await someLearners(house, 2, "learner");
  if (!reporter || !other) throw new Error("nobody is there");

  const answer = await reporting(reporter, await completed(reporter), "2");

  expect([answer.status, answer.reply]).toEqual([204, undefined]);
  expect(await titles(reporter, 20)).toEqual(["a text 1 3"]);
  expect(await titles(other, 3)).toEqual(["a text 1 2 3"]);
  expect(await withdrawnItems()).toEqual([]);
});

test("of what is left, what was not had comes first, and what is reported never", async () => {
  house = await open([text(["1", "2", "3", "4"])]);
  const learner = await house.learner("learner", 2);
  const body = { context: "FOOD" as const, level: 2 as const, numOfQuestions: 2 };
  const { reply } = await learner.ask(readingCalls.create, { body });
  const { reply: first } = await learner.ask(readingCalls.show, { params: { id: reply?.id ?? "" } });
  if (!first) throw new Error("nothing was given");
  const had = first.questions.map(({ question }) => question);
  await complete(learner, first);
  await reporting(learner, first, had[0]);

  const next = await learner.ask(readingCalls.create, { body });
  const { reply: second } = await learner.ask(readingCalls.show, { params: { id: next.reply?.id ?? "" } });
  const after = await given(learner);

  const fresh = ["1", "2", "3", "4"].filter((stem) => !had.includes(stem));
  expect(second?.repeat).toBe(false);
  expect(second?.questions.map(({ question }) => question).sort()).toEqual(fresh);
  expect(after.repeat).toBe(true);
  expect(after.questions.map(({ question }) => question).sort()).toEqual([...fresh, had[1]].sort());
});

test("a text reported whole is not given again, not even as a repeat, and neither is one with nothing left", async () => {
  house = await open([
    text(["1", "2"], "whole"),
    text(["1", "2"], "item by item"),
    text(["1"], "kept"),
    aReading("elsewhere", { topic: "TRAVEL", stems: ["1"] }),
  ]);
  const learner = await house.learner("learner", 2);
  const had = [await completed(learner), await completed(learner), await completed(learner)];
  const [whole, items, kept] = ["whole", "item by item", "kept"].map((name) =>
    had.find(({ title }) => title === name),
  );
  if (!whole || !items || !kept) throw new Error("not all were given");

  await reporting(learner, whole);
  await reporting(learner, items, "1");
  await reporting(learner, items, "2");

  expect(await titles(learner, 6)).toEqual(["elsewhere 1", "kept 1"]);
});

test("where everything is reported, a create is refused and does not count", async () => {
  house = await open([text(["1"])]);
  const learner = await house.learner("learner", 2);
  await reporting(learner, await completed(learner));

  const { problem } = await learner.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });

  expect(problem?.code).toBe("unavailable");
  expect((await learner.ask(readingCalls.allowance, { query: {} })).reply?.count).toBe(1);
});

test("what three learners report is given to nobody any more, and who has it keeps it", async () => {
  house = await open([text(["1", "2"]), aReading("elsewhere", { topic: "TRAVEL", stems: ["1"] })]);
  const learners = await someLearners(house, 4, "learner");
  const [first, second, third, fourth] = learners;
  if (!first || !second || !third || !fourth) throw new Error("nobody is there");
  const half = await given(fourth);
  await reporting(first, await completed(first), "1");
  await reporting(second, await completed(second), "1");
  const before = await house.learner("before", 2);
  expect(seen(await given(before))).toBe("a text 1 2");

  await reporting(third, await completed(third), "1", { reason: "two_right" });

  const after = await house.learner("after", 2);
  expect(seen(await given(after))).toBe("a text 2");
  expect(await titles(before, 4)).toEqual(["a text 2", "elsewhere 1"]);
  await complete(fourth, half);
  const kept = await fourth.ask(readingCalls.show, { params: { id: half.id } });
  expect(kept.reply).toMatchObject({ completed: true, reported: { whole: false, questionIds: [] } });
  expect(seen(half)).toBe("a text 1 2");
});

test("a text of which every question is withdrawn is withdrawn itself", async () => {
  house = await open([text(["1", "2"]), aReading("elsewhere", { topic: "TRAVEL", stems: ["1"] })]);
  for (const learner of await someLearners(house, 3, "learner")) {
    const reading = await completed(learner);
    await reporting(learner, reading, "1");
    await reporting(learner, reading, "2");
  }

  expect(await withdrawnItems()).toEqual([{ item: "" }, { item: "a text 1" }, { item: "a text 2" }]);
  expect(await titles(await house.learner("after", 2), 3)).toEqual(["elsewhere 1"]);
});

test("20 learners who report at the same time withdraw it once", async () => {
  house = await open([text(["1", "2"])]);
  const learners = await someLearners(house, 20, "learner");
  const readings = await Promise.all(learners.map((learner) => completed(learner)));

  const answers = await Promise.all(
    learners.map((learner, at) => reporting(learner, readings[at] as (typeof readings)[number], "1")),
  );

  expect(answers.map(({ status }) => status)).toEqual(learners.map(() => 204));
  expect(await rows(sql`select count(*)::int from report`)).toEqual([{ count: 20 }]);
  expect(await withdrawnItems()).toEqual([{ item: "a text 1" }]);
  expect(house.log().match(/"msg":"withdrawn"/g)).toHaveLength(1);
  const { body } = await house.app.inject({ url: "/metrics" });
  expect(body).toMatch(/^salida_reports_total\{reason="unclear"\} 20$/m);
  expect(body).toMatch(/^salida_withdrawn_total 1$/m);
});

test("three at the same time withdraw it, every time", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `text ${at}`);
  house = await open(names.map((name) => text(["1", "2"], name)));
  const learners = await someLearners(house, 3, "learner");
  const readings = await Promise.all(
    learners.map(async (learner) => {
      const all = [];
      for (const _ of names) all.push(await completed(learner));
      return new Map(all.map((reading) => [reading.title, reading]));
    }),
  );

  for (const name of names) {
    const reports = learners.flatMap((learner, at) => {
      const reading = readings[at]?.get(name);
      if (!reading) throw new Error(`${name} was not given`);
      return [reporting(learner, reading, "1"), reporting(learner, reading, "2")];
    });
    await Promise.all(reports);
  }

  expect(await rows(sql`select count(*)::int, count(distinct content)::int texts from withdrawn`)).toEqual([
    { count: 36, texts: 12 },
  ]);
});

test("reporting the same again, even 20 times at once, answers the same and changes nothing", async () => {
  house = await open([text(["1", "2"])]);
  const learner = await house.learner("learner", 2);
  const reading = await completed(learner);
  await reporting(learner, reading, "1", { reason: "wrong_key" });

  const again = await Promise.all(Array.from({ length: 20 }, () => reporting(learner, reading, "1")));
  const whole = await Promise.all(Array.from({ length: 20 }, () => reporting(learner, reading)));

  expect([...again, ...whole].map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 204));
  expect(await rows(sql`select item, reason from report order by item`)).toEqual([
    { item: "", reason: "unclear" },
    { item: "a text 1", reason: "wrong_key" },
  ]);
  expect(await withdrawnItems()).toEqual([]);
});

test("a question's report is refused for a stranger, before completion, and of a question that is not this exercise's", async () => {
  house = await open([text(["1", "2"])]);
  const [owner, stranger] = await someLearners(house, 2, "learner");
  if (!owner || !stranger) throw new Error("nobody is there");
  const reading = await given(owner);
  const theirs = await completed(stranger);
  // whether a question is of this exercise may not be told by the answer
  const early = [
    await reporting(owner, reading, "1"),
    await reporting(owner, reading, undefined, { questionId: theirs.questions[0]?.id }),
  ];
  await complete(owner, reading);

  const foreign = await reporting(stranger, reading);
  const others = await reporting(owner, reading, undefined, { questionId: theirs.questions[0]?.id });
  const option = await reporting(owner, reading, undefined, {
    questionId: reading.questions[0]?.options[0]?.id,
  });
  const odd = await reporting(owner, reading, undefined, { reason: "boring" as "other" });

  const [{ problem: first }, { problem: second }] = early as [Early, Early];
  expect(first?.code).toBe("not_yet");
  expect({ ...second, instance: undefined }).toEqual({ ...first, instance: undefined });
  expect(foreign.problem?.code).toBe("not_found");
  expect(others.problem).toMatchObject({ status: 422, errors: [{ path: "questionId" }] });
  expect(option.problem).toMatchObject({ status: 422, errors: [{ path: "questionId" }] });
  expect(odd.problem).toMatchObject({ status: 422, errors: [{ path: "reason" }] });
  expect(await rows(sql`select from report`)).toEqual([]);
});

type Early = Awaited<ReturnType<typeof reporting>>;

test("a whole exercise is reported while it is open: it is told, not given again, and can still be finished", async () => {
  house = await open([text(["1", "2"]), aReading("elsewhere", { topic: "TRAVEL", stems: ["1"] })]);
  const learner = await house.learner("learner", 2);
  const reading = await given(learner);

  const answer = await reporting(learner, reading, undefined, { reason: "unfit" });

  expect(answer.status).toBe(204);
  const told = await learner.ask(readingCalls.show, { params: { id: reading.id } });
  expect(told.reply).toMatchObject({ completed: false, reported: { whole: true, questionIds: [] } });
  expect(await titles(learner, 3)).toEqual(["elsewhere 1"]);
  await complete(learner, reading);
  const after = await learner.ask(readingCalls.show, { params: { id: reading.id } });
  expect(after.reply).toMatchObject({ completed: true, reported: { whole: true, questionIds: [] } });
});

test("an open exercise that three learners report is given to nobody any more", async () => {
  house = await open([text(["1"]), aReading("elsewhere", { topic: "TRAVEL", stems: ["1"] })]);
  for (const learner of await someLearners(house, 3, "learner"))
    await reporting(learner, await given(learner), undefined, { reason: "sound_or_picture" });

  expect(await withdrawnItems()).toEqual([{ item: "" }]);
  expect(await titles(await house.learner("after", 2), 2)).toEqual(["elsewhere 1"]);
});

test("what was reported is told: the whole at once, questions once an exercise is completed", async () => {
  house = await open([text(["1", "2"])]);
  const learner = await house.learner("learner", 2);
  const [first, second] = [await given(learner), await given(learner)];
  await complete(learner, first);
  await reporting(learner, first, "2");
  const told = async (id: string) =>
    (await learner.ask(readingCalls.show, { params: { id } })).reply?.reported;
  const idOf = (stem: string, { questions }: typeof first) =>
    questions.find(({ question }) => question === stem)?.id;

  expect(await told(first.id)).toEqual({ whole: false, questionIds: [idOf("2", first)] });
  expect(await told(second.id)).toEqual({ whole: false, questionIds: [] });

  await reporting(learner, second);
  expect(await told(second.id)).toEqual({ whole: true, questionIds: [] });
  await complete(learner, second);
  expect(await told(second.id)).toEqual({ whole: true, questionIds: [idOf("2", second)] });
});

test("what waits to be finished is counted without what was reported, and the newest is named", async () => {
  house = await open([text(["1"], "one"), text(["1"], "two"), text(["1"], "three")]);
  const [learner, newcomer] = await someLearners(house, 2, "learner");
  if (!learner || !newcomer) throw new Error("nobody is there");
  const [first, second] = [await given(learner), await given(learner)];
  const third = await given(learner);
  const waiting = async (who = learner) => {
    const { reply } = await who.ask(readingCalls.allowance, { query: {} });
    return [reply?.pending, reply?.newestPending];
  };

  expect(await waiting()).toEqual([3, third.id]);
  await reporting(learner, third);
  expect(await waiting()).toEqual([2, second.id]);
  await complete(learner, second);
  expect(await waiting()).toEqual([1, first.id]);
  await complete(learner, third);
  expect(await waiting()).toEqual([1, first.id]);
  await complete(learner, first);
  expect(await waiting()).toEqual([0, null]);
  expect(await waiting(newcomer)).toEqual([0, null]);
});

test("a text withdrawn whole is given to nobody, and once corrected begins unreported", async () => {
  house = await open([text(["1"])]);
  const learners = await someLearners(house, 3, "learner");
  for (const learner of learners) await reporting(learner, await completed(learner));
  const [reporter] = learners;
  if (!reporter) throw new Error("nobody is there");
  const newcomer = await house.learner("newcomer", 2);
  const early = await newcomer.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });
  expect(early.problem?.code).toBe("unavailable");

  await importLibrary(house.db, shipped([aReading("a text", { title: "a better text", stems: ["1"] })]));

  expect(seen(await given(reporter))).toBe("a better text 1");
  expect(seen(await given(newcomer))).toBe("a better text 1");
});

test("a deletion takes the learner's reports; what they withdrew stays withdrawn", async () => {
  house = await open([text(["1", "2"])]);
  const learners = await someLearners(house, 3, "learner");
  for (const learner of learners) await reporting(learner, await completed(learner), "1");

  const gone = await Promise.all(learners.map((learner) => learner.ask(accountCalls.deleteAccount)));

  expect(gone.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await rows(sql`select from report`)).toEqual([]);
  expect(await withdrawnItems()).toEqual([{ item: "a text 1" }]);
});

test("a report in the midst of a deletion leaves nothing behind", async () => {
  house = await open([text(["1", "2"])]);
  const learners = await someLearners(house, 10, "learner");
  const readings = await Promise.all(learners.map((learner) => completed(learner)));

  const answers = await Promise.all(
    learners.flatMap((learner, at) => [
      learner.ask(accountCalls.deleteAccount),
      reporting(learner, readings[at] as (typeof readings)[number], "1"),
      reporting(learner, readings[at] as (typeof readings)[number]),
    ]),
  );

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await rows(sql`select from report`)).toEqual([]);
});

test("the learner's file has their reports, and no line of the log has the learner", async () => {
  house = await open([text(["1", "2"])]);
  const learner = await house.learner("learner", 2);
  const reading = await completed(learner);
  await reporting(learner, reading, "1", { reason: "wrong_key" });
  await reporting(learner, reading, undefined, { reason: "language" });

  const { path } = accountCalls.exportAccount;
  const headers = { authorization: `Bearer ${learner.token}` };
  const { reports, exercises } = (await house.app.inject({ url: path, headers })).json();

  expect(reports).toEqual([
    { kind: "reading", title: "a text", reason: "wrong_key", whole: false, createdAt: expect.any(String) },
    { kind: "reading", title: "a text", reason: "language", whole: true, createdAt: expect.any(String) },
  ]);
  expect(exercises[0].reported).toMatchObject({ whole: true, questionIds: [expect.any(String)] });
  const lines = house.log().split("\n");
  expect(lines.filter((line) => line.includes('"msg":"report"'))).toHaveLength(2);
  expect(house.log()).not.toContain(learner.id);
});
