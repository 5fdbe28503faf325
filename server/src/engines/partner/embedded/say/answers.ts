import type { Persona, Thread } from "@salida/library/partner/prose.ts";
import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { contentLemmas } from "#engines/partner/embedded/hear/lemmas.ts";
import { asksBack } from "#engines/partner/embedded/hear/questions.ts";
import { asksForWord, wordInQuestion } from "#engines/partner/embedded/hear/spanish.ts";
import { thingsIn } from "#engines/partner/embedded/hear/things.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { answerWords } from "./answer-words.ts";
import { fresh } from "./choose.ts";
import { factFor } from "./facts.ts";
import { fill } from "./fill.ts";

/** Whether the partner is somebody at all. */
const doubted =
  /\bprove\b.*\b(?:human|person|real)\b|\byou are (?:not )?(?:an? )?(?:robot|bot|machine|ai|computer|human|real)\b/i;

/** What is no question about the partner or the topic, whatever its form. */
const aside: readonly Heard["act"][] = ["lost", "breakout", "unanswered", "joke"];

/** The partner's answer to a question of the learner's, and the line it is made from. */
export function answerTo(heard: Heard, state: PartnerState): { text: string; line: string } | undefined {
  const { question, text } = heard;
  if (heard.act === "question" && doubted.test(text))
    return from({ lines: answerWords.machine[degreeOf(state.level)], words: {} }, state);
  if (!question || heard.wish || heard.mood === "contrary" || aside.includes(heard.act)) return undefined;
  return from(linesFor(question, state, heard.wished), state);
}

function from({ lines, words }: Lines, state: PartnerState): { text: string; line: string } {
  const line = fresh(lines, state.remarks, state);
  return { line, text: fill(line, words) };
}

interface Lines {
  lines: readonly string[];
  words: Record<string, string>;
}

const personal: readonly [RegExp, keyof typeof answerWords][] = [
  [/\byour name\b|\bwho are you\b/i, "name"],
  [/\bhow old\b|\byour age\b|\bhow many years\b/i, "age"],
  [/\bwhere (?:do|are) you (?:live|from|come)|\bwhere you from\b|\byour (?:country|city|town)\b/i, "from"],
  [
    /\bwhat do you do\b(?! (?:in|on|at|when|with|for|every|after))|\byour (?:job|work|profession)\b|\bwhat is your job\b|\bdo you work\b/i,
    "job",
  ],
  [/\bhow are you\b|\bhow is it going\b/i, "wellbeing"],
  [/\b(?:robot|bot|ai|human|real|real person|computer|machine|chatgpt)\b/i, "machine"],
  [/\byour (?:father|dad)\b/i, "father"],
  [/\byour (?:mother|mum|mom)\b/i, "mother"],
  [/\byour parents\b/i, "parents"],
  [/\bweather\b|\b(?:cold|hot|rain\w*|sunny|snow\w*)\b.*\bwhere you (?:live|are)\b/i, "weather"],
  [/\b(?:married|children|kids|family|brothers?|sisters?|husband|wife|girlfriend|boyfriend)\b/i, "family"],
];

