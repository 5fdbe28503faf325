import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { isUnpleasant, tellsSorrow, tellsSorrowInSpanish } from "#engines/partner/embedded/hear/sorrow.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { agrees } from "./agree.ts";
import { fresh } from "./choose.ts";
import { fill } from "./fill.ts";
import { type Cue, remarks } from "./remarks.ts";

/** What the partner says about a message, and the line it is made from. */
export interface Remark {
  text: string;
  line: string;
  cue: Cue;
}

/** The cue a message gives and what was named with it. */
interface Cued {
  cue: Cue;
  x?: string;
  /** Lines to choose from, where not those of the cue. */
  lines?: string[];
}

const reason = /\b(?:because|since i|that's why|the reason|so that|thanks to)\b/i;
const past =
  /\b(?:yesterday|ago|last (?:year|week|month|night|summer|winter|weekend|time)|when i was|used to|once i|went|saw|ate|bought|had|played|watched|visited|made|read a|met|took|found|started|learned|learnt)\b/i;
const future =
  /\b(?:tomorrow|next (?:year|week|month|summer|weekend|time)|will|going to|want to|would like to|i'd like to|plan to|hope to|one day)\b/i;
const not = /\b(?:don't|do not|dont|doesn't|didn't|never|haven't|can't|cannot|isn't|not|no)\b/i;
const unkind = /\b(?:bad|boring|hate|terrible|horrible|awful|disgusting|worst)\b/i;
const number =
  /\b(\d{1,4}(?: (?:years|hours|minutes|days|weeks|months|times|people|friends|books|films|games|dogs|cats|euros|dollars|kilometres))?)\b/;
const longWords = 40;

/** What the partner has to say about a message before its next question. */
export function remarkOn(heard: Heard, state: PartnerState): Remark {
  const degree = degreeOf(state.level);
  const { cue, x = "", lines } = cueOf(heard, state);
  const line = fresh(lines ?? remarks[cue][degree], state.remarks, state);
  return { cue, line, text: fill(line, { x, thing: x, label: proseOf(state).label }) };
}

function cueOf(heard: Heard, state: PartnerState): Cued {
  const { act, text } = heard;
  if (act === "short") return { cue: /^(?:no\b|nope|not|never)/i.test(text) ? "no" : "short" };
  // a goodbye that comes here came too early
  if (act === "bye") return { cue: "early" };
  if (act === "spanish" && tellsSorrowInSpanish(text)) return { cue: "sad" };
  if (act !== "statement" && act !== "question") return { cue: act };
  return told(heard, text) ?? named(heard, state) ?? toned(heard, text);
}

/** What the learner told about themselves comes first, sorrow before all. */
function told(heard: Heard, text: string): Cued | undefined {
  if (tellsSorrow(text, heard.fiction)) return { cue: "sad" };
  if (heard.mood === "laugh") return { cue: "fun" };
  if (heard.mood && heard.mood !== "story") return { cue: heard.mood };
  if (heard.wish) return { cue: "wish", x: heard.wish };
  if (isUnpleasant(text)) return undefined;
  for (const { kind, what } of heard.facts) {
    if (kind === "like" && heard.things.length > 0) continue;
    if (heard.mood === "story" && kind !== "name") break;
    return { cue: kind, x: what };
  }
  if (heard.aside) return { cue: "aside", x: heard.aside };
  return heard.stray ? { cue: "stray", x: heard.stray } : undefined;
}

/** A thing of the topic, when it was not refused: its own remark once, then a general one. */
function named(heard: Heard, state: PartnerState): Cued | undefined {
  const [first] = heard.things;
  if (!first || not.test(heard.text) || unkind.test(heard.text)) return undefined;
  const own = first.kind.say[degreeOf(state.level)];
  const echoed = { cue: "thing", x: first.thing } as const;
  return state.remarks.includes(own) || !agrees(own, first.thing) ? echoed : { ...echoed, lines: [own] };
}

function toned(heard: Heard, text: string): Cued {
  if (heard.mood === "story") return { cue: "past" };
  if (reason.test(text)) return { cue: "reason" };
  const counted = number.exec(text)?.[1];
  if (counted && heard.act === "statement") return { cue: "number", x: counted };
  if (not.test(text)) return { cue: "not" };
  if (heard.lemmas.length > longWords) return { cue: "long" };
  if (future.test(text)) return { cue: "future" };
  return { cue: past.test(text) ? "past" : "plain" };
}
