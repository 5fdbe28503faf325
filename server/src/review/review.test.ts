import { completableListeningCalls, readingCalls } from "@salida/contract/calls.ts";
import { type RatingName, reviewCalls } from "@salida/contract/reviews.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner, whole } from "#test-house.ts";

const script = [
  { speaker: null, voice: "man" as const, text: "The station is near the old bridge. We abandon it." },
];
const gap = (word: string) => ({ word, neighbours: [], homophones: [] });
const fillIn = {
  ...aReading("to fill in"),
  kind: "completable-listening" as const,
  items: [],
  body: {
    script,
    marked: "The {station} is near the old {bridge}. We {abandon} it.",
    gaps: ["station", "bridge", "abandon"].map(gap),
  },
};

let house: House;
beforeAll(async () => {
  house = await aHouse([aReading("one"), aReading("two"), fillIn]);
});
afterAll(() => house.close());

const body = { context: "FOOD" as const, level: 2 as const };
const reviewsOf = async (learner: TestLearner) => {
  const { reply } = await learner.ask(reviewCalls.readReviews);
  if (!reply) throw new Error("no reviews");
  return reply;
};
const keep = (learner: TestLearner, word: string, sentence?: string) =>
  learner.ask(reviewCalls.keepWord, { body: { word, ...(sentence ? { sentence } : {}) } });
/** As if so many days had passed. */
const passDays = (learner: TestLearner, days: number) =>
  house.db.execute(
    sql`update review_card set due = due - make_interval(days => ${days}) where learner = ${learner.id}`,
  );
const rate = (learner: TestLearner, id: string, version: number, rating: RatingName) =>
  learner.ask(reviewCalls.rateReview, { params: { id }, body: { version, rating } });

