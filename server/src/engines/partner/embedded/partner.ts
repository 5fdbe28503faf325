import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { degreeNames, degreeOf } from "./degree.ts";
import { type Heard, hear, proseOf } from "./hear/hear.ts";
import { questionIn } from "./hear/questions.ts";
import { type Answered, answerTo } from "./say/answers.ts";
import { dice } from "./say/choose.ts";
import { farewell } from "./say/farewell.ts";
import { compose, fill, glossFor, meaningFor } from "./say/fill.ts";
import { helpWithLanguage } from "./say/help-with-language.ts";
import { type Kindly, kindly } from "./say/kindly.ts";
import type { Next } from "./say/next.ts";
import { nextQuestion } from "./say/next-question.ts";
import { type Remark, remarkOn } from "./say/remark.ts";
import type { Cue } from "./say/remarks.ts";
import { replyInTalk } from "./say/talk.ts";
import type { PartnerState, PartnerTurn } from "./state.ts";

/** Begins a conversation: the partner says who it is and asks the first question. The same seed begins the same one. */
export function openConversation(topic: Topic, level: Level, seed: string): PartnerTurn {
  const { persona, threads } = partnerProse[topic];
  const degree = degreeOf(level);
  const thread = randomFrom(`${seed}/${topic}`).pick(threads);
  const [question = ""] = thread[degreeNames[degree]];
  const greeting = fill(greetings[degree], { name: persona.name, from: persona.from });
  const text = compose({ answer: greeting, own: persona.hello[degree] }, question, level);
  const begun = { topic, level, seed, said: [], facts: [], remarks: [], over: false };
  const state = { ...begun, lines: [text], asked: [question], thread: thread.name, threads: [thread.name] };
  return { text, state, leaving: false, over: false };
}

const greetings = [
  "Hello! I am {name}.",
  "Hello, I'm {name} from {from}.",
  "Hello, I'm {name}, and I'm from {from}.",
] as const;

/** Answers what the learner wrote. Once the conversation is over, its last words are said again. */
export function reply(state: PartnerState, learnerText: string): PartnerTurn {
  if (state.over) return { text: state.lines.at(-1) ?? "", state, leaving: true, over: true };
  if (state.talk) return replyInTalk(state, state.talk, learnerText);
  const heard = askedBefore(hear(state, learnerText), state);
  const known = remember(state, learnerText, heard);
  const { length: messages } = known.said;
  const over = messages >= chatLimits.mostMessages;
  if (heard.act === "bye" || over) return farewell(known, heard, over);
  return goOn(known, heard);
}

/** What was said joins the conversation, and what it told is kept. */
function remember(state: PartnerState, text: string, { taken, topic, facts }: Heard): PartnerState {
  const at = state.said.length;
  const unknown = facts.filter(
    (told) => !state.facts.some(({ kind, what }) => kind === told.kind && what === told.what),
  );
  return {
    ...state,
    said: [...state.said, { text, taken, topic }],
    facts: [...state.facts, ...unknown.map((told) => ({ ...told, at, recalled: false }))],
  };
}

/** What is said in English, for what it is. */
const plainActs: readonly Heard["act"][] = [
  "statement",
  "question",
  "short",
  "unsure",
  "unanswered",
  "greeting",
  "thanks",
];

