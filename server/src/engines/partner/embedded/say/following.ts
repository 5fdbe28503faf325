import { type Lines, linesAt } from "@salida/library/partner/lines.ts";
import type { Time, Tone } from "@salida/library/partner/matters/matter.ts";
import { countWords } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import type { Heard } from "#engines/partner/embedded/hear/hear.ts";
import { matterNamed, type Telling } from "#engines/partner/embedded/hear/matter.ts";
import { tellsSorrow } from "#engines/partner/embedded/hear/sorrow.ts";
import { isToldIn } from "#engines/partner/embedded/hear/told.ts";
import { timeOf, toneOf } from "#engines/partner/embedded/hear/tone.ts";
import type { Who } from "#engines/partner/embedded/hear/who.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { fresh } from "./choose.ts";
import { fill, fits } from "./fill.ts";
import { deeper, hardly, plans, wayItWas } from "./following-words.ts";
import { aboutTold } from "./told-things.ts";

/** So many questions in a row follow one thing before the partner goes on, and so many where it is a sorrow. */
const mostTurns = { plain: 2, sorry: 3, told: 4 };
/** What is shorter tells nothing new. */
const fewWords = 3;
/** And what is over in fewer words is no story. */
const storyWords = 8;

/** A question that follows from what was told, and what it stays with. */
export interface Following {
  question: string;
  line: string;
  matter: string;
  who: Who | undefined;
}

/** What the partner asks about what somebody tells of their own life: about its matter, or else whatever fits what is told so. */
export function following(heard: Heard, state: PartnerState): Following | undefined {
  const { telling } = heard;
  const before = state.matter;
  if (telling && telling.matter.name !== before?.name) {
    const found = aboutMatter(telling, state);
    if (found) return found;
  }
  const matter = matterNamed(before?.name);
  const turns = before?.turns ?? 0;
  const more = telling ? mostTurns.told : mostTurns.plain;
  if (turns >= (matter?.tone === "sorry" ? mostTurns.sorry : more)) return undefined;
  if (matter && before) {
    const tone = telling?.tone ?? (matter.tone || toneOf(heard.text));
    const again = aboutMatter({ matter, tone, time: timeOf(heard.text), who: before.who }, state);
    if (again) return again;
  }
  if (tellsSorrow(heard.text)) return undefined;
  const named = tells(heard) ? aboutTold(heard.text, state) : undefined;
  if (named) return { ...named, matter: before?.name ?? "named", who: before?.who };
  const lines = plainly(heard, state);
  const question = lines && unaskedOf(lines[degreeOf(state.level)], state);
  return question ? { question, line: question, matter: before?.name ?? "", who: before?.who } : undefined;
}

function aboutMatter({ matter, tone, time, who }: Telling, state: PartnerState): Following | undefined {
  const degree = degreeOf(state.level);
  for (const lines of [asksFor(matter, tone, time), matter.asks]) {
    const line = linesAt(lines, degree)
      .map((asks) => withWho(asks, who))
      .filter((asks) => asks !== undefined)
      .filter((asks) => isOpen(asks, state));
    if (line.length > 0) {
      const question = fresh(line, [], state);
      return { question, line: question, matter: matter.name, who };
    }
  }
  return undefined;
}

function asksFor(matter: Telling["matter"], tone: Tone, time: Time): Lines {
  if (tone === "sorry" && matter.bad) return matter.bad;
  if (time === "was") return matter.was ?? matter.asks;
  return time === "will" ? (matter.will ?? matter.asks) : matter.asks;
}

/** A line about somebody, or nothing where nobody is known. */
export function withWho(line: string, who: Who | undefined): string | undefined {
  const words: Record<string, string> = { who: who?.who ?? "", him: who?.him ?? "", his: who?.his ?? "" };
  const missing = [...line.matchAll(/\{(\w+)\}/g)].some(([, place = ""]) => !words[place]);
  return missing ? undefined : fill(who?.many ? forMany(line) : line, words);
}

const plurals: Readonly<Record<string, string>> = { is: "are", was: "were", does: "do", has: "have" };

/** "What is {who} like?" of more than one. */
function forMany(line: string): string {
  return line
    .replace(/\b(is|was|does|has) \{who\}/g, (_, verb: string) => `${plurals[verb]} {who}`)
    .replace(/\{who\} has\b/g, "{who} have");
}

/** What somebody means to do themselves. */
const planned = /\b(?:i|we)(?:['’]m| am|['’]re| are)? (?:going to|plan to|['’]ll|will|want to|hope to)\b/i;

/** Whether a message tells enough to be asked about it. */
function tells({ act, text }: Heard): boolean {
  return (act === "statement" || act === "question") && countWords(text) >= storyWords;
}

/** What fits whatever was told: of what is over, what is to come, and what is so, good or bad. */
function plainly(heard: Heard, state: PartnerState): typeof deeper | undefined {
  if (heard.act !== "statement" && heard.act !== "question") return undefined;
  if (heard.lemmas.length < fewWords || !/\b(?:i|my|we|our|me)\b/i.test(heard.text)) return undefined;
  if (heard.question) return undefined;
  if (toneOf(heard.text) === "sorry") return hardly;
  if (countWords(heard.text) < storyWords) return state.matter ? deeper : undefined;
  const time = timeOf(heard.text);
  if (time === "was") return heard.mood ? wayItWas : undefined;
  if (time === "will" && planned.test(heard.text)) return plans;
  return state.matter ? deeper : undefined;
}

/** Whether a question was not asked yet, is short enough, and not answered by what was said last. */
export function isOpen(line: string, state: PartnerState): boolean {
  const said = state.said.slice(-3).map(({ text }) => text);
  return !state.asked.includes(line) && fits(line, state.level) && !isToldIn(line, said);
}

/** One of those that can be asked now. */
export function unaskedOf(lines: readonly string[], state: PartnerState): string | undefined {
  const open = lines.filter((line) => isOpen(line, state));
  return open.length > 0 ? fresh(open, [], state) : undefined;
}
