import * as z from "zod/mini";
import { call } from "./call.ts";
import { kindNames } from "./kinds.ts";
import { Image } from "./media.ts";
import { DailyGoal } from "./stats.ts";
import { Count, Day, Id, LevelNumber, Score, Time, TopicName } from "./values.ts";

const Kind = z.enum(kindNames);

/** An exercise to go on with. */
const Unfinished = z.strictObject({
  kind: Kind,
  id: Id,
  title: z.string(),
  context: TopicName,
  level: LevelNumber,
  createdAt: Time,
  /** The picture that it is about, where it has one and that is drawn already. */
  picture: z.nullable(Image),
});
export type Unfinished = z.infer<typeof Unfinished>;

/** What to do next, and why; `daysSince` the kind was done last, where it was. */
const Recommended = z.strictObject({
  kind: Kind,
  /** Where one of the kind was begun: to go on with. */
  id: z.nullable(Id),
  context: TopicName,
  level: LevelNumber,
  reason: z.enum(["first", "untried", "weakest", "rested", "whole"]),
  daysSince: z.nullable(Count),
});
export type Recommended = z.infer<typeof Recommended>;

/** A learner's day: what is next, what waits, the goal, and how the last days went. */
export const Today = z.strictObject({
  /** The learner's date. */
  day: Day,
  /** Null where today's limits leave nothing to create. */
  next: z.nullable(Recommended),
  /** The newest that are not finished. */
  unfinished: z.array(Unfinished),
  goal: z.strictObject({ exercises: DailyGoal, done: Count }),
  streak: z.strictObject({
    days: Count,
    /** Whether today counts already. */
    today: z.boolean(),
    /** Whether a missed day was forgiven within a week. */
    forgiven: z.boolean(),
  }),
  /** What is kept to be remembered: due now, words in all, and those of them that will stay for three weeks. */
  reviews: z.strictObject({ due: Count, words: Count, learnt: Count }),
  /** The last thirty days, oldest first: exercises completed, points given. */
  days: z.array(z.strictObject({ day: Day, completed: Count, points: Count })),
  /** The kinds of which one was begun, finished or not. */
  tried: z.array(Kind),
  /** The scores of the newest exercises of each kind that was done, oldest first. */
  scores: z.array(z.strictObject({ kind: Kind, latest: z.array(Score) })),
});
export type Today = z.infer<typeof Today>;

export const todayCalls = {
  readToday: call({
    method: "GET",
    path: "/api/v1/user-today",
    summary:
      "The learner's day: what to do next and why, what is unfinished, goal, streak, the last thirty days",
    reply: Today,
    status: 200,
    refusals: ["stats_not_found"],
  }),
};
