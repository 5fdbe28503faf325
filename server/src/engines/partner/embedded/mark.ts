import { countWords } from "@salida/rules/words.ts";
import type { Advice } from "#engines/partner/partner.ts";
import type { ChatParts } from "./chat-parts.ts";
import { contentLemmas } from "./hear/lemmas.ts";
import { advice } from "./mark-words.ts";
import type { PartnerState, Said } from "./state.ts";

/** A conversation's mark. `score` is from 0 to 10 with one decimal; the feedback names two things. */
export interface ChatMark {
  score: number;
  feedback: Advice[];
  parts: ChatParts;
}

/** Messages that earn the whole of their part. */
const fullTurns = 8;
/** Messages that make it a conversation at all. */
const fullVolume = 4;
/** Words that make a message a whole turn. */
const wholeTurn = 3;
/** Words a message has on average, by level, to earn the whole of its part. */
const fullLength = [4, 6, 9, 12, 15, 17] as const;
/** Different content words for the whole of their part, by level, over a full conversation. */
const fullVariety = [12, 20, 30, 44, 54, 60] as const;
/** Corrections a word that leave nothing of the part, by level. */
const worstRate = [0.3, 0.27, 0.23, 0.2, 0.17, 0.15] as const;

const weights: Record<keyof ChatParts, number> = {
  turns: 0.15,
  length: 0.25,
  variety: 0.2,
  correctness: 0.2,
  topic: 0.2,
};

/** Marks a conversation. `corrections` is how many mistakes were found in all that the learner wrote. */
export function markConversation(state: PartnerState, corrections: number): ChatMark {
  const own = state.said.filter(({ taken }) => taken === "own");
  const words = sum(own.map(({ text }) => countWords(text)));
  const parts = partsOf(state, own, words, corrections);
  const names = Object.keys(weights) as (keyof ChatParts)[];
  const mean = sum(names.map((name) => weights[name] * parts[name]));
  const sincere = state.said.length === 0 ? 0 : own.length / state.said.length;
  const said = 0.3 + 0.7 * Math.min(1, parts.length / 7);
  const relevant = 0.6 + 0.04 * parts.topic;
  return {
    score: tenth(mean * said * sincere * relevant),
    feedback: advice(parts, own.length, words),
    parts,
  };
}

function partsOf(state: PartnerState, own: Said[], words: number, corrections: number): ChatParts {
  const { level, talk } = state;
  // a talk of a story is as long as it is
  const turns = talk ? talk.lines.length : fullTurns;
  const enough = Math.min(fullVolume, turns);
  const different = new Set(own.flatMap(({ text }) => contentLemmas(text))).size;
  const volume = Math.min(1, words / (fullLength[level] * enough));
  const wrong = words === 0 ? 1 : Math.min(1, corrections / words / worstRate[level]);
  const kept = sum(own.map(({ topic }) => ({ on: 1, open: 0.4, off: 0 })[topic]));
  return {
    turns: share(sum(own.map(({ text }) => Math.min(1, countWords(text) / wholeTurn))), turns),
    length: own.length === 0 ? 0 : share(words / own.length, fullLength[level]),
    variety: share(different, (fullVariety[level] * turns) / fullTurns),
    correctness: tenth(10 * (1 - wrong) * volume),
    topic: own.length === 0 ? 0 : tenth(volume * share(kept, 0.8 * own.length)),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** 10 for reaching what is full, in proportion below it. */
function share(reached: number, full: number): number {
  return tenth(Math.min(10, (10 * reached) / full));
}

function tenth(mark: number): number {
  return Math.round(10 * mark) / 10;
}
