import type { Thread } from "@salida/library/partner/prose.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { countWords } from "@salida/rules/words.ts";
import { degreeNames, degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { asksBack } from "#engines/partner/embedded/hear/questions.ts";
import { tellsSorrow } from "#engines/partner/embedded/hear/sorrow.ts";
import { onlyAsksMeaning } from "#engines/partner/embedded/hear/spanish.ts";
import { isToldIn } from "#engines/partner/embedded/hear/told.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { afterTrouble, againSimply } from "./after-trouble.ts";
import { agrees } from "./agree.ts";
import type { Answered } from "./answers.ts";
import {
  andYou,
  bridges,
  calming,
  inEnglish,
  more,
  nudges,
  onward,
  stay,
  wished,
  yourTurn,
} from "./asking.ts";
import { dice, fresh } from "./choose.ts";
import { fill, fits } from "./fill.ts";
import { following, unaskedOf } from "./following.ts";
import { after, home, job, liking } from "./following-words.ts";
import { currentThread, kept, type Next, unasked } from "./next.ts";
import { recallFor } from "./recall.ts";
import type { Cue } from "./remarks.ts";
import { aboutTold } from "./told-things.ts";

/** What something named is kept as, where it is of no other matter. */
const namedMatter = "named";

/** How many messages pass before the partner comes back to something it was told. */
const recallEvery = 3;

/** What was answered before, where something was asked. */
export interface Before {
  cue: Cue | undefined;
  /** Set where the message only asks; what may be asked back, where "and you?" does not fit. */
  answered?: Pick<Answered, "asks" | "advises" | "ends"> | undefined;
  /** Help with the language was given. */
  helped: boolean;
}

/** Chooses what to ask next. The question was never asked before in this conversation. */
export function nextQuestion(heard: Heard, state: PartnerState, { cue, answered, helped }: Before): Next {
  if (onlyAsksMeaning(heard.text)) return againSimply(state) ?? onTopic(heard, state);
  const special = cue === "sad" || answered || helped ? undefined : afterTrouble(heard, state);
  if (special) return special;
  if (heard.wish) return aboutWish(heard.wish, state);
  if (cue === "contrary") return unasked(yourTurn, state) ?? newThread(state, heard);
  if (answered && (!heard.telling || (answered.asks && !heard.telling.matter.tone))) {
    const back = answered.advises ? advised(heard, state) : answeredWith(answered, heard, state);
    if (back) return back;
  }
  return told(heard, state, cue) ?? onTopic(heard, state);
}

/** "Why?" is not given back. */
const shortest = 6;

/** The question given back, or the one that comes with the answer. */
function answeredWith(
  { asks, ends }: Pick<Answered, "asks" | "ends">,
  heard: Heard,
  state: PartnerState,
): Next | undefined {
  if (
    asksBack(heard.question ?? "") ||
    heard.text.length < shortest ||
    heard.text.length > (heard.question ?? "").length + 60
  )
    return undefined;
  const question = asks && unaskedOf(asks, state);
  return question
    ? { question, thread: state.thread, ...kept(state) }
    : ends
      ? undefined
      : unasked(andYou, state);
}

/** Who was told what to do is asked on about it. */
function advised(heard: Heard, state: PartnerState): Next | undefined {
  const further = following(heard, state);
  return further ? { ...further, thread: state.thread } : unasked(after, state);
}

/** What follows from what was told of the learner's own life. */
function told(heard: Heard, state: PartnerState, cue: Cue | undefined): Next | undefined {
  const about = heard.act === "spanish" && state.level > 1 ? { ...state, level: 1 as const } : state;
  if (cue === "sad" || cue === "still") {
    const close =
      following(heard, about) ??
      (cue === "sad" || tellsSorrow(heard.text) ? unasked(stay, state) : undefined);
    if (close) return { ...close, thread: state.thread };
  }
  if (heard.mood === "fun" && !heard.question) return unasked(onward, state);
  const own = cue && aboutOwn(heard, state, cue);
  if (own) return own;
  if (cue === "drop") return newThread(state, heard);
  if (cue === "aside" && heard.aside) return aboutWish(heard.aside, state);
  if (heard.wished && !heard.telling) {
    const stillAbout = aboutWish(heard.wished, state);
    if (!state.asked.includes(stillAbout.question)) return stillAbout;
  }
  const followed = goesOn(heard, state) ? following(heard, about) : undefined;
  if (followed) return { ...followed, ...nudge(heard, state), thread: state.thread };
  if (cue === "worry") return unasked(calming, state);
  return cue === "mishap" ? unasked(onward, state) : undefined;
}

/** Whoever tells something in Spanish is understood, and asked for English now and then. */
function nudge({ act }: Heard, state: PartnerState): Pick<Next, "lead"> {
  if (act !== "spanish") return {};
  const lead = nudges[degreeOf(state.level)];
  return state.lines.slice(-2).some((line) => line.includes(lead)) ? {} : { lead };
}

/** Whether a message tells of something rather than answering the thread. */
function goesOn(heard: Heard, state: PartnerState): boolean {
  if (heard.telling) return true;
  return state.matter !== undefined || heard.topic !== "on" || heard.mood === "story";
}

/** What the partner itself would like to talk about. */
function onTopic(heard: Heard, state: PartnerState): Next {
  const inPlace = inThread(currentThread(state), state);
  return (
    aboutThing(heard, state) ??
    aboutNamed(heard, state) ??
    aboutFact(heard, state) ??
    led(heard, state) ??
    (inPlace && state.matter ? { ...inPlace, ...leadTo(inPlace.thread, state) } : inPlace) ??
    newThread(state, heard)
  );
}

/** About what was just told of oneself: what one likes, where one lives, what one does. */
const ownFacts: Partial<Record<Cue, typeof liking>> = { like: liking, home, job };

function aboutOwn(heard: Heard, state: PartnerState, cue: Cue): Next | undefined {
  const fact = heard.facts.find(({ kind }) => kind === cue);
  const lines = ownFacts[cue]?.[degreeOf(state.level)];
  if (!fact || !lines) return undefined;
  const open = lines.map((line) => fill(line, { x: fact.what }));
  const question = unaskedOf(open, state);
  const recalled = state.facts.findIndex((told) => told.kind === fact.kind && told.what === fact.what);
  return question ? { question, thread: state.thread, matter: cue, recalled } : undefined;
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

/** What is shorter answers the thread and no more. */
const leastTold = 8;
/** So many questions in a row are about what was named before the thread goes on. */
const mostNamed = 2;

/** Something that was named in a message that tells more than the thread asked. */
function aboutNamed(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.act !== "statement" && heard.act !== "question") return undefined;
  const turns = state.matter?.name === namedMatter ? state.matter.turns : 0;
  if (turns >= mostNamed || countWords(heard.text) < leastTold) return undefined;
  const found = aboutTold(heard.text, state);
  return found && { ...found, thread: state.thread, matter: namedMatter };
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
  const said = state.said.slice(-3).map(({ text }) => text);
  const question = questions.find((open) => !state.asked.includes(open) && !isToldIn(open, said));
  return thread && question ? { question, thread: thread.name } : undefined;
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
