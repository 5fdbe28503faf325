import { randomUUID } from "node:crypto";
import type { Level } from "@salida/rules/levels.ts";
import type { HelpAsked } from "#engines/partner/partner.ts";
import { said, type TextEngine, TextFault } from "#engines/text/text.ts";
import { bare } from "./bare.ts";
import { sentenceFault } from "./sentence-fault.ts";
import { sentencesIn } from "./sentences.ts";
import { translatePrompt } from "./translate-prompt.ts";

/** Milliseconds for a translation. */
const total = 8_000;
/** Tokens, thoughts that nobody reads included. */
const most = 600;
const mostSentences = 3;
/** Who looks for words may meet some above their level. */
const above = 2;

/** What somebody would say, put into English by a model; nothing where it fails, or says what may not be shown. */
export async function translate(
  { engine, onFault }: { engine: TextEngine; onFault?: ((error: Error) => void) | undefined },
  { spanish, level, asker: learner }: HelpAsked,
): Promise<string | undefined> {
  const nonce = randomUUID().replaceAll("-", "").slice(0, 16);
  const prompt = said(translatePrompt, { spanish: bare(spanish), level, nonce });
  const bounds = {
    level: Math.min(5, level + above) as Level,
    known: [],
    before: [],
    closing: "",
    nonce,
    instructions: prompt.stable,
  };
  const told: string[] = [];
  try {
    const saying = engine.say({ role: "partner", prompt, most, total, learner });
    for await (const sentence of sentencesIn(saying)) {
      const fault = told.length === mostSentences ? "more" : sentenceFault(sentence, { ...bounds, told });
      if (fault) {
        onFault?.(new Error(`partner: a translation that is ${fault}`));
        return undefined;
      }
      told.push(sentence);
    }
  } catch (error) {
    // what providers say may repeat what a learner said
    onFault?.(new Error(`partner: ${error instanceof TextFault ? error.why : "broken"}`));
    return undefined;
  }
  return told.join(" ") || undefined;
}
