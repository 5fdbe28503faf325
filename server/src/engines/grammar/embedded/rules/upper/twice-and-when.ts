import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Two negations, short answers, tenses with their dates. */
export const upperTwiceAndWhen: readonly Rule[] = [
  {
    kind: "comparison",
    find: ["^ (the c=sooner|earlier|faster is|are the? b=better|best) $"],
    better: "the {c}, the better",
    why: {
      en: "“The sooner, the better” has “the” twice and no verb.",
      es: "“The sooner, the better” lleva “the” dos veces y ningún verbo.",
    },
    wrong: { "The sooner is better.": "The sooner, the better." },
    right: ["The sooner, the better.", "The earlier is better known."],
  },
  {
    kind: "quantifier",
    find: ["(another) people|men|women|children|things|countries|places|ways|reasons|friends|students"],
    better: "other",
    why: {
      en: "“Another” goes with one: “another person”, “other people”.",
      es: "“Another” va con singular: “another person”, “other people”.",
    },
    wrong: { "Another people think so.": "Other people think so." },
    right: ["Other people think so.", "Another person came."],
  },
  {
    kind: "double-negative",
    find: ["^ (neither of o=us|you|them do|does not v=#base)"],
    better: "neither of {o} {v:third}",
    why: {
      en: "“Neither” already denies: “neither of them likes it”.",
      es: "“Neither” ya niega: “neither of them likes it”.",
    },
    wrong: { "Neither of them don't like it.": "Neither of them likes it." },
    right: ["Neither of them likes it."],
  },
  {
    kind: "double-negative",
    find: [
      "^ none|neither of us|you|them (b=are|is|were|was|do|does|did|can|could|will|would|have|has not) -only",
    ],
    better: ({ named: { b } }) => b?.word,
    why: {
      en: "“None” and “neither” already deny: “none of them are here”.",
      es: "“None” y “neither” ya niegan: “none of them are here”.",
    },
    wrong: {
      "None of them are not here.": "None of them are here.",
      "Neither of them can't swim.": "Neither of them can swim.",
    },
    right: ["None of them are here.", "Neither of them can come."],
  },
  {
    kind: "double-negative",
    find: ["do|does|did|have|has|could|can|will|would not have|really|even? (never) #verbish"],
    better: "ever",
    why: {
      en: "One negation is enough: “I have never seen it” or “I haven't ever seen it”.",
      es: "Basta una negación: “I have never seen it” o “I haven't ever seen it”.",
    },
    wrong: { "They won't have never seen it.": "They won't have ever seen it." },
    right: ["They haven't ever seen it."],
  },
  {
    kind: "short-answer",
    find: ["^ (s=i|we neither v=like|know|understand|want|have it? too?) $"],
    better: "neither do {s}",
    why: {
      en: "To agree with a “no” say “neither do I” or “me neither”.",
      es: "Para coincidir con un “no” se dice “neither do I” o “me neither”.",
    },
    wrong: { "I neither like it.": "Neither do I." },
    right: ["Neither do I.", "Me neither.", "I neither know nor care."],
  },
  {
    kind: "short-answer",
    find: ["^ so|neither do|does (s=i|he|she|we|they|you v=#base it|that|him|her|them) $"],
    better: "{s}",
    why: {
      en: "“So do I” already says it all: no verb after it.",
      es: "“So do I” ya lo dice todo: sin otro verbo después.",
    },
    wrong: { "So do I like it.": "So do I." },
    right: ["So do I."],
  },
  {
    kind: "tense",
    find: [
      "^ how long (b=are|is s=you|he|she|they v=living|working|studying|learning|waiting|playing) $|here|there|english|in|at|for",
    ],
    better: ({ named: { b, s, v } }) => `${b?.word === "is" ? "has" : "have"} ${s?.word} been ${v?.word}`,
    why: {
      en: "From the past until now: “how long have you been living here?”.",
      es: "Desde antes hasta ahora: “how long have you been living here?”.",
    },
    question: true,
    wrong: { "How long are you living here?": "How long have you been living here?" },
    right: ["How long have you been living here?", "How long are you staying?"],
  },
  {
    kind: "tense",
    find: ["(s=#sub still do|did|does not have p=#pp) -#noun"],
    better: ({ named: { s, p } }) =>
      `${s?.word} still ${/^(?:he|she|it)$/.test(s?.word ?? "") ? "hasn't" : "haven't"} ${p?.word}`,
    why: {
      en: "What has not happened yet is perfect: “I still haven't finished”.",
      es: "Lo que aún no ha pasado va en perfecto: “I still haven't finished”.",
    },
    wrong: { "I still don't have finished.": "I still haven't finished." },
    right: ["I still haven't finished.", "I still don't have time."],
  },
  {
    kind: "dates",
    find: ["in (the y=#year) $"],
    better: "{y}",
    why: {
      en: "One year takes no article: “in 1990”; ten years do: “in the 1990s”.",
      es: "Un año va sin artículo: “in 1990”; una década sí: “in the 1990s”.",
    },
    wrong: { "I was born in the 1990.": "I was born in 1990." },
    right: ["I was born in 1990.", "I was born in the 1990s.", "He ran in the 2012 race."],
  },
  {
    kind: "causative",
    find: [
      "(s=i|we|she|he|they cut p=#poss hair) at the hairdresser's|hairdresser|barber|barber's",
      "(s=i|we|she|he|they repaired|fixed p=my|our|her|his|their car) at the garage|mechanic|mechanic's",
    ],
    better: ({ named: { s, p }, sentence: { tokens }, from }) => {
      const car = tokens[from + 1]?.word !== "cut";
      return `${s?.word} had ${p?.word} ${car ? `car ${tokens[from + 1]?.word}` : "hair cut"}`;
    },
    why: {
      en: "Another does it for you: “I had my hair cut”.",
      es: "Si lo hace otra persona: “I had my hair cut”.",
    },
    wrong: { "I cut my hair at the hairdresser's.": "I had my hair cut at the hairdresser's." },
    right: ["I had my hair cut at the hairdresser's.", "I cut my hair at home."],
  },
];