describe("words kept", () => {
  test("are listed to their learner alone, the newest first, and no longer once they are dropped", async () => {
    const [learner, other] = [await house.learner("lists", 2), await house.learner("lists-too", 2)];
    const first = await keep(learner, "abandon", "They abandoned the ship.");
    await keep(learner, "station");
    await keep(other, "bridge");
    const listed = async (who: TestLearner) => (await who.ask(reviewCalls.listWords)).reply?.words ?? [];

    const before = await listed(learner);
    await learner.ask(reviewCalls.dropReview, { params: { id: first.reply?.id ?? "" } });
    const after = await listed(learner);

    expect(before.map(({ word, sentence }) => [word, sentence])).toEqual([
      ["station", null],
      ["abandon", "They abandoned the ship."],
    ]);
    expect(after.map(({ word }) => word)).toEqual(["station"]);
    expect((await listed(other)).map(({ word }) => word)).toEqual(["bridge"]);
  });

  test("are found by any of their forms, kept once, and wait until tomorrow", async () => {
    const learner = await house.learner("keeps", 2);

    const kept = await keep(learner, "Abandoned", "They abandoned the ship.");
    const again = await keep(learner, "abandon");

    expect(kept.reply?.word).toBe("abandon");
    expect(again.reply?.id).toBe(kept.reply?.id);
    const { due, kept: count, next, cards } = await reviewsOf(learner);
    expect({ due, count, cards }).toEqual({ due: 0, count: 1, cards: [] });
    const hours = (Date.parse(next ?? "") - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(20);
  });

  test("come at once where they were kept or rated while the clock was ahead", async () => {
    const learner = await house.learner("ahead", 2);
    await keep(learner, "abandon");
    const { reply } = await keep(learner, "station");
    await rate(learner, reply?.id ?? "", 0, "good");
    await house.db.execute(sql`update review_card set due = due + interval '9 days', created_at = created_at + interval '9 days',
      memory = memory || jsonb_build_object('last_review', (memory->>'last_review')::timestamptz + interval '9 days')
      where learner = ${learner.id}`);

    const { due, next } = await reviewsOf(learner);
    const today = await learner.ask(todayCalls.readToday);
    const rated = await rate(learner, reply?.id ?? "", 1, "good");

    expect([due, next, today.reply?.reviews.due]).toEqual([2, null, 2]);
    expect([rated.status, (await reviewsOf(learner)).due]).toEqual([200, 1]);
  });

  test("come when they are due, with what they mean and the sentence they stood in", async () => {
    const learner = await house.learner("due", 2);
    await keep(learner, "abandoned", "They abandoned the ship.");
    await passDays(learner, 1);

    const { due, cards } = await reviewsOf(learner);

    expect(due).toBe(1);
    expect(cards[0]).toMatchObject({
      version: 0,
      face: { kind: "word", word: "abandon", spanish: "abandonar", sentence: "They abandoned the ship." },
    });
    expect((await learner.ask(todayCalls.readToday)).reply?.reviews).toEqual({ due: 1, words: 1, learnt: 0 });
  });

  test("that the glossary has not are refused, and so is who has chosen no level", async () => {
    expect((await keep(await house.learner("guess", 2), "blorptastic")).problem?.code).toBe("not_found");
    expect((await keep(await house.learner("nobody"), "abandon")).problem?.code).toBe("stats_required");
  });

  test("are kept no longer when dropped, and nobody drops another's", async () => {
    const [mine, other] = [await house.learner("mine", 2), await house.learner("other", 2)];
    const id = (await keep(mine, "bridge")).reply?.id ?? "";

    expect((await other.ask(reviewCalls.dropReview, { params: { id } })).problem?.code).toBe("not_found");
    expect((await rate(other, id, 0, "good")).problem?.code).toBe("not_found");
    expect((await mine.ask(reviewCalls.dropReview, { params: { id } })).status).toBe(204);
    expect((await reviewsOf(mine)).kept).toBe(0);
  });

  test("are spoken, and others are not", async () => {
    const learner = await house.learner("hears", 2);
    const hear = (word: string) => learner.ask(reviewCalls.hearWord, { params: { word } });

    const { url } = await whole(async () => {
      const { reply } = await hear("bridges");
      return { generation: reply?.url ? null : "running", url: reply?.url };
    });

    expect(url).toMatch(/^\/api\/v1\/media\//);
    expect((await hear("blorptastic")).problem?.code).toBe("not_found");
  });
});

describe("ratings", () => {
  test("put a card off, one left at a time", async () => {
    const learner = await house.learner("rates", 2);
    for (const word of ["bridge", "abandon"]) await keep(learner, word);
    await passDays(learner, 1);
    const [first] = (await reviewsOf(learner)).cards;

    const { reply } = await rate(learner, first?.id ?? "", 0, "good");

    expect(reply).toMatchObject({ version: 1, left: 1 });
    expect(Date.parse(reply?.due ?? "") - Date.now()).toBeGreaterThan(86_000_000);
    expect((await reviewsOf(learner)).cards).toHaveLength(1);
  });

  test("sent twice, at once or by two devices count once", async () => {
    const learner = await house.learner("twice", 2);
    const id = (await keep(learner, "bridge")).reply?.id ?? "";
    await passDays(learner, 1);

    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => rate(learner, id, 0, at % 2 ? "good" : "again")),
    );

    expect(new Set(all.map(({ reply }) => reply?.due)).size).toBe(1);
    expect(all.map(({ reply }) => reply?.version)).toEqual(Array(10).fill(1));
    const { rows } = await house.db.execute(
      sql`select count(*)::int n from review_log where learner = ${learner.id}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("what was missed", () => {
  test("in a text comes back as a question with the place that proves it, in the learner's own order", async () => {
    const learner = await house.learner("misses", 2);
    const id = (await learner.ask(readingCalls.create, { body })).reply?.id ?? "";
    const { reply: shown } = await learner.ask(readingCalls.show, { params: { id } });
    const questions = shown?.questions ?? [];
    const selectedOptions = questions.map(({ id: questionId, options }, at) => ({
      questionId,
      optionId: options.find(({ text }) => text === (at === 0 ? "Worst" : "Right"))?.id ?? "",
    }));
    await learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } });
    await passDays(learner, 1);

    const { cards } = await reviewsOf(learner);

    expect(cards.map(({ face }) => face)).toEqual([
      {
        kind: "question",
        excerpt: "It was so.",
        stem: questions[0]?.question,
        options: questions[0]?.options.map(({ text }) => text),
        right: questions[0]?.options.findIndex(({ text }) => text === "Right"),
        why: { en: "Because.", es: "Porque sí." },
      },
    ]);
  });

  test("of a fill-in comes back as a word, and nothing of it before it is answered", async () => {
    const learner = await house.learner("fills", 2);
    const id = (await learner.ask(completableListeningCalls.create, { body })).reply?.id ?? "";
    const show = async () => (await learner.ask(completableListeningCalls.show, { params: { id } })).reply;
    const blanks = (await show())?.blankWords ?? [];
    expect((await reviewsOf(learner)).kept).toBe(0);
    const filledWords = blanks.map(({ id: wordId }, at) => ({
      wordId,
      text: ["station", "river", "abandon"][at] ?? "",
    }));
    await learner.ask(completableListeningCalls.moves.evaluate, { params: { id }, body: { filledWords } });
    await passDays(learner, 1);

    const { cards } = await reviewsOf(learner);

    expect(cards.map(({ face }) => face)).toMatchObject([
      { kind: "word", word: "bridge", sentence: "The station is near the old bridge." },
    ]);
  });
});
