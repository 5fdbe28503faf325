import type { Thread } from "@salida/library/partner/prose.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { degreeNames, degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { contentLemmas } from "#engines/partner/embedded/hear/lemmas.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { agrees } from "./agree.ts";
import {
  andYou,
  askedAgain,
  bridges,
  calming,
  concern,
  inEnglish,
  more,
  onward,
  stay,
  wished,
  yourTurn,
} from "./asking.ts";
import { dice, fresh } from "./choose.ts";
import { fill, fits } from "./fill.ts";
import { recallFor } from "./recall.ts";
import type { Cue } from "./remarks.ts";

/** The next question, and what leads to it. */
export interface Next {
  question: string;
  /** Said before the question. */
  lead?: string;
  /** Said right before the question, which makes no sense without it. */
  tie?: string;
  /** The line the lead or the question was made from, so that it is not used again. */
  line?: string;
  thread: string;
  /** The fact that was come back to, by its place among the facts. */
  recalled?: number;
}

/** How many messages pass before the partner comes back to something it was told. */
const recallEvery = 3;

/** Chooses what to ask next. The question was never asked before in this conversation. */
export function nextQuestion(heard: Heard, state: PartnerState, cue: Cue | undefined): Next {
  const special = cue === "sad" ? undefined : afterTrouble(heard, state);
  if (special) return special;
  if (heard.wish) return aboutWish(heard.wish, state);
  const isLess = heard.mood === "laugh" || (cue === "past" && heard.mood !== "story");
  const kept = cue && !isLess ? staying[cue] : undefined;
  const stays = kept && unasked(kept, state);
  if (stays) return stays;
  if (cue === "drop") return newThread(state, heard);
  if (cue === "aside" && heard.aside) return aboutWish(heard.aside, state);
  if (heard.wished) {
    const stillAbout = aboutWish(heard.wished, state);
    if (!state.asked.includes(stillAbout.question)) return stillAbout;
  }
  return (
    aboutThing(heard, state) ??
    aboutFact(heard, state) ??
    led(heard, state) ??
    inThread(currentThread(state), state) ??
    newThread(state, heard)
  );
}

/** What is asked about instead of the thread: whoever tells something wants to be asked about that. */
const staying: Partial<Record<Cue, typeof more>> = {
  sad: stay,
  worry: calming,
  mishap: onward,
  fun: onward,
  past: onward,
  contrary: yourTurn,
};

function currentThread(state: PartnerState): Thread | undefined {
  return proseOf(state).threads.find(({ name }) => name === state.thread);
}

/** After what was no answer, the question is made easier, or more is asked for. */
function afterTrouble(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.act === "despair") return unasked(concern, state);
  if (heard.act === "unanswered") return unasked(askedAgain, state);
  if (heard.act === "lost") return easier(state) ?? simpler(state);
  if (heard.act === "unsure") return simpler(state);
  if (heard.act === "spanish" && dice(state, "spanish").chance(0.5)) return unasked(inEnglish, state);
  const lastWasShort = state.said.at(-2)?.text.length ?? 99;
  if (heard.act === "short" && lastWasShort > 12 && dice(state, "more").chance(0.7))
    return unasked(more, state);
  return undefined;
}

/** A question of the thread that yes or no answers. */
function easier(state: PartnerState): Next | undefined {
  const { threads } = proseOf(state);
  const order = [...threads.filter(({ name }) => name === state.thread), ...threads];
  for (const { name, easy } of order) {
    const question = easy.find((one) => /^(?:do|is|are|can)\b/i.test(one) && !state.asked.includes(one));
    if (question) return { question, thread: name };
  }
  return undefined;
}

/** The thread's own answer as an example, then the question given back. */
function simpler(state: PartnerState): Next | undefined {
  const thread = currentThread(state);
  const own = thread?.own[0];
  const back = unasked(andYou, state, 0);
  if (own && back && !state.remarks.includes(own)) return { ...back, tie: own, line: own };
  const open = thread?.easy.find((question) => !state.asked.includes(question));
  return open ? { question: open, thread: state.thread } : undefined;
}

