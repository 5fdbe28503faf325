import * as z from "zod/mini";
import { call } from "./call.ts";
import { exerciseSchema } from "./exercises.ts";
import { escapeRoom, Riddle, RoomSession, RoomStatus } from "./kinds/escape-room.ts";
import { Bilingual, Id } from "./values.ts";

const path = `/api/v1/${escapeRoom.path}` as const;

const Nothing = z.strictObject({});
const Told = z.strictObject({ session: RoomSession, status: RoomStatus });
const Solution = z.strictObject({ solution: z.string().check(z.minLength(1), z.maxLength(300)) });
const Solved = z.strictObject({
  correct: z.boolean(),
  /** Three digits, where it is right. */
  code: z.nullable(z.string()),
  /** The clue that rules the answer out, where it is wrong. */
  ruledOutBy: z.nullable(z.string()),
  why: z.nullable(Bilingual),
  ...Told.shape,
});
const code = z.string().check(z.trim(), z.minLength(1, "is empty"), z.maxLength(20, "is too long"));

const riddleRefusals = ["not_found", "not_playing"] as const;

/** What directs an escape room, beside the calls every kind has. */
export const roomCalls = {
  start: call({
    method: "POST",
    path: `${path}/{id}/session/start`,
    summary: "Start or go on with a room; where it runs already, nothing changes",
    body: z.strictObject({
      /** Three times the time, for the same points; heard only before the first start. */
      extendedTime: z._default(z.boolean(), false),
    }),
    reply: Told,
    status: 200,
    refusals: ["not_found"],
  }),
  pause: call({
    method: "POST",
    path: `${path}/{id}/session/pause`,
    summary: "Stop a room's clock; where it stands already, nothing changes",
    body: Nothing,
    reply: Told,
    status: 200,
    refusals: ["not_found"],
  }),
  heartbeat: call({
    method: "POST",
    path: `${path}/{id}/session/heartbeat`,
    summary: "Say, every 20 seconds, that the learner is still there; without it a room is paused after 60",
    body: Nothing,
    reply: Told,
    status: 200,
    refusals: ["not_found"],
  }),
  readRiddle: call({
    method: "GET",
    path: "/api/v1/user-riddles/{id}",
    summary: "A riddle of a room that is being played, without anything that would give the answer away",
    reply: Riddle,
    status: 200,
    refusals: riddleRefusals,
  }),
  solveRiddle: call({
    method: "POST",
    path: "/api/v1/user-riddles/{id}/solution",
    summary: "Answer a riddle; a wrong answer costs 15 seconds, the same one once",
    body: Solution,
    reply: Solved,
    status: 200,
    refusals: riddleRefusals,
  }),
  solveRiddleOfRoom: call({
    method: "POST",
    path: `${path}/{id}/riddles/{riddleId}/solution`,
    summary: "The same by the room's address",
    body: Solution,
    reply: Solved,
    status: 200,
    refusals: riddleRefusals,
  }),
  useHint: call({
    method: "POST",
    path: `${path}/{id}/riddles/{riddleId}/hints/{hintId}/used`,
    summary: "Read a hint; each costs 25 of the room's points, the same one once",
    body: Nothing,
    reply: z.strictObject({ id: Id, used: z.literal(true), text: z.string() }),
    status: 200,
    refusals: riddleRefusals,
  }),
  decode: call({
    method: "POST",
    path: `${path}/{id}/puzzles/{puzzleId}/decode`,
    summary: "Try a puzzle's two codes; the last puzzle's open the door",
    body: z.strictObject({ numericCode: code, textCode: code }),
    reply: z.strictObject({
      numericCorrect: z.boolean(),
      textCorrect: z.boolean(),
      opened: z.boolean(),
      ...Told.shape,
    }),
    status: 200,
    refusals: ["not_found", "not_playing", "not_yet"],
  }),
  finish: call({
    method: "POST",
    path: `${path}/{id}/finish`,
    summary: "Give a room up (3), or be told that it is solved (2); answers the room",
    body: z.strictObject({ status: z.union([z.literal(2), z.literal(3)]) }),
    reply: exerciseSchema(escapeRoom),
    status: 200,
    refusals: ["not_found", "not_yet", "conflict"],
  }),
};
