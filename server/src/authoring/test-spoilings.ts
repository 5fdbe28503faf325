import { bareSentencesOf } from "@salida/library/language/phrases.ts";
import type { Random } from "@salida/rules/random.ts";
import type { Asked } from "#engines/text/test-provider/open-test-provider.ts";
import { letterOf, type PromptName, type Text } from "./test-ghost.ts";

/** Among what an answer is spoiled. */
export interface Among {
  asked: Asked;
  random: Random;
  /** What the answer is about, and a text that it is not about. */
  work: Text;
  other: Text;
  /** A title and a name that were to be kept away from. */
  taken: { title: string; name: string };
}

/** A way to spoil answers to some prompts: another value, or what is said instead, to the letter. */
export interface Spoiling {
  title: string;
  at: readonly PromptName[];
  // biome-ignore lint/suspicious/noExplicitAny: an answer to any of the prompts, taken apart
  spoil(answer: any, among: Among): unknown;
}

const all = ["sheet", "guess", "text", "mend", "solve", "explain"] as const;
const told = ["sheet", "text", "mend", "explain"] as const;
const texts = ["text", "mend"] as const;

const german = "Der Hund ist nicht in dem Haus und das Kind sucht eine Katze.";
const spanish = "El perro de la casa no quiere salir porque hay mucho frío en la calle.";
const hard =
  "Notwithstanding his ostensible equanimity, perfunctory obfuscation pervaded bureaucratic discourse.";

