import { countWords } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { contentLemmas } from "#engines/partner/embedded/hear/lemmas.ts";
import { isGrim } from "#engines/partner/embedded/hear/rude.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { isPlain, type Lines, linesOf, untoldOf } from "./answer-lines.ts";
import { isOfFeeling, shortAnswer } from "./by-form.ts";
import { asksView } from "./form.ts";
import { generalWords } from "./general-words.ts";
import { askedOf, askedThing, honestLines, viewLines } from "./honest.ts";
import { sharedWith } from "./life.ts";
import { currentThread } from "./next.ts";

const liked =
  /\byou (?:\w+ )?(?:like|love|enjoy) (?:the |to )?([\p{L}'’ -]{3,30}?)(?: (?:too|also|a lot|very much))?\s*\?+$/iu;

/** Something it has to tell of what is asked, a short answer that fits the form, or else an honest word on it. */
export function whatFits(question: string, state: PartnerState): Lines {
  const degree = degreeOf(state.level);
  const { persona } = proseOf(state);
  const shared = isOfFeeling(question) ? undefined : sharedWith(question, state);
  if (shared) return { lines: [shared], words: {} };
  const seen = asksView(question) ? askedThing(question, persona.name) : undefined;
  if (seen && !isGrim(seen)) return { lines: viewLines[degree], words: { x: seen } };
  const x = liked.exec(question)?.[1];
  if (x && isPlain(x) && countWords(x) <= 3 && !/^(?:me|it|this|that|my|your)\b/i.test(x))
    return { ...linesOf(generalWords.like, undefined, state), words: { x } };
  const short = shortAnswer(question, degree);
  if (short) return { lines: short, words: { from: persona.from }, asks: afterNever(question)?.[degree] };
  const thread = aboutThread(question, state);
  if (thread) return { lines: [thread], words: {} };
  const thing = askedThing(question, persona.name);
  const asks = askedOf(thing, degree);
  return { lines: honestLines(thing, degree), words: { x: thing ?? "" }, asks, weak: true };
}

/** Asked by who has not been somewhere, or has not tried something. */
function afterNever(question: string): readonly (readonly string[])[] | undefined {
  if (!/^(?:and |but |so )?have you\b/i.test(question)) return undefined;
  if (/\b(?:been (?:to|in)|visited)\b/i.test(question)) return neverAsks.place;
  return /\b(?:read|seen|watched|tried|heard|played|tasted|eaten)\b/i.test(question)
    ? neverAsks.thing
    : undefined;
}

const neverAsks = {
  place: [["What can I see there?"], ["What should I see there first?"], ["What should I see there first?"]],
  thing: [["Is it good?"], ["Would you recommend it to me?"], ["Would you recommend it to me?"]],
};

/** What it thinks of the thread, where that is what is asked about. */
function aboutThread(question: string, state: PartnerState): string | undefined {
  const thread = currentThread(state);
  if (!thread || !(asksView(question) || /\byou\b/i.test(question))) return undefined;
  const words = new Set(contentLemmas(`${thread.words} ${thread.name}`));
  return contentLemmas(question).some((word) => words.has(word)) ? untoldOf(thread, state, true) : undefined;
}
