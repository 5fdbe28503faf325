import { setTimeout as sleep } from "node:timers/promises";
import type { Watched } from "./calls.ts";
import type { Learner } from "./learner.ts";
import type { Crossing } from "./wire.ts";

const rooms = "/api/v1/user-escape-rooms";
const params = { context: "MYSTERY", level: 2 };

/** Most round trips of a room's calls. */
export const mostInRooms: Readonly<Record<string, number>> = {
  "a room: create": 6,
  "a room: start": 4,
  "a room: heartbeat": 1,
  "a room: wrong answer of a piece": 6,
  "a room: right answer of a piece": 6,
  "a room: answer to a riddle": 6,
};

interface Room {
  puzzles: { riddle: { riddleId: string }; exercises: { exerciseId: string; type: number }[] }[];
}

/** Does something and notes what crossed the wire, under a name that may follow from what came of it. */
type During = <T>(name: string | ((answer: T) => string), work: () => Promise<T>) => Promise<T>;

/** What a room's calls send to the database, by call. Each was asked before, in another room. */
export async function roomCrossings({ learner, wire }: Watched): Promise<Map<string, Crossing>> {
  const found = new Map<string, Crossing>();
  const during: During = async (name, work) => {
    let answer: Awaited<ReturnType<typeof work>> | undefined;
    const crossing = await wire.during(async () => {
      answer = await work();
    });
    const given = answer as Awaited<ReturnType<typeof work>>;
    // the wire goes on counting in it
    found.set(`a room: ${typeof name === "string" ? name : name(given)}`, structuredClone(crossing));
    return given;
  };
  const quiet = async () => {
    // what is to be heard and seen is made beside
    while ((await wire.during(() => sleep(2000))).roundTrips > 0);
  };
  for (let time = 0; time < 2; time += 1) await playALittle(learner, during, quiet);
  const created = found.get("a room: create");
  if (created) found.set("a room: create", untilCommit(created));
  return found;
}

function untilCommit({ statements, ...rest }: Crossing): Crossing {
  const asked = statements.slice(0, statements.findIndex(({ text }) => /^commit/i.test(text)) + 1);
  return { ...rest, statements: asked, roundTrips: asked.length };
}

async function playALittle({ ask }: Learner, during: During, quiet: () => Promise<void>): Promise<void> {
  const { id } = await during("create", () => ask<{ id: string }>("POST", rooms, params));
  await quiet();
  await during("start", () => ask("POST", `${rooms}/${id}/session/start`, {}));
  await during("heartbeat", () => ask("POST", `${rooms}/${id}/session/heartbeat`, {}));
  const { puzzles } = await during("show", () => ask<Room>("GET", `${rooms}/${id}`));
  await during("list", () => ask("GET", rooms));
  const { riddle, exercises } = puzzles[0] ?? { exercises: [] };
  const riddlePath = `/api/v1/user-riddles/${riddle?.riddleId}`;
  const { answers } = await during("a riddle", () => ask<Riddle>("GET", riddlePath));
  const solution = answers[0]?.answer;
  await during("answer to a riddle", () => ask("POST", `${riddlePath}/solution`, { solution }));
  const piece = exercises.find(({ type }) => type < 2);
  const path = `/api/v1/${piece?.type === 0 ? "user-listenings" : "user-readings"}/${piece?.exerciseId}`;
  const { questions } = await during("a piece", () => ask<Questions>("GET", path));
  for (const { id: questionId, options } of questions) {
    for (const { id: optionId } of options) {
      const answer = { selectedOptions: [{ questionId, optionId }] };
      const isRight = ({ completedAt }: { completedAt: string | null }) => completedAt !== null;
      const reply = await during(
        (reply) => `${isRight(reply) ? "right" : "wrong"} answer of a piece`,
        () => ask<{ completedAt: string | null }>("POST", `${path}/evaluate`, answer),
      );
      if (isRight(reply)) break;
    }
  }
  await during("pause", () => ask("POST", `${rooms}/${id}/session/pause`, {}));
}

interface Riddle {
  answers: { answer: string }[];
}

interface Questions {
  questions: { id: string; options: { id: string }[] }[];
}
