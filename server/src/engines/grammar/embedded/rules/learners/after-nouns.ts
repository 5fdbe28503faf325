import { gerundOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

/** Nouns that take "to" and the verb. */
const toNouns =
  oneOf(`decency courage nerve guts willingness reluctance refusal tendency permission urge obligation eagerness inability ability
  strength audacity cheek foresight patience determination readiness willpower kindness generosity`);
/** Nouns that take "of" and -ing. */
const ofNouns = oneOf(
  "possibility risk habit danger brink verge prospect likelihood probability advantage disadvantage",
);
const object =
  "#det|#obj|#name|#plurals|in|on|at|to|up|out|from|with|so|very|too|every|all|more|late|early|abroad|home";

export const learnersAfterNouns: readonly Rule[] = [
  {
    kind: "gerund-infinitive",
    find: [`the|a|no|any|enough|#poss w=${toNouns} (of v=#ing)`],
    better: "to {v:base}",
    why: {
      en: "“{w}” takes “to” and the verb: “{w} to {v:base}”.",
      es: "Detrás de “{w}” va “to” + verbo: “{w} to {v:base}”.",
    },
    wrong: { "He had the decency of apologising.": "He had the decency to apologise." },
    right: ["He had the decency to apologise.", "The strength of building materials matters."],
    unless: ({ named: { v } }) => /^(?:building|feeling|being)$/.test(v?.word ?? ""),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "half a mind (of v=#ing)",
      "~make an effort (for|of|in v=#ing)",
      "no choice|option|alternative but (v=#ing)",
    ],
    better: "to {v:base}",
    why: {
      en: "Here English uses “to” and the verb: “to {v:base}”.",
      es: "Aquí se usa “to” + verbo: “to {v:base}”.",
    },
    wrong: {
      "I have half a mind of resigning.": "I have half a mind to resign.",
      "We had no choice but building it.": "We had no choice but to build it.",
    },
    right: ["I have half a mind to resign.", "We had no choice but to build it."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      `the|a|no|any|some|#poss|bad|this w=${ofNouns} (to v=#base) ${object}`,
      "on|to the w=verge|brink|point (to v=#base)",
      "what are the w=chances (to v=#base)",
    ],
    better: "of {v:ing}",
    why: {
      en: "“{w}” takes “of” and -ing: “{w} of {v:ing}”.",
      es: "Detrás de “{w}” va “of” + -ing: “{w} of {v:ing}”.",
    },
    wrong: {
      "We were on the brink to cancel it.": "We were on the brink of cancelling it.",
      "There is a risk to lose the game.": "There is a risk of losing the game.",
    },
    right: [
      "We were on the brink of cancelling it.",
      "It is a hard habit to break.",
      "That is a risk to your health.",
      "I use it to my advantage to win.",
    ],
    unless: ({ named: { v, w }, sentence: { tokens }, from }) =>
      /^(?:advantage|prospect)$/.test(w?.word ?? "") &&
      /^(?:my|your|his|her|our|their|its)$/.test(tokens[from - 2]?.word ?? "")
        ? true
        : v?.tags.has("Noun") === true && !v.tags.has("Verb"),
  },
  {
    kind: "gerund-infinitive",
    find: [
      "~have #adj? a? lot? of? no|some|any|great|much|little|#det? w=difficulty|difficulties|trouble|problems|fun (to v=#base)",
      "~have w=difficulty|difficulties|trouble|problems (for v=#ing|#base)",
    ],
    better: ({ named: { v } }) => v && gerundOf(v.base),
    why: {
      en: "One has difficulty, trouble or fun doing something: with -ing, without “to”.",
      es: "“Tener dificultad (problemas) para…” lleva -ing en inglés: “have difficulty doing”.",
    },
    wrong: {
      "I have difficulties to sleep.": "I have difficulties sleeping.",
      "She had problems to sleep.": "She had problems sleeping.",
    },
    right: ["I have difficulty concentrating.", "She has problems to solve.", "I had difficulty in seeing."],
    unless: ({ named: { v, w } }) =>
      /^(?:solve|report|deal|face|discuss|fix|resolve|overcome|share|tell|address|settle|worry)$/.test(
        v?.base ?? "",
      ) || w === undefined,
  },
  {
    kind: "gerund-infinitive",
    find: "#det|great|no|real|such w=talent|passion|gift|knack|flair (to v=#base)",
    better: "for {v:ing}",
    why: {
      en: "“{w}” takes “for” and -ing: “a {w} for {v:ing}”.",
      es: "Detrás de “{w}” va “for” + -ing: “a {w} for {v:ing}”.",
    },
    wrong: { "He has a talent to make people laugh.": "He has a talent for making people laugh." },
    right: ["He has a talent for making people laugh.", "It was a gift to help the school."],
    unless: ({ named: { w } }) => w?.word === "gift",
  },
  {
    kind: "gerund-infinitive",
    find: "no|any|much (w=use to v=#pure)",
    better: "use {v:ing}",
    why: {
      en: "“It's no use”, “there's no point” take -ing: “no point arguing”.",
      es: "“No sirve de nada”, “no tiene sentido” llevan -ing: “no point arguing”.",
    },
    wrong: { "There is no use to go.": "There is no use going." },
    right: ["There's no point arguing.", "It's no good to me."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "it is|was|'s forbidden|prohibited|allowed (v=#ing) #det|#obj|in|on|here|at",
      "it ~be forbidden|allowed|permitted (v=#ing) #det|#obj|in|on|here|at",
    ],
    better: "to {v:base}",
    why: {
      en: "“It is forbidden to …” takes “to” and the verb.",
      es: "“Está prohibido + infinitivo” es “it is forbidden to …”.",
    },
    wrong: { "It's forbidden feeding the monkeys.": "It's forbidden to feed the monkeys." },
    right: ["It's forbidden to feed the monkeys."],
  },
];
