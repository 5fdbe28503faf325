import type { Random } from "@salida/rules/random.ts";
import { z } from "zod";
import type { TextEngine } from "#engines/text/text.ts";
import { said } from "#engines/text/text.ts";
import { letters, solvePrompt } from "./prompts/solve.ts";

const Solved = z.strictObject({
  answer: z.enum(letters),
  quote: z.string().max(1_000),
  others: z.array(z.enum(letters)).max(4),
});

/** A question with the option that is said to be right. */
export interface Keyed {
  text: string;
  stem: string;
  key: string;
  distractors: readonly string[];
}

/** What came of solving a question. */
export interface Trial {
  /** The option that the solver took for right. */
  answer: string;
  /** It is the key, and no other can be defended. */
  sound: boolean;
  /** What else could be defended. */
  rivals: string[];
  quote: string;
}

const solving = { most: 600, total: 120_000 };

/** Has a question answered from its text, its options in an order of chance. Throws as the engine does. */
export async function solve(
  engine: Pick<TextEngine, "ask">,
  { text, stem, key, distractors }: Keyed,
  random: Random,
) {
  const options = random.shuffle([key, ...distractors]);
  const prompt = said(solvePrompt, { text, stem, options });
  const { value, ...how } = await engine.ask({ role: "solver", prompt, shape: Solved, ...solving });
  const at = (letter: (typeof letters)[number]) => options[letters.indexOf(letter)] ?? "";
  const answer = at(value.answer);
  const rivals = [...new Set(value.others.map(at))].filter((option) => option !== answer && option !== "");
  const trial: Trial = { answer, sound: answer === key && rivals.length === 0, rivals, quote: value.quote };
  return { trial, how };
}
