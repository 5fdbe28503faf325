import type { Level } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { countWords } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, hear } from "#engines/partner/embedded/hear/hear.ts";
import type { PartnerState, PartnerTurn } from "#engines/partner/embedded/state.ts";
import type { Talk } from "#engines/partner/partner.ts";
import { fresh } from "./choose.ts";
import { compose, glossFor, meaningFor } from "./fill.ts";
import { type Cue, remarks } from "./remarks.ts";

/** Words that make a message an answer. */
const leastWords = 3;

/** What asks for help or is polite: it is no answer, and no mistake either. */
const pardoned: readonly Heard["act"][] = ["lost", "despair", "contact", "greeting", "thanks"];

/** Begins a talk of a story: it has one thread, and each line of it is said once. */
export function openTalk(talk: Talk, about: { topic: Topic; level: Level; seed: string }): PartnerTurn {
  const { opens, asks, ends } = talk;
  const begun = { ...about, said: [], facts: [], remarks: [], over: false, thread: "", threads: [] };
  const state = { ...begun, lines: [opens], asked: [opens], talk: { lines: [...asks, ends], answers: 0 } };
  return { text: opens, state, leaving: false, over: false, talk: { left: asks.length + 1, amiss: false } };
}

/** Hears a message in a talk: an answer in one's own English brings the next line, anything else the last one's question. */
export function replyInTalk(
  state: PartnerState,
  { lines, answers }: NonNullable<PartnerState["talk"]>,
  said: string,
): PartnerTurn {
  const heard = hear(state, said);
  const { act, taken } = heard;
  // of a topic a story knows nothing
  const topic = heard.topic === "off" ? "open" : heard.topic;
  const known = { ...state, said: [...state.said, { text: said, taken, topic }] };
  const isAnswer = (act === "statement" || act === "question") && countWords(said) >= leastWords;
  const next = isAnswer ? lines[answers] : undefined;
  if (next === undefined) return again(known, heard, lines.length - answers);
  const now = answers + 1;
  const text = compose({ gloss: glossFor(heard), meaning: meaningFor(heard) }, next, state.level);
  const over = now === lines.length;
  const after = {
    ...known,
    lines: [...known.lines, text],
    asked: [...known.asked, next],
    talk: { lines, answers: now },
    over,
  };
  return { text, state: after, leaving: false, over, talk: { left: lines.length - now, amiss: false } };
}

/** Says kindly that this was no answer, and asks again. */
function again(state: PartnerState, heard: Heard, left: number): PartnerTurn {
  const cue = cueOf(heard);
  // what a remark says of the topic is of the persona's, not of the story
  const open = remarks[cue][degreeOf(state.level)].filter((line) => !line.includes("{"));
  const remark = fresh(open, state.remarks, state);
  const question = sentencesOf(state.asked.at(-1) ?? "").at(-1) ?? "";
  const text = compose({ gloss: glossFor(heard), meaning: meaningFor(heard), remark }, question, state.level);
  const after = { ...state, lines: [...state.lines, text], remarks: [...state.remarks, remark] };
  const amiss = !pardoned.includes(heard.act);
  return { text, state: after, leaving: false, over: false, talk: { left, amiss } };
}

function cueOf({ act }: Heard): Cue {
  if (act === "bye") return "early";
  return act === "statement" || act === "question" ? "short" : act;
}
