import type { ReplyOf } from "@salida/contract/call.ts";
import {
  chatCalls,
  completableListeningCalls,
  descriptionCalls,
  escapeRoomCalls,
  listeningCalls,
  readingCalls,
} from "@salida/contract/calls.ts";
import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { roomCalls } from "@salida/contract/rooms.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import type { Level } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import { escapeRoomSample, towerRoom } from "#kinds/escape-room/sample.ts";
import { towerPieces } from "#kinds/escape-room/test-pieces.ts";
import type { House, TestLearner } from "#test-house.ts";

/** A small story with its pieces, as the stock takes them in. */
export const towerWorks: LibraryWork[] = [
  {
    name: "room-tower",
    kind: "escape-room",
    topic: "MYSTERY",
    level: 2,
    title: "The Tower",
    words: 300,
    items: escapeRoomSample.items,
    body: towerRoom,
  },
  ...towerPieces,
];

/** The same story once more, of another topic. */
export const millWorks = JSON.parse(
  JSON.stringify(towerWorks).replaceAll("room-tower", "room-mill").replaceAll('"MYSTERY"', '"HISTORY"'),
) as LibraryWork[];

type Shown = ReplyOf<typeof escapeRoomCalls.show>;
type ShownPiece = Shown["puzzles"][number]["exercises"][number];

/** A learner in a room of theirs, who knows the library by heart. */
export interface Player {
  learner: TestLearner;
  /** The room's id. */
  id: string;
  params: { id: string };
  show(): Promise<Shown>;
  start(extendedTime?: boolean): Promise<ReplyOf<typeof roomCalls.start>>;
  /** Moves the room's stored times back, as if it were so much later now. */
  age(seconds: number): Promise<void>;
  /** Plays on for so many seconds, as if the learner had been seen all the time. */
  playOn(seconds: number): Promise<void>;
  /** The current puzzle, as it is shown. */
  puzzle(): Promise<Shown["puzzles"][number]>;
  solveRiddle(): Promise<ReplyOf<typeof roomCalls.solveRiddle>>;
  solvePiece(piece: ShownPiece): Promise<unknown>;
  /** Riddle and pieces of the current puzzle. */
  solvePuzzle(): Promise<void>;
  /** The two codes of the current puzzle, from what is shown. */
  codes(): Promise<{ puzzleId: string; numericCode: string; textCode: string }>;
  decode(): Promise<ReplyOf<typeof roomCalls.decode>>;
  /** From the first puzzle to the last but for its decoder. */
  reachTheDoor(): Promise<void>;
}

/** Makes a room for a new learner. */
export async function aPlayer(house: House, name: string, level: Level = 2): Promise<Player> {
  const learner = await house.learner(name, level);
  return playerOf(house, learner, await makeRoom(learner, level));
}

/** Makes a room of the tower. */
export async function makeRoom(learner: TestLearner, level: Level = 2): Promise<string> {
  const made = await learner.ask(escapeRoomCalls.create, { body: { context: "MYSTERY", level } });
  return must(made.reply).id;
}

/** A learner in a room that is there already. */
export function playerOf(house: House, learner: TestLearner, id: string): Player {
  const params = { id };
  const show = async () => must((await learner.ask(escapeRoomCalls.show, { params })).reply);
  const player: Player = {
    ...{ learner, id, params, show },
    start: async (extendedTime = false) =>
      must((await learner.ask(roomCalls.start, { params, body: { extendedTime } })).reply),
    age: (seconds) => ageRoom(house, id, seconds, ["running_since", "seen_at", "due_at", "expires_at"]),
    playOn: (seconds) => ageRoom(house, id, seconds, ["running_since", "due_at"]),
    puzzle: async () => must((await show()).puzzles.findLast(({ open }) => open)),
    async solveRiddle() {
      const { riddle } = await player.puzzle();
      const at = { params: { id: must(riddle).riddleId } };
      const shown = must((await learner.ask(roomCalls.readRiddle, at)).reply);
      const body = { solution: rightAnswer(shown.riddle) };
      return must((await learner.ask(roomCalls.solveRiddle, { ...at, body })).reply);
    },
    solvePiece: (piece) => solvePiece(house, learner, piece),
    async solvePuzzle() {
      await player.solveRiddle();
      for (const piece of (await player.puzzle()).exercises) await player.solvePiece(piece);
    },
    codes: async () => codesOf(await player.puzzle()),
    async decode() {
      const { puzzleId, ...body } = await player.codes();
      return must((await learner.ask(roomCalls.decode, { params: { id, puzzleId }, body })).reply);
    },
    async reachTheDoor() {
      for (let at = 0; at < 3; at += 1) {
        await player.solvePuzzle();
        if (at < 2) await player.decode();
      }
    },
  };
  return player;
}

/** What is there, or the end of the test. */
export function must<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Error("nothing came back");
  return found;
}

