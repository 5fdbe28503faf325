import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Words that go together in English, and others that are put together after Spanish. */
export const collocations: readonly Rule[] = [
  {
    kind: "collocation",
    find: "(v=put|puts|putting attention)",
    better: ({ named: { v } }) =>
      ({ put: "pay attention", puts: "pays attention" })[v?.word ?? ""] ?? "paying attention",
    why: { en: "In English one “pays” attention.", es: "En inglés la atención se “paga”: “pay attention”." },
    wrong: { "You must put attention.": "You must pay attention." },
    right: ["You must pay attention."],
  },
  {
    kind: "collocation",
    find: "(v=makes|made|make|making damage|harm) -limitation",
    better: ({ named: { v }, sentence: { tokens }, to }) =>
      `${{ makes: "does", made: "did", make: "do" }[v?.word ?? ""] ?? "doing"} ${tokens[to - 1]?.word}`,
    why: { en: "Damage and harm are “done”.", es: "El daño se “hace” con “do”: “do damage”." },
    wrong: { "It makes damage to the planet.": "It does damage to the planet." },
    right: ["It does damage to the planet."],
  },
  {
    kind: "collocation",
    find: "it|this|that|which #adv? (v=has|had|have no|any|a? lot? of? sense)",
    better: ({ named: { v }, sentence: { tokens }, from, to }) => {
      const middle = tokens.slice(from + 1, to - 1).map(({ word }) => word);
      const made = { has: "makes", had: "made" }[v?.word ?? ""] ?? "make";
      return [made, ...middle, "sense"].join(" ");
    },
    why: { en: "Something “makes” sense.", es: "En inglés algo “hace” sentido: “it makes sense”." },
    wrong: { "It has no sense.": "It makes no sense." },
    right: ["It makes no sense.", "He has no sense of humour."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "of",
  },
  {
    kind: "collocation",
    find: "^ (according to me)",
    better: "in my opinion",
    why: {
      en: "One says “according to” of others; of oneself “in my opinion”.",
      es: "“According to” se dice de otros; de uno mismo, “in my opinion”.",
    },
    wrong: { "According to me, it is wrong.": "In my opinion, it is wrong." },
    right: ["According to him, it is wrong."],
  },
  {
    kind: "quantity",
    find: [
      "(the most of) #plural|people|#poss",
      "^ (most of) people|#plural like|think|are|have|do|believe|want|live|work|say",
    ],
    better: ({ sentence: { tokens }, to }) =>
      /^(?:my|your|his|her|its|our|their)$/.test(tokens[to]?.word ?? "") ? "most of" : "most",
    why: {
      en: "“Most people”, without “of”: “of” only before the, these, my…",
      es: "“Most people”, sin “of”: “of” solo va antes de the, these, my…",
    },
    wrong: {
      "Most of people like it.": "Most people like it.",
    },
    right: ["Most people like it.", "Most of my friends came."],
  },
  {
    kind: "such-so",
    find: "(a so j=#adj) #one",
    better: "such {j:an}",
    why: {
      en: "Before a noun it is “such a”: “such a nice dress”.",
      es: "Ante un nombre se usa “such a”: “such a nice dress”.",
    },
    wrong: { "I saw a so nice dress.": "I saw such a nice dress." },
    right: ["I saw such a nice dress.", "It was so nice."],
  },
  {
    kind: "article",
    find: "(a|an|the p=my|your|his|her|our|their) -own",
    better: "{p}",
    why: {
      en: "A noun takes an article or “my”, not both.",
      es: "Un nombre lleva artículo o “my”, no los dos.",
    },
    wrong: { "She is a my friend.": "She is my friend." },
    right: ["She is my friend."],
  },
  {
    kind: "comparative",
    find: "(the better) #one of my|his|her|our|their|the life|world|year|all|class",
    better: "the best",
    why: { en: "Of many it is “the best”.", es: "Entre muchos se dice “the best”." },
    wrong: { "It was the better day of my life.": "It was the best day of my life." },
    right: ["It was the best day of my life."],
  },
  {
    kind: "compound",
    find: "a|an|the|my|his|her|our|this|her #num (u=years|months|weeks|days) old -when|$",
    better: "{u:one}",
    why: {
      en: "As an adjective before a noun it has no -s: “a three-year-old child”.",
      es: "Como adjetivo ante un nombre no lleva -s: “a three-year-old child”.",
    },
    wrong: { "He has a three years old son.": "He has a three year old son." },
    right: ["He is three years old.", "He has a three-year-old son."],
  },
  {
    kind: "collocation",
    find: "~take (profit) of",
    better: "advantage",
    why: { en: "One “takes advantage” of something good.", es: "“Aprovechar” es “take advantage of”." },
    wrong: { "Take profit of the free evening.": "Take advantage of the free evening." },
    right: ["Take advantage of the free evening."],
  },
  {
    kind: "confused",
    find: "(economical) crisis|policy|growth|problem|problems|situation|system|sector|development|crises",
    better: "economic",
    why: {
      en: "“Economic” is about the economy; “economical” saves money.",
      es: "“Economic” es de la economía; “economical” es que ahorra.",
    },
    wrong: { "The economical crisis hit us.": "The economic crisis hit us." },
    right: ["The economic crisis hit us.", "The car is economical."],
  },
  {
    kind: "confused",
    find: "#sub|to|not|will|would|can|could|might|'ll (l=loose|loosing) it|my|your|his|her|our|their|them|him|weight|money|the|time|everything|control",
    better: ({ named: { l } }) => (l?.word === "loose" ? "lose" : "losing"),
    why: {
      en: "To “lose” has one o; “loose” is not tight.",
      es: "“Lose” (perder) lleva una o; “loose” es suelto.",
    },
    wrong: { "If you loose it, call me.": "If you lose it, call me." },
    right: ["If you lose it, call me.", "It is loose."],
  },
  {
    kind: "confused",
    find: "~fall (sleep)",
    better: "asleep",
    why: { en: "One falls “asleep”.", es: "“Dormirse” es “fall asleep”." },
    wrong: { "I fell sleep on the sofa.": "I fell asleep on the sofa." },
    right: ["I fell asleep on the sofa."],
  },
  {
    kind: "uncountable",
    find: "the|this|that|all|any|no evidence|information|advice|furniture|luggage|research|equipment|traffic|knowledge|homework|weather|progress (b=are|were|have)",
    better: ({ named: { b } }) => ({ are: "is", were: "was" })[b?.word ?? ""] ?? "has",
    why: {
      en: "This noun has no plural, so its verb is singular: “the evidence is”.",
      es: "Este nombre no tiene plural y su verbo va en singular: “the evidence is”.",
    },
    wrong: { "The evidence are thin.": "The evidence is thin." },
    right: ["The evidence is thin."],
    unless: ({ sentence: { tokens }, start }) => /^(?:of|and|with)$/.test(tokens[start - 1]?.word ?? ""),
  },
];
