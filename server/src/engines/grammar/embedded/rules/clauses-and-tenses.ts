import { isPlural } from "#engines/english/nouns.ts";
import { beings } from "#engines/english/people.ts";
import type { Sentence } from "#engines/english/tokens.ts";
import { canBeVerb, participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { governed } from "./governed.ts";

const person = "i|you|he|she|it|we|they";
const conditional = {
  en: "For what did not happen in the past, use “would have” and the participle: “I would have met her”.",
  es: "Para lo que no pasó en el pasado se usa “would have” y participio: “I would have met her”.",
};
const since = {
  en: "What began in the past and goes on is told with have + participle: “he has worked here since 2015”.",
  es: "Lo que empezó en el pasado y sigue se dice con have + participio: “he has worked here since 2015”.",
};
/** Things done once, of which a mixed conditional seldom speaks. */
const once =
  "meet|bring|come|go|buy|take|tell|call|help|see|catch|pass|win|arrive|invite|stay|leave|do|say|make|get|ask|choose|wear|end|lose|miss|fail";

/** Whether a sentence tells of what had not happened: "if I had known", "had I known". */
function isUnrealPast({ tokens }: Sentence): boolean {
  return tokens.some(
    ({ word }, at) =>
      word === "had" &&
      (at === 0 ||
        (tokens.slice(0, at).some((before) => before.word === "if") && isParticipleNext(tokens, at))),
  );
}

/** "Had known", not "had money". */
function isParticipleNext(tokens: Sentence["tokens"], at: number): boolean {
  return tokens
    .slice(at + 1, at + 3)
    .some(({ word, base }) => word === "been" || (canBeVerb(base) && participleOf(base) === word));
}

/** Tenses across clauses, and what opens a clause. */
export const clausesAndTenses: readonly Rule[] = [
  {
    kind: "conditional",
    find: `would not|never|probably|certainly? (v=${once}) -#pp`,
    better: ({ named: { v }, sentence }) =>
      v && isUnrealPast(sentence) ? `have ${participleOf(v.word)}` : undefined,
    why: conditional,
    wrong: {
      "If I had known, I would bring a book.": "If I had known, I would have brought a book.",
      "Had I known, I would never come.": "Had I known, I would never have come.",
    },
    right: [
      "If I had known, I would have brought a book.",
      "If I had studied, I would be rich.",
      "If I knew, I would bring one.",
    ],
  },
  {
    kind: "since-for",
    find: [
      `-#link|who|that #poss|the|a|my #adj? #one|#kin (v=#third) ... since #year|#num|last|january|monday|he|she|it|they|i|we|childhood|school|primary|then`,
      `^ #name|he|she|it (v=#third) ... since #year|last|he|she|it|childhood|school|primary|then`,
    ],
    better: "has {v:pp}",
    why: since,
    wrong: { "My uncle works in Hamburg since 2015.": "My uncle has worked in Hamburg since 2015." },
    right: ["My uncle has worked in Hamburg since 2015."],
    unless: ({ named: { v } }) => v?.word === "has" || v?.word === "is" || v?.word === "does",
  },
  {
    kind: "since-for",
    find: "^ i|we|they (v=know|live|work|study|play|own|love|hate|teach) ... since #year|last|i|we|they|childhood|school|primary|then|my|monday|january",
    better: "have {v:pp}",
    why: since,
    wrong: { "I know Ana since primary school.": "I have known Ana since primary school." },
    right: ["I have known Ana since primary school."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.tags.has("Participle") === true ||
      tokens[to]?.word.endsWith("ed") === true ||
      tokens[to]?.word === "been",
  },
  {
    kind: "reported-request",
    find: "~tell|~ask|~warn|~advise #obj|#name (do not v=#base)",
    better: "not to {v}",
    why: {
      en: "An order not to do something is told with “not to”: “He told us not to touch it”.",
      es: "Una orden negativa se cuenta con “not to”: “He told us not to touch it”.",
    },
    wrong: { "He told us don't touch it.": "He told us not to touch it." },
    right: ["He told us not to touch it."],
  },
  {
    kind: "unreal-past",
    find: `would|'d rather ${person} (do|does not v=#base)`,
    better: "did not {v}",
    why: {
      en: "After “I'd rather you…” the verb is in the past: “I'd rather you didn't tell them”.",
      es: "Después de “I'd rather you…” el verbo va en pasado: “I'd rather you didn't tell them”.",
    },
    wrong: { "I'd rather you don't tell them.": "I'd rather you didn't tell them." },
    right: ["I'd rather you didn't tell them."],
  },
  {
    kind: "past-perfect",
    find: "(h=has|have) already #pp",
    better: ({ sentence: { tokens }, from }) => {
      const [by, , time] = tokens;
      const isBefore = by?.word === "by" && time?.word === "time";
      return isBefore && tokens.slice(3, from).some(({ tags }) => tags.has("PastTense")) ? "had" : undefined;
    },
    why: {
      en: "What was over before another past moment is told with “had”.",
      es: "Lo que ya había pasado antes de otro momento pasado se dice con “had”.",
    },
    wrong: {
      "By the time we got there, it has already started.":
        "By the time we got there, it had already started.",
    },
    right: ["By the time we got there, it had already started.", "It has already started."],
  },
  {
    kind: "causative",
    find: "-to ~have|~get #poss|the #adj? #noun (v=repair|paint|fix|check|clean|wash|dye|service|test|change|remove) -#obj|#det",
    better: "{v:pp}",
    why: {
      en: "What somebody else does for you: have + thing + participle: “have the roof repaired”.",
      es: "Lo que otro hace por ti: have + cosa + participio: “have the roof repaired”.",
    },
    wrong: { "We had our roof repair after the storm.": "We had our roof repaired after the storm." },
    right: ["We had our roof repaired after the storm.", "I had my hair cut."],
  },
  {
    kind: "conjunction",
    find: ["^ (although) #det #adj? #noun $", "^ (although) #det #adj? #plurals $"],
    better: "despite",
    why: {
      en: "“Although” needs a whole clause; before a noun it is “despite”.",
      es: "“Although” pide una oración entera; ante un nombre se usa “despite”.",
    },
    wrong: { "Although the bad reviews, we loved it.": "Despite the bad reviews, we loved it." },
    right: ["Despite the bad reviews, we loved it.", "Although the reviews were bad, we loved it."],
  },
  {
    kind: "relative",
    find: "^ (that v=#past|has|had|#third)",
    better: ({ named: { v }, sentence: { tokens, text }, from, to }) => {
      const before = tokens[from - 1];
      if (!v || !before || text.slice(before.end, tokens[from]?.at).trim() !== ",") return undefined;
      if (!before.tags.has("Noun") || !/^[^.!?]*,/.test(text.slice(tokens[to - 1]?.end))) return undefined;
      if (/^(?:is|was|does|did|means|says)$/.test(v.word)) return undefined;
      return `${beings.has(before.word) ? "who" : "which"} ${v.word}`;
    },
    why: {
      en: "Between commas it is “which” for things and “who” for people, never “that”.",
      es: "Entre comas se usa “which” para cosas y “who” para personas, nunca “that”.",
    },
    wrong: {
      "The film, that won three prizes, was shot here.": "The film, which won three prizes, was shot here.",
    },
    right: ["The film, which won three prizes, was shot here.", "The film that won was shot here."],
  },
  {
    kind: "everybody",
    find: "-#link|let nobody|anybody #adv? (v=#base) -#sub",
    better: "{v:third}",
    why: {
      en: "Nobody, everybody, somebody take the verb with -s: “nobody listens”.",
      es: "Nobody, everybody, somebody llevan el verbo con -s: “nobody listens”.",
    },
    wrong: { "Nobody listen to him.": "Nobody listens to him." },
    right: ["Nobody listens to him.", "Does everybody agree?", "Let everybody go."],
    unless: governed,
    question: false,
  },
  {
    kind: "third-person",
    find: "-#link|and|with|of #poss n=#kin #adv? (v=cook|work|play|help|walk|dance|study|travel|talk|call|visit|love|want|need|watch|listen|wake|live|like|have|go|speak|sing|make|drive|teach|drink|eat) -#pp|#ing",
    better: "{v:third}",
    why: {
      en: "After one person the verb takes -s in the present: “my mother cooks”.",
      es: "Con una sola persona el verbo lleva -s en presente: “my mother cooks”.",
    },
    wrong: {
      "My mother cook very good food.": "My mother cooks very good food.",
      "Every day my dad wake up at six.": "Every day my dad wakes up at six.",
    },
    right: [
      "My mother cooks very good food.",
      "My parents cook.",
      "I saw my mother cook.",
      "Does your father work?",
    ],
    unless: (match) =>
      governed(match) || isPlural(match.named.n?.word ?? "") || match.named.n?.word.endsWith("'s") === true,
    question: false,
  },
];