async function ageRoom({ db }: House, id: string, seconds: number, columns: string[]): Promise<void> {
  const moved = columns.map(
    (name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} - ${seconds} * interval '1 s'`,
  );
  await db.execute(sql`update room set ${sql.join(moved, sql`, `)} where exercise = ${id}`);
}

const riddles = towerRoom.puzzles.flatMap((puzzle) => puzzle.riddles);

/** The right answer of a riddle, by its text. */
export function rightAnswer(riddle: string): string {
  const { options = [] } = riddles.find(({ text }) => text === riddle) ?? {};
  return must(options.find(({ right }) => right)?.text);
}

/** The wrong ones. */
export function wrongAnswers(riddle: string): string[] {
  const { options = [] } = riddles.find(({ text }) => text === riddle) ?? {};
  return options.filter(({ right }) => !right).map(({ text }) => must(text));
}

const colors = ["red", "green", "blue"];
const sentences = towerRoom.puzzles.flatMap(({ clues }) => clues);

/** What the decoder wants, read from what a browser sees. */
export function codesOf({ id, solutionHint, riddle, exercises }: Shown["puzzles"][number]) {
  const said = must(solutionHint);
  const places = sentences.flatMap((sentence) => {
    const slots = [...sentence.matchAll(/\{(\d)\}/g)].map(([, slot]) => Number(slot));
    const pattern = sentence.replace(/[.?]/g, "\\$&").replace(/\{\d\}/g, "(red|green|blue)");
    const found = new RegExp(`^${pattern}$`, "i").exec(said);
    return found
      ? [slots.map((slot, at) => [slot, colors.indexOf((found[at + 1] ?? "").toLowerCase())] as const)]
      : [];
  });
  const order = must(places[0]).toSorted(([one], [other]) => one - other);
  const letterOf = (color: number) => exercises.find((piece) => piece.color === color)?.code?.code ?? "";
  return {
    puzzleId: id,
    numericCode: must(riddle).code ?? "",
    textCode: order.map(([, color]) => letterOf(color)).join(""),
  };
}

/** The kind of a piece, by the code that it is shown with. */
export function kindOf({ type }: Pick<ShownPiece, "type">): KindName {
  return must(kindNames.find((name) => kindContracts[name].code === type));
}

interface Item {
  stem: string;
  key: { text: string };
}
const items = towerPieces.flatMap(({ body }) => (body as { items?: Item[] }).items ?? []);
const gapsOf = (title: string) =>
  must(towerPieces.find((piece) => piece.title === title)).body as { gaps: { word: string }[] };

/** Does a piece as well as it can be done. */
async function solvePiece(house: House, learner: TestLearner, piece: ShownPiece): Promise<unknown> {
  const params = { id: piece.exerciseId };
  const kind = kindOf(piece);
  if (kind === "reading" || kind === "listening") {
    const calls = kind === "reading" ? readingCalls : listeningCalls;
    const { questions } = must((await learner.ask(calls.show, { params })).reply);
    const body = { selectedOptions: questions.map((question) => ({ ...chosen(question, true) })) };
    return must((await learner.ask(calls.moves.evaluate, { params, body })).reply);
  }
  if (kind === "completable-listening") {
    const { blankWords } = must((await learner.ask(completableListeningCalls.show, { params })).reply);
    const { gaps } = gapsOf(piece.found);
    const filledWords = blankWords.map(({ id, index }) => ({ wordId: id, text: must(gaps[index]).word }));
    return must(
      (await learner.ask(completableListeningCalls.moves.evaluate, { params, body: { filledWords } })).reply,
    );
  }
  if (kind === "description") {
    const description = await referenceOf(house, piece.exerciseId);
    return must(
      (await learner.ask(descriptionCalls.moves.evaluate, { params, body: { description } })).reply,
    );
  }
  let last: unknown;
  for (const message of said)
    last = must((await learner.ask(chatCalls.moves.predict, { params, body: { message } })).reply);
  return last;
}

const said = [
  "I climbed the stairs because I wanted to see the storm from the window.",
  "I can see the sea, and two boats are waiting in the harbour.",
  "Please open the door, because I am cold and I want to go home.",
];

/** An answer to a question of the tower's, by its text. */
export function chosen(
  { id, question, options }: { id: string; question: string; options: { id: string; text: string }[] },
  right: boolean,
) {
  const { key } = must(items.find(({ stem }) => stem === question));
  return { questionId: id, optionId: must(options.find(({ text }) => (text === key.text) === right)).id };
}

async function referenceOf({ db }: House, exercise: string): Promise<string> {
  const { rows } = await db.execute(sql`select state from exercise where id = ${exercise}`);
  // where a try was made the scene stands beside it
  const said = /"reference":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(rows[0]));
  return JSON.parse(must(said?.[1]));
}
