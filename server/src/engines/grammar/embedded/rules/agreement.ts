import { baseOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { governed } from "./governed.ts";

const third = {
  en: "After he, she, it or one person, the verb takes -s in the present: “she works”.",
  es: "Con he, she, it o una sola persona, el verbo lleva -s en presente: “she works”.",
};

const notThird = {
  en: "Only he, she and it take -s: “I work”, “they work”.",
  es: "La -s es solo para he, she e it: “I work”, “they work”.",
};

const toThird = ({ named: { v } }: Match) => v && thirdOf(baseOf(v.word));

const people = {
  en: "“People” is plural in English: “people are”, “people have”.",
  es: "“People” es plural en inglés: “people are”, “people have” (la gente es → las personas son).",
};

export const agreement: readonly Rule[] = [
  {
    kind: "third-person",
    find: "-!#link|who|that|where he|she #adv? (v=#base) -#sub",
    better: toThird,
    why: third,
    unless: (match) =>
      governed(match) ||
      samePast(match) ||
      (match.named.v?.word === "need" && match.sentence.tokens[match.to]?.word === "not"),
    wrong: {
      "He work in a bank.": "He works in a bank.",
      "She always have lunch at two.": "She always has lunch at two.",
    },
    right: ["Does he work here?", "I suggest that he go.", "Let him work.", "She can swim and he can dance."],
    question: false,
  },
  {
    kind: "third-person",
    find: "-!#link it #adv? (v=have|need|look|take|make|depend|seem|mean|start|go|work|happen|rain|help|taste|smell)",
    better: toThird,
    why: third,
    unless: governed,
    wrong: {
      "It take two hours.": "It takes two hours.",
      "I like it because it look nice.": "I like it because it looks nice.",
    },
    right: ["Make it work.", "Did it take long?"],
    question: false,
  },
  {
    kind: "third-person",
    find: "he|she|it #adv? (do not) #base|#adv",
    better: "does not",
    why: {
      en: "With he, she and it the negative is “doesn't”.",
      es: "Con he, she e it la negación es “doesn't”.",
    },
    wrong: { "She don't like fish.": "She doesn't like fish." },
    right: ["She doesn't like fish.", "Why do you think he left?"],
  },
  {
    kind: "third-person",
    find: "-!#link #poss|the|this|a|an #adj? #being|team|bus|train|class|shop|school|city|film|family|country|car|house|phone (do not) #base|#adv",
    better: "does not",
    why: {
      en: "With one person or thing the negative is “doesn't”.",
      es: "Con una sola persona o cosa la negación es “doesn't”.",
    },
    wrong: { "My father don't smoke.": "My father doesn't smoke." },
    right: ["My parents don't smoke.", "My father doesn't smoke."],
  },
  {
    kind: "third-person",
    find: [
      "-!#link|that|where #poss #adj? #kin #adv? (v=#base) -is|are|was|has|#third",
      "-!#link|that|where #name? the|a|this|our|my #adj? #being #adv? (v=#base) -is|are|was|has|#third",
    ],
    better: toThird,
    why: third,
    unless: (match) =>
      governed(match) ||
      otherVerbFollows(match) ||
      samePast(match) ||
      match.named.v?.tags.has("Noun") === true ||
      match.sentence.tokens[match.start - 1]?.word === "and",
    wrong: {
      "My mother work in a shop.": "My mother works in a shop.",
      "The teacher always explain everything.": "The teacher always explains everything.",
    },
    right: [
      "My mother works in a shop.",
      "Did your mother call?",
      "My sister and my mother work here.",
      "The boy scout is nice.",
    ],
    question: false,
  },
  {
    kind: "third-person",
    find: "-!#link #det #adj? #one #adv? (v=#pure) #det|#obj|to|in|at|from|very|late|early|every|with|for|more|about|on|by|after|before|when|because|$",
    better: toThird,
    why: third,
    unless: (match) =>
      governed(match) ||
      otherVerbFollows(match) ||
      samePast(match) ||
      !(match.named.v?.tags.has("Verb") || match.named.v?.word === "have") ||
      match.sentence.tokens[match.start - 1]?.word === "and",
    wrong: {
      "The train never arrive on time.": "The train never arrives on time.",
      "My phone have a good camera.": "My phone has a good camera.",
    },
    right: ["The train arrives at ten.", "The day I met her was lucky.", "Does the train arrive at ten?"],
    question: false,
  },
  {
    kind: "third-person",
    find: "^ #name (v=#pure) #det|to|in|at|from|very|with|football|$",
    better: toThird,
    why: third,
    unless: ({ sentence, from, named }) =>
      !sentence.tokens[from - 1]?.tags.has("Person") || !named.v?.tags.has("Verb"),
    wrong: { "Maria live in Seville.": "Maria lives in Seville." },
    right: ["Maria lives in Seville.", "Maria, come here."],
    question: false,
  },
  {
    kind: "not-third",
    find: "-and|or|of|with|like i|we|they|you #adv? (v=has|does|goes|works|lives|likes|plays|wants|thinks|needs|eats|gets|studies|speaks|watches|loves|knows|comes|makes|takes|sees|says)",
    better: "{v:base}",
    why: notThird,
    wrong: {
      "They goes to the same school.": "They go to the same school.",
      "I has a cat.": "I have a cat.",
    },
    right: ["They go to the same school.", "The man I like works here."],
    unless: ({ sentence, start }) =>
      sentence.tokens[start]?.joined === true &&
      !/^(?:and|but|because|so|when|if|that|then|where|who|as|what|how)$/.test(
        sentence.tokens[start - 1]?.word ?? "",
      ),
  },
  {
    kind: "not-third",
    find: "we|they|you (was)",
    better: "were",
    why: {
      en: "With we, you and they the past of “be” is “were”.",
      es: "Con we, you y they el pasado de “be” es “were”.",
    },
    wrong: { "We was very tired.": "We were very tired." },
    right: ["The man with you was nice.", "We were tired."],
    unless: ({ sentence, start }) =>
      sentence.tokens[start]?.joined === true &&
      !/^(?:and|but|because|so|when|if|that|then|where|while)$/.test(sentence.tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "plural-verb",
    find: "^ my|your|his|her|our|their|the|these #adj? s=#plural #adv? (v=is|was|has|does|#third)",
    better: ({ named: { v } }) =>
      v && ({ is: "are", was: "were", has: "have", does: "do" }[v.word] ?? baseOf(v.word)),
    why: {
      en: "Several people or things take a plural verb: “my parents work”.",
      es: "Con varias personas o cosas el verbo va en plural: “my parents work”.",
    },
    unless: ({ named: { s, v } }) =>
      /^(?:people|news|mathematics|maths|physics|politics|united|years|hours|minutes|euros|dollars|kilometres|states|series|species)$/.test(
        s?.word ?? "",
      ) ||
      s?.capital === true ||
      !(v?.tags.has("Verb") === true || /^(?:is|was|has|does)$/.test(v?.word ?? "")),
    wrong: {
      "My parents is from Chile.": "My parents are from Chile.",
      "The children plays in the garden.": "The children play in the garden.",
    },
    right: [
      "My parents are from Chile.",
      "The news is good.",
      "The United States is big.",
      "The cars of the police are blue.",
    ],
  },
  {
    kind: "people",
    find: "-!#link|the|many|some|most|these|young|old|all|other|that|think|here|there people #adv? (v=is|was|has|does|#third)",
    better: ({ named: { v } }) =>
      v && ({ is: "are", was: "were", has: "have", does: "do" }[v.word] ?? baseOf(v.word)),
    why: people,
    unless: ({ sentence, start, named: { v } }) =>
      /^(?:of|with|for|about|to|by|from|in)$/.test(sentence.tokens[start - 1]?.word ?? "") ||
      (v?.tags.has("Noun") === true && !v.tags.has("Verb")),
    wrong: {
      "People is nice here.": "People are nice here.",
      "The people says that.": "The people say that.",
    },
    right: ["The people who live here are nice.", "The number of people is growing."],
  },
  {
    kind: "people",
    find: "-of|with|for|about|than the|many|some|most? people in|from|of|on|at|here #det? #adj? #noun (v=is|was|has)",
    better: ({ named: { v } }) => v && { is: "are", was: "were", has: "have" }[v.word],
    why: people,
    wrong: { "The people from Galicia is friendly.": "The people from Galicia are friendly." },
    right: ["The people from Galicia are friendly.", "One of the people in the room is my boss."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens
        .slice(Math.max(0, start - 2), start)
        .some(({ word }) => /^(?:of|with|for|about|than|to)$/.test(word)),
  },
  {
    kind: "people",
    find: "people|persons|men|women|children who|that|which #adv? (v=is|was|has|lives|works|likes|speaks|goes|wants|thinks|comes|says|does|makes|needs|uses|buys)",
    better: ({ named: { v } }) =>
      v && ({ is: "are", was: "were", has: "have", does: "do" }[v.word] ?? baseOf(v.word)),
    why: people,
    wrong: { "I know people who lives there.": "I know people who live there." },
    right: ["I know people who live there."],
  },
  {
    kind: "people",
    find: "the police (v=is|was|has|does)",
    better: ({ named: { v } }) => v && { is: "are", was: "were", has: "have", does: "do" }[v.word],
    why: {
      en: "“The police” is plural in English: “the police are”.",
      es: "“The police” es plural en inglés: “the police are”.",
    },
    wrong: { "The police is here.": "The police are here." },
    right: ["The police are here.", "The police station is here."],
  },
];

/** Whether another verb comes that the words before may belong to: "the bus stop is". */
function otherVerbFollows({ sentence: { tokens }, to }: Match): boolean {
  for (const token of tokens.slice(to)) {
    if (!token.joined || /^(?:and|but|because|when|if|so|while|who|that|which)$/.test(token.word))
      return false;
    if (token.tags.has("Verb") && !token.tags.has("Infinitive") && !token.tags.has("Gerund")) return true;
  }
  return false;
}

/** "Let", "put": as likely a past as a present without its -s. */
function samePast({ named: { v } }: Match): boolean {
  return pastOf(v?.word ?? "") === v?.word;
}
