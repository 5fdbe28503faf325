import type { Story } from "@salida/library/rooms/story.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { questionsAsked } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import { limitOf } from "@salida/rules/room-clock.ts";
import type { Flow } from "#exercises/flow.ts";
import type { AnyKind, MoveTools } from "#exercises/kind.ts";
import { Refusal } from "#http/refusal.ts";
import type { Around } from "#kinds/escape-room/around.ts";
import type { RoomContent } from "#kinds/escape-room/content.ts";
import { escapeRoom } from "#kinds/escape-room/escape-room.ts";
import { currentPuzzle, decode, showRiddle, solveRiddle } from "#kinds/escape-room/play-room.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import type { Ask } from "./player/game.ts";
import { type Play, playRoom } from "./player/room-player.ts";

type Needs = Pick<Flow, "kinds" | "tools">;

/** Which share of its time a room may take whoever plays without a mistake. */
const shares = { least: 0.25, most: 0.7 };
/** Levels that a band's rooms are given at. */
const served: Readonly<Record<number, readonly Level[]>> = { 0: [0], 1: [1], 2: [2, 3], 4: [4, 5] };

/**
 * Has the machine player play a room before anybody is given it, at every level that it serves: says why it cannot be stocked, or
 * nothing. Nothing of it is in the store: kinds are asked as the flow asks them. Throws a `Refusal` where they cannot answer now.
 */
export async function tryOutRoom(
  needs: Needs,
  story: Story,
  works: readonly LibraryWork[],
): Promise<string | undefined> {
  const room = works.find(({ kind }) => kind === "escape-room");
  if (!room) return "no room";
  for (const level of served[room.level] ?? [room.level]) {
    let play: Play;
    try {
      play = await playInMemory(needs, { story, works, room, level });
    } catch (error) {
      // a machine that is too busy to mark a description says nothing of the room
      if (error instanceof Refusal) throw error;
      return `unsolvable: ${(error as Error).message}`;
    }
    const share = play.seconds / play.limit;
    if (play.status !== 2) return "unsolvable: the door stays shut";
    if (share < shares.least || share > shares.most)
      return `takes ${Math.round(share * 100)} % of its time, not 25 to 70`;
  }
  return undefined;
}

interface Trial {
  story: Story;
  works: readonly LibraryWork[];
  room: LibraryWork;
  level: Level;
}

/** A piece while it is tried: what the flow would have in a row. */
interface Row {
  kind: AnyKind;
  work: LibraryWork;
  state: unknown;
  completed: boolean;
}

async function playInMemory({ kinds, tools }: Needs, { story, works, room, level }: Trial): Promise<Play> {
  const asked = { context: story.topic, level };
  const past = { had: [], hidden: [] };
  const begun = kinds["escape-room"].begin(checked(kinds, room), asked, past, tools);
  const rows = (begun.parts ?? []).map((name): Row => {
    const work = works.find((it) => it.name === name);
    if (!work) throw new Error(`there is no ${name}`);
    const kind = kinds[work.kind];
    const params = { ...asked, numOfQuestions: questionsAsked.least, audioEnabled: false };
    const { state } = kind.begin(checked(kinds, work), params, past, tools);
    return { kind, work, state, completed: false };
  });
  const ask = roomInMemory({ level, room, rows, state: begun.state as RoomState }, tools);
  const pictures = new Map(rows.map(({ work, state }) => [seedOf(work), referenceIn(state)]));
  const knowing = { storyOf: () => story, describe: (_: Story, seed: string) => pictures.get(seed) ?? "" };
  return playRoom({ ask, errs: () => false }, knowing, room.name);
}

/** A work's content, if its kind could give it. */
function checked(kinds: Flow["kinds"], { kind, name, body }: LibraryWork): unknown {
  const { success, data } = kinds[kind].content.safeParse(body);
  if (!success) throw new Error(`${name} is not what a ${kind} takes`);
  return data;
}

const seedOf = ({ body }: LibraryWork) => String((body as { seed?: string }).seed);
const referenceIn = (state: unknown) => (state as { reference?: string } | null)?.reference ?? "";

interface InMemory {
  level: Level;
  room: LibraryWork;
  rows: Row[];
  state: RoomState;
}

/** Answers the calls that a player of rooms makes, as the server would while the room is played. */
function roomInMemory(it: InMemory, tools: Flow["tools"]): Ask {
  const content = it.room.body as RoomContent;
  const rows = new Map(it.rows.map((row, at) => [`piece-${at}`, row]));
  const answer = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const [, , , call = "", id = "", move, puzzleId = ""] = path.split("/");
    const row = rows.get(id);
    if (row) return method === "GET" ? present(row) : playPart(row, move ?? "", body, tools);
    if (call === "user-riddles") {
      if (method === "GET") return showRiddle(content, it.state, "", id);
      return came(it, solveRiddle(content, it.state, id, (body as { solution: string }).solution));
    }
    if (move === "puzzles") {
      const done = it.rows.map(({ completed }) => completed);
      const codes = body as { numericCode: string; textCode: string };
      return came(it, decode(content, it.state, puzzleId, codes, done));
    }
    return method === "GET" ? { ...shownRoom(it), title: it.room.title, level: it.level } : {};
  };
  return async <T>(method: string, path: string, body?: unknown) => (await answer(method, path, body)) as T;
}

function shownRoom({ level, room, rows, state }: InMemory): Record<string, unknown> {
  const solved = currentPuzzle(state) === state.puzzles.length;
  const status = solved ? 2 : 1;
  const around: Around = {
    status,
    session: { status: 1, limitTime: limitOf(level) / 1000, elapsedTime: 0 },
    extendedTime: false,
    finishedAt: null,
    expiresAt: new Date(0).toISOString(),
    parts: rows.map(({ work, completed }, place) => ({
      ...{ id: `piece-${place}`, kind: work.kind, place, completed },
    })),
  };
  const shown = { content: room.body, state, completed: solved, part: false, heard: undefined };
  return { ...escapeRoom.present({ ...shown, seen: undefined, addressOf: () => "", around }), status };
}

/** What is seen of a piece; a picture is told by its reference, and needs not be drawn. */
function present({ kind, work, state, completed }: Row): unknown {
  if (work.kind === "description") return {};
  const shown = { content: work.body, state, completed, part: true, heard: undefined, seen: undefined };
  return kind.present({ ...shown, addressOf: () => "", around: undefined });
}

async function playPart(row: Row, name: string, body: unknown, tools: Flow["tools"]): Promise<unknown> {
  const move = row.kind.moves[name];
  if (!move) throw new Error(`a ${row.work.kind} has no ${name}`);
  const { state, completed, work } = row;
  const moveTools: MoveTools = { ...tools, asker: "the machine player", ...silent };
  const played = { content: work.body, state, completed, part: true };
  const outcome = await move(played, body, moveTools, { params: {}, query: { audioEnabled: false } });
  if (!("reply" in outcome)) throw new Error(`${work.name} refuses what was sent`);
  row.state = outcome.state;
  row.completed ||= outcome.evaluation !== undefined;
  return outcome.reply;
}

const silent = {
  tell: () => undefined,
  addressOf: () => "",
  sounds: { keep: async () => ({ fault: "nothing is kept" }), speak: async () => undefined },
};

function came<R>(it: InMemory, outcome: { state: RoomState; reply: R } | { refusal: string }): R {
  if ("refusal" in outcome) throw new Error(outcome.refusal);
  it.state = outcome.state;
  return outcome.reply;
}
