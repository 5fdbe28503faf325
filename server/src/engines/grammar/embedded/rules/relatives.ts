import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const relative = {
  en: "Who, which and that already stand for the person or thing; it is not said again.",
  es: "Who, which y that ya representan a la persona o cosa; no se repite con otro pronombre.",
};

const reports =
  /^(?:say|tell|inform|remind|convince|promise|show|warn|think|believe|know|hope|explain|teach|ask|fear|imagine|realise|realize)$/;

export const relatives: readonly Rule[] = [
  {
    kind: "relative",
    find: "#being|people|someone|somebody|one (that|who|which h=his|her|their n=#noun) #verbish|is|was|are|were|has|had",
    better: "whose {n}",
    why: {
      en: "“Cuyo” is “whose”: “a friend whose father is a pilot”.",
      es: "“Que su…” (cuyo) se dice “whose”: “a friend whose father is a pilot”.",
    },
    unless: isReported,
    wrong: { "I have a friend that her mother is a vet.": "I have a friend whose mother is a vet." },
    right: ["I have a friend whose mother is a vet.", "I told my friend that her mother is nice."],
  },
  {
    kind: "relative",
    find: "a|the|an|this #adj? book|film|house|place|hotel|city|restaurant|song|game|car|bar|town|shop|present|photo|phone that|which|where (s=#sub v=#past|#base|#pp p=in|to|at|with|on? it|them) $|yesterday|last|when|because|in",
    better: ({ named: { s, v, p }, sentence: { tokens }, from }) =>
      s &&
      v &&
      [s.word, v.word, tokens[from - 1]?.word === "where" ? undefined : p?.word].filter(Boolean).join(" "),
    why: relative,
    wrong: {
      "This is the book that I bought it.": "This is the book that I bought.",
      "That's the bar where we ate in it.": "That's the bar where we ate.",
    },
    right: ["This is the book that I bought.", "The fact that I did it matters."],
    unless: isReported,
  },
  {
    kind: "relative",
    find: "people|person|man|woman|friend who|that ... (v=#any p=with|to|about|for|from|of o=them|him|her|it) $",
    better: "{v} {p}",
    why: relative,
    wrong: { "He is a person who you can talk to him.": "He is a person who you can talk to." },
    right: [
      "He is a person who you can talk to.",
      "I told the man that I went with them.",
      "People who work with them.",
    ],
    unless: (match) =>
      isReported(match) ||
      !match.sentence.tokens
        .slice(match.start + 2, match.from)
        .some(({ word }) => /^(?:i|you|we|it|he|she|they)$/.test(word)),
  },
  {
    kind: "relative",
    find: "people|person|man|woman|friend|boy|girl|tourist|children|kids|players|friends|men|women|teacher|student (that they|he|she|it v=is|are|was|were) #ing|#adj|very|not",
    better: "that {v}",
    why: relative,
    unless: isReported,
    wrong: { "I see many people that they are dancing.": "I see many people that are dancing." },
    right: [
      "I see many people that are dancing.",
      "I told my friend that she is nice.",
      "the man that she has married",
    ],
  },
  {
    kind: "relative",
    find: "#noun (what) #sub",
    better: "that",
    why: {
      en: "“El libro que …” is “the book that …”, not “what”.",
      es: "“El libro que …” es “the book that …”, no “what”.",
    },
    unless: ({ sentence: { tokens }, start }) =>
      !/^(?:everything|nothing|something|thing|things|book|film|song|place|all|food|game|house|car)$/.test(
        tokens[start]?.word ?? "",
      ),
    wrong: { "I like the food what you make.": "I like the food that you make." },
    right: ["I like the food that you make.", "I asked my mother what she wanted."],
  },
  {
    kind: "relative",
    find: "(w=all|everything|nothing|something what)",
    better: "{w} that",
    why: {
      en: "“Todo lo que” is “all that” or “everything that”, not “what”.",
      es: "“Todo lo que” es “all that” o “everything that”, no “what”.",
    },
    wrong: { "I ate all what I wanted.": "I ate all that I wanted." },
    right: ["I ate all that I wanted."],
  },
  {
    kind: "relative",
    find: "man|woman|boy|girl|people|person|friend|teacher|child|children|guy|doctor|brother|sister|mother|father|lady|tourist|men|women|player (which) -#noun",
    better: "who",
    why: {
      en: "For people use “who”; “which” is for things.",
      es: "Para personas se usa “who”; “which” es para cosas.",
    },
    wrong: { "The man which came is tall.": "The man who came is tall." },
    right: ["The man who came is tall."],
  },
  {
    kind: "third-person",
    find: "a|an|the|old|young|little|tall #adj? man|woman|boy|girl|lady|person|teacher|child|dog|cat who|that #adv? (v=#action) #det|#noun|in|on|at|very|to|$",
    better: ({ named: { v } }) => v && thirdOf(v.word),
    why: {
      en: "“Who” stands for one person here, so the verb takes -s: “a man who works”.",
      es: "“Who” se refiere aquí a una sola persona y el verbo lleva -s: “a man who works”.",
    },
    wrong: { "I see a boy who fly a kite.": "I see a boy who flies a kite." },
    right: ["I see a boy who flies a kite.", "I see boys who fly kites.", "the man who let me in"],
    unless: ({ named: { v } }) => pastOf(v?.word ?? "") === v?.word,
  },
  {
    kind: "third-person",
    find: ["#being who|he|she (wear)", "man|woman|boy|girl|lady|gentleman who (wear|carry|hold)"],
    better: ({ sentence: { tokens }, from }) => thirdOf(tokens[from]?.word ?? ""),
    why: {
      en: "With one person the verb takes -s: “who wears”.",
      es: "Con una sola persona el verbo lleva -s: “who wears”.",
    },
    wrong: { "There is a man who wear a hat.": "There is a man who wears a hat." },
    right: ["There is a man who wears a hat."],
  },
  {
    kind: "relative",
    find: "thing|things|car|house|book|film|city|dog's|table|phone|country|song|building|tree|bag (who) #verbish|is|are|was|has",
    better: "which",
    why: {
      en: "For things use “which” or “that”; “who” is for people.",
      es: "Para cosas se usa “which” o “that”; “who” es para personas.",
    },
    wrong: { "It is a film who is very long.": "It is a film which is very long." },
    right: ["It is a film which is very long."],
  },
  {
    kind: "relative",
    find: "(what it is happening|happened|going)",
    better: ({ sentence: { tokens }, to }) => `what is ${tokens[to - 1]?.word}`,
    why: relative,
    wrong: { "Look what it is happening.": "Look what is happening." },
    right: ["Look what is happening."],
  },
];

/** A clause of what is said or thought: there "that" is no relative. */
function isReported({ sentence: { tokens }, start }: Match): boolean {
  return tokens
    .slice(Math.max(0, start - 4), start)
    .some(({ base, word }) => reports.test(base) || word === "so" || word === "such");
}
