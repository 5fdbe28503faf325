import type { Story } from "@salida/library/rooms/story.ts";
import type { Level } from "@salida/rules/levels.ts";
import { type Ask, erring, type Game, type Step, spend } from "./game.ts";
import { answersOf, orderIn } from "./known-story.ts";
import { paceOf } from "./pace.ts";
import { type Piece, playPiece } from "./play-piece.ts";

/** Who plays: the way to ask, and whether a first try is to be a wrong one. */
export interface Player {
  ask: Ask;
  errs(): boolean;
}

/** How a room was played. */
export interface Play {
  title: string;
  steps: Step[];
  /** Seconds a learner would have taken, with what mistakes cost on the clock. */
  seconds: number;
  /** Seconds there were. */
  limit: number;
  mistakes: number;
  /** The room's status at the end; 2 is solved. */
  status: number;
}

interface Room {
  title: string;
  level: Level;
  introduction: string;
  status: number;
  session: { limitTime: number };
  puzzles: Puzzle[];
}
interface Puzzle {
  id: string;
  open: boolean;
  decoded: boolean;
  lead: string | null;
  solutionHint: string | null;
  riddle: { riddleId: string; code: string | null } | null;
  exercises: Piece[];
}
interface Riddle {
  riddle: string;
  clues: string[];
  ask: string;
  answers: { answer: string }[];
}

const rooms = "/api/v1/user-escape-rooms";

/** What a player knows of rooms: who knows a story has all its answers. */
export interface Knowing {
  storyOf(title: string): Story;
  /** What a picture of a story shows, said as it is said at its level. */
  describe(story: Story, picture: string): string;
}

/** Creates a room and plays it. */
export async function playNewRoom(
  player: Player,
  knowing: Knowing,
  context: string,
  asked: Level,
): Promise<Play> {
  const { id } = await player.ask<{ id: string }>("POST", rooms, { context, level: asked });
  return playRoom(player, knowing, id);
}

/** Plays a room, by the public API alone, from its introduction to the open door. */
export async function playRoom({ ask, errs }: Player, knowing: Knowing, id: string): Promise<Play> {
  const path = `${rooms}/${id}`;
  const { title, level, introduction, puzzles, session } = await ask<Room>("GET", path);
  const story = knowing.storyOf(title);
  const describe = (picture: string) => knowing.describe(story, picture);
  const game: Game = { ask, errs, path, story, describe, pace: paceOf(level), steps: [], mistakes: 0 };
  await ask("POST", `${path}/session/start`, {});
  spend(game, "introduction", game.pace.read(introduction));
  for (const at of puzzles.keys()) await playPuzzle(game, at);
  const { status } = await ask<Room>("GET", path);
  const { steps, mistakes } = game;
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return { title, steps, seconds, limit: session.limitTime, mistakes, status };
}

async function playPuzzle(game: Game, at: number): Promise<void> {
  const { lead, riddle, exercises } = await puzzleNow(game, at);
  spend(game, "lead", game.pace.read(lead ?? ""));
  if (!riddle) throw new Error(`puzzle ${at + 1} shows no riddle`);
  await playRiddle(game, riddle.riddleId);
  for (const piece of exercises) await playPiece(game, piece);
  await decode(game, await puzzleNow(game, at));
}

async function puzzleNow({ ask, path }: Game, at: number): Promise<Puzzle> {
  const { puzzles } = await ask<Room>("GET", path);
  const puzzle = puzzles[at];
  if (!puzzle?.open || puzzle.decoded) throw new Error(`puzzle ${at + 1} is not being played`);
  return puzzle;
}

async function playRiddle(game: Game, id: string): Promise<void> {
  const { ask, pace, story } = game;
  const address = `/api/v1/user-riddles/${id}`;
  const shown = await ask<Riddle>("GET", address);
  const { right, wrong } = answersOf(story, shown);
  const seen = [shown.riddle, ...shown.clues, shown.ask, ...shown.answers.map(({ answer }) => answer)];
  spend(game, "riddle", pace.read(seen.join(" ")) + pace.riddle);
  const solve = async (solution: string) =>
    (await ask<{ correct: boolean }>("POST", `${address}/solution`, { solution })).correct;
  await erring(game, () => solve(wrong));
  if (!(await solve(right))) throw new Error(`${right} is refused as the riddle's answer`);
}

async function decode(game: Game, { id, solutionHint, riddle, exercises }: Puzzle): Promise<void> {
  const { ask, pace, story, path } = game;
  const hint = solutionHint ?? "";
  const letterOf = (color: number) => exercises.find(({ code }) => code?.color === color)?.code?.code ?? "";
  const text = orderIn(story, hint).map(letterOf).join("");
  spend(game, "decoder", pace.read(hint) + pace.decoder);
  const open = async (textCode: string) => {
    const codes = { numericCode: riddle?.code ?? "", textCode };
    return (await ask<{ opened: boolean }>("POST", `${path}/puzzles/${id}/decode`, codes)).opened;
  };
  await erring(game, () => open([...text].reverse().join("")));
  if (!(await open(text))) throw new Error(`${text} does not open puzzle ${id}`);
}