function unasked(lines: typeof more, state: PartnerState, degree = degreeOf(state.level)): Next | undefined {
  const open = lines[degree].filter((question) => !state.asked.includes(question));
  return open.length > 0 ? { question: fresh(open, [], state), thread: state.thread } : undefined;
}

/** What the learner would rather talk about is asked about, though it is of another topic. */
function aboutWish(x: string, state: PartnerState): Next {
  const line = fresh(wished[degreeOf(state.level)], state.remarks, state);
  return { question: fill(line, { x }), line, thread: state.thread };
}

/** A thing the learner named, asked about once for each kind of thing. */
function aboutThing(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.act !== "statement" && heard.act !== "question") return undefined;
  const degree = degreeOf(state.level);
  for (const { thing, kind } of heard.things) {
    const line = kind.ask[degree];
    if (!agrees(line, thing) || state.remarks.includes(line) || !dice(state, thing).chance(0.6)) continue;
    const question = fill(line, { thing });
    if (fits(question, state.level)) return { question, line, thread: state.thread };
  }
  return undefined;
}

/** Something the learner told two messages ago or earlier. */
function aboutFact(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.act !== "statement" && heard.act !== "short") return undefined;
  if (state.said.length < recallEvery || state.said.length % recallEvery !== 0) return undefined;
  const recalled = recallFor(state);
  return recalled && { ...recalled, thread: state.thread };
}

/** A thread the learner's words lead to. */
function led(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.taken !== "own" || askedIn(currentThread(state), state) < 2) return undefined;
  const words = new Set(heard.lemmas);
  const threads = proseOf(state).threads.filter(({ name }) => !state.threads.includes(name));
  const leading = threads.find((thread) => thread.words.split(" ").some((word) => words.has(word)));
  const next = inThread(leading, state);
  return next && { ...next, ...leadTo(next.thread, state) };
}

function askedIn(thread: Thread | undefined, state: PartnerState): number {
  const questions = thread?.[degreeNames[degreeOf(state.level)]] ?? [];
  return questions.filter((question) => state.asked.includes(question)).length;
}

function inThread(thread: Thread | undefined, state: PartnerState): Next | undefined {
  const questions = thread?.[degreeNames[degreeOf(state.level)]] ?? [];
  const told = new Set(contentLemmas(state.said.at(-1)?.text ?? ""));
  const question = questions.find((open) => !state.asked.includes(open) && !isAnswered(open, told));
  return thread && question ? { question, thread: thread.name } : undefined;
}

/** Whether all that a question is about was said just now. */
function isAnswered(question: string, told: ReadonlySet<string>): boolean {
  const about = contentLemmas(question);
  return about.length > 1 && about.every((lemma) => told.has(lemma));
}

/** A bridge to another thread. */
function leadTo(name: string, state: PartnerState): { lead: string; line: string } {
  const line = fresh(bridges[degreeOf(state.level)], state.remarks, state);
  return { lead: fill(line, { name }), line };
}

/** The next thread that was not talked about; when all were, whatever was left unasked. */
function newThread(state: PartnerState, heard: Heard): Next {
  const threads = proseOf(state).threads;
  const mixed = randomFrom(`${state.seed}/threads`).shuffle(threads);
  const order = [...mixed.filter(({ name }) => !state.threads.includes(name)), ...mixed];
  for (const thread of order) {
    const next = inThread(thread, state);
    if (!next) continue;
    const quiet = heard.act === "empty" || heard.stray !== undefined;
    return quiet ? next : { ...next, ...leadTo(thread.name, state) };
  }
  const left = unasked(more, state) ?? unasked(andYou, state) ?? unasked(inEnglish, state);
  if (!left) throw new Error("The partner has no question left.");
  return left;
}
