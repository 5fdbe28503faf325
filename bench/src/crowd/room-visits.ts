import { type Doing, look, say } from "./doing.ts";
import { answerTo, create } from "./exercises.ts";
import type { Member } from "./learners.ts";

const rooms = "/api/v1/user-escape-rooms";

interface Room {
  puzzles: { riddle: { riddleId: string } | null; exercises: { exerciseId: string; type: number }[] }[];
}

/** Begins a room, answers some of its first puzzle, and stops its clock. */
export function* playRoom(member: Member): Doing {
  const { random } = member;
  yield* look("list", rooms);
  const context = random.pick(["FOOD", "MUSIC", "TRAVEL"] as const);
  const id = yield* create(member, rooms, { context, level: 2 }, "create a room");
  const path = `${rooms}/${id}`;
  yield* look("show", path);
  yield* say("room: clock", `${path}/session/start`);
  const { puzzles } = yield* look<Room>("show", path);
  const { riddle, exercises } = puzzles[0] ?? { riddle: null, exercises: [] };
  yield* say("room: clock", `${path}/session/heartbeat`);
  if (riddle) yield* tryRiddle(member, riddle.riddleId);
  for (const piece of exercises.filter(({ type }) => type < 2)) yield* tryPiece(member, piece);
  yield* say("room: clock", `${path}/session/heartbeat`);
  yield* say("room: clock", `${path}/session/pause`);
}

/** Tries two of a riddle's answers. */
function* tryRiddle({ random }: Member, id: string): Doing {
  const path = `/api/v1/user-riddles/${id}`;
  const { answers } = yield* look<{ answers: { answer: string }[] }>("show", path);
  for (const { answer: solution } of random.shuffle(answers).slice(0, 2)) {
    const { correct } = yield* say<{ correct: boolean }>("room: riddle", `${path}/solution`, { solution });
    if (correct) return;
  }
}

/** Reads or hears a piece, and answers it once. */
function* tryPiece(member: Member, { exerciseId, type }: { exerciseId: string; type: number }): Doing {
  const path = `/api/v1/${type === 0 ? "user-listenings" : "user-readings"}/${exerciseId}`;
  const shown = yield* look<Parameters<typeof answerTo>[1]>("show", path);
  const answer = answerTo(member, shown);
  const reply = yield* say<{ score: number; completedAt: string | null }>(
    "room: piece",
    `${path}/evaluate`,
    answer,
  );
  if (reply.completedAt) member.kept.exercises.set(exerciseId, reply.score);
}
