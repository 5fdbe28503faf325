import { baseOf, canBeVerb } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const toBe = (subject: string) => ({ i: "am", he: "is", she: "is", it: "is" })[subject] ?? "are";

/** Questions. */
export const everydayAsking: readonly Rule[] = [
  {
    kind: "question",
    find: "(d=do|does s=you|they|we|i|he|she|it b=are|is|am) #any",
    better: ({ named: { s } }) => s && `${toBe(s.word)} ${s.word}`,
    question: true,
    why: { en: "“Be” makes its question alone: “Are you …?”.", es: "“Be” pregunta solo: “Are you …?”." },
    wrong: { "Do you are Spanish?": "Are you Spanish?" },
    right: ["Are you Spanish?", "What do you mean?"],
  },
  {
    kind: "question",
    find: "(do) he|she|it #adv? #base",
    better: "does",
    question: true,
    why: { en: "With he, she, it ask with “does”.", es: "Con he, she, it se pregunta con “does”." },
    wrong: { "Do she work here?": "Does she work here?" },
    right: ["Does she work here?", "Do it now, will you?"],
    unless: ({ sentence: { tokens }, from }) => tokens[from + 1]?.word === "it" && from === 0,
  },
  {
    kind: "question",
    find: "(does) you|they|we|i #base",
    better: "do",
    question: true,
    why: { en: "With I, you, we, they ask with “do”.", es: "Con I, you, we, they se pregunta con “do”." },
    wrong: { "Does they speak English?": "Do they speak English?" },
    right: ["Do they speak English?"],
  },
  {
    kind: "question",
    find: "^ (was) you|we|they",
    better: "were",
    question: true,
    why: { en: "With you, we, they say “were”.", es: "Con you, we, they, “were”." },
    wrong: { "Was you at home?": "Were you at home?" },
    right: ["Were you at home?"],
  },
  {
    kind: "question",
    find: "^ (were) he|she|it -to",
    better: "was",
    question: true,
    why: { en: "With he, she, it say “was”.", es: "Con he, she, it, “was”." },
    wrong: { "Were he there?": "Was he there?" },
    right: ["Was he there?"],
  },
  {
    kind: "question",
    find: "^ (have) he|she|it",
    better: "has",
    question: true,
    why: { en: "With he, she, it say “has”.", es: "Con he, she, it, “has”." },
    wrong: { "Have she a car?": "Has she a car?" },
    right: ["Has she a car?"],
  },
  {
    kind: "question",
    find: "^ (has) you|we|they|i",
    better: "have",
    question: true,
    why: { en: "With I, you, we, they say “have”.", es: "Con I, you, we, they, “have”." },
    wrong: { "Has you seen it?": "Have you seen it?" },
    right: ["Have you seen it?"],
  },
  {
    kind: "question",
    find: "^ (is s=he|she v=speaks|works|lives|likes|plays|goes|wants|has|studies|eats|drinks|makes|knows|comes|needs)",
    better: ({ named: { s, v } }) => s && v && `does ${s.word} ${baseOf(v.word)}`,
    question: true,
    why: {
      en: "Ask with “does” and the plain verb: “Does he speak …?”.",
      es: "Se pregunta con “does” y el verbo solo.",
    },
    wrong: { "Is he speaks English?": "Does he speak English?" },
    right: ["Does he speak English?"],
  },
  {
    kind: "question",
    find: "^ what|where|when|why|how|who (s=you|we|they v=#base) #any|$",
    better: "do {s} {v}",
    question: true,
    why: {
      en: "A question needs “do”: “What do you want?”.",
      es: "La pregunta lleva “do”: “What do you want?”.",
    },
    wrong: { "What you want to eat?": "What do you want to eat?" },
    right: ["What do you want to eat?", "What do you eat?", "What you eat is what you are, right?"],
    unless: ({ sentence: { tokens } }) => tokens.some(({ word }) => /^(?:is|are|means|mean)$/.test(word)),
  },
  {
    kind: "question",
    find: "^ what time|when (v=starts|opens|closes|leaves|arrives|begins|finishes|ends d=the|your|this|my n=#noun)",
    better: ({ named: { v, d, n } }) => v && d && n && `does ${d.word} ${n.word} ${baseOf(v.word)}`,
    question: true,
    why: {
      en: "The question has “does”: “What time does the film start?”.",
      es: "La pregunta lleva “does”: “What time does the film start?”.",
    },
    wrong: { "What time starts the film?": "What time does the film start?" },
    right: ["What time does the film start?"],
  },
  {
    kind: "question",
    find: "^ where|how|when|why|what (v=works|lives|studies|goes|plays|eats|comes d=your|the|his|her|my n=#noun)",
    better: ({ named: { v, d, n } }) => v && d && n && `does ${d.word} ${n.word} ${baseOf(v.word)}`,
    question: true,
    why: {
      en: "The question has “does”: “Where does your mother work?”.",
      es: "La pregunta lleva “does”: “Where does your mother work?”.",
    },
    wrong: { "Where works your mother?": "Where does your mother work?" },
    right: ["Where does your mother work?", "What plays the music?"],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.word === "what",
  },
  {
    kind: "question",
    find: "^ where|how|when|why|what (is|are v=live|work|study|go|come|play|do|like|want d=your|the|his|her|my n=#noun)",
    better: ({ named: { v, d, n } }) =>
      v && d && n && `${/s$/.test(n.word) ? "do" : "does"} ${d.word} ${n.word} ${v.word}`,
    question: true,
    why: { en: "The question has “does”: “Where does your brother live?”.", es: "La pregunta lleva “does”." },
    wrong: { "Where is live your brother?": "Where does your brother live?" },
    right: ["Where does your brother live?", "What is like the sea?"],
    unless: ({ named: { v }, sentence: { tokens }, start }) =>
      v?.word === "like" && tokens[start]?.word !== "where",
  },
  {
    kind: "question",
    find: "what happened|happens (o=you|him|her|me|them|us) $|yesterday|last|today",
    better: "to {o}",
    why: { en: "Something happens “to” somebody.", es: "Pasarle algo a alguien: “happen to”." },
    wrong: { "What happened you?": "What happened to you?" },
    right: ["What happened to you?", "What happened yesterday?"],
  },
  {
    kind: "question",
    find: "^ what (did happen|happened|occur)",
    better: "happened",
    question: true,
    why: { en: "“What” is the subject: no “did”.", es: "“What” es el sujeto: sin “did”." },
    wrong: { "What did happen?": "What happened?" },
    right: ["What happened?", "What did you see?"],
  },
  {
    kind: "question-tag",
    find: "^ (i=is not it) $",
    better: ({ sentence: { tokens } }) => {
      const [s, v] = tokens;
      if (!s || !v || !/^(?:you|we|they|he|she|i)$/.test(s.word)) return undefined;
      const name = s.word === "i" ? "I" : s.word;
      if (/^(?:can|could|would|should|will|must)$/.test(v.word))
        return `${v.word === "will" ? "wo" : v.word === "can" ? "ca" : v.word}n't ${name}`;
      if (
        v.tags.has("PastTense") ||
        /^(?:am|are|is|was|were|have|has|had|'.*)$/.test(v.word) ||
        !canBeVerb(v.base)
      )
        return undefined;
      return `${/^(?:he|she)$/.test(s.word) ? "doesn't" : "don't"} ${name}`;
    },
    question: true,
    why: {
      en: "The short question repeats the helping verb: “don't you?”, “can't she?”.",
      es: "La coletilla repite el auxiliar: “don't you?”, “can't she?”.",
    },
    wrong: {
      "You like it, isn't it?": "You like it, don't you?",
      "She can swim, isn't it?": "She can swim, can't she?",
    },
    right: ["You like it, don't you?", "It's cold, isn't it?"],
  },
  {
    kind: "tense",
    find: "^ when (h=have|has s=#sub p=#pp)",
    better: ({ named: { s, p } }) => s && p && `did ${s.word} ${baseOf(p.word)}`,
    question: true,
    why: {
      en: "“When” asks for a moment: past, “When did you arrive?”.",
      es: "“When” pregunta por un momento: pasado.",
    },
    wrong: { "When have you arrived?": "When did you arrive?" },
    right: ["When did you arrive?", "When have you ever been there?"],
    unless: ({ named: { p } }) => p?.word === "been",
  },
  {
    kind: "tense",
    find: "^ what|where|who|how|why (h=have|has s=#sub p=#pp) ... yesterday|last|ago",
    better: ({ named: { s, p } }) =>
      s && p && (p.word === "been" ? undefined : `did ${s.word} ${baseOf(p.word)}`),
    question: true,
    why: {
      en: "With a moment in the past: “What did you do yesterday?”.",
      es: "Con un momento pasado: “did”.",
    },
    wrong: { "What have you done yesterday?": "What did you do yesterday?" },
    right: ["What did you do yesterday?", "What have you done at last?"],
    unless: ({ sentence: { tokens }, to }) => tokens.slice(to).some(({ word }) => word === "at"),
  },
  {
    kind: "born",
    find: "(h=have|has s=you|he|she|they|i been born)",
    better: ({ named: { s } }) => s && `${/^(?:he|she|i)$/.test(s.word) ? "was" : "were"} ${s.word} born`,
    why: {
      en: "Birth is past: “Where were you born?”.",
      es: "El nacimiento es pasado: “Where were you born?”.",
    },
    wrong: { "Where have you been born?": "Where were you born?" },
    right: ["Where were you born?"],
  },
];
