import { baseOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Verbs that oblige, allow and deny. */
export const everydayCanAndMust: readonly Rule[] = [
  {
    kind: "verb-pattern",
    find: "would s=you|he|she|they|we like (v=#ing)",
    better: "to {v:base}",
    why: { en: "“Would like” takes “to”: “Would you like to go?”.", es: "“Would like” lleva “to”." },
    wrong: { "Would you like going to the cinema?": "Would you like to go to the cinema?" },
    right: ["Would you like to go to the cinema?", "Would you like something?"],
    unless: ({ named: { v } }) =>
      /^(?:something|anything|everything|nothing|pudding|dressing|seeing|training)$/.test(v?.word ?? ""),
  },
  {
    kind: "have-to",
    find: "do|does|did not have (v=go|come|be|do|bring|wear|worry|pay|wait|take|make|get|buy|eat|tell|ask|learn|write|read|smoke|speak|wash) #any|$",
    better: "to {v}",
    why: { en: "“Have to” keeps its “to”: “you don't have to pay”.", es: "“Have to” conserva el “to”." },
    wrong: { "You don't have smoke here.": "You don't have to smoke here." },
    right: ["You don't have to smoke here.", "I don't have time."],
  },
  {
    kind: "have-to",
    find: "(s=i|you|we|they|he|she h=have|has not to v=#base)",
    better: ({ named: { s, v } }) =>
      s && v && `${s.word} ${/^(?:he|she)$/.test(s.word) ? "doesn't" : "don't"} have to ${v.word}`,
    why: {
      en: "“Have to” makes its negative with “do”: “we don't have to”.",
      es: "“Have to” niega con “do”: “we don't have to”.",
    },
    wrong: { "We haven't to pay.": "We don't have to pay." },
    right: ["We don't have to pay."],
  },
  {
    kind: "have-to",
    find: "^ (have s=i|you|we|they to v=#base)",
    better: "do {s} have to {v}",
    question: true,
    why: { en: "“Have to” asks with “do”: “Do you have to work?”.", es: "“Have to” pregunta con “do”." },
    wrong: { "Have you to work today?": "Do you have to work today?" },
    right: ["Do you have to work today?"],
  },
  {
    kind: "modals",
    find: "(did|do|does not could|can)",
    better: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "did" || tokens[to - 1]?.word === "could" ? "could not" : "cannot",
    why: {
      en: "“Can” and “could” say no alone: “couldn't”.",
      es: "“Can” y “could” niegan solos: “couldn't”.",
    },
    wrong: { "I didn't could sleep.": "I could not sleep." },
    right: ["I could not sleep."],
  },
  {
    kind: "modals",
    find: "(do|does|did not will)",
    better: "will not",
    why: { en: "“Will” says no alone: “won't”.", es: "“Will” niega solo: “won't”." },
    wrong: { "I don't will go.": "I will not go." },
    right: ["I will not go."],
  },
  {
    kind: "modals",
    find: "#modal not (v=#past|#pp) -by",
    better: ({ named: { v } }) => v && (v.word === "been" ? undefined : baseOf(v.word)),
    why: {
      en: "After “can, could, must, will” comes the plain verb.",
      es: "Tras “can, could, must, will”, el verbo en su forma base.",
    },
    wrong: { "I couldn't slept.": "I couldn't sleep." },
    right: ["I couldn't sleep.", "I could not read.", "It must not have gone."],
    unless: ({ named: { v } }) =>
      v === undefined ||
      (/^(?:found|had|left|felt|saw|lay|fell|wound|ground|bound|have|used|better|need)$/.test(v.word) &&
        v.word !== "had"),
  },
  {
    kind: "negative",
    find: "s=i|you|he|she|we|they (no m=will|can|am|is|are|was|were|have|has|should|must|could|would|do|does|did)",
    better: "{m} not",
    why: {
      en: "“Not” stands after the verb that helps: “they are not”.",
      es: "“Not” va tras el auxiliar: “they are not”.",
    },
    wrong: { "They no are my friends.": "They are not my friends." },
    right: ["They are not my friends."],
  },
  {
    kind: "verb-pattern",
    find: "am|is|are|'m|'re|'s going (v=call|be|help|try|tell|ask|give|bring|sleep|wait|wear|write|read|learn|say|know|like|stay|go|win|lose|pay|sell|leave|use|become) #any|$",
    better: "to {v}",
    why: { en: "A plan is “going to” and the verb.", es: "Un plan es “going to” + verbo." },
    wrong: { "I'm going call you.": "I'm going to call you." },
    right: ["I'm going to call you."],
  },
];
