import type { PieceOf } from "@salida/library/rooms/story.ts";
import { erring, type Game, penalty, spend } from "./game.ts";
import { piecesOf } from "./known-story.ts";

/** One of a puzzle's exercises, as the room shows it. */
export interface Piece {
  exerciseId: string;
  type: number;
  found: string;
  code: { code: string; color: number } | null;
}

interface Question {
  id: string;
  question: string;
  options: { id: string; text: string }[];
}

/** Where the exercises of each type are played. */
const paths = [
  "user-listenings",
  "user-readings",
  "user-completable-listenings",
  "user-descriptions",
  "user-chats",
] as const;

/** Does an exercise by the calls of its kind until it is solved. */
export function playPiece(game: Game, { exerciseId, type, found }: Piece): Promise<void> {
  const address = `/api/v1/${paths[type]}/${exerciseId}`;
  const pieces = piecesOf(game.story, found);
  const [piece] = pieces;
  if (!piece) throw new Error(`nothing in the story is called ${found}`);
  if (piece.kind === "fillIn") return playWords(game, address, pieces.filter(isFillIn));
  if (piece.kind === "picture") return playPicture(game, address, pieces.filter(isPicture));
  if (piece.kind === "talk") return playTalk(game, address, piece);
  return playChoices(game, address, piece);
}

type Known = ReturnType<typeof piecesOf>[number];
const isFillIn = (piece: Known) => piece.kind === "fillIn";
const isPicture = (piece: Known) => piece.kind === "picture";

async function playChoices(
  game: Game,
  address: string,
  piece: PieceOf<"reading" | "listening">,
): Promise<void> {
  const { ask, pace } = game;
  const { questions } = await ask<{ questions: Question[] }>("GET", address);
  spend(game, piece.found, piece.kind === "reading" ? pace.read(piece.text) : pace.hear(piece.text, 2));
  for (const { id, question, options } of questions) {
    const seen = [question, ...options.map(({ text }) => text)].join(" ");
    spend(game, piece.found, pace.read(seen));
    const key = piece.items.find(({ stem }) => stem === question)?.key;
    const choose = async (option: Question["options"][number] | undefined) => {
      const selectedOptions = [{ questionId: id, optionId: option?.id }];
      const { reviewedOptions } = await ask<{ reviewedOptions: { questionId: string; correct: boolean }[] }>(
        "POST",
        `${address}/evaluate`,
        { selectedOptions },
      );
      return reviewedOptions.some(({ questionId, correct }) => questionId === id && correct);
    };
    await erring(game, () => choose(options.find(({ text }) => text !== key)));
    if (!(await choose(options.find(({ text }) => text === key)))) throw new Error(`${key} is refused`);
  }
}

async function playWords(game: Game, address: string, pieces: readonly PieceOf<"fillIn">[]): Promise<void> {
  const { ask, pace } = game;
  const { text, blankWords } = await ask<{ text: string; blankWords: { id: string }[] }>("GET", address);
  const piece = pieces.find((it) => it.text.trim().replace(/\{[^{}]+\}/g, "____") === text.trim());
  if (!piece) throw new Error(`the story has no words for ${text}`);
  const words = [...piece.text.matchAll(/\{([^{}]+)\}/g)].map(([, word]) => word ?? "");
  spend(game, piece.found, pace.hear(piece.text, 3) + pace.type(words.join(" ")));
  const fill = async (typed: readonly string[]) => {
    const filledWords = blankWords.map(({ id }, at) => ({ wordId: id, text: typed[at] ?? "" }));
    const { completedAt } = await ask<{ completedAt: string | null }>("POST", `${address}/evaluate`, {
      filledWords,
    });
    return completedAt !== null;
  };
  await erring(game, () => fill(["nothing", ...words.slice(1)]));
  if (!(await fill(words))) throw new Error(`the words of ${piece.found} are refused`);
}

/**
 * Half of what is expected outside a room is enough, so two thirds of the reference are written first. Which of a place's
 * pictures it is cannot be read off the call, so each is tried; a try for another one is not reckoned.
 */
async function playPicture(
  game: Game,
  address: string,
  pieces: readonly PieceOf<"picture">[],
): Promise<void> {
  const { ask, pace, describe } = game;
  await ask("GET", address);
  const suffices = async (description: string) => {
    const path = `${address}/evaluate`;
    const { completedAt } = await ask<{ completedAt: string | null }>("POST", path, { description });
    return completedAt !== null;
  };
  await erring(game, () => suffices("I am not sure what I can see here."));
  const found = pieces[0]?.found ?? "";
  for (const { name, task } of pieces) {
    const sentences = describe(name).split(/(?<=[.!?]) /);
    const most = sentences.slice(0, Math.ceil((2 * sentences.length) / 3)).join(" ");
    const whole = sentences.join(" ");
    if (await suffices(most)) return spend(game, found, pace.read(task) + pace.type(most) + 20);
    if (await suffices(whole)) return spend(game, found, pace.read(task) + pace.type(whole) + 20 + penalty);
  }
  throw new Error(`the description of ${found} does not suffice`);
}

async function playTalk(game: Game, address: string, piece: PieceOf<"talk">): Promise<void> {
  const { ask, pace } = game;
  await ask("GET", address);
  const told = [piece.opens, ...piece.asks, piece.ends].join(" ");
  spend(game, piece.found, pace.read(told) + pace.type(piece.answers.join(" ")));
  const say = async (message: string) =>
    (await ask<{ completed: boolean }>("POST", `${address}/predict`, { message })).completed;
  await erring(game, () => say("hola hola"));
  for (const answer of piece.answers) if (await say(answer)) return;
  throw new Error(`${piece.found} is not over after ${piece.answers.length} answers`);
}
