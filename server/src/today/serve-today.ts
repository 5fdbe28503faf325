import type { KindName } from "@salida/contract/kinds.ts";
import type { Recommended, Today, Unfinished } from "@salida/contract/today.ts";
import { todayCalls } from "@salida/contract/today.ts";
import { wordsAsked } from "@salida/rules/exercise-limits.ts";
import { recommend } from "@salida/rules/progress/recommend.ts";
import { daysUpTo, streakOf } from "@salida/rules/progress/streak.ts";
import { randomFrom } from "@salida/rules/random.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Flow } from "#exercises/flow.ts";
import { readOwnOffers } from "#exercises/own-offers.ts";
import { Refusal } from "#http/refusal.ts";
import { type Door, serve } from "#http/serve.ts";
import { type LearnersDay, readDay } from "./read-day.ts";
import { standingsOf } from "./standings.ts";
import { readUnfinished } from "./unfinished.ts";

/** How many days the charts show. */
const shownDays = 30;

/** Mounts the call on a learner's day. */
export function serveToday(door: Door, flow: Flow): void {
  serve(door, todayCalls.readToday, async ({ caller: { account: learner } }) => {
    await flow.director.settle(learner);
    const [day, unfinished] = await Promise.all([
      readDay(flow.db, learner, flow.tools.now()),
      readUnfinished(flow, learner),
    ]);
    if (!day) throw new Refusal("stats_not_found");
    return { ...told(day), unfinished, next: await nextOf(flow, learner, day, unfinished) };
  });
}

function told({
  today,
  dailyGoal,
  practised,
  kinds,
  reviews,
}: LearnersDay): Omit<Today, "next" | "unfinished"> {
  const byDay = new Map(practised.map((one) => [one.day, one]));
  return {
    day: today,
    goal: { exercises: dailyGoal, done: byDay.get(today)?.completed ?? 0 },
    streak: streakOf(byDay.keys(), today),
    reviews,
    days: daysUpTo(today, shownDays).map((day) => byDay.get(day) ?? { day, completed: 0, points: 0 }),
    tried: kinds.filter(({ tried }) => tried).map(({ kind }) => kind),
    scores: kinds
      .filter(({ scores }) => scores.length > 0)
      .map(({ kind, scores }) => ({ kind, latest: scores })),
  };
}

/** What to do next: what was begun of the kind that is next, else something of which there is an exercise that the learner has not had, the same all day. */
async function nextOf(
  flow: Flow,
  learner: string,
  day: LearnersDay,
  unfinished: readonly Unfinished[],
): Promise<Recommended | null> {
  let standings = standingsOf(flow, day, unfinished);
  for (;;) {
    const next = recommend(standings);
    if (!next) return null;
    const begun = unfinished.find(({ kind }) => kind === next.kind);
    const { daysSince } = standings.find(({ kind }) => kind === next.kind) ?? { daysSince: null };
    if (begun) return { ...next, id: begun.id, context: begun.context, level: begun.level, daysSince };
    const context = await topicFor(flow, learner, day, next.kind);
    if (context) return { ...next, id: null, context, level: day.level, daysSince };
    standings = standings.map((one) => (one.kind === next.kind ? { ...one, free: false } : one));
  }
}

async function topicFor(
  flow: Flow,
  learner: string,
  { level, today, kinds }: LearnersDay,
  kind: KindName,
): Promise<Topic | undefined> {
  const offers = await readOwnOffers(flow, kind, learner, { level, numOfWords: wordsAsked.usual });
  const given = offers.filter((offer) => offer.given !== null);
  const fresh = given.filter((offer) => offer.given?.context === offer.context && !offer.given.repeat);
  const count = kinds.find((one) => one.kind === kind)?.done ?? 0;
  const chance = randomFrom(`${learner} ${today} ${kind} ${count}`);
  // half the time what they chose before, half the time something else
  const known = fresh.filter(({ askedAt }) => askedAt !== null);
  const pool = known.length > 0 && chance.chance(0.5) ? known : fresh.length > 0 ? fresh : given;
  return pool.length > 0 ? chance.pick(pool).context : undefined;
}
