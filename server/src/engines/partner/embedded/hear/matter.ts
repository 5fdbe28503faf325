import type { Matter, Time, Tone } from "@salida/library/partner/matters/matter.ts";
import { matters } from "@salida/library/partner/matters/matters.ts";
import { people } from "@salida/library/partner/matters/people.ts";
import { countWords } from "@salida/rules/words.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { withoutUnreal } from "./sorrow.ts";
import { timeOf, toneOf } from "./tone.ts";
import { type Who, whoIn, whoInSpanish } from "./who.ts";

/** What of their own life somebody tells of, and how. */
export interface Telling {
  matter: Matter;
  tone: Tone;
  time: Time;
  who: Who | undefined;
}

const patterns = matters.map((matter): [RegExp, Matter] => [new RegExp(matter.heard, "u"), matter]);
const spanish = matters.flatMap((matter): [RegExp, Matter][] =>
  matter.spanish ? [[new RegExp(matter.spanish, "iu"), matter]] : [],
);
const named = new Map(matters.map((matter) => [matter.name, matter]));
const leastWords = 3;
const apart =
  /(?<=[.!?…;])\s+|,? but (?=(?:i|we|my|this|today|now|yesterday|a (?:little|bit)|very|so|tired)\b)|,? so (?=i |we |my )/i;
const places =
  /\b(to|in|at|from|around|near|visit|visited|visiting|see) ((?:the )?)(?!January|February|March|April|May\b|June|July|August|September|October|November|December|Christmas|Easter|English|Spanish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|TV|I\b)(\p{Lu}\p{L}{2,})/gu;
/** What happens in a film or to the people of a book is not the teller's life. */
const story =
  /\bin (?:the|this|that) (?:film|movie|book|novel|series|game|story|episode)\b|\b(?:character|hero|heroine|villain)\b/;

/** A sentence as the patterns read it: small letters, and names of places marked. */
function plain(sentence: string): string {
  return sentence.replaceAll("’", "'").replace(places, "$1 $2§$3").toLowerCase().replace(beside, "$1 m_y");
}

/** What is only beside what is told: "a shop near my house", "the phone of my brother". */
const beside =
  /(?<!\b(?:live|lives|lived|living) )\b(of|from|than|on|by|near|behind|under|to|with) (?:my|our)\b(?! (?:way|own|birthday))/g;

/** What is denied or only wished away is not told. */
const refused = /\b(?:don'?t|do not|doesn'?t|didn'?t|never) (?:want|need|like|care)\b/;
/** What is not liked is not asked about as if it were. */
const disliked = /\b(?:don'?t|do not|doesn'?t|didn'?t|never|no) (?:really )?likes?\b/;
const ofPeople = new Set(people.map(({ name }) => name));

function heardIn(sentence: string, before: string | undefined, ofFiction: boolean): Matter | undefined {
  const text = plain(withoutUnreal(sentence));
  const heard = patterns.filter(([pattern]) => pattern.test(text)).map(([, matter]) => matter);
  const own = story.test(text) || ofFiction ? heard.filter(({ tone }) => tone !== "sorry") : heard;
  const meant = refused.test(text)
    ? own.filter(({ name }) => name !== "trip ahead" && name !== "future")
    : own;
  if (disliked.test(text)) return meant.find(({ name, tone }) => tone || ofPeople.has(name));
  return meant.find(({ tone }) => tone) ?? meant.find(({ name }) => name !== before) ?? meant[0];
}

/** Whether a sentence only asks the partner about itself. */
function isOfYou(sentence: string): boolean {
  if (/^(?:i am |i'm )?(?:very |so )?sorry (?:about|for|to hear about) your\b/i.test(sentence)) return true;
  return sentence.endsWith("?") && !/\b(?:my|i|we|our|me)\b/i.test(sentence);
}

/** What of their own life somebody tells of: feelings before facts, and of each the last. */
export function tellingIn(text: string, before: string | undefined, ofFiction = false): Telling | undefined {
  if (text.split(" ").length < leastWords) return undefined;
  const sentences = text.split(apart).filter((sentence) => sentence && !isOfYou(sentence));
  const told = sentences.flatMap((sentence) => {
    const matter = heardIn(sentence, before, ofFiction && !/\b(?:my|i)\b/i.test(sentence));
    return matter ? [{ matter, sentence }] : [];
  });
  const found = told.findLast(({ matter }) => matter.tone) ?? ofAll(told, text, before);
  if (!found) return undefined;
  const { matter, sentence } = found;
  const who = whoIn(sentence) ?? whoIn(text);
  return { matter, tone: matter.tone ?? toneOf(text), time: timeOf(text), who };
}

interface Found {
  matter: Matter;
  sentence: string;
}

/** Of a long message a single word says little: it has to come back. */
const longWords = 24;

function ofAll(told: readonly Found[], text: string, before: string | undefined): Found | undefined {
  const plainly = told.findLast(({ sentence }) => !sentence.endsWith("?")) ?? told.at(-1);
  if (countWords(text) <= longWords) return plainly;
  const times = (name: string) => told.filter(({ matter }) => matter.name === name).length;
  return told.find(({ matter: { name } }) => name === before || times(name) > 1);
}

/** The same of a message in Spanish, or of one with Spanish in it. */
export function tellingInSpanish(text: string): Telling | undefined {
  const matter = spanish.find(([pattern]) => pattern.test(text))?.[1];
  const who = whoInSpanish(text);
  return matter && { matter, tone: matter.tone ?? "plain", time: "is", who };
}

const goesOn = /^(?:and |but |yes,? |no,? |well,? |ha,? |so )*(?:he|she|they|his|her|their|it|that|there)\b/i;
/** What follows a sorrow and belongs to it, though it could stand alone. */
const within = new Set([
  ...people.map(({ name }) => name),
  "sad",
  "tired",
  "worry",
  "lonely",
  "house",
  "town",
]);

/** What was told of before, where a message only goes on about it: "She taught me a song about the sea." */
export function stillTold(
  text: string,
  now: Telling | undefined,
  before: PartnerState["matter"],
): Telling | undefined {
  const matter = matterNamed(before?.name);
  if (!matter || now?.matter === matter || toneOf(text) === "glad") return now;
  const grieves = matter.tone === "sorry";
  const isWithin = grieves && now !== undefined && within.has(now.matter.name);
  if (now?.matter.tone && !isWithin) return now;
  const isBound =
    grieves || now === undefined || matter.name === "pet" || /^(?:it|that|there) was\b/i.test(text);
  const same = isWithin || (isBound && goesOn.test(text) && now?.matter.name !== "weather");
  if (!same) return now;
  const tone = matter.tone ?? toneOf(text);
  return { matter, tone, time: timeOf(text), who: before?.who ?? whoIn(text) };
}

/** A matter by its name, as a conversation keeps it. */
export function matterNamed(name: string | undefined): Matter | undefined {
  return name === undefined ? undefined : named.get(name);
}
