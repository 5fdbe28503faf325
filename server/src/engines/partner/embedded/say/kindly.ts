import { countWords } from "@salida/rules/words.ts";
import { degreeOf, mostWords } from "#engines/partner/embedded/degree.ts";
import { tellsJoke } from "#engines/partner/embedded/hear/acts.ts";
import { asksContact, tellsContact } from "#engines/partner/embedded/hear/contact.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { isEnglish, plainWords } from "#engines/partner/embedded/hear/lemmas.ts";
import { isUnpleasant, tellsSorrow } from "#engines/partner/embedded/hear/sorrow.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { easyOf, yesOrNoOf } from "./again.ts";
import { fresh } from "./choose.ts";
import { fill } from "./fill.ts";
import {
  breakoutWords,
  contactWords,
  easyWays,
  feltWays,
  jokeAsks,
  jokeWords,
  oneWordAsks,
  oneWordRead,
  rudeAsks,
  rudeWords,
  spanishWays,
  wellMeant,
  workAsks,
  workWords,
} from "./kindly-words.ts";
import { aboutTold } from "./told-things.ts";

/** A whole answer to what has to be declined, and what is asked after it. */
export interface Kindly {
  said: string;
  question: string;
  /** What the question was made from. */
  line?: string;
}

/** What is met as a whole: going on elsewhere or in Spanish, orders, insults, a joke, letters hit at random. */
export function kindly(heard: Heard, state: PartnerState): Kindly | undefined {
  if (heard.help?.kind === "spanish") return inEasyEnglish(heard, state);
  if (heard.act === "breakout") return onlyTalks(heard, state);
  if (heard.act === "rude") return chosen(rudeWords, rudeAsks, state);
  if (heard.act === "nonsense") return oneWord(heard, state);
  if (isJoke(heard)) return chosen(jokeWords, jokeAsks, state);
  return heard.act === "contact" ? onlyHere(heard, state) : undefined;
}

/** Whether a joke is told, and nothing sad with it. */
function isJoke({ act, text, telling }: Heard): boolean {
  const told = (act === "statement" || act === "question") && tellsJoke.test(text);
  return told && telling?.tone !== "sorry" && telling?.matter.tone !== "sorry" && !tellsSorrow(text);
}

type Lines = typeof rudeWords;

/** The first of its lines and questions that were not said yet. */
function chosen(words: Lines, asks: Lines, state: PartnerState): Kindly | undefined {
  const degree = degreeOf(state.level);
  const question = asks[degree].find((one) => !state.asked.includes(one));
  return question ? { said: fresh(words[degree], state.lines, state), question } : undefined;
}

/** A word among letters that make none is taken up. */
function oneWord({ text }: Heard, state: PartnerState): Kindly | undefined {
  const known = [...new Set(plainWords(text))].filter((word) => word.length > 3 && isEnglish(word));
  const [x = ""] = known;
  if (known.length !== 1 || isUnpleasant(x)) return undefined;
  const degree = degreeOf(state.level);
  const [question = ""] = oneWordAsks[degree];
  if (state.asked.includes(question)) return undefined;
  return { said: fill(oneWordRead[degree][0] ?? "", { x }), question };
}

const ownWork = /\b(?:homeworks?|essay|exercises?|poem|tarea|deberes)\b/i;

const ofRules = /\b(?:rules|prompt|instructions?)\b/i;

/** No work is done for anybody and no rules are dropped; the talk is what there is. */
function onlyTalks({ text }: Heard, state: PartnerState): Kindly {
  const degree = degreeOf(state.level);
  const isWork = ownWork.test(text) && !ofRules.test(text);
  const said = fresh((isWork ? workWords : breakoutWords)[degree], state.lines, state);
  const asks = isWork ? workAsks[degree].find((one) => !state.asked.includes(one)) : undefined;
  const told = state.said.slice(0, -1).map((one) => one.text);
  return asks ? { said, question: asks } : { said, ...goingOn(told, said, state) };
}

const compliment =
  /\b(?:you(?:['’]re| are) (?:an? |very |so |really )*(?:good|nice|kind|great|funny|sweet|wonderful|lovely|cool|best)|i (?:really )?like (?:you|talking)|nice to (?:talk|meet))\b/i;
const young =
  /\bi(?:['’]m| am| have)(?: only| just)? (?:[6-9]|1[0-7])\b(?! (?:years? (?:ago|in)|of|or|cats?|dogs?|brothers?|sisters?|cousins?|friends?))|\bmy (?:homeworks?|school|classmates?|teacher)\b|\bi am a (?:kid|child|teenager)\b/i;

/** Thanks where it was meant well, why it cannot be, what to keep to oneself; then on with what was told. */
function onlyHere({ text }: Heard, state: PartnerState): Kindly {
  const degree = degreeOf(state.level);
  const told = state.said.map((said) => said.text);
  const isYoung = told.some((one) => young.test(one));
  const words = contactWords[degree];
  const parts = [
    compliment.test(text) ? words.thanks : "",
    asksContact(text) && !tellsContact(text) ? words.none : words.program,
    isYoung ? words.keepYoung : words.keep,
  ];
  const said = parts.filter(Boolean).join(" ");
  return { said, ...goingOn(told.slice(0, -1), said, state) };
}

/** On with what was told before, as far as there is room for it. */
function goingOn(told: readonly string[], said: string, state: PartnerState): Omit<Kindly, "said"> {
  const degree = degreeOf(state.level);
  const room = mostWords(state.level) - countWords(said);
  const before = told.at(-1) ?? "";
  const about = before ? aboutTold(before, state) : undefined;
  if (about && countWords(about.question) <= room) return about;
  const thread = proseOf(state).threads.find(({ name }) => name === state.thread);
  const open = [easyOf(thread, state), ...wellMeant[degree]].filter(
    (question) => question !== undefined && countWords(question) <= room && !state.asked.includes(question),
  );
  return { question: open[0] ?? wellMeant[degree][0] ?? "" };
}

/** The feeling is met, English stays, and what is asked is easy. */
function inEasyEnglish({ text }: Heard, state: PartnerState): Kindly {
  const degree = degreeOf(state.level);
  const felt = feltWays.find(([feels]) => feels.test(text));
  const said = `${felt?.[1][degree] ?? fresh(spanishWays[degree], state.remarks, state)} ${fresh(easyWays[degree], state.remarks, state)}`;
  const asks = felt?.[2][degree];
  if (asks && !state.asked.includes(asks)) return { said, question: asks };
  const { threads } = proseOf(state);
  const own = threads.filter(({ name }) => name === state.thread);
  const easy = [...own, ...threads].map((thread) => yesOrNoOf(thread, state)).find(Boolean);
  return { said, question: easy ?? wellMeant[degree].find((one) => !state.asked.includes(one)) ?? "" };
}
