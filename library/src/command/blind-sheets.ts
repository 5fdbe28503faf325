import { type Random, randomFrom } from "@salida/rules/random.ts";
import { optionsOf } from "#checks/placed.ts";
import { ordersOf, riddlesOf } from "#rooms/lines.ts";
import { piecesOf } from "#rooms/pieces.ts";
import { standingIn } from "#rooms/riddles.ts";
import type { Piece, Puzzle, Riddle, Story } from "#rooms/story.ts";

/** What readers are given who wrote none of it, and what only who asks them has. Markdown. */
export interface BlindSheets {
  /** Nothing but questions and options. */
  questions: string;
  /** The same questions as they are met in play, with everything that is read and heard. */
  whole: string;
  key: string;
}

interface Question {
  /** The riddle or item that asks it. */
  of: unknown;
  number: number;
  ask: string;
  options: string[];
  /** Its letter. */
  key: string;
}

interface Order {
  where: string;
  say: string;
  key: string;
}

const letters = "ABCD";

/**
 * Sheets of all stories as one visit meets them, the first (0) or a second (1): two versions of a riddle on one sheet would
 * tell its answer. The same seed gives the same.
 */
export function blindSheets(whole: readonly Story[], visit: 0 | 1, seed: string): BlindSheets {
  const stories = whole.map((story) => ({ ...story, puzzles: story.puzzles.map((it) => metOn(visit, it)) }));
  const random = randomFrom(seed);
  const questions = random.shuffle(stories.flatMap(asked)).map((it, at) => drawn(it, at + 1, random));
  const orders = new Map(stories.map((story) => [story.id, ordersIn(story, random)]));
  return {
    questions: page("Which option is right? Guess.", questions.map(questionText)),
    whole: page(
      "Which option is right, and in which order do the colours come? Write down every answer that can be defended.",
      stories.map((story) => wholeText(story, questions, orders.get(story.id) ?? [])),
    ),
    key: page("Key", [
      questions.map(({ number, key }) => `${number}: ${key}`).join("\n"),
      [...orders.values()].flatMap((all) => all.map(({ where, key }) => `${where}: ${key}`)).join("\n"),
    ]),
  };
}

function metOn(visit: number, puzzle: Puzzle): Puzzle {
  const one = <T>(all: readonly T[]) => all.slice(visit % all.length).slice(0, 1);
  return {
    ...puzzle,
    clues: one(puzzle.clues),
    riddles: one(puzzle.riddles),
    places: puzzle.places.map(one),
  };
}

function asked(story: Story): Omit<Question, "number">[] {
  const riddles = riddlesOf(story).map(({ it }) => {
    const options = it.options.map(({ text }) => text);
    return { of: it, ask: it.ask, options, key: options[standingIn(it)[0] ?? -1] ?? "" };
  });
  const items = piecesOf(story).flatMap(({ piece }) => ("items" in piece ? piece.items : []));
  return [...riddles, ...items.map((it) => ({ of: it, ask: it.stem, options: optionsOf(it), key: it.key }))];
}

function drawn(question: Omit<Question, "number">, number: number, random: Random): Question {
  const options = random.shuffle(question.options);
  return { ...question, number, options, key: letters[options.indexOf(question.key)] ?? "?" };
}

function ordersIn(story: Story, random: Random): Order[] {
  return ordersOf(story).map(({ where, it: { say } }) => {
    const colours = random.shuffle(["red", "green", "blue"]);
    return {
      where: `${story.id}, ${where}`,
      say: say.replace(/\{([123])\}/g, (_, slot) => colours[Number(slot) - 1] ?? ""),
      key: colours.join(", "),
    };
  });
}

function wholeText(story: Story, questions: readonly Question[], orders: readonly Order[]): string {
  const questionOn = (it: unknown) => questions.filter(({ of }) => of === it).map(questionText);
  const puzzles = story.puzzles.flatMap(({ lead, riddles, places }, at) => [
    `## Puzzle ${at + 1}\n\n${lead}`,
    ...riddles.flatMap((riddle) => [riddleText(riddle), ...questionOn(riddle)]),
    ...places
      .flat()
      .flatMap((piece) => [pieceText(piece), ...("items" in piece ? piece.items.flatMap(questionOn) : [])]),
    ...orders
      .filter(({ where }) => where.startsWith(`${story.id}, puzzle ${at + 1},`))
      .map(({ where, say }) => `Order (${where}): ${say}`),
  ]);
  return [`# ${story.title}`, story.introduction.trim(), ...puzzles].join("\n\n");
}

function riddleText({ text, clues }: Riddle): string {
  return [text.trim(), "", ...clues.map(({ say }) => `- ${say}`)].join("\n");
}

function pieceText(piece: Piece): string {
  const said = {
    reading: () => textOf(piece),
    listening: () => textOf(piece),
    fillIn: () => textOf(piece).replace(/[{}]/g, ""),
    picture: () => ("task" in piece ? piece.task : ""),
    talk: () => ("opens" in piece ? [piece.opens, ...piece.asks, piece.ends].join(" … ") : ""),
  }[piece.kind]();
  return `_${piece.found}_\n\n${said}`;
}

function textOf(piece: Piece): string {
  return "text" in piece ? piece.text.trim() : "";
}

function questionText({ number, ask, options }: Question): string {
  return [`**${number}. ${ask}**`, "", ...options.map((it, at) => `${letters[at]}) ${it}`)].join("\n");
}

function page(head: string, parts: readonly string[]): string {
  return `${[head, ...parts].join("\n\n")}\n`;
}
