import { randomUUID } from "node:crypto";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { openScriptedPartner } from "#engines/partner/embedded/open-scripted-partner.ts";
import { reply } from "#engines/partner/embedded/partner.ts";
import type { OpenTurn, PartnerState } from "#engines/partner/embedded/state.ts";
import type { Listener, Partner } from "#engines/partner/partner.ts";
import { said, type TextEngine, TextFault } from "#engines/text/text.ts";
import { knownWords } from "./known-words.ts";
import { isQuestion, sentenceFault } from "./sentence-fault.ts";
import { sentencesIn } from "./sentences.ts";
import { translate } from "./translate.ts";
import { turnPrompt } from "./turn-prompt.ts";

/** What a partner by a model is opened with. */
export interface ModelPartnerParts {
  engine: TextEngine;
  /** How learners are told who answers. */
  name: string;
  /** Hears why the script answered; never what was said. */
  onFault?: ((error: Error) => void) | undefined;
  /** Milliseconds a learner waits for a model's first sentence. */
  patience?: number;
}

/** A learner waits so long for a first sentence, then the script answers. */
const mostWait = 6_000;
/** Milliseconds for a whole turn. */
const total = 15_000;
/** Tokens, thoughts that nobody reads included. */
const most = 1_000;
/** Words of a question that only repeats what was heard. */
const mostEchoed = 3;

/**
 * A partner who says what a model says, as far as each sentence passes; the script hears every message, keeps the
 * conversation, marks it, and says what the model does not.
 */
export function openModelPartner(parts: ModelPartnerParts): Partner {
  const { engine, name } = parts;
  const script = openScriptedPartner();
  // who sends many messages at once has one of them answered by the model
  const busy = new Set<string>();

  return {
    ...script,
    model: name,

    async help(asked) {
      const { asker } = asked;
      if (busy.has(asker) || !engine.ready("partner")) return script.help(asked);
      busy.add(asker);
      const english = await translate(parts, asked).finally(() => busy.delete(asker));
      return english === undefined ? script.help(asked) : { english, words: [] };
    },

    async reply(memory, message, listener) {
      const { open } = reply(memory as PartnerState, message);
      const { asker, tell } = listener;
      if (!open?.plain || busy.has(asker) || !engine.ready("partner"))
        return script.reply(memory, message, listener);
      busy.add(asker);
      const told = await spoken(parts, open, listener).finally(() => busy.delete(asker));
      if (told.length === 0) return script.reply(memory, message, listener);
      const asked = told.find(isQuestion);
      if (!asked) for (const sentence of sentencesOf(open.question)) tell(sentence);
      const text = [...told, ...(asked ? [] : [open.question])].join(" ");
      return { text, memory: after(open, text, asked), own: true, leaving: false, over: false };
    },
  };
}

/** What passes of what a model says, told as it comes. */
async function spoken(
  { engine, onFault, patience = mostWait }: ModelPartnerParts,
  { known, question }: OpenTurn,
  { asker: learner, tell }: Listener,
): Promise<string[]> {
  const nonce = randomUUID().replaceAll("-", "").slice(0, 16);
  const prompt = said(turnPrompt, { state: known, question, nonce });
  const { level, lines: before } = known;
  const bounds = { level, known: knownWords(known), before, nonce, closing: question };
  const enough = new AbortController();
  const give = () => enough.abort(new TextFault("slow", `no sentence in ${patience / 1000} s`));
  const timer = setTimeout(give, patience);
  const told: string[] = [];
  try {
    const saying = engine.say({ role: "partner", prompt, most, total, learner, signal: enough.signal });
    for await (const sentence of sentencesIn(saying)) {
      if (told.length === 0 && isEcho(sentence)) continue;
      const fault = sentenceFault(sentence, { ...bounds, told, instructions: prompt.stable });
      if (fault) onFault?.(new Error(`partner: a sentence that is ${fault}`));
      if (fault) break;
      clearTimeout(timer);
      told.push(sentence);
      tell(sentence);
      if (isQuestion(sentence)) break;
    }
  } catch (error) {
    // what providers say may repeat what a learner said
    onFault?.(new Error(`partner: ${error instanceof TextFault ? error.why : "broken"}`));
  } finally {
    clearTimeout(timer);
  }
  return told;
}

/** "Honestly?" or "Your grandmother's jeans?" asks nothing: what comes after it is meant. */
function isEcho(sentence: string): boolean {
  return isQuestion(sentence) && countWords(sentence) <= mostEchoed;
}

/** The conversation after a turn of the model's, closed by its own question or the script's. */
function after({ known, next }: OpenTurn, text: string, question: string | undefined): PartnerState {
  const went = question === undefined ? next : known;
  const asked = question === undefined ? next.asked : [...known.asked, question];
  return { ...went, lines: [...known.lines, text], asked };
}
