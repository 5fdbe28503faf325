import { descriptionWords } from "@salida/rules/description-words.ts";
import { type Level, levelOf } from "@salida/rules/levels.ts";
import { speechRate } from "@salida/rules/speech-rates.ts";
import { countWords } from "@salida/rules/words.ts";
import { optionsOf } from "#checks/placed.ts";
import { spokenText } from "#spoken/turns.ts";
import { whole } from "./room-check.ts";
import type { OrderSentence, Piece, Riddle, Story } from "./story.ts";

/** Words a minute, and minutes a room, by level. Typing is composing: a learner's own English. */
const reading: Record<Level, number> = { 0: 70, 1: 90, 2: 120, 3: 150, 4: 180, 5: 210 };
const typing: Record<Level, number> = { 0: 8, 1: 11, 2: 14, 3: 18, 4: 22, 5: 25 };
const limits: Record<Level, number> = { 0: 60, 1: 55, 2: 50, 3: 45, 4: 40, 5: 40 };

const plays = { listening: 2, fillIn: 3 };
const perRiddle = 60 / 60;
const perDecoder = 25 / 60;
const shares = { least: 0.25, most: 0.7 };

/** How long a room takes, in minutes at the slowest level it serves: with its shortest alternates and its longest. */
export interface PlayingTime {
  shortest: number;
  longest: number;
  limit: number;
}

/** Estimates how long a room takes whoever plays without a mistake. */
export function playingTime(story: Story): PlayingTime {
  const level = levelOf(story.band);
  const fixed = countWords(story.introduction) / speechRate(level) + perDecoder * story.puzzles.length;
  const parts = story.puzzles.flatMap(({ lead, clues, riddles, places }) => [
    [minutesToRead(level, [lead])],
    clues.map((order) => orderMinutes(level, order)),
    riddles.map((riddle) => riddleMinutes(level, riddle)),
    ...places.map((place) => place.map((piece) => pieceMinutes(level, piece))),
  ]);
  const sum = (pick: (minutes: number[]) => number) => parts.reduce((all, part) => all + pick(part), fixed);
  return {
    shortest: sum((minutes) => Math.min(...minutes)),
    longest: sum((minutes) => Math.max(...minutes)),
    limit: limits[level],
  };
}

/** A room leaves time for mistakes, and is not over at once. */
export const roomTime = whole((story) => {
  const { shortest, longest, limit } = playingTime(story);
  return [
    longest > shares.most * limit
      ? `takes ${Math.ceil(longest)} of ${limit} minutes, more than 70 %`
      : undefined,
    shortest < shares.least * limit
      ? `takes ${Math.floor(shortest)} of ${limit} minutes, less than 25 %`
      : undefined,
  ];
});

function orderMinutes(level: Level, { say }: OrderSentence): number {
  return minutesToRead(level, [say]);
}

function riddleMinutes(level: Level, { text, clues, ask, options }: Riddle): number {
  const read = [text, ...clues.map(({ say }) => say), ask, ...options.map((option) => option.text)];
  return perRiddle + minutesToRead(level, read);
}

function pieceMinutes(level: Level, piece: Piece): number {
  switch (piece.kind) {
    case "reading":
      return minutesToRead(level, [piece.text, ...questionsOf(piece)]);
    case "listening":
      return (
        plays.listening * minutesToHear(level, spokenText(piece)) + minutesToRead(level, questionsOf(piece))
      );
    case "fillIn":
      return plays.fillIn * minutesToHear(level, piece.text);
    case "picture":
      // inside a room half of a whole description is enough
      return minutesToRead(level, [piece.task]) + descriptionWords(level).least / 2 / typing[level];
    case "talk":
      return (
        minutesToHear(level, [piece.opens, ...piece.asks, piece.ends].join(" ")) +
        countWords(piece.answers.join(" ")) / typing[level]
      );
  }
}

function questionsOf({ items }: Extract<Piece, { items: unknown }>): string[] {
  return items.flatMap((item) => [item.stem, ...optionsOf(item)]);
}

function minutesToRead(level: Level, texts: string[]): number {
  return countWords(texts.join(" ")) / reading[level];
}

function minutesToHear(level: Level, text: string): number {
  return countWords(text) / speechRate(level);
}
