import { readingCalls } from "@salida/contract/calls.ts";
import { placementCalls } from "@salida/contract/placements.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { expect } from "vitest";
import { eventually } from "#faults/processes.ts";
import { type Address, askAuth, granted, refresh, signIn, signUp, type WireLearner } from "#faults/wire.ts";
import { chatAloud, chatByText, doExercise, escapeRoom, oneMoveKinds } from "./journey-exercises.ts";
import { readMedia } from "./media-wire.ts";

/** All that a learner can do, from sign-up to sign-out. Each step is read again after it: what one server did, all know. */
export async function wholeJourney(at: Address, email: string): Promise<void> {
  await signUp(at, email);
  const learner = await refresh(at, await signIn(at, email));
  await findLevel(learner);
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  await changeProfile(at, learner);
  const scores: number[] = [];
  for (const kind of oneMoveKinds) scores.push(await doExercise(at, learner, kind));
  await chatByText(at, learner);
  await chatAloud(at, learner);
  await escapeRoom(at, learner);
  await expectCounted(learner, scores);
  await review(at, learner);
  await reportReading(learner);
  await takeHome(learner);
  await signOut(at, learner);
}

/** Answers the placement test; that nothing is known is answered as well. */
async function findLevel(learner: WireLearner): Promise<void> {
  let placement = await granted(learner.ask(placementCalls.beginPlacement));
  for (;;) {
    const { id, question } = placement;
    const body = { questionId: question.id, answer: null };
    const next = await granted(learner.ask(placementCalls.answerPlacement, { params: { id }, body }));
    expect(await granted(learner.ask(placementCalls.readPlacement))).toEqual(next);
    if (next.completed) return expect(next.level).toBe(0);
    placement = next;
  }
}

async function changeProfile(at: Address, learner: WireLearner): Promise<void> {
  const data = { name: "Ada", nickname: "A." };
  expect((await askAuth(at, learner, "PUT", "user", { data })).status).toBe(200);
  const user = await askAuth(at, learner, "GET", "user");
  expect(await user.json()).toMatchObject({ email: learner.email, user_metadata: data });
  const body = { level: 3, dailyGoal: 5, timeZone: "America/Bogota" } as const;
  const changed = await granted(learner.ask(statsCalls.changeStats, { body }));
  expect(changed).toMatchObject({ level: 3, points: 0 });
  expect(await granted(learner.ask(statsCalls.readStats))).toEqual(changed);
  expect(await granted(learner.ask(todayCalls.readToday))).toMatchObject({ goal: { exercises: 5, done: 0 } });
}

async function expectCounted(learner: WireLearner, scores: readonly number[]): Promise<void> {
  const done = { readingsDone: 1, listeningDone: 1, completableListeningsDone: 1, descriptionsDone: 1 };
  const stats = await granted(learner.ask(statsCalls.readStats));
  // of two conversations one was finished
  expect(stats).toMatchObject({ ...done, chatsDone: 1, escapeRoomsDone: 1 });
  expect(stats.averageReadingScore).toBeCloseTo(10 * (scores[0] ?? 0), 0);
  const today = await granted(learner.ask(todayCalls.readToday));
  expect(today.goal.done).toBe(6);
  expect(today.days.at(-1)).toMatchObject({ completed: 6, points: stats.points });
  expect(today.unfinished).toMatchObject([{ kind: "chat" }]);
}

/** Keeps a word beside what was missed, hears it, rates it, and drops it. */
async function review(at: Address, learner: WireLearner): Promise<void> {
  const readReviews = () => granted(learner.ask(reviewCalls.readReviews));
  const { kept } = await readReviews();
  const word = { word: "abandon", sentence: "They abandoned the ship." };
  const { id } = await granted(learner.ask(reviewCalls.keepWord, { body: word }));
  expect((await readReviews()).kept).toBe(kept + 1);
  const { words } = await granted(learner.ask(reviewCalls.listWords));
  expect(words[0]).toMatchObject({ id, ...word });
  const { url } = await eventually("a word that is spoken", async () => {
    const heard = await granted(learner.ask(reviewCalls.hearWord, { params: { word: "abandon" } }));
    return heard.url !== null && heard;
  });
  await readMedia(at, url ?? "");
  const rating = { params: { id }, body: { version: 0, rating: "good" } } as const;
  const rated = await granted(learner.ask(reviewCalls.rateReview, rating));
  // one that was rated on another server is not rated twice
  expect(await granted(learner.ask(reviewCalls.rateReview, rating))).toEqual(rated);
  expect((await learner.ask(reviewCalls.dropReview, { params: { id } })).status).toBe(204);
  expect((await readReviews()).kept).toBe(kept);
}

async function reportReading(learner: WireLearner): Promise<void> {
  const { elements } = await granted(learner.ask(readingCalls.list));
  const params = { id: elements[0]?.id ?? "" };
  const body = { reason: "unclear" } as const;
  expect((await learner.ask(readingCalls.report, { params, body })).status).toBe(204);
  const shown = await granted(learner.ask(readingCalls.show, { params }));
  expect(shown.reported).toEqual({ whole: true, questionIds: [] });
}

/** Exports all, and compares it with what the lists tell. */
async function takeHome(learner: WireLearner): Promise<void> {
  const { account, exercises } = await granted(learner.ask(accountCalls.exportAccount));
  expect(JSON.stringify(account)).toContain(learner.email);
  const outside = exercises.filter(({ kind }) => kind !== undefined);
  // four of one move, two conversations, a room and its nine pieces
  expect(outside).toHaveLength(16);
}

async function signOut(at: Address, learner: WireLearner): Promise<void> {
  expect(await granted(learner.ask(accountCalls.listSessions))).toHaveLength(2);
  expect((await askAuth(at, learner, "POST", "logout?scope=local", {})).status).toBe(204);
  await expect(refresh(at, learner)).rejects.toThrow("no session: 400");
  const other = await signIn(at, learner.email);
  expect(await granted(other.ask(accountCalls.listSessions))).toHaveLength(2);
}
