import { ofOneself } from "@salida/library/partner/answers/of-oneself.ts";
import { ofTheWorld } from "@salida/library/partner/answers/of-the-world.ts";
import { personaLife } from "@salida/library/partner/persona-life.ts";
import type { Persona, Thread } from "@salida/library/partner/prose.ts";
import { countWords } from "@salida/rules/words.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { contentLemmas } from "#engines/partner/embedded/hear/lemmas.ts";
import { asksBack } from "#engines/partner/embedded/hear/questions.ts";
import { asksForWord, wordInQuestion } from "#engines/partner/embedded/hear/spanish.ts";
import { thingsIn } from "#engines/partner/embedded/hear/things.ts";
import { toneOf } from "#engines/partner/embedded/hear/tone.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { adviceFor } from "./advice.ts";
import { isPlain, type Lines, linesOf, untoldOf } from "./answer-lines.ts";
import { answerWords } from "./answer-words.ts";
import { shortAnswer } from "./by-form.ts";
import { dice, fresh } from "./choose.ts";
import { thoughts } from "./everyday-words.ts";
import { factFor } from "./facts.ts";
import { fill, fits } from "./fill.ts";
import { asksAdvice, choiceIn, isChoice } from "./form.ts";
import { generalWords, opinionBack } from "./general-words.ts";
import { lifeFor } from "./life.ts";
import { currentThread } from "./next.ts";
import { whatFits } from "./what-fits.ts";

/** Whether the partner is somebody at all. */
const doubted =
  /\b(?:sound|talk|write|look)s? like an? (?:robot|bot|machine|ai|computer)\b|\bprove\b.*\b(?:human|person|real)\b|\byou are (?:not )?(?:an? )?(?:robot|bot|machine|ai|computer|human|real)\b/i;

/** What is no question about the partner or the topic, whatever its form. */
const aside: readonly Heard["act"][] = [
  "lost",
  "breakout",
  "contact",
  "despair",
  "rude",
  "unanswered",
  "joke",
];

/** What the partner answers, the line it is made from, and what is asked after it where that is not left open. */
export interface Answered {
  text: string;
  line: string;
  asks?: readonly string[] | undefined;
  /** It told what to do, and the talk goes on about that. */
  advises?: true | undefined;
  /** It only says that there is nothing to say. */
  weak?: true | undefined;
  /** The question is not to be given back. */
  ends?: true | undefined;
}

/** The partner's answer to a question of the learner's. */
export function answerTo(heard: Heard, state: PartnerState): Answered | undefined {
  const { question, text } = heard;
  const degree = degreeOf(state.level);
  if (heard.act === "question" && doubted.test(text))
    return from({ lines: answerWords.machine[degree], words: {} }, state);
  if (heard.mood === "contrary" || (heard.mood === "drop" && !question) || aside.includes(heard.act))
    return undefined;
  const helped =
    /\bhelp me\b/i.test(text) && ofTheWorld.find(({ asked }) => new RegExp(asked, "iu").test(text));
  if (helped) return from(linesOf(helped.says, helped.asks, state), state);
  const own = question && !heard.wish ? lifeFor(question, heard.text, state) : undefined;
  if (own) return { ...from({ ...own, words: {} }, state), ends: true };
  const between = question && /\bshould i\b/i.test(question) ? chosen(question, state) : undefined;
  if (between) return from(between, state);
  const advice = asksAdvice(text) && !heard.asksWord ? adviceFor(heard, state) : undefined;
  if (advice) return { ...from({ lines: advice, words: {} }, state), advises: true };
  const told = asksToTell.test(text) ? general.find(([asked]) => asked.test(text))?.[1] : undefined;
  if (told) return from(linesOf(told.says, told.asks, state), state);
  if (!question || heard.wish) return undefined;
  return from(linesFor(question, state, heard), state);
}

/** No question by its form. */
const asksToTell =
  /\btell me (?:something|more|a (?:secret|story)|about you)|\bsurprise me\b|\bconvince me\b|\btake the other side\b|\brecommend me\b/i;

function from({ lines, words, asks, weak }: Lines, state: PartnerState): Answered {
  const filled = lines.filter((line) => fits(fill(line, words), state.level));
  const line = fresh(filled.length > 0 ? filled : lines, state.remarks, state);
  return { line, text: fill(line, words), asks, weak };
}

