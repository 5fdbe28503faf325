import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** Such as must be heard before what is less exact. */
export const firstTableRules: readonly Rule[] = [
  ruleOf(
    "comparison",
    "(more and more c=#comparative|better|worse)",
    "{c} and {c}",
    [
      "Short adjectives are doubled themselves: better and better.",
      "Los cortos se repiten: better and better.",
    ],
    { "It is getting more and more better.": "It is getting better and better." },
  ),
  ruleOf(
    "passive",
    "~have #poss|the n=hair|car|house|bike|phone|wallet|bag|passport|purse|kitchen|teeth|eyes|portrait (v=#irregular)",
    "{v:pp}",
    [
      "“Have something done” takes the participle: had her car stolen.",
      "“Have something done” lleva participio: had her car stolen.",
    ],
    { "She had her car stole.": "She had her car stolen." },
  ),
  ruleOf(
    "negative",
    "(hardly m=could|can not) v=#base",
    "{m} hardly",
    ["“Hardly” is negative already: could hardly.", "Hardly ya niega: could hardly."],
    { "I hardly couldn't breathe.": "I could hardly breathe." },
  ),
  ruleOf(
    "used-to",
    "(b=is|was|are|were used to v=#base) ... when #sub|#poss",
    "used to {v}",
    ["What was once and is no more: used to, without “be”.", "Lo que antes era: used to, sin be."],
    { "She is used to live in Rome when she was young.": "She used to live in Rome when she was young." },
  ),
  ruleOf(
    "negative",
    "(n=nobody|none|noone do|does|did not v=#any)",
    "{n} {v:third}",
    ["One negation is enough: nobody knows.", "Basta una negación: nobody knows."],
    { "Nobody don't knows the answer.": "Nobody knows the answer." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from + 1]?.word === "did" },
  ),
  ruleOf(
    "question",
    ["^ (how it is|'s called)"],
    "what is it called",
    ["One asks what something is called.", "¿Cómo se llama?: what is it called?"],
    { "How it is called in English?": "What is it called in English?" },
  ),
  ruleOf(
    "ed-ing",
    "i (am so|very|really? boring) $|at|here|because|in|today",
    ({ sentence: { tokens }, from, to }) =>
      `am ${tokens
        .slice(from + 1, to - 1)
        .map(({ word }) => word)
        .join(" ")} bored`.replace(/\s+/g, " "),
    ["Who feels it is “bored”; what causes it is “boring”.", "Quien lo siente está bored."],
    { "I am so boring at home.": "I am so bored at home." },
  ),
  ruleOf(
    "meals",
    "(v=do|does|did breakfast|lunch|dinner) at|with my|#num|eight|seven|nine|one|two|#poss",
    ({ named: { v }, sentence: { tokens }, to }) =>
      `${{ do: "have", does: "has", did: "had" }[v?.word ?? ""]} ${tokens[to - 1]?.word}`,
    ["You “have” breakfast, lunch and dinner.", "Se desayuna con have: have breakfast."],
    { "I do breakfast at eight.": "I have breakfast at eight." },
    { question: false },
  ),
  ruleOf(
    "compound",
    "(shop of n=shoes|toys|books|gifts|flowers|bikes|phones|computers|records|pets|cakes)",
    ({ named: { n } }) => `${n?.word.replace(/s$/, "")} shop`,
    ["The kind stands first: a shoe shop.", "El tipo va delante: a shoe shop."],
    { "There is a shop of shoes.": "There is a shoe shop." },
  ),
  ruleOf(
    "preposition",
    "(v=~explain o=me|him|her|us|them|you d=the|this|that|his|my|your|their|its n=#noun) $|before|and|but|because|again|please|yesterday|in|at|later|when",
    ({ named: { v, o, d, n } }) => v && o && d && n && `${v.word} ${d.word} ${n.word} to ${o.word}`,
    ["You explain something “to” somebody.", "Explicar algo a alguien: explain it to him."],
    { "Can you explain me the rules?": "Can you explain the rules to me?" },
  ),
  ruleOf(
    "there-is",
    "(we are n=#many persons|people) in my|our|the",
    "there are {n} people",
    ["“Somos cinco” is “there are five of us”.", "“Somos cinco personas” es there are five people."],
    { "We are five persons in my family.": "There are five people in my family." },
  ),
];
