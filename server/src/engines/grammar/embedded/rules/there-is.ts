import { thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { governed } from "./governed.ts";

const one = {
  en: "“Everybody” and “nobody” take a singular verb: “everybody is”.",
  es: "“Everybody” y “nobody” llevan el verbo en singular: “everybody is”.",
};

export const thereIs: readonly Rule[] = [
  {
    kind: "everybody",
    find: "-!#link|that|think|where|here everybody|everyone|somebody|someone|nobody #adv? (v=are|were|have|do|go|like|know|think|want|say|love|need|speak|work|live|seem|look|come)",
    better: ({ named: { v } }) => v && ({ are: "is", were: "was" }[v.word] ?? thirdOf(v.word)),
    why: one,
    unless: (match) => governed(match) || /\b(?:if|wish|though)\b.*\bwere\b/i.test(match.sentence.text),
    wrong: {
      "Everybody know that.": "Everybody knows that.",
      "In my class everyone are nice.": "In my class everyone is nice.",
    },
    right: ["Does everybody know that?", "Everybody knows that.", "Let everyone go."],
    question: false,
  },
  {
    kind: "everybody",
    find: "in|at #det? #adj? #noun everybody|everyone|nobody (v=are|were|have)",
    better: ({ named: { v } }) => v && { are: "is", were: "was", have: "has" }[v.word],
    why: one,
    wrong: { "In my family everybody have a dog.": "In my family everybody has a dog." },
    right: ["In my family everybody has a dog."],
    question: false,
  },
  {
    kind: "uncountable",
    find: "-if|were news|money|hair|information|advice|homework|furniture|weather|traffic|luggage|music (v=are|were|have)",
    better: ({ named: { v } }) => v && { are: "is", were: "was", have: "has" }[v.word],
    why: {
      en: "English does not count this noun, so its verb is singular.",
      es: "En inglés este nombre es incontable y el verbo va en singular.",
    },
    wrong: { "The news are terrible.": "The news is terrible.", "Her hair are long.": "Her hair is long." },
    right: ["The news is terrible.", "My bed and my furniture are new."],
    unless: ({ sentence, start }) =>
      sentence.tokens
        .slice(Math.max(0, start - 3), start)
        .some(({ word }) => word === "and" || word === "do"),
  },
  {
    kind: "there-is",
    find: [
      "(there is|was) n=#many|many|several #adj?",
      "(there 's) n=#many|many|several",
      "(there has|have) #det|many|a|some",
    ],
    better: ({ sentence: { tokens }, from }) =>
      tokens[from + 1]?.word === "was" ? "there were" : "there are",
    why: {
      en: "Before several things say “there are” or “there were”.",
      es: "“Hay” delante de un plural es “there are” (pasado: “there were”).",
    },
    wrong: {
      "There is three rooms.": "There are three rooms.",
      "There was many people.": "There were many people.",
    },
    right: [
      "There are three rooms.",
      "There is one room.",
      "There's a bank and two shops.",
      "There have been problems.",
    ],
    unless: ({ sentence: { tokens }, from, to }) =>
      /^(?:has|have)$/.test(tokens[from + 1]?.word ?? "")
        ? tokens[to]?.word === "to"
        : /^(?:percent|per|euros|pounds)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "there-is",
    find: [
      "(there v=is|was) a lot|couple of #adj? #plural",
      "(there v=is|was) some|any|no|lots|few|various|different|other #adj? #plural",
      "(there v=is|was) lots of #adj? #plural",
      "(there v=is|was) #adj? #plural -#noun",
      "(there v=is|was) a few #adj?",
      "(there v=is|was not) many",
      "(there v=is|was not) any #adj? #plural",
    ],
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      `there ${v?.word === "was" ? "were" : "are"}${tokens[from + 2]?.clipped ? " not" : ""}`,
    why: {
      en: "Before several things say “there are” or “there were”.",
      es: "“Hay” delante de un plural es “there are” (pasado: “there were”).",
    },
    wrong: {
      "There is a lot of cars.": "There are a lot of cars.",
      "There was big trees.": "There were big trees.",
    },
    right: [
      "There is a lot of water.",
      "There is a car park.",
      "There is no news.",
      "There was no sports centre.",
    ],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.word === "no" || /^(?:news|series)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "there-is",
    find: "-if|wish|though (there v=are|were) a|an|one|much -lot|lots|few|couple|number|dozen|hundred|thousand|variety|group|million|great|large|huge|good|total",
    better: ({ named: { v } }) => `there ${v?.word === "were" ? "was" : "is"}`,
    why: {
      en: "Before one thing say “there is” or “there was”.",
      es: "“Hay” delante de un singular es “there is” (pasado: “there was”).",
    },
    wrong: { "There are a table in the kitchen.": "There is a table in the kitchen." },
    right: ["There are a lot of tables.", "There is a table.", "There are a pig, a sheep and a hen."],
    // before several things either is said
    unless: ({ sentence: { text, tokens }, to }) =>
      /,|\band\b/i.test(text.slice(tokens[to]?.at ?? 0)) && /^(?:a|an|one)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "there-is",
    find: "-if|wish|though (there v=are|were) some|much? #uncount -#noun",
    better: ({ named: { v } }) => `there ${v?.word === "were" ? "was" : "is"}`,
    why: {
      en: "What can't be counted is singular: “there is water”.",
      es: "Lo incontable va en singular: “there is water”.",
    },
    wrong: { "There are water on the floor.": "There is water on the floor." },
    right: ["There is water on the floor.", "There are water bottles."],
  },
  {
    kind: "there-is",
    find: "^ in|near|at #det? #adj? #noun (have|has|exist|exists) n=a|an|many|#many|some|lots|several|no",
    better: ({ named: { n } }) => (/^(?:a|an|no)$/.test(n?.word ?? "") ? "there is" : "there are"),
    why: {
      en: "For “hay” English says “there is” or “there are”.",
      es: "“Hay” se dice “there is” o “there are”.",
    },
    wrong: {
      "In my town have many parks.": "In my town there are many parks.",
      "Near my house exist two schools.": "Near my house there are two schools.",
    },
    right: ["In my town there are many parks.", "At night the sky is a dark blue."],
  },
];