/** A remark, an answer where something was asked, and the next question. */
function goOn(state: PartnerState, heard: Heard): PartnerTurn {
  const declined = kindly(heard, state);
  if (declined) return declining(declined, state);
  const help = heard.help && helpWithLanguage(heard.help, state);
  const answer = heard.asksWord || help ? undefined : answerTo(heard, state);
  const inSpanish = heard.act === "spanish" && (answer !== undefined || heard.gloss !== undefined);
  const silent = heard.asksWord || inSpanish || ((answer || help) && onlyAsks(heard));
  const said = silent ? undefined : remarkOn(heard, state);
  // beside an answer a remark on nothing in particular sounds as if it had not been read
  const remark = (answer || help) && said && !isFelt(said.cue, heard, help !== undefined) ? undefined : said;
  const reply = goesWith(remark, answer) ? answer : undefined;
  const remarks = [...state.remarks, ...[remark?.line, reply?.line].filter((line) => line !== undefined)];
  const answered = answer && { asks: answer.asks, advises: answer.advises, ends: answer.ends || answer.weak };
  const next = nextQuestion(
    heard,
    { ...state, remarks },
    { cue: said?.cue, answered, helped: help !== undefined },
  );
  const own = answer || help || next.tie ? undefined : ownView({ ...state, remarks }, next, remark?.cue);
  const pieces = {
    gloss: glossFor(heard),
    meaning: meaningFor(heard),
    remark: remark?.text,
    answer: help ?? reply?.text,
    own,
    lead: remark && reply ? undefined : next.lead,
  };
  const question = next.tie ? `${next.tie} ${next.question}` : next.question;
  const text = compose(pieces, question, state.level);
  const used = [next.line, own].filter((line) => line !== undefined);
  const after = {
    ...state,
    lines: [...state.lines, text],
    asked: [...state.asked, next.question],
    remarks: [...remarks, ...used],
    thread: next.thread,
    matter: matterAfter(state, next),
    threads: state.threads.includes(next.thread) ? state.threads : [...state.threads, next.thread],
    facts: state.facts.map((fact, at) => (at === next.recalled ? { ...fact, recalled: true } : fact)),
  };
  const open = { plain: plainActs.includes(heard.act), known: state, next: after, question };
  return { text, state: after, leaving: false, over: false, open };
}

/** What has to be declined is, kindly, and the talk goes on. */
function declining({ said, question, line }: Kindly, state: PartnerState): PartnerTurn {
  const text = compose({ remark: said }, question, state.level);
  const after = {
    ...state,
    lines: [...state.lines, text],
    asked: [...state.asked, question],
    remarks: line ? [...state.remarks, line] : state.remarks,
  };
  return {
    text,
    state: after,
    leaving: false,
    over: false,
    open: { plain: false, known: state, next: after, question },
  };
}

/** What is stayed with, and for how many questions now. */
function matterAfter({ matter: before }: PartnerState, { matter: name, who }: Next): PartnerState["matter"] {
  if (name === undefined) return undefined;
  const turns = name === before?.name ? before.turns + 1 : 1;
  return { name, turns, ...(who && { who }) };
}

/** Whether an answer is said beside a remark: nobody is sorry twice, and what is felt needs no weak answer. */
function goesWith(remark: Remark | undefined, answer: Answered | undefined): boolean {
  if (remark?.cue === "mended") return !/\bsorry\b|\bapologise\b/i.test(answer?.text ?? "");
  return !(answer?.weak && remark);
}

/** Whether a remark is due even where something was asked. */
function isFelt(cue: Cue, { telling }: Heard, helped: boolean): boolean {
  if (helped) return cue === "sad" || cue === "mended";
  return heartfelt.includes(cue) || (telling !== undefined && telling.tone === "sorry");
}

/** Who says that nothing was answered asks again what they asked before. */
function askedBefore(heard: Heard, state: PartnerState): Heard {
  if (heard.act === "bye") return heard;
  const again =
    heard.act === "unanswered" || (heard.complains && /\b(?:answer|question|asked)/i.test(heard.text));
  const before = heard.question || !again ? undefined : questionIn(state.said.at(-1)?.text ?? "");
  return before ? { ...heard, act: "question", complains: true, question: before } : heard;
}

/** Whether a message is a question and nothing else that asks for a remark. */
function onlyAsks(heard: Heard): boolean {
  return heard.question !== undefined && heard.question.length + 3 >= heard.text.length;
}

/** Remarks that are due even where something was asked. */
const heartfelt: readonly Cue[] = [
  "sad",
  "mended",
  "sorry",
  "worry",
  "mishap",
  "name",
  "drop",
  "wish",
  "stray",
];

/** Remarks that leave room for the partner's own side. */
const quietCues: readonly Cue[] = ["plain", "short", "no", "reason", "not", "past"];

/** Now and then the partner tells its own side, while it stays in the thread. */
function ownView(state: PartnerState, next: Next, cue: Cue | undefined): string | undefined {
  if (next.thread !== state.thread || cue === undefined || !quietCues.includes(cue)) return undefined;
  const degree = degreeOf(state.level);
  const thread = proseOf(state).threads.find(({ name }) => name === state.thread);
  if (!thread?.[degreeNames[degree]].includes(next.question)) return undefined;
  const own = thread.own[degree];
  if (state.remarks.includes(own)) return undefined;
  return dice(state, "own").chance(0.5) ? own : undefined;
}
