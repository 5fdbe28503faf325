import { pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const was = (s = "") => (/^(?:i|he|she|it)$/.test(s) ? "was" : "were");

/** What was said or thought then. */
export const learnersToldThen: readonly Rule[] = [
  {
    kind: "reported-speech",
    find: [
      "~think|~know|~realise|~hope|~promise that? s=#sub (w=will|can|may) #adv? #base",
      "told me|him|her|us|them that? s=#sub (w=will|can) #adv? #base",
    ],
    better: ({ named: { w } }) => ({ will: "would", can: "could", may: "might" })[w?.word ?? ""],
    why: {
      en: "After a verb in the past this goes into the past too: “I thought you would come”.",
      es: "Detrás de un verbo en pasado también cambia este: “I thought you would come”.",
    },
    wrong: {
      "I thought you will come.": "I thought you would come.",
      "I knew he can do it.": "I knew he could do it.",
    },
    right: [
      "I thought you would come.",
      "I think you will come.",
      "He told me that he can swim.",
      "She has promised she will come.",
    ],
    unless: ({ sentence: { tokens, text }, start, from }) =>
      !/^(?:thought|knew|realised|hoped|promised|told)$/.test(tokens[start]?.word ?? "") ||
      /^(?:have|has|had|be|is|are|was|were|'ve)$/.test(tokens[start - 1]?.word ?? "") ||
      (tokens[start]?.word === "told" && !/\b(?:yesterday|last|ago)\b/.test(text)) ||
      from === 0,
  },
  {
    kind: "reported-speech",
    find: [
      "~think that? s=i|he|she|it|you|we|they (v=is|are|am|has|have)",
      "~ask|~wonder me|him|her|us? if|whether s=i|he|she|it|you|we|they (v=is|are|am|has|have|can|will)",
      "~ask me|him|her|us if|whether s=i|he|she|it|you|we|they (v=want|like|need|know|live|work|speak|wants|likes|needs)",
    ],
    better: ({ named: { v, s } }) =>
      v &&
      ({ is: "was", are: "were", am: "was", can: "could", will: "would" }[v.word] === "was"
        ? was(s?.word)
        : ({ are: "were", can: "could", will: "would" }[v.word] ?? pastOf(v.base))),
    why: {
      en: "After a verb in the past this goes into the past too: “he asked if I was ready”.",
      es: "Detrás de un verbo en pasado también cambia este: “he asked if I was ready”.",
    },
    wrong: {
      "He asked me if I can help.": "He asked me if I could help.",
      "I thought she is a doctor.": "I thought she was a doctor.",
    },
    right: [
      "He asked me if I could help.",
      "He asks me if I can help.",
      "I think she is a doctor.",
      "I wonder if he is here.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      !/^(?:thought|asked|wondered)$/.test(tokens[start]?.word ?? "") ||
      /^(?:have|has|be|is|are|being|get|when|often|if)$/.test(tokens[start - 1]?.word ?? ""),
  },
];
