import { comparativeOf, superlativeOf } from "#engines/english/adjectives.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const comparing = {
  en: "Short adjectives are compared with -er: “bigger than”, without “more”.",
  es: "Los adjetivos cortos forman el comparativo con -er, sin “more”: “bigger than”.",
};

export const comparisons: readonly Rule[] = [
  {
    kind: "comparative",
    find: "(more j=#short) -#noun|or|of|and|than ",
    better: ({ named: { j } }) => j && comparativeOf(j.word),
    why: comparing,
    unless: ({ named: { j } }) =>
      /^(?:fun|light|kind|simple|friendly|clear|fresh|right|old|cold|dry|short|late|long|near|hard|quick|fast|quiet)$/.test(
        j?.word ?? "",
      ) && j?.tags.has("Noun") === true,
    wrong: { "This one is more big.": "This one is bigger." },
    right: ["This one is bigger.", "I want more hot water.", "more or less"],
  },
  {
    kind: "comparative",
    find: ["(more j=#short) than", "(more c=#comparative)", "(more c=better|worse)"],
    better: ({ named: { j, c } }) => (j ? comparativeOf(j.word) : c?.word),
    why: comparing,
    wrong: {
      "Madrid is more cheap than Paris.": "Madrid is cheaper than Paris.",
      "It is more better.": "It is better.",
    },
    right: ["Madrid is cheaper than Paris.", "more than ten"],
    unless: ({ named: { j, c } }) => j?.word === "fun" || c?.tags.has("Noun") === true,
  },
  {
    kind: "superlative",
    find: "(the? most j=#short)",
    better: ({ named: { j }, sentence: { tokens }, from }) =>
      j && (tokens[from]?.word === "the" ? "the " : "") + superlativeOf(j.word),
    why: {
      en: "Short adjectives take -est: “the cheapest”, without “most”.",
      es: "Los adjetivos cortos forman el superlativo con -est, sin “most”: “the cheapest”.",
    },
    wrong: { "It is the most cheap bar.": "It is the cheapest bar." },
    right: ["It is the cheapest bar.", "Most old people know it.", "It was most kind of you."],
    unless: ({ named: { j }, sentence: { tokens }, from }) =>
      tokens[from]?.word !== "the" || j?.word === "fun",
  },
  {
    kind: "superlative",
    find: "(the more j=#adj n=#one|#plural) in|of the world|my|all|spain|class",
    better: "the most {j} {n}",
    why: {
      en: "For the highest degree use “the most”: “the most beautiful city”.",
      es: "El superlativo es “the most”: “the most beautiful city”.",
    },
    wrong: { "It is the more beautiful city in the world.": "It is the most beautiful city in the world." },
    right: ["It is the most beautiful city in the world."],
  },
  {
    kind: "superlative",
    find: "(my|his|her|your better friend)",
    better: ({ sentence: { tokens }, from }) => `${tokens[from]?.word} best friend`,
    why: { en: "“Mejor amigo” is “best friend”.", es: "“Mi mejor amigo” es “my best friend”." },
    wrong: { "Ana is my better friend.": "Ana is my best friend." },
    right: ["Ana is my best friend."],
  },
  {
    kind: "superlative",
    find: "best|worst|biggest|tallest|oldest|youngest|cheapest|longest|richest|fastest #noun? (of the n=world|city|country)",
    better: "in the {n}",
    why: {
      en: "After a superlative a place takes “in”: “the best in the world”.",
      es: "Después del superlativo el lugar va con “in”: “the best in the world”.",
    },
    wrong: { "It is the best bar of the world.": "It is the best bar in the world." },
    right: ["It is the best bar in the world."],
  },
  {
    kind: "comparative",
    find: [
      "(c=#comparative|better|worse|more|less that) #det|#obj|#name|last|mine|yours|before",
      "(c=#comparative|better|worse then)",
      "more|less j=#adj (that|then) #det|#obj|mine|yours|last",
    ],
    better: ({ named: { c } }) => (c ? `${c.word} than` : "than"),
    why: {
      en: "A comparison goes on with “than”: “bigger than”.",
      es: "La comparación sigue con “than”: “bigger than”.",
    },
    wrong: {
      "He is taller that me.": "He is taller than me.",
      "It is more expensive that the other.": "It is more expensive than the other.",
    },
    right: ["He is taller than me.", "It is better that we go.", "We saw more, then we left."],
    unless: ({ sentence: { tokens }, from, to, named: { c } }) =>
      c?.word === "better" && tokens[from - 1]?.base === "be" && tokens[to]?.tags.has("Pronoun") === true,
  },
  {
    kind: "comparative",
    find: "as j=#adj|much|many #noun? (than|that|like) #det|#obj|#noun|mine|yours",
    better: "as",
    why: {
      en: "The second half of “as … as” is “as” too: “as big as”.",
      es: "La comparación de igualdad es “as … as”: “as big as”.",
    },
    wrong: { "It is as big than mine.": "It is as big as mine." },
    right: ["It is as big as mine."],
  },
  {
    kind: "comparative",
    find: "~be (so j=#adj like) #det|#obj|mine|yours",
    better: "as {j} as",
    why: {
      en: "Equality is “as … as”: “as big as”.",
      es: "La comparación de igualdad es “as … as”: “as big as”.",
    },
    wrong: { "I am so tall like my father.": "I am as tall as my father." },
    right: ["I am as tall as my father."],
  },
  {
    kind: "too-much",
    find: [
      "(too much j=#describing|tired|late|hungry|crowded|dangerous) -#noun|of",
      "so (much j=#describing|tired|hungry) -#noun|#comparative",
    ],
    better: ({ named: { j }, sentence: { tokens }, from }) =>
      j && (tokens[from]?.word === "too" ? `too ${j.word}` : j.word),
    why: {
      en: "Before an adjective say “too” or “so”, without “much”: “too expensive”.",
      es: "Delante de un adjetivo se usa “too” o “so”, sin “much”: “too expensive”.",
    },
    wrong: { "It is too much expensive.": "It is too expensive." },
    right: [
      "It is too expensive.",
      "too much hot water",
      "so much better",
      "He is not so much lazy as tired.",
    ],
    unless: ({ named: { j }, sentence: { tokens }, start, to }) =>
      j?.word === "light" ||
      (tokens[start - 1]?.word === "not" && tokens.slice(to).some(({ word }) => word === "as")),
  },
  {
    kind: "enough",
    find: "~be not? (enough j=old|big|good|tall|rich|strong|fast|hot|warm|cheap|young|clear|easy|long|high) $|to|for|and|because",
    better: "{j} enough",
    why: {
      en: "“Enough” follows the adjective: “old enough”.",
      es: "“Enough” va detrás del adjetivo: “old enough”.",
    },
    wrong: { "She is not enough old to drive.": "She is not old enough to drive." },
    right: ["She is not old enough to drive."],
  },
  {
    kind: "ed-ing",
    find: [
      "i|we (am|'m|are|was|were #adv|very|so|really|too|not? j=boring|confusing|exciting|frightening|tiring|surprising|disappointing|embarrassing)",
      "i|you|he|she|we|they|#being ~be #adv|very|so|really|not? (j=interesting) in",
      "~feel|~get very|so|really? (j=boring|tiring|interesting|exciting)",
      "~be #adv|very|so|really? (j=boring|surprising|exciting|tiring|disappointing) of|with|about",
    ],
    better: ({ named: { j }, sentence: { tokens, text }, from }) => {
      if (!j) return undefined;
      const ed = edOf(j.word);
      return tokens[from]?.word === j.word
        ? ed
        : `${/^'/.test(text.slice(tokens[from]?.at, tokens[from]?.end)) ? tokens[from]?.word : text.slice(tokens[from]?.at, j.at).trim()} ${ed}`.replace(
            /^'m/,
            "am",
          );
    },
    why: {
      en: "-ed tells how somebody feels (I am bored), -ing what causes it (it is boring).",
      es: "-ed dice cómo se siente alguien (I am bored); -ing, qué lo causa (it is boring).",
    },
    wrong: {
      "I was boring at home.": "I was bored at home.",
      "She is interesting in art.": "She is interested in art.",
    },
    right: ["I was bored at home.", "The film was boring.", "It is exciting about here."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "about" && tokens[to + 1]?.word === "here",
  },
  {
    kind: "ed-ing",
    find: "film|movie|book|class|lesson|trip|party|concert|match|game|documentary|story|exam|job|museum|programme|series|play|novel|lecture|meeting|speech|show ~be #adv|very|so|really|too|not|quite? (j=bored|interested|excited|tired|confused|frightened|surprised|disappointed|embarrassed|annoyed|relaxed|amazed|fascinated|shocked)",
    better: ({ named: { j } }) => j && ingOf(j.word),
    why: {
      en: "-ing tells what something is like (a boring film), -ed how somebody feels (I am bored).",
      es: "-ing dice cómo es algo (a boring film); -ed, cómo se siente alguien (I am bored).",
    },
    wrong: { "The film was very bored.": "The film was very boring." },
    right: ["The film was very boring.", "My class was tired."],
    unless: ({ sentence: { tokens }, start, named: { j } }) =>
      /^(?:class|play|show)$/.test(tokens[start]?.word ?? "") && j?.word === "tired",
  },
  {
    kind: "ed-ing",
    find: "a|an|the|very|so|really (j=bored|interested|excited|tired|confused|surprised|disappointed|relaxed n=film|movie|book|class|day|trip|party|match|game|story|job|city|place|weekend|exam|programme|holiday)",
    better: ({ named: { j, n } }) => j && n && `${ingOf(j.word)} ${n.word}`,
    why: {
      en: "-ing tells what something is like: “an interesting book”.",
      es: "-ing dice cómo es algo: “an interesting book”.",
    },
    wrong: { "It was a very interested book.": "It was a very interesting book." },
    right: ["It was a very interesting book."],
  },
];

function edOf(word: string): string {
  return word.replace(/ing$/, "ed");
}

function ingOf(word: string): string {
  return word.replace(/ed$/, "ing");
}
