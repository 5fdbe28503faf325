import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { countWords } from "@salida/rules/words.ts";
import type { PartnerState, Taken } from "#engines/partner/embedded/state.ts";
import { type Act, actOf } from "./acts.ts";
import { isComplaint, saidInstead } from "./complaint.ts";
import { factsIn, type Told } from "./facts.ts";
import { type LanguageHelp, languageHelpIn } from "./language.ts";
import { contentLemmas, isEnglish } from "./lemmas.ts";
import { stillTold, type Telling, tellingIn, tellingInSpanish } from "./matter.ts";
import { isOfFiction, type Mood, moodOf } from "./mood.ts";
import { plainQuestion } from "./plain-question.ts";
import { questionIn } from "./questions.ts";
import { tellsSorrow } from "./sorrow.ts";
import { asksForWord, type Gloss, glossOf, isInSpanish, meaningAsked, wordAsked } from "./spanish.ts";
import { inEnglish } from "./spanish-questions.ts";
import { isOfTopic, type Named, strayThing, thingsIn } from "./things.ts";
import { wishIn } from "./wish.ts";

/** What the partner made of a message. */
export interface Heard {
  text: string;
  act: Act;
  taken: Taken;
  topic: "on" | "open" | "off";
  /** What the learner asked the partner, if anything. */
  question: string | undefined;
  things: Named[];
  facts: Told[];
  gloss: Gloss | undefined;
  /** Whether it is the English for a word that is asked for. */
  asksWord: boolean;
  /** Something of another topic, when nothing of this one was said: the first such step aside is gone along with. */
  aside: string | undefined;
  /** The same from the second on. */
  stray: string | undefined;
  /** What the learner would rather talk about, said now. */
  wish: string | undefined;
  /** Help with the language that is asked for: of a phrase, or of the language itself. */
  help: LanguageHelp | undefined;
  /** The partner is set right. */
  complains: boolean;
  /** What they wished for a moment ago and is talked about still. */
  wished: string | undefined;
  /** How it wants to be met, where it is more than an answer. */
  mood: Mood | undefined;
  /** What of their own life is told of, and how. */
  telling: Telling | undefined;
  /** Whether tears may be for a story. */
  fiction: boolean;
  /** The base forms of its content words. */
  lemmas: string[];
}

/** So many messages what was wished for is talked about. */
const wishLasts = 3;
/** What is longer tells of something, though it is of another topic. */
const shortWords = 12;
/** Of a message in Spanish that is longer no single word is translated. */
const shortSpanish = 2;
/** A Spanish word among more English ones is no cry for help. */
const fewWords = 8;
/** No more of a message is read for its meaning. */
const readable = 1500;

/** What could hide words within words: no width, other directions, tags. */
const invisible = /\p{Cf}/gu;

/** Reads a message in the light of the conversation so far. */
export function hear(state: PartnerState, learnerText: string): Heard {
  const text = learnerText.slice(0, readable).replace(invisible, "").replace(/\s+/g, " ").trim();
  const act = actOf(text, state);
  const lemmas = contentLemmas(text);
  const onTopic = touches(state, lemmas);
  const speaks = act === "statement" || act === "question" || act === "short";
  const facts = speaks || act === "greeting" ? factsIn(text) : [];
  const mood = act === "statement" || act === "question" ? moodOf(text) : undefined;
  const wish = speaks ? (wishIn(text) ?? saidInstead(text) ?? insteadOf(mood, facts)) : undefined;
  const help = act === "nonsense" || act === "copied" ? undefined : helpIn(text);
  const wished = wish === undefined ? wishedIn(state) : undefined;
  const follows = wish === undefined && wished === undefined;
  const stray = act === "statement" && !onTopic && follows ? strayThing(text, state.topic) : undefined;
  const short = countWords(text) <= shortWords;
  const first = state.said.every(({ topic }) => topic !== "off");
  // who is lost wants it easier, not translated
  const inSpanish = act === "spanish" && countWords(text) > shortSpanish;
  const gloss = help
    ? undefined
    : (act === "lost" && isInSpanish(text)) || inSpanish
      ? meaningOrWord(text)
      : spanishWordIn(text, state);
  return {
    text,
    act,
    taken: takenFor(act),
    topic: onTopic ? "on" : stray ? "off" : "open",
    question: act === "spanish" ? inEnglish(text) : askedIn(text),
    things: thingsIn(text, state.topic),
    facts,
    help,
    complains: isComplaint(text),
    gloss,
    asksWord: gloss !== undefined && (gloss.asksEnglish === true || asksForWord(text)),
    stray: short && !first ? stray : undefined,
    aside: short && first ? stray : undefined,
    wish,
    wished,
    mood,
    telling: toldIn(text, act, state),
    fiction: isOfFiction(state.topic),
    lemmas,
  };
}

