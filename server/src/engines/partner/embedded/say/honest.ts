import { wordsOf } from "@salida/rules/words.ts";
import type { Degree } from "#engines/partner/embedded/degree.ts";
import { isEnglish, isGrammarWord } from "#engines/partner/embedded/hear/lemmas.ts";
import { isGrim } from "#engines/partner/embedded/hear/rude.ts";

type Three = readonly [readonly string[], readonly string[], readonly string[]];

const after =
  "(?=\\s*(?:[?.!,;]|$|\\b(?:in|on|at|for|to|of|from|with|that|than|when|if|because|is|was|are|there|now|today)\\b))";
const nouns = new RegExp(
  `\\b(?:about |of |in |at |with |for |to |on |like )?(my|your|the|this|that|our|his|her) ((?:[\\p{Ll}'-]+ )?[\\p{Ll}-]{3,})${after}`,
  "giu",
);
const names =
  /(?<=[\p{L},;] )(?!I\b|I['’]|English\b|Spanish\b)(?:The )?\p{Lu}[\p{L}'’-]+(?: (?:of |the |de |la )?\p{Lu}[\p{L}'’-]+){0,3}/gu;
const named = /\b(?:about|of) ((?:[\p{Ll}-]{3,} ){0,2}[\p{Ll}-]{3,})\s*\?*[.!]?$/iu;
const gerund = /\b(?:about|of|with|for|in) ([\p{Ll}]{3,}ing(?: [\p{Ll}]{3,})?)\s*\??$/iu;

/** The thing a question is about, as the one who was asked would name it. */
export function askedThing(question: string, own: string): string | undefined {
  const bare = question.replaceAll("’", "'").replace(new RegExp(`,? ${own}\\b`, "gu"), "");
  const name = [...bare.matchAll(names)].at(-1)?.[0];
  if (name) return name;
  const doing = gerund.exec(bare)?.[1];
  if (doing && isPlain(doing)) return doing;
  const topic = named.exec(bare)?.[1];
  if (topic && isPlain(topic)) return topic;
  const phrase = [...bare.matchAll(nouns)].findLast(([, , noun = ""]) => isPlain(noun));
  if (!phrase) return undefined;
  const [, owner = "", noun = ""] = phrase;
  return `${owners[owner.toLowerCase()] ?? owner.toLowerCase()} ${noun}`;
}

const owners: Readonly<Record<string, string>> = { my: "your", your: "my", our: "your", this: "that" };
const vague =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|thing|things|question|one|way|kind|sort|lot|bit|same|other|time|same|idea|word|more|most|best|worst|first|last|name|\w{3,}est|place)\b/i;

function isPlain(phrase: string): boolean {
  const words = wordsOf(phrase.toLowerCase());
  return (
    words.every((word) => isEnglish(word) && !isGrammarWord(word)) && !vague.test(phrase) && !isGrim(phrase)
  );
}

/** Said where there is nothing to tell: it names what was asked about. */
export function honestLines(thing: string | undefined, degree: Degree): readonly string[] {
  if (thing === undefined) return without[degree];
  return thing.startsWith("my ") ? ofMine[degree] : naming[degree];
}

/** Asked after it: what is not known can be told. */
export function askedOf(thing: string | undefined, degree: Degree): readonly string[] {
  const isKnown = thing !== undefined && !/^(?:my|your) /.test(thing);
  return isKnown ? ofThing[degree].map((line) => line.replace("{x}", thing)) : ofAnything[degree];
}

const ofThing: Three = [
  ["What do you know about {x}?", "Is {x} important for you?"],
  ["What do you know about {x}?", "What made you think of {x}?"],
  ["What do you know about {x} yourself?", "What made you think of {x}?"],
];
const ofAnything: Three = [
  ["What do you think?", "And what is your idea?"],
  ["What do you think yourself?", "What would your own answer be?"],
  ["What do you think yourself?", "What would your own answer be?"],
];

/** What it thinks of a thing that it has nothing more to say on. */
export const viewLines: Three = [
  ["I like {x}, but I am no expert.", "I think {x} can be good."],
  ["I find {x} interesting, though I see two sides to it.", "I like {x} more than I used to."],
  ["I find {x} fascinating, though I can see two sides to it.", "I've come round to {x} over the years."],
];

const naming: Three = [
  ["About {x} I know too little.", "I can not say much about {x}.", "I have no good answer about {x}."],
  [
    "About {x} I know too little to say.",
    "I can't tell you much about {x}, I'm afraid.",
    "I've never thought enough about {x} to answer well.",
  ],
  [
    "About {x} I know too little to be of use.",
    "I'm out of my depth with {x}, I confess.",
    "I've never thought hard enough about {x} to answer well.",
  ],
];
const ofMine: Three = [
  ["I am a program, so {x} has no story.", "Sorry, about {x} I know nothing more."],
  [
    "I'm only a program, so there's no story about {x} to tell, I'm sorry.",
    "About {x} I've no more to tell, I'm sorry; I'm only a program.",
  ],
  [
    "I'm only a program, so about {x} there's nothing I could tell you without inventing it.",
    "About {x} I have nothing more to tell, I'm sorry; I'm only a program.",
  ],
];
const without: Three = [
  ["Sorry, I am a program. That I do not know.", "Good question! I am only a program, sorry."],
  [
    "That I can't tell you, I'm sorry; I'm only a program.",
    "I don't know that, sorry; I'm only a program and don't want to invent an answer.",
  ],
  [
    "That I can't tell you, I'm sorry to say; I'm only a program and won't invent an answer.",
    "I don't know, to be honest; I'm only a program, and I'd rather not make something up.",
  ],
];
