import { runsOf } from "@salida/library/language/phrases.ts";
import { unsafeIn } from "@salida/library/language/unsafe.ts";
import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { countWords, wordsOf } from "@salida/rules/words.ts";
import { mostSentenceWords, mostWords } from "#engines/partner/embedded/degree.ts";
import { tellsContact } from "#engines/partner/embedded/hear/contact.ts";
import { isRude } from "#engines/partner/embedded/hear/rude.ts";
import { isInSpanish } from "#engines/partner/embedded/hear/spanish.ts";

/** What a sentence is held against. */
export interface Bounds {
  level: Level;
  /** Words above the level that this learner knows all the same, in small letters. */
  known: readonly string[];
  /** All the partner said before, and what of this turn is told. */
  before: readonly string[];
  told: readonly string[];
  /** What closes the turn where the sentence does not. */
  closing: string;
  /** What must never come out: the nonce, and what the model was told. */
  nonce: string;
  instructions: string;
}

/** One word in so many may be above the level, and one in any turn. */
const perHardWord = 20;
const longestWord = 20;
/** Words in a row that are no longer chance. */
const copiedRun = 6;

type Rule = (sentence: string, bounds: Bounds) => boolean;

const strange = /[^\p{Script=Latin}\p{N} .,!?'’‘"“”;:()%€$£…–—-]/u;
const label = /^\P{L}*(\p{L}+(?: \p{L}+)?):/u;
/** Who speaks, or what comes, in a script; "Gladly: …" is a sentence. */
const speakers =
  /^(?:partner|you|me|learner|student|teacher|assistant|bot|ai|model|system|user|human|answer|reply|response|message|note|question|output|text)$/i;
const names = new Set(Object.values(partnerProse).map(({ persona }) => persona.name));
const list = /^(?:[-–—•]|\d+[.)]) /;
const address = /\b(?:https?|www)\b|\p{L}\.(?:com|net|org|io|es|app|dev|info|co|me|ly)\b/iu;
const person =
  /\bi(?:['’]m| am)(?: (?:really|actually|just|definitely|of course|only))* (?:not (?:an? )?(?:real )?(?:ro)?(?:bot|machine|program|computer|ai|chatbot|language model)|an? (?:real|human|living|actual)\b|human\b|real\b)|\bas an? (?:human|real person)\b/i;
const judges =
  /\byour (?:english|grammar|spelling|punctuation|pronunciation|vocabulary|sentences?|mistakes?|errors?)\b|\bi(?:['’]ve| have)? (?:just )?(?:checked|corrected|proofread|graded) (?:it|that|this|your|what)\b|\bno (?:grammar )?(?:mistakes|errors)\b|\b(?:grammatically|well written|correct sentence)\b/i;
const awards =
  /\b(?:\d+|full|ten|hundred|bonus|extra|perfect|top) (?:points?|marks?|out of)\b|\b(?:your|perfect|final|top) (?:score|grade|mark|result)\b|\byou (?:have )?(?:passed|won|completed|finished) (?:the|this) (?:chat|conversation|exercise|test|room)\b/i;
const meets =
  /\b(?:let['’]?s|let us|we (?:can|could|should|will)|can we|could we|shall we) (?:meet|video ?call)\b|\b(?:meet|call|visit|see) (?:me|you (?:in|at|on|there|tomorrow|today|tonight|soon|after))\b|\bto meet you\b|\b(?:what is|what['’]s|tell me|send me|give me|share)\b.{0,20}\byour (?:\p{L}+ )?(?:address|phone|number|e-?mail|surname|last name|full name|school|photo|picture|password)\b/iu;
const told =
  /\b(?:system prompt|my instructions|the instructions|i was told to|i am instructed|language model|openai|as an ai)\b/i;

function isLabelled(sentence: string): boolean {
  const said = label.exec(sentence)?.[1];
  return (
    said !== undefined &&
    (speakers.test(said) || names.has(said) || said.split(" ").some((word) => speakers.test(word)))
  );
}

/** What a sentence of a model can have against it, each by its name in the log. */
const rules: Record<string, Rule> = {
  strange: (sentence) => strange.test(sentence) || list.test(sentence) || isLabelled(sentence),
  unfinished: (sentence) => !/[.!?…]["”’)]*$/.test(sentence) || /^[^\p{Lu}\p{N}"“‘(]/u.test(sentence),
  link: (sentence) => address.test(sentence) || tellsContact(sentence),
  questions: (sentence) => !/^[^?]*(?:\?["”’)]*)?$/.test(sentence),
  secret: (sentence, { told: so, nonce, instructions }) =>
    holdsPart([...so, sentence].join(" "), nonce) || sharesRun(sentence, instructions),
  unsafe: (sentence) => unsafeIn(sentence, sentence) !== undefined || isRude(sentence),
  person: (sentence) => person.test(sentence),
  judges: (sentence) => judges.test(sentence),
  awards: (sentence) => awards.test(sentence),
  meets: (sentence) => meets.test(sentence),
  told: (sentence) => told.test(sentence),
  spanish: (sentence) => isInSpanish(sentence),
  // what has a capital is taken for a name, and names for known
  capitals: (sentence) => {
    const words = wordsOf(sentence);
    const large = words.slice(1).filter((word) => /^\p{Lu}/u.test(word) && !/^I(?:\b|['’])/.test(word));
    return large.length > Math.max(3, words.length / 2) || /\p{Lu}{2,}.*\b\p{Lu}{3,}/u.test(sentence);
  },
  long: (sentence, { level, told: so, closing }) =>
    countWords(sentence) > mostSentenceWords(level) ||
    countWords([...so, sentence, isQuestion(sentence) ? "" : closing].join(" ")) > mostWords(level) ||
    wordsOf(sentence).some((word) => word.length > longestWord),
  hard: (sentence, { level, known, told: so }) => {
    const text = [...so, sentence].join(" ");
    const { hardWords } = vocabularyAt(text, levelName(level), [...known]);
    return hardWords.length > Math.max(1, Math.floor(countWords(text) / perHardWord));
  },
  repeated: (sentence, { before, told: so }) =>
    [...before, ...so].some((line) => line.includes(sentence) && countWords(sentence) > 3),
};

/** Why a sentence cannot be told; nothing where it can. */
export function sentenceFault(sentence: string, bounds: Bounds): string | undefined {
  return Object.entries(rules).find(([, broken]) => broken(sentence, bounds))?.[0];
}

/** Whether a sentence asks. */
export function isQuestion(sentence: string): boolean {
  return sentence.includes("?");
}

/** Whether a text has a part of a word, forwards or backwards, whatever stands between its letters. */
function holdsPart(text: string, word: string): boolean {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const both = [word, [...word].reverse().join("")];
  return both.some((it) => parts(it).some((part) => letters.includes(part)));
}

function parts(word: string): string[] {
  return Array.from({ length: word.length - 5 }, (_, at) => word.slice(at, at + 6));
}

function sharesRun(sentence: string, instructions: string): boolean {
  const runs = runsOf(instructions, copiedRun);
  return [...runsOf(sentence, copiedRun)].some((run) => runs.has(run));
}
