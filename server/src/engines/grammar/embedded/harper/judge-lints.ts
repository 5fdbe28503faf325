import { isOtherWord } from "#engines/english/tongue.ts";
import type { Both, Correction } from "#engines/grammar/correction.ts";
import type { Lint } from "./lints.ts";
import { nearest } from "./nearest.ts";
import { newerWords } from "./newer-words.ts";

/** Harper's kinds that are mistakes and not taste, and how we speak of them. */
const whyOf: Readonly<Record<string, { kind: string; why: Both }>> = {
  Agreement: {
    kind: "agreement",
    why: {
      en: "These words have to agree: singular with singular, plural with plural.",
      es: "Estas palabras tienen que concordar: singular con singular, plural con plural.",
    },
  },
  Grammar: {
    kind: "grammar",
    why: {
      en: "The form of this word doesn't fit the sentence.",
      es: "La forma de esta palabra no encaja en la frase.",
    },
  },
  Miscellaneous: {
    kind: "usage",
    why: { en: "English puts it a little differently.", es: "En inglés se dice de otra manera." },
  },
  Nonstandard: {
    kind: "usage",
    why: {
      en: "You may hear this, but it isn't standard English.",
      es: "Se oye a veces, pero no es inglés estándar.",
    },
  },
  Redundancy: {
    kind: "redundancy",
    why: {
      en: "One of these words already says it; the other can go.",
      es: "Una de estas palabras ya lo dice; la otra sobra.",
    },
  },
  Repetition: {
    kind: "repetition",
    why: { en: "The same word is repeated.", es: "La misma palabra está repetida." },
  },
  Spelling: {
    kind: "spelling",
    why: { en: "This is how the word is spelt.", es: "Así se escribe la palabra." },
  },
  Typo: {
    kind: "spelling",
    why: { en: "You seem to mean another word.", es: "Parece que querías escribir otra palabra." },
  },
  Usage: {
    kind: "usage",
    why: { en: "English uses another word here.", es: "Aquí el inglés usa otra palabra." },
  },
};

/** Twice in a row and right: "they had had no rain". */
const twiceIsRight = /^(?:had had|that that|is is|do do|very very|bye bye|no no|so so|ha ha)$/i;

/** A name that says a word twice: "Bío Bío", "Bora Bora". */
const nameTwice = /^\p{Lu}[\p{L}'’]+ \p{Lu}[\p{L}'’]+$/u;

/** What nobody is told that they meant. */
const unfit =
  /^(?:porno?|sex\w*|shit\w*|fuck\w*|bitch\w*|whore\w*|slut\w*|cock\w*|dick\w*|cunt\w*|piss\w*|arse\w*|tits?|rape\w*|nude\w*)$/i;

/** What people write to friends, and mean. */
const slang = new Set(
  (
    "lol lmao rofl idk tbh omg btw brb thx tnx pls plz cuz coz bcs tho thru gonna wanna gotta kinda sorta dunno lemme gimme ain " +
    "bestie bff vlog selfie emoji yolo fomo hangry meh yeah yep nope hmm haha hahaha hehe jaja jajaja jeje xoxo asap imo imho " +
    "fyi dm dms irl ngl smh ikr nvm ttyl wyd hbu msg msgs pic pics fav faves vid vids convo obvs totes legit sus cringe slay"
  ).split(" "),
);

/** What of Harper's findings we stand by, in our own words. */
export function judgeLints(text: string, lints: readonly Lint[]): Correction[] {
  return lints.flatMap((lint) => {
    const words = whyOf[lint.kind];
    if (!words || twiceIsRight.test(lint.wrong) || isShortForm(lint.wrong)) return [];
    if (lint.rule === "RepeatedWords" && nameTwice.test(lint.wrong)) return [];
    if (lint.rule === "ThereIsAgreement" && sameForMany.test(lint.wrong)) return [];
    const better = lint.rule === "SpellCheck" ? respelt(text, lint) : lint.better[0];
    if (better === undefined || better === lint.wrong || isHyphen(lint.wrong, better)) return [];
    return [asCorrection(text, lint, better, words)];
  });
}

/** "OMG", "FYI": nobody has to write them out. */
function isShortForm(wrong: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(wrong);
}

/** "There were fish": one word for one and for many. */
const sameForMany = /\b(?:fish|sheep|deer|shrimp|salmon|trout|aircraft|species|series)$/i;

/** Whether only a hyphen is asked for: "out of date". Where one stands is taste more often than not. */
function isHyphen(wrong: string, better: string): boolean {
  return better.includes("-") && better.replaceAll("-", " ") === wrong.replaceAll("-", " ");
}

/** What follows somebody's name: "Delphine says", "Benedikt:". */
const doesSomething =
  /^(?::|['’]s | (?:is|was|has|had|will|does|did|can|could|would|and \p{Lu}|[a-z]{2,}(?:[^s]s|ed))\b)/u;

/** Names are nobody's mistake, and a word that is near to no other is rather a foreign one. */
function respelt(text: string, { wrong, at, better }: Lint): string | undefined {
  const plain = wrong.toLowerCase();
  const startsSentence = /(?:^|[.!?]\s+)$/.test(text.slice(0, at));
  if (/^\p{Lu}/u.test(wrong) && !(startsSentence && plain.length > 6)) return undefined;
  if (/^\p{Lu}/u.test(wrong) && doesSomething.test(text.slice(at + wrong.length))) return undefined;
  if (
    isOtherWord(plain) ||
    slang.has(plain) ||
    newerWords.has(plain) ||
    newerWords.has(plain.replace(/s$/, "")) ||
    /[^a-z'’-]/.test(plain) ||
    plain.length < 3
  )
    return undefined;
  // what a prefix makes is seldom in a dictionary
  if (/^(?:un|re|non|over|half)-?\w{5,}(?:ed|ing|able|ful)$/.test(plain)) return undefined;
  // nobody who wrote "waiters" meant "waiter's"
  const meant = nearest(
    wrong,
    better.filter((word) => !word.includes("'") && !unfit.test(word)),
  );
  // who begins small writes all of it so
  return meant?.toLowerCase() === plain && /^\p{Ll}/u.test(text) ? undefined : meant;
}

function asCorrection(
  text: string,
  lint: Lint,
  better: string,
  words: { kind: string; why: Both },
): Correction {
  if (better !== "") return { at: lint.at, length: lint.length, wrong: lint.wrong, better, ...words };
  // what only goes away is shown with the word after it
  const next = /^\s*[\p{L}\p{N}'’]+/u.exec(text.slice(lint.at + lint.length))?.[0] ?? "";
  return {
    at: lint.at,
    length: lint.length + next.length,
    wrong: lint.wrong + next,
    better: next.trim(),
    ...words,
  };
}