const personal: readonly [RegExp, keyof typeof answerWords][] = [
  [/\byour name\b|\bwho are you\b/i, "name"],
  [/\bhow old\b|\byour age\b|\bhow many years\b/i, "age"],
  [/\bwhere (?:do|are) you (?:live|from|come)|\bwhere you from\b|\byour (?:country|city|town)\b/i, "from"],
  [
    /\bwhat do you do\b(?! (?:in|on|at|when|with|for|every|after))|(?<!\b(?:like|love|enjoy|part of|thing about|part about|moment of|moment in) )\byour (?:job|work|profession)\b|\bwhat is your job\b|\bdo you work\s*\?|\bwhere do you work\b/i,
    "job",
  ],
  [/\bhow are you\b|\bhow is it going\b/i, "wellbeing"],
  [
    /\b(?:are you|you are|you['’]re|talking (?:to|with)) (?:an? |the |really |talking |with )*(?:robot|bot|ai|human|real|person|computer|machine|chatgpt)\b/i,
    "machine",
  ],
  [/\byour (?:father|dad)\b/i, "father"],
  [/\byour (?:mother|mum|mom)\b/i, "mother"],
  [/\byour parents\b/i, "parents"],
  [/\bweather\b|\b(?:cold|hot|rain\w*|sunny|snow\w*)\b.*\bwhere you (?:live|are)\b/i, "weather"],
  [/\b(?:married|children|kids|family|brothers?|sisters?|husband|wife|girlfriend|boyfriend)\b/i, "family"],
];

/** Of whom one has, not of children in the street. */
const ofYours = /\byour\b|\byou (?:\w+ )?(?:have|got|married|live)\b|\b(?:have|are|were) you\b/i;

function linesFor(question: string, state: PartnerState, heard: Heard): Lines {
  const degree = degreeOf(state.level);
  const { persona } = proseOf(state);
  const words = {
    name: persona.name,
    age: String(persona.age),
    from: persona.from,
    job: persona.job,
    family: persona.family,
  };
  if (/^(?:but |and )?why(?: not| (?:do |did )?you ask(?: \w+){0,3})?\s*\?*$/i.test(question))
    return { lines: answerWords.why[degree], words };
  const ways = /do you/i.test(question) ? waysToSay.exec(heard.text) : null;
  if (ways) return { lines: answerWords.ways[degree], words: { x: shorter(ways[1] ?? "", ways[2] ?? "") } };
  if (asksBack(question)) return backTo(question, state, heard);
  if (asksForWord(question) || wordInQuestion(question) !== undefined)
    return { lines: answerWords.noWord[degree], words, weak: true };
  if (/\bmy (?:english|grammar|writing|spelling|level)\b/i.test(question) && !/\bimprove\b/i.test(question))
    return { lines: answerWords.english[degree], words };
  const about = personal.find(
    ([asked, kind]) => asked.test(question) && (kind === "family" ? ofYours : /\byou/i).test(question),
  );
  if (about) return { lines: ofFamily(about[1], question, state) ?? answerWords[about[1]][degree], words };
  const known = general.find(([asked]) => asked.test(question))?.[1];
  const world = known && ofTheWorld.includes(known) ? known : undefined;
  if (world) return linesOf(world.says, world.asks ?? opinionBack, state);
  const pet = /\b(?:have|got)\b.*\b(?:pets?|dogs?|cats?|animals?)\b/i.test(question);
  return (
    (pet || /\bfavou?rite\b/i.test(question) ? factFor(question, state.topic, degree) : undefined) ??
    chosen(question, state) ??
    tasteFor(question, state, persona) ??
    factFor(question, state.topic, degree) ??
    (known ? linesOf(known.says, known.asks, state) : undefined) ??
    whatFits(question, state)
  );
}

/** Whoever is asked for a brother and has none says so, and who there is. */
function ofFamily(
  kind: keyof typeof answerWords,
  question: string,
  state: PartnerState,
): string[] | undefined {
  const asked = /\b(?:brothers?|sisters?|sons?|daughters?)\b/i.exec(question)?.[0].toLowerCase();
  if (kind !== "family" || !asked || /\band|or\b/.test(question)) return undefined;
  const { family } = proseOf(state).persona;
  const all = `${family} ${personaLife.get(state.topic)?.family ?? ""}`.toLowerCase();
  const one = asked.replace(/s$/, "");
  const isThere =
    all.includes(one) ||
    (/son|daughter/.test(one) && /child|boy|girl|twins|kids/.test(all)) ||
    /twin/.test(all);
  return isThere ? undefined : [`I have no ${one}${asked === one ? "" : "s"}. ${family}`];
}

const general = [...ofTheWorld, ...ofOneself].map(
  (answer) => [new RegExp(answer.asked, "iu"), answer] as const,
);

/** To "and you?": of what was wished for or told, else of the thread. */
function backTo(question: string, state: PartnerState, { wished, text, telling }: Heard): Lines {
  const degree = degreeOf(state.level);
  if (/\bagree\b/i.test(question)) return linesOf(generalWords.agree, undefined, state);
  const world = general.find(([asked, answer]) => ofTheWorld.includes(answer) && asked.test(text))?.[1];
  if (world) return linesOf(world.says, world.asks, state);
  const asked = wished ?? text.replace(question, "");
  const fact = factFor(`Do you like ${asked}?`, state.topic, degree);
  if (fact) return fact;
  const told = asked.replace(/[^.!?]*\?/g, "");
  if (/\bwould you say\b/i.test(question) && /\b(?:say|tell)\b/i.test(told))
    return { lines: shortAnswer("what would you tell", degree) ?? [], words: {} };
  if (/\b(?:think|reckon|opinion|see)\b/i.test(question) && (telling || tellsOwn(told)))
    return { lines: thoughts[toneOf(told)][degree], words: {} };
  return ownOf(currentThread(state), state, /\bthink\b/i.test(question));
}

/** Two ways to say a thing, in quotes: “put under” or “anaesthetise”. */
const waysToSay = /\bsay ["“'‘]([^"“”'‘’]{2,30})["”'’],? or ["“'‘]([^"“”'‘’]{2,30})["”'’]/iu;

function shorter(one: string, other: string): string {
  return one.length <= other.length ? one : other;
}

const leastOwn = 6;

/** Whether there is something of one's own life or thoughts to have an opinion on. */
function tellsOwn(told: string): boolean {
  return countWords(told) >= leastOwn && /\b(?:i|my|we|our|he|she|they)\b/i.test(told);
}

/** One of two things, with a reason. */
function chosen(question: string, state: PartnerState): Lines | undefined {
  if (!isChoice(question)) return undefined;
  const named = choiceIn(question);
  const [x] = named ? dice(state, "choice").shuffle(named) : [];
  const plain = x && isPlain(x) ? x : undefined;
  if (plain) return { ...linesOf(generalWords.chosen, undefined, state), words: { x: plain } };
  return linesOf(
    dice(state, "choice").chance(0.5) ? generalWords.first : generalWords.second,
    undefined,
    state,
  );
}

/** What the partner itself would answer in a thread; once told, something it likes. */
function ownOf(thread: Thread | undefined, state: PartnerState, viewFirst = false): Lines {
  const degree = degreeOf(state.level);
  const line = thread && untoldOf(thread, state, viewFirst);
  if (line) return { lines: [line], words: {} };
  const [favourite = ""] = proseOf(state).persona.likes;
  return { lines: answerWords.same[degree], words: { x: favourite } };
}

/** "Do you like …?" and "What is your favourite …?". */
function tasteFor(question: string, state: PartnerState, persona: Persona): Lines | undefined {
  const degree = degreeOf(state.level);
  const taste = /\b(?:like|love|enjoy|prefer|favou?rite|hate|best|eat|drink|watch|play|read|know)\b/i.test(
    question,
  );
  if (!taste || !/\byou/i.test(question) || /\byou (?:really )?(?:think|believe)\b/i.test(question))
    return undefined;
  const label = contentLemmas(proseOf(state).label);
  const asked = new Set(contentLemmas(question));
  if (/\b(?:favou?rite|best)\b/i.test(question) && label.some((lemma) => asked.has(lemma))) {
    return { lines: answerWords.favourite[degree], words: { x: persona.likes[0] ?? "" } };
  }
  const shared = (lemma: string) => asked.has(lemma) && !label.includes(lemma);
  const among = (list: readonly string[]) => list.find((liked) => contentLemmas(liked).some(shared));
  const [liked, disliked] = [among(persona.likes), among(persona.dislikes)];
  if (liked) return { lines: answerWords.liked[degree], words: { x: liked } };
  if (disliked) return { lines: answerWords.disliked[degree], words: { x: disliked } };
  const best = /\b(?:favou?rite|best|prefer)\b/i.test(question);
  const everyday = best && Object.entries(everydayFavourites).find(([word]) => asked.has(word));
  if (everyday) return { lines: answerWords.favourite[degree], words: { x: everyday[1] } };
  const [named] = thingsIn(question, state.topic);
  const lines = /\bknow\b/i.test(question) ? answerWords.known : answerWords.fairly;
  if (named && !best) return { lines: lines[degree], words: { x: named.thing } };
  return undefined;
}

const everydayFavourites: Record<string, string> = {
  animal: "the elephant",
  number: "seven",
  month: "May",
  day: "Saturday",
  fruit: "the peach",
};