function toldIn(text: string, act: Act, state: PartnerState): Telling | undefined {
  if (act === "spanish") return tellingInSpanish(text);
  if (act !== "statement" && act !== "question") return undefined;
  const told = tellingIn(text, state.matter?.name, isOfFiction(state.topic));
  const found = stillTold(text, told, state.matter) ?? (glossOf(text) ? tellingInSpanish(text) : undefined);
  const isSad = found?.tone === "plain" && tellsSorrow(text, isOfFiction(state.topic));
  return isSad ? { ...found, tone: "sorry" } : found;
}

/** Help with a phrase, unless the glossary has it. */
function helpIn(text: string): LanguageHelp | undefined {
  const help = languageHelpIn(text);
  return help?.kind === "noPhrase" && wordAsked(text) ? undefined : help;
}

/** A question in Spanish among English is read in English. */
function askedIn(text: string): string | undefined {
  const question = questionIn(text);
  if (question?.includes("¿")) return inEnglish(question) ?? questionIn(text.slice(0, text.indexOf("¿")));
  return question === undefined ? undefined : plainQuestion(question);
}

/** Who wants to leave a matter and says what they like would rather talk about that. */
function insteadOf(mood: Mood | undefined, facts: readonly Told[]): string | undefined {
  return mood === "drop" ? facts.find(({ kind }) => kind === "like")?.what : undefined;
}

/** What was wished for in one of the last messages. */
function wishedIn(state: PartnerState): string | undefined {
  return state.said
    .slice(-wishLasts)
    .map(({ text }) => wishIn(text))
    .findLast((wish) => wish !== undefined);
}

/** Whether the words are of the topic, of the thread, or of what was asked last. */
function touches(state: PartnerState, lemmas: string[]): boolean {
  const asked = new Set(contentLemmas(state.asked.at(-1) ?? ""));
  return lemmas.some((lemma) => isOfTopic(lemma, state.topic) || asked.has(lemma));
}

function takenFor(act: Act): Taken {
  if (act === "spanish" || act === "nonsense" || act === "repeated" || act === "copied") return act;
  return act === "empty" || act === "rude" || act === "despair" || act === "breakout" ? "aside" : "own";
}

/** What a word means, or what the English for one is, where that is asked. */
function meaningOrWord(text: string): Gloss | undefined {
  return meaningAsked(text) ?? wordAsked(text);
}

/** A Spanish word that could not be meant as an English one. */
function spanishWordIn(text: string, state: PartnerState): Gloss | undefined {
  const asked = meaningOrWord(text);
  if (asked) return asked;
  if (countWords(text) > fewWords || text.includes("?")) return undefined;
  const gloss = glossOf(text);
  const isTold =
    gloss && state.lines.slice(-2).some((line) => line.toLowerCase().includes(`“${gloss.spanish}”`));
  return gloss && !isTold && !isEnglish(gloss.spanish) ? gloss : undefined;
}

/** The persona of a conversation's topic and all it has to say. */
export function proseOf(state: PartnerState) {
  return partnerProse[state.topic];
}
