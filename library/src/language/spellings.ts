import type { Reading } from "#format.ts";
import { plainWords } from "./phrases.ts";

type Spelling = Reading["spelling"];

/** Beginnings of words, British and American, each with the endings that follow it. */
const pairs: [british: string, american: string, endings: RegExp][] = [
  ...ourStems().map((stem): [string, string, RegExp] => [
    `${stem}our`,
    `${stem}or`,
    /^(?:s|ed|ing|ings|ful|fully|less|ite|ites|able|ably|hood|hoods|ly|y)?$/,
  ]),
  ...wordsOf("organ real recogn apolog critic emphas memor special summar modern author civil").map(
    (stem): [string, string, RegExp] => [`${stem}is`, `${stem}iz`, /^(?:e|es|ed|ing|er|ers|ation|ations)$/],
  ),
  ...wordsOf("travel cancel label model signal fuel pencil marvel quarrel level jewel").map(
    (stem): [string, string, RegExp] => [`${stem}l`, stem, /^(?:ed|ing|er|ers)$/],
  ),
  ["centre", "center", /^(?:s|d|ed|piece)?$/],
  ["theatre", "theater", /^s?$/],
  ["litre", "liter", /^s?$/],
  ["fibre", "fiber", /^s?$/],
  ["grey", "gray", /^(?:s|er|ish)?$/],
  ["defence", "defense", /^s?$/],
  ["offence", "offense", /^s?$/],
  ["catalogue", "catalog", /^s?$/],
  ["analys", "analyz", /^(?:e|ed|ing|er|ers)$/],
  ["aeroplane", "airplane", /^s?$/],
  ["plough", "plow", /^(?:s|ed|ing)?$/],
  ["pyjamas", "pajamas", /^$/],
  ["jewellery", "jewelry", /^$/],
  ["mum", "mom", /^(?:s|'s)?$/],
  ["moustache", "mustache", /^s?$/],
  ["sceptic", "skeptic", /^(?:s|al|ally|ism)?$/],
  ["mould", "mold", /^(?:s|y)?$/],
  ["cosy", "cozy", /^$/],
  ["chilli", "chili", /^(?:s|es)?$/],
  ["enrol", "enroll", /^(?:s|ment)?$/],
  ["skilful", "skillful", /^(?:ly)?$/],
  ["ageing", "aging", /^$/],
  ["judgement", "judgment", /^s?$/],
  ["misjudgement", "misjudgment", /^s?$/],
];

/** Words that only one of the two writes so; the other's form has senses of its own in both. */
const ownWords: Record<Spelling, Set<string>> = {
  british: new Set(
    wordsOf("metre metres kilometre kilometres programme programmes tyre tyres cheque cheques kerb storey"),
  ),
  american: new Set(wordsOf("kilometer kilometers")),
};

/** Whether a word, in small letters, is spelled as the other one of the two spells it. */
export function foreignSpelling(word: string, declared: Spelling): boolean {
  const other = declared === "british" ? "american" : "british";
  if (ownWords[other].has(word)) return true;
  return pairs.some(([british, american, endings]) => {
    const [own, foreign] = declared === "british" ? [british, american] : [american, british];
    return follows(word, foreign, endings) && !follows(word, own, endings);
  });
}

/** How the other one of the two spells a word in small letters, where that differs. */
export function otherSpelling(word: string, declared: Spelling): string | undefined {
  for (const [british, american, endings] of pairs) {
    const [own, foreign] = declared === "british" ? [british, american] : [american, british];
    if (follows(word, own, endings) && !follows(word, foreign, endings)) {
      return `${foreign}${word.slice(own.length)}`;
    }
  }
  return undefined;
}

function follows(word: string, beginning: string, endings: RegExp): boolean {
  return word.startsWith(beginning) && endings.test(word.slice(beginning.length));
}

function ourStems(): string[] {
  return wordsOf("arm behavi col endeav fav flav harb hon hum lab neighb od parl rum sav splend vap vig");
}

function wordsOf(line: string): string[] {
  return line.split(" ");
}

/** What is wrong with a text of which a word is of the other spelling, or undefined. */
export function misspelt(text: string, spelling: Spelling): string | undefined {
  const found = plainWords(text).find((word) => foreignSpelling(word, spelling));
  return found && `"${found}" is not ${spelling} spelling`;
}
