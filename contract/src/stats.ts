import { dailyGoals } from "@salida/rules/progress/daily-goal.ts";
import * as z from "zod/mini";
import { call } from "./call.ts";
import type { KindContract } from "./kind.ts";
import { type ContractOf, type KindName, kindContracts, kindNames } from "./kinds.ts";
import { Count, Id, LevelNumber, Percent, Time, TimeZone } from "./values.ts";

type Fields = ContractOf<KindName>["stats"];
/** What is counted kind by kind. */
type Counts = Record<Fields["done"] | Exclude<Fields["average"], null>, number>;

const fields = Object.values(kindContracts as Readonly<Record<string, KindContract>>).map(
  ({ stats }) => stats,
);
const counts = Object.fromEntries(
  fields.flatMap(({ done, average }) => [[done, Count], ...(average === null ? [] : [[average, Percent]])]),
) as Record<keyof Counts, typeof Count>;

/** A learner's progress. Counts and averages are of completed exercises outside rooms. */
export const Stats = z.strictObject({
  points: Count,
  level: LevelNumber,
  rank: z.strictObject({ type: Count, maxPoints: Count }),
  ...counts,
});
export type Stats = z.infer<typeof Stats>;

/** How many of a kind are completed, and how they went in percent; no average where the kind has none. */
export interface Counted {
  done: number;
  average: number | null;
}

/** The statistics' fields of every kind, from what was counted of it. */
export function countFields(counted: (kind: KindName) => Counted & { average: number }): Counts {
  const each = kindNames.flatMap((kind) => {
    const { done, average }: KindContract["stats"] = kindContracts[kind].stats;
    const now = counted(kind);
    return [[done, now.done], ...(average === null ? [] : [[average, now.average]])];
  });
  return Object.fromEntries(each);
}

/** What the statistics tell of one kind. */
export function countedOf({ stats: { done, average } }: Pick<KindContract, "stats">, stats: Stats): Counted {
  const told = stats as unknown as Readonly<Record<string, number>>;
  return { done: told[done] ?? 0, average: average === null ? null : (told[average] ?? 0) };
}

/** Exercises a day. */
export const DailyGoal = z.literal(dailyGoals);

export const statsCalls = {
  readStats: call({
    method: "GET",
    path: "/api/v1/user-stats",
    summary: "The learner's level, points, rank, counts and averages",
    reply: Stats,
    status: 200,
    refusals: ["stats_not_found"],
  }),
  createStats: call({
    method: "POST",
    path: "/api/v1/user-stats",
    summary: "Choose a level for the first time; where there are stats already they are answered unchanged",
    body: z.strictObject({ level: LevelNumber, timeZone: z.optional(TimeZone) }),
    reply: Stats,
    status: 201,
    refusals: [],
    idempotent: true,
  }),
  changeStats: call({
    method: "PATCH",
    path: "/api/v1/user-stats",
    summary:
      "Change the level, the goal of exercises a day, or the time zone that days are counted in (from the next day on)",
    body: z
      .strictObject({
        level: z.optional(LevelNumber),
        timeZone: z.optional(TimeZone),
        dailyGoal: z.optional(DailyGoal),
      })
      .check(
        z.refine(
          (body) => Object.values(body).some((value) => value !== undefined),
          "name a level, a goal or a time zone",
        ),
      ),
    reply: Stats,
    status: 200,
    refusals: ["stats_not_found"],
  }),
};

/** Somewhere the learner is signed in. */
export const ListedSession = z.strictObject({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser named itself. */
  userAgent: z.nullable(z.string()),
  createdAt: Time,
  /** To a quarter of an hour. */
  lastSeenAt: Time,
});
export type ListedSession = z.infer<typeof ListedSession>;

/** All that is kept of a learner. What is inside is as their other calls show it. */
const LearnerExport = z.object({
  exportedAt: Time,
  account: z.record(z.string(), z.unknown()),
  learner: z.nullable(z.record(z.string(), z.unknown())),
  exercises: z.array(z.record(z.string(), z.unknown())),
});

export const accountCalls = {
  listSessions: call({
    method: "GET",
    path: "/api/v1/user-sessions",
    summary:
      "Where the learner is signed in; a hosted auth service keeps that to itself, and there is none here",
    reply: z.array(ListedSession),
    status: 200,
    refusals: [],
  }),
  exportAccount: call({
    method: "GET",
    path: "/api/v1/users/export",
    summary: "Everything that is kept of the learner, as a file to keep",
    reply: LearnerExport,
    status: 200,
    refusals: ["too_many"],
  }),
  deleteAccount: call({
    method: "DELETE",
    path: "/api/v1/users",
    summary: "Delete the account and everything that belongs to it, at once",
    status: 204,
    refusals: [],
  }),
};
