import { sorrows } from "@salida/library/partner/matters/sorrows.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import type { Heard } from "#engines/partner/embedded/hear/hear.ts";
import { tellsSorrow } from "#engines/partner/embedded/hear/sorrow.ts";
import type { PartnerState, PartnerTurn } from "#engines/partner/embedded/state.ts";
import { fresh } from "./choose.ts";
import { partingPlain, partingSorrow, partingWords, waitsHere } from "./farewell-words.ts";
import { compose, fill, glossFor } from "./fill.ts";

/** A goodbye, which asks nothing. It is the last turn where the conversation is over by it. */
export function farewell(state: PartnerState, heard: Heard, over: boolean): PartnerTurn {
  const degree = degreeOf(state.level);
  const name = state.facts.find(({ kind }) => kind === "name")?.what;
  const early = state.said.length < chatLimits.leastMessages;
  const pieces = {
    gloss: heard.asksWord ? glossFor({ ...heard, act: "question" }) : undefined,
    answer: partingWord(heard.text, state),
    own: fill(`${byeLike(heard.text)}{name}!`, { name: name ? `, ${name}` : "" }),
    lead: early ? waitsHere[degree] : undefined,
  };
  const text = compose(pieces, "", state.level);
  const after = { ...state, lines: [...state.lines, text], remarks: [...state.remarks, pieces.answer], over };
  return { text, state: after, leaving: !early || over, over };
}

/** As one is taken leave of. */
function byeLike(text: string): string {
  if (/\bgood ?night\b|\b(?:to bed|to sleep)\b/i.test(text)) return "Good night";
  if (/\b(?:see (?:you|ya)|until|hasta|vemos) (?:tomorrow|mañana)/i.test(text)) return "See you tomorrow";
  return /\b(?:see (?:you|ya)|until|hasta|nos vemos)\b/i.test(text) ? "See you" : "Goodbye";
}

/** One word on what was said last. */
function partingWord(text: string, state: PartnerState): string {
  const degree = degreeOf(state.level);
  const heavy = state.said.slice(-2).some((said) => tellsSorrow(said.text));
  const stays = sorrows.some(({ name }) => name === state.matter?.name);
  const cheered = /\b(?:feel better|j?aja|haha|fine now)\b/i.test(text);
  const word =
    (heavy || stays) && !cheered
      ? partingSorrow[degree]
      : partingWords.find(([said]) => said.test(text))?.[1][degree];
  if (word && !state.remarks.includes(word)) return word;
  return fresh(partingPlain[degree], state.remarks, state);
}