/** What nobody may get through, prompt by prompt. */
export const spoilings: readonly Spoiling[] = [
  whole(
    "code fences and chatter",
    (answer) => `Sure!\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\nEnjoy!`,
  ),
  whole("cut in the middle", (answer) => {
    const said = JSON.stringify(answer);
    return said.slice(0, said.length / 2);
  }),
  whole("a megabyte", (answer) => ({ ...answer, more: "long ".repeat(200_000) })),
  whole("nothing", () => ""),
  whole("null", () => "null"),
  whole("an empty object", () => "{}"),
  whole("its instructions", (_, { asked }) => asked.system),
  whole("its instructions in each field", (answer, { asked }) => eachString(answer, () => asked.system)),
  whole("NUL", (answer) => eachString(answer, (said) => `${said}\u0000`)),
  whole("a field too few", (answer, { random }) => {
    const missing = random.pick(Object.keys(answer));
    return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== missing));
  }),
  whole("a field too many", (answer) => ({ ...answer, comment: "I hope that helps." })),
  whole("numbers for words", (answer) => eachString(answer, () => 7)),
  whole("one field empty", (answer, { random }) => ({ ...answer, [random.pick(Object.keys(answer))]: "" })),
  words("HTML", (said) => `<b>${said}</b>`),
  words("a script", (said) => `${said} <script>alert(1)</script>`),
  words("markdown", (said) => `**${said}**`),
  words("an address of the web", (said) => `${said} See www.tea.example for more.`),
  words("an e-mail address", (said) => `${said} Write to ana@tea.example now.`),
  words("an unsafe word", (said) => `${said} He sells drugs.`),
  words("a slur", (said) => `${said} Those sluts!`),
  words("a word in disguise", (said) => `${said} Such sh1t.`),
  words("a brand", (said) => `${said} She looks on Google.`),
  words("a person of our time", (said) => `${said} He is like Elon Musk.`),
  words("a right-to-left mark", (said) => `\u202E${said}`),
  words("a hidden sign", (said) => `${said.slice(0, 1)}\u200B${said.slice(1)}`),
  words("letters of another script", (said) => said.replace(/\p{L}/u, "а")),
  words("letters in disguise", (said) =>
    said.replace(/[a-z]/i, (it) => String.fromCodePoint(it.charCodeAt(0) + 0xfee0)),
  ),
  words("a picture", (said) => `${said} 🎉`),
  words("code", (said) => `{"text": ${said}}`),
  words("a line of its instructions", (said, { asked, random }) => {
    const lines = bareSentencesOf(asked.system).filter((line) => line.split(/\s+/).length > 8);
    return `${said} ${random.pick(lines)}`;
  }),
  words("talk about the task", (said) => `Here is the text: ${said}`),
  words("German", () => german),
  { ...words("Spanish", () => spanish), at: ["sheet", "text", "mend"] },
  words("a name to keep away from", (said, { taken }) => `${said} ${taken.name} knows.`),

  one("sheet", "an option twice", (answer) =>
    question(answer, (it) => it.options.splice(1, 1, ...it.options.slice(0, 1))),
  ),
  one("sheet", "an option in another", (answer) =>
    question(answer, (it) => (it.options[1] = `${it.options[0]} so`)),
  ),
  one("sheet", "three options", (answer) => question(answer, (it) => it.options.pop())),
  one("sheet", "an option of no words", (answer) =>
    question(answer, (it) => (it.options[1] = "Qwarty blemp")),
  ),
  one("sheet", "a question twice", (answer) =>
    question(answer, (it) => (it.stem = answer.questions[1].stem)),
  ),
  one("sheet", "a denying question", (answer) => question(answer, (it) => (it.stem = `Why not? ${it.stem}`))),
  one("sheet", "an option that speaks of others", (answer) =>
    question(answer, (it) => (it.options[3] = "None of these")),
  ),
  one("guess", "an option that is not there", (answer) => ({ guesses: answer.guesses.map(far) })),
  one("guess", "an index", (answer) => ({
    guesses: answer.guesses.map((it: object) => ({ ...it, answer: 0 })),
  })),
  one("guess", "a guess too few", (answer) => ({ guesses: answer.guesses.slice(1) })),
  one("guess", "options instead of letters", (answer, { work }) => ({
    guesses: answer.guesses.map((it: object) => ({ ...it, answer: work.items[0]?.key })),
  })),

  text("a title that is there", (answer, { taken }) => ({ ...answer, title: taken.title.toUpperCase() })),
  text("half a text", (answer) => ({ ...answer, paragraphs: answer.paragraphs.slice(0, 1) })),
  text("another text", (answer, { other }) => ({ ...answer, paragraphs: paragraphs(other) })),
  text("a paragraph twice", (answer) => ({ ...answer, paragraphs: answer.paragraphs.flatMap(twice) })),
  text("a sentence twice", (answer) => ({ ...answer, paragraphs: answer.paragraphs.map(longestTwice) })),
  text("a Spanish text", (answer) => ({
    ...answer,
    paragraphs: answer.paragraphs.map(() => `${spanish} `.repeat(4)),
  })),
  text("a text in two languages", (answer) => last(answer, spanish)),
  text("words above the level", (answer) => last(answer, `${hard} `.repeat(2))),
  text("American spelling", (answer) => last(answer, "My favorite color!")),
  text("a sentence without end", (answer) => ({
    ...answer,
    paragraphs: [answer.paragraphs.join(" ").replace(/[.!?;:]/g, ",")],
  })),
  text("evidence that the text does not have", (answer) => ({
    ...answer,
    evidence: answer.evidence.with(0, "It was a fine day."),
  })),
  text("evidence of another question", (answer) => ({
    ...answer,
    evidence: answer.evidence.with(0, answer.evidence[1]),
  })),
  text("evidence that proves nothing", (answer, { random }) => {
    const sentences = bareSentencesOf(answer.paragraphs.join("\n\n"));
    const taken = answer.evidence.flatMap((it: string) => bareSentencesOf(it));
    const at = sentences.indexOf(bareSentencesOf(answer.evidence[0])[0] ?? "");
    const wide = sentences.filter((it, where) => Math.abs(where - at) > 2 && !taken.includes(it));
    return { ...answer, evidence: answer.evidence.with(0, random.pick(wide)) };
  }),
  text("evidence too little", (answer) => ({ ...answer, evidence: answer.evidence.slice(1) })),

  one("solve", "an option that is not there", far),
  one("solve", "an index", (answer) => ({ ...answer, answer: 2 })),
  one("solve", "an option instead of a letter", (answer) => ({ ...answer, answer: "The moon" })),
  one("solve", "another answer", (answer, { asked, work }) => ({
    ...answer,
    answer: rivalIn(asked, work),
  })),
  one("solve", "two that are right", (answer, { asked, work }) => ({
    ...answer,
    others: [rivalIn(asked, work)],
  })),
  one("solve", "no proof", (answer) => ({ ...answer, quote: "" })),
  one("solve", "a proof from elsewhere", (answer, { other }) => ({
    ...answer,
    quote: bareSentencesOf(other.text)[0],
  })),

  one("explain", "the languages exchanged", (answer) =>
    eachReason(answer, ({ en, es }) => ({ en: es, es: en })),
  ),
  one("explain", "English alone", (answer) => eachReason(answer, ({ en }) => ({ en, es: en }))),
  one("explain", "Spanish alone", (answer) => eachReason(answer, ({ es }) => ({ en: es, es }))),
  one("explain", "a third language", (answer) => eachReason(answer, ({ en }) => ({ en, es: german }))),
  one("explain", "what another text says", (answer, { other }) =>
    eachReason(answer, ({ en, es }) => {
      const quoted = bareSentencesOf(other.text).find((it) => it.split(" ").length > 4 && !/["“”]/.test(it));
      return { en: `${en} It says "${quoted}"`, es: `${es} Dice «${quoted}».` };
    }),
  ),
  one("explain", "one reason for all", (answer) => eachReason(answer, () => answer.right)),
  one("explain", "a reason too few", (answer) => ({ ...answer, wrong: answer.wrong.slice(1) })),
  one("explain", "a reason too many", (answer) => ({ ...answer, wrong: [...answer.wrong, answer.right] })),
  one("explain", "a lecture", (answer) =>
    eachReason(answer, ({ en, es }) => ({ en: `${en} `.repeat(30), es })),
  ),
  one("explain", "words above the level", (answer) =>
    eachReason(answer, ({ es }, at) => ({ en: `${hard} It is ${at}.`, es })),
  ),
  one("explain", "a swear word in Spanish", (answer) =>
    eachReason(answer, ({ en, es }) => ({ en, es: `${es} Es una mierda.` })),
  ),
];

function whole(title: string, spoil: Spoiling["spoil"]): Spoiling {
  return { title, at: all, spoil };
}

/** Spoils a text, or what it was mended to. */
export function text(title: string, spoil: Spoiling["spoil"]): Spoiling {
  return { title, at: texts, spoil };
}

/** Spoils answers to one prompt. */
export function one(at: PromptName, title: string, spoil: Spoiling["spoil"]): Spoiling {
  return { title, at: [at], spoil };
}

/** Spoils one thing that a learner would read. */
function words(title: string, change: (said: string, among: Among) => string): Spoiling {
  return {
    title,
    at: told,
    spoil(answer, among) {
      const { random } = among;
      const put = (it: Record<string, string>, name: string) => (it[name] = change(it[name] ?? "", among));
      if (answer.questions) {
        const { options } = random.chance(0.5) ? answer.questions[0] : { options: undefined };
        if (options) put(options, String(random.whole(0, 3)));
        else put(answer.questions[0], "stem");
      } else if (answer.paragraphs) {
        if (random.chance(0.3)) put(answer, "title");
        else put(answer.paragraphs, String(answer.paragraphs.length - 1));
      } else put(random.pick([answer.right, ...answer.wrong]), random.pick(["en", "es"]));
      return answer;
    },
  };
}

function eachString(it: unknown, change: (said: string) => unknown): unknown {
  if (typeof it === "string") return change(it);
  if (Array.isArray(it)) return it.map((part) => eachString(part, change));
  if (typeof it !== "object" || it === null) return it;
  return Object.fromEntries(Object.entries(it).map(([name, part]) => [name, eachString(part, change)]));
}

type Reason = { en: string; es: string };

function eachReason(
  { right, wrong }: { right: Reason; wrong: Reason[] },
  change: (it: Reason, at: number) => Reason,
) {
  return { right: change(right, 0), wrong: wrong.map((it, at) => change(it, at + 1)) };
}

function question<A extends { questions: { stem: string; options: string[] }[] }>(
  answer: A,
  change: (it: { stem: string; options: string[] }) => unknown,
): A {
  for (const it of answer.questions.slice(0, 1)) change(it);
  return answer;
}

function far<A extends object>(answer: A) {
  return { ...answer, answer: "E" };
}

function rivalIn(asked: Asked, { items }: Text): string {
  const item = items.find(({ stem }) => asked.user.includes(`Question: ${stem}\n`));
  return letterOf(asked, item?.distractors[0]?.text ?? "");
}

function paragraphs({ text }: Text): string[] {
  return text.trim().split(/\n\n+/);
}

function twice(it: string): string[] {
  return [it, it];
}

function longestTwice(it: string): string {
  const [longest = ""] = bareSentencesOf(it).sort((a, b) => b.length - a.length);
  return longest ? it.replace(longest, `${longest} ${longest}`) : it;
}

function last<A extends { paragraphs: string[] }>(answer: A, more: string): A {
  return {
    ...answer,
    paragraphs: answer.paragraphs.map((it, at, { length }) => (at === length - 1 ? `${it} ${more}` : it)),
  };
}
