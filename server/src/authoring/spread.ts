import type { Random } from "@salida/rules/random.ts";
import { z } from "zod";
import { said } from "#engines/text/text.ts";
import { guessPrompt } from "./prompts/guess.ts";
import { letters } from "./prompts/solve.ts";
import type { Recorder } from "./record.ts";
import type { Question } from "./sheet-shape.ts";

const tries = 3;
const guessing = { most: 600, total: 120_000 };

/**
 * The questions on whose answer nobody would bet: those for which three tries without a text, options shuffled, do not all
 * name the same option and are sure of it.
 */
export async function withoutFavourites(
  recorder: Recorder,
  questions: readonly Question[],
  random: Random,
): Promise<Question[]> {
  if (questions.length === 0) return [];
  const guesses = await Promise.all(Array.from({ length: tries }, () => guess(recorder, questions, random)));
  return questions.filter(({ stem }, at) => {
    const bets = guesses.map((guess) => guess[at]);
    const [first] = bets;
    const favourite = first !== undefined && bets.every((bet) => bet?.sure && bet.option === first.option);
    if (favourite) recorder.found(`spread: ${stem} everybody bets on "${first.option}"`);
    return !favourite;
  });
}

async function guess(recorder: Recorder, questions: readonly Question[], random: Random) {
  const shuffled = questions.map(({ stem, options }) => ({ stem, options: random.shuffle(options) }));
  const shape = z.strictObject({
    guesses: z.array(z.strictObject({ answer: z.enum(letters), sure: z.boolean() })).length(questions.length),
  });
  const prompt = said(guessPrompt, shuffled);
  const { value } = await recorder.ask({ role: "solver", prompt, shape, ...guessing });
  return value.guesses.map(({ answer, sure }, at) => ({
    option: shuffled[at]?.options[letters.indexOf(answer)],
    sure,
  }));
}