/** Questions of a form that has one answer, whatever they are about. */
const questions: readonly [RegExp, "help" | "judge" | "notes" | "tag"][] = [
  [/\b(?:can|could|will|would) you (?:please )?help me\b/i, "help"],
  [
    /,\s*(?:isn['’]t (?:it|he|she|that)|right|no|don['’]t you think|aren['’]t (?:they|we)|doesn['’]t it)\s*\?$/i,
    "tag",
  ],
  [
    /\b(?:rephrase|another word for|synonym|more formal|formal way|better way to say|(?:correct|right) to say)\b|["”'’] or ["“'‘]/i,
    "notes",
  ],
  [
    /\b(?:am i|was i|is (?:he|she|my \w+)|are they) (?:right|wrong|crazy|stupid|normal|an? \w+|too \w+)\b|\bshould i\b|\bwhat (?:should|can|do) i do\b|\bletting myself\b/i,
    "judge",
  ],
];
const opinion =
  /\b(?:you think|you agree|should|is it (?:right|fair|true|better|possible|normal|ok)|are we|at what point|better to)\b/i;

function linesFor(question: string, state: PartnerState, wished: string | undefined): Lines {
  const degree = degreeOf(state.level);
  const { persona } = proseOf(state);
  const words = {
    name: persona.name,
    age: String(persona.age),
    from: persona.from,
    job: persona.job,
    family: persona.family,
  };
  if (/^(?:but |and )?why(?: not| do you ask)?\s*\?*$/i.test(question))
    return { lines: answerWords.why[degree], words };
  if (asksBack(question)) {
    const fact = wished === undefined ? undefined : factFor(`Do you like ${wished}?`, state.topic, degree);
    return fact ?? ownOf(currentThread(state), state);
  }
  if (asksForWord(question) || wordInQuestion(question) !== undefined)
    return { lines: answerWords.noWord[degree], words };
  if (/\bmy (?:english|grammar|writing|spelling|level)\b/i.test(question))
    return { lines: answerWords.english[degree], words };
  const set = questions.find(([asked]) => asked.test(question));
  if (set) return { lines: answerWords[set[1]][degree], words };
  const about = personal.find(([asked]) => asked.test(question) && /\byou/i.test(question));
  if (about) return { lines: answerWords[about[1]][degree], words };
  return (
    tasteFor(question, state, persona) ??
    threadFor(question, state) ??
    factFor(question, state.topic, degree) ??
    evasion(question, state)
  );
}

function currentThread(state: PartnerState): Thread | undefined {
  return proseOf(state).threads.find(({ name }) => name === state.thread);
}

/** What the partner has not told yet of what it does and thinks in a thread. */
function untoldOf({ own, view }: Thread, state: PartnerState, viewFirst = false): string | undefined {
  const degree = degreeOf(state.level);
  const lines = viewFirst ? [view[degree], own[degree]] : [own[degree], view[degree]];
  return lines.find((line) => !state.remarks.includes(line));
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
  if (!taste || !/\byou/i.test(question)) return undefined;
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
  const everyday = Object.entries(everydayFavourites).find(([word]) => asked.has(word));
  if (everyday) return { lines: answerWords.favourite[degree], words: { x: everyday[1] } };
  const [named] = thingsIn(question, state.topic);
  const lines = /\bknow\b/i.test(question) ? answerWords.known : answerWords.fairly;
  if (named) return { lines: lines[degree], words: { x: named.thing } };
  return undefined;
}

const everydayFavourites: Record<string, string> = {
  animal: "the elephant",
  number: "seven",
  month: "May",
  day: "Saturday",
  fruit: "the peach",
};

/** A question with words of a thread in it is answered from that thread. */
function threadFor(question: string, state: PartnerState): Lines | undefined {
  const label = contentLemmas(proseOf(state).label);
  const asked = new Set(contentLemmas(question).filter((lemma) => !label.includes(lemma)));
  const threads = proseOf(state).threads.filter((thread) =>
    contentLemmas(thread.words).some((lemma) => asked.has(lemma)),
  );
  const untold = threads.find((thread) => untoldOf(thread, state) !== undefined);
  return untold ? ownOf(untold, state, opinion.test(question)) : undefined;
}

/** For what the partner knows nothing about. */
function evasion(question: string, state: PartnerState): Lines {
  const degree = degreeOf(state.level);
  const words = { label: proseOf(state).label };
  if (/\byou (?:really )?believe\b/i.test(question)) return { lines: answerWords.belief[degree], words };
  if (/\bhave you\b/i.test(question)) return { lines: answerWords.never[degree], words };
  if (/^(?:and |but |so )?can you\b/i.test(question)) return { lines: answerWords.able[degree], words };
  const habit = /^(?:and |but |so )?(?:do )?you (?!know|think|remember|want|agree|have|mean|understand)/i;
  if (habit.test(question)) return { lines: answerWords.sometimes[degree], words };
  if (opinion.test(question)) return { lines: answerWords.depends[degree], words };
  const about = /\byou (?!know)/i.test(question) ? answerWords.untold : answerWords.unknown;
  return { lines: about[degree], words };
}
