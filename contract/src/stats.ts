import * as z from "zod/mini";
import { call } from "./call.ts";
import { Count, LevelNumber, Percent, TimeZone } from "./values.ts";

/** A learner's progress. Counts and averages are of completed exercises outside rooms. */
export const Stats = z.strictObject({
  points: Count,
  level: LevelNumber,
  rank: z.strictObject({ type: Count, maxPoints: Count }),
  listeningDone: Count,
  readingsDone: Count,
  descriptionsDone: Count,
  escapeRoomsDone: Count,
  completableListeningsDone: Count,
  chatsDone: Count,
  averageListeningScore: Percent,
  averageReadingScore: Percent,
  averageDescriptionScore: Percent,
  averageCompletableListeningScore: Percent,
  averageChatScore: Percent,
});
export type Stats = z.infer<typeof Stats>;

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
    summary: "Change the level, or the time zone that days are counted in (from the next day on)",
    body: z
      .strictObject({ level: z.optional(LevelNumber), timeZone: z.optional(TimeZone) })
      .check(
        z.refine(
          ({ level, timeZone }) => level !== undefined || timeZone !== undefined,
          "name a level or a time zone",
        ),
      ),
    reply: Stats,
    status: 200,
    refusals: ["stats_not_found"],
  }),
};

export const accountCalls = {
  deleteAccount: call({
    method: "DELETE",
    path: "/api/v1/users",
    summary: "Delete the account and everything that belongs to it, at once",
    status: 204,
    refusals: [],
  }),
};
