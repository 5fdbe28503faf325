import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const nothing: Readonly<Record<string, string>> = {
  nobody: "anybody",
  nothing: "anything",
  nowhere: "anywhere",
  none: "any",
  never: "ever",
  "no-one": "anyone",
};

const double = {
  en: "One negative is enough in English: “I don't know anybody”.",
  es: "En inglés basta una negación: “I don't know anybody” (no conozco a nadie).",
};

const notDo = {
  en: "A verb is negated with don't, doesn't or didn't: “I don't like”.",
  es: "El verbo se niega con don't, doesn't o didn't: “I don't like”.",
};

const negated = (subject: string) => (/^(?:he|she|it)$/.test(subject) ? "doesn't" : "don't");

const nextIsNoun = ({ sentence: { tokens }, to }: Match) =>
  tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true;

/** "It is vital that she not know": the bare verb is right. */
const wished =
  /\b(?:vital|essential|crucial|important|imperative|necessary|insist|demand|suggest|request|recommend|propose|ask)\w*\b.*\bthat\b/i;

export const negatives: readonly Rule[] = [
  {
    kind: "negative",
    find: [
      "not #adv? v=#any #any? #any? (n=nobody|nothing|nowhere|none) -but",
      "never v=#any #any? (n=nobody|nothing|nowhere)",
    ],
    better: ({ named: { n } }) => n && nothing[n.word],
    why: double,
    wrong: {
      "I don't know nobody here.": "I don't know anybody here.",
      "She never says nothing.": "She never says anything.",
    },
    right: ["I don't know anybody here.", "It's not for nothing.", "I don't care if nobody comes."],
    unless: ({ sentence: { tokens }, from, start, to }) =>
      tokens
        .slice(start, from)
        .some(
          ({ word }) =>
            /^(?:if|that|why|for|because|and|but|when|or|know)$/.test(word) &&
            !(word === "know" && tokens[from - 1]?.word === "know"),
        ) ||
      (tokens[to]?.joined === true &&
        tokens[to]?.tags.has("Verb") === true &&
        tokens[from - 1]?.base === "be"),
  },
  {
    kind: "negative",
    find: "not ~have|~want|~need|~like|~eat|~see (no n=#noun)",
    better: "any {n}",
    why: double,
    wrong: { "I don't have no money.": "I don't have any money." },
    right: ["I don't have any money."],
  },
  {
    kind: "negative",
    find: "(v=do|does|did not never)",
    better: "never",
    why: double,
    wrong: { "I don't never drink coffee.": "I never drink coffee." },
    right: ["I never drink coffee."],
  },
  {
    kind: "negative",
    find: "(without n=nothing|nobody)",
    better: ({ named: { n } }) => n && `without ${nothing[n.word]}`,
    why: double,
    wrong: { "He left without nothing.": "He left without anything." },
    right: ["He left without anything."],
  },
  {
    kind: "negative",
    find: "(n=nobody|nothing do|does not v=#base)",
    better: ({ named: { n, v } }) => n && v && `${n.word} ${thirdOf(v.word)}`,
    why: double,
    wrong: { "Nobody doesn't know it.": "Nobody knows it." },
    right: ["Nobody knows it."],
  },
  {
    kind: "negative",
    find: "-do|does|did|why|if s=#sub (not|no v=#base) -#ing",
    better: ({ named: { s, v } }) => s && v && `${negated(s.word)} ${v.word}`,
    why: notDo,
    unless: (match) =>
      (nextIsNoun(match) && match.named.v?.tags.has("Adjective") === true) ||
      match.named.v?.clipped === true ||
      match.named.v?.word === "be" ||
      wished.test(match.sentence.text),
    wrong: {
      "I not like fish.": "I don't like fish.",
      "She no speak English.": "She doesn't speak English.",
    },
    right: [
      "I don't like fish.",
      "It is vital that she not know.",
      "Did I not tell you?",
      "I'd rather not go.",
    ],
  },
  {
    kind: "negative",
    find: [
      "-do|does|did|why|if #poss n=#kin (not|no v=#base|#third) ",
      "-do|does s=he|she|it (not|no v=#third)",
    ],
    better: ({ named: { v } }) => v && `doesn't ${v.base}`,
    why: notDo,
    wrong: { "My mother not work.": "My mother doesn't work.", "He not likes it.": "He doesn't like it." },
    right: ["My mother doesn't work.", "It is not."],
    unless: ({ named: { v } }) => v?.base === "be",
  },
  {
    kind: "negative",
    find: "#sub (not|no v=#past)",
    better: ({ named: { v } }) => v && `didn't ${v.base}`,
    why: notDo,
    wrong: { "I not went there.": "I didn't go there." },
    right: ["I didn't go there.", "Did you not go?", "He had it not broken."],
    unless: ({ sentence: { tokens }, start, named: { v } }) =>
      /^(?:did|do|does|have|has|had|was|were|is|are|am)$/.test(tokens[start - 1]?.word ?? "") ||
      /^(?:was|were|had|did)$/.test(v?.word ?? "") ||
      pastOf(v?.base ?? "") !== v?.word,
  },
  {
    kind: "negative",
    find: "(do not be|am|is|are) #adj|#article|#noun",
    better: ({ sentence: { tokens }, from, to }) =>
      tokens[from - 1]?.word === "i"
        ? "am not"
        : /^(?:he|she|it)$/.test(tokens[from - 1]?.word ?? "")
          ? "is not"
          : tokens[to - 1]?.word === "be"
            ? undefined
            : "are not",
    why: {
      en: "“Be” takes “not” directly, without “do”: “I am not”.",
      es: "“Be” forma la negación sin “do”: “I am not”.",
    },
    wrong: { "I don't am tired.": "I am not tired." },
    right: ["I am not tired.", "Don't be late."],
  },
  {
    kind: "negative",
    find: "do|does|did|have|has|am|is|are|was|can|could not ... (too) $",
    better: "either",
    why: {
      en: "In a negative sentence “too” becomes “either”: “I don't like it either”.",
      es: "En frases negativas “tampoco” es “either”: “I don't like it either”.",
    },
    wrong: { "I don't like fish too.": "I don't like fish either." },
    right: ["I don't like fish either.", "Why don't you come too?"],
    unless: ({ sentence }) =>
      sentence.question || sentence.tokens.some(({ word }) => word === "if" || word === "that"),
  },
];
