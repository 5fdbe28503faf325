import { linesAt } from "@salida/library/partner/lines.ts";
import { sorrows } from "@salida/library/partner/matters/sorrows.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { isPuzzled } from "#engines/partner/embedded/hear/complaint.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { matterNamed, type Telling } from "#engines/partner/embedded/hear/matter.ts";
import { isUnpleasant, tellsSorrow, tellsSorrowInSpanish } from "#engines/partner/embedded/hear/sorrow.ts";
import { toneOf } from "#engines/partner/embedded/hear/tone.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { agrees } from "./agree.ts";
import { fresh } from "./choose.ts";
import { encouraging, unclear } from "./felt-remarks.ts";
import { fill, fits } from "./fill.ts";
import { withWho } from "./following.ts";
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
const not = /\b(?:don't|do not|dont|doesn't|didn't|never|haven't|can't|cannot|not|no)\b/i;
const unkind = /\b(?:bad|boring|hate|terrible|horrible|awful|disgusting|worst)\b/i;
const longWords = 40;
/** What has no more words tells one thing. */
const fewWords = 9;

/** What the partner has to say about a message before its next question. */
export function remarkOn(heard: Heard, state: PartnerState): Remark {
  const degree = degreeOf(state.level);
  const { cue, x = "", lines } = cueOf(heard, state);
  const words = { x, thing: x, label: proseOf(state).label };
  const all = lines ?? remarks[cue][degree];
  const short = all.filter((line) => fits(fill(line, words), state.level));
  const line = fresh(short.length > 0 ? short : all, state.remarks, state);
  return { cue, line, text: fill(line, words) };
}

function cueOf(heard: Heard, state: PartnerState): Cued {
  const { act, text } = heard;
  if (act === "short") return shortly(text, state);
  // a goodbye that comes here came too early
  if (act === "bye") return { cue: "early" };
  if (act === "spanish") return inSpanish(heard, state);
  if (act !== "statement" && act !== "question") return { cue: act };
  return told(heard, state) ?? named(heard, state) ?? toned(heard, state);
}

function shortly(text: string, state: PartnerState): Cued {
  if (matterNamed(state.matter?.name)?.tone === "sorry") return { cue: "still" };
  return { cue: /^(?:no\b|nope|not|never)/i.test(text) ? "no" : "short" };
}

/** What is understood of a message in Spanish is said to it, in English. */
function inSpanish({ text, telling }: Heard, state: PartnerState): Cued {
  const lines = telling && linesFor(telling, { ...state, level: 0 });
  if (lines && lines.length > 0) return { cue: telling.tone === "sorry" ? "sad" : "spanish", lines };
  return { cue: tellsSorrowInSpanish(text) ? "sad" : "spanish" };
}

/** What is said to a matter of the learner's own life, in the tone it was told in; nothing where it was said before. */
function linesFor({ matter, tone, who }: Telling, state: PartnerState): string[] {
  const own = tone === "glad" ? matter.glad : tone === "sorry" ? matter.sorry : undefined;
  const degree = degreeOf(state.level);
  const generally = remarks[tone === "glad" ? "glad" : "sorry"][degree];
  const toned = matter.tone || tone === "plain" ? linesAt(matter.says, degree) : generally;
  const lines = (own ? linesAt(own, degree) : toned).flatMap((line) => withWho(line, who) ?? []);
  return lines.filter((line) => !state.remarks.includes(line));
}

/** What is said to a matter; to one that is talked of already, that it is heard. */
function ofMatter(telling: Telling, state: PartnerState): Cued | undefined {
  const { matter, tone } = telling;
  const cue = matter.tone === "sorry" ? "sad" : tone === "plain" ? "plain" : tone;
  if (matter.name === state.matter?.name) return { cue: matter.tone === "sorry" ? "still" : cue };
  const lines = linesFor(telling, state);
  return lines.length > 0 ? { cue, lines } : { cue };
}

const ofOwnEnglish =
  /\bmy (?:english|level|grammar|pronunciation) (?:is|are)? ?(?:\w+ )?(?:bad|poor|terrible|horrible|not (?:very )?good|low)\b|\benglish is (?:very |so |too )?(?:difficult|hard) for me\b|\bi (?:speak|write)(?: english)? (?:very )?bad(?:ly)?\b|\bsorry for my (?:bad )?english\b/i;

function isGraveName(name: string | undefined): boolean {
  return sorrows.some((sorrow) => sorrow.name === name);
}

/** Whether it is nothing that one laughs about, though they do. */
function isGrave(telling: Telling | undefined, text: string, ofFiction: boolean): boolean {
  return isGraveName(telling?.matter.name) || tellsSorrow(text, ofFiction);
}

/** What the learner told about themselves comes first, sorrow before all. */
function told(heard: Heard, state: PartnerState): Cued | undefined {
  const { text, telling, mood } = heard;
  const sad = telling?.matter.tone === "sorry" || tellsSorrow(text, heard.fiction);
  if (heard.complains && !sad)
    return isPuzzled(text)
      ? { cue: "mended", lines: [...unclear[degreeOf(state.level)]] }
      : { cue: "mended" };
  const laughs = (mood === "laugh" || mood === "fun") && (!sad || !isGrave(telling, text, heard.fiction));
  if (laughs && !/\b(?:worr|afraid|stress|nervous|fail|hurts?\b|pain\b|in hospital)/i.test(text))
    return { cue: "fun" };
  if (ofOwnEnglish.test(text)) return { cue: "plain", lines: [...encouraging[degreeOf(state.level)]] };
  if (mood === "contrary" || (mood === "drop" && !telling?.matter.tone)) return { cue: mood };
  if (telling?.matter.tone) return ofMatter(telling, state);
  if (tellsSorrow(text, heard.fiction)) return { cue: "sad" };
  if (heard.wish) return { cue: "wish", x: heard.wish };
  if (isGraveName(state.matter?.name) && toneOf(text) !== "glad" && !telling) return { cue: "still" };
  if (mood === "worry") return { cue: "worry" };
  const fact = isUnpleasant(text) ? undefined : ofFact(heard);
  if (fact && (!telling || isOfFact(heard))) return fact;
  if (telling) return ofMatter(telling, state);
  if (mood === "mishap") return { cue: "mishap" };
  if (heard.aside) return { cue: "aside", x: heard.aside };
  return heard.stray ? { cue: "stray", x: heard.stray } : undefined;
}

/** Whether a message says what somebody is called or likes, and little else. */
function isOfFact({ text, facts }: Heard): boolean {
  return facts.some(({ kind }) => kind !== "person") && text.split(" ").length <= fewWords;
}

function ofFact(heard: Heard): Cued | undefined {
  if (heard.mood === "story") return undefined;
  for (const { kind, what } of heard.facts) {
    if (kind === "person" || (kind === "like" && heard.things.length > 0)) continue;
    return { cue: kind, x: what };
  }
  return undefined;
}

/** A thing of the topic, when it was not refused: its own remark once, then a general one. */
function named(heard: Heard, state: PartnerState): Cued | undefined {
  const [first] = heard.things;
  if (!first || not.test(heard.text) || unkind.test(heard.text)) return undefined;
  const own = first.kind.say[degreeOf(state.level)];
  const echoed = { cue: "thing", x: first.thing } as const;
  return state.remarks.includes(own) || !agrees(own, first.thing) ? echoed : { ...echoed, lines: [own] };
}

function toned(heard: Heard, state: PartnerState): Cued {
  const { text } = heard;
  const tone = toneOf(text);
  if (/\b(?:i|my|we|our|me)\b/i.test(text) && tone !== "plain" && (state.matter || heard.topic !== "on"))
    return { cue: tone };
  if (heard.mood === "story") return { cue: "past" };
  if (reason.test(text)) return { cue: "reason" };
  if (not.test(text)) return { cue: "not" };
  if (heard.lemmas.length > longWords) return { cue: "long" };
  if (future.test(text)) return { cue: "future" };
  return { cue: past.test(text) ? "past" : "plain" };
}
