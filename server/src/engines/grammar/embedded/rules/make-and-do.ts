import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { instead, isAuxiliary } from "./instead.ts";

const making = {
  en: "“Hacer” is “make” for what is produced or decided, “do” for tasks: “make a mistake”, “do homework”.",
  es: "“Hacer” es “make” al crear o decidir y “do” con tareas: “make a mistake”, “do homework”.",
};

export const makeAndDo: readonly Rule[] = [
  {
    kind: "make-do",
    find: "(v=do|does|did|doing|done a|an|the|many|some|my|any? #adj? mistake|mistakes|decision|noise|effort|plan|plans|friends|cake|promise|difference|progress|suggestion|mess|complaint|bed|coffee|phone) -class",
    better: instead("make"),
    why: making,
    wrong: { "I did a mistake.": "I made a mistake." },
    right: ["I made a mistake.", "Did the coffee taste good?", "What did my friends say?"],
    unless: isAuxiliary,
  },
  {
    kind: "make-do",
    find: "(v=make|makes|made|making the|my|some|a|an|your|his|her|any? #adj? homework|homeworks|sport|sports|exercise|exercises|housework|shopping|dishes|favour|favor|exam|research|yoga|karate|gymnastics|course|test|washing) -#noun",
    better: instead("do"),
    why: making,
    wrong: {
      "I make sport every day.": "I do sport every day.",
      "Can you make me a favour?": "Can you make me a favour?",
    },
    right: ["I do sport every day."],
  },
  {
    kind: "make-do",
    find: "(v=do|does|did|doing|make|makes|made|making a|some|any|the|many|my photo|photos|picture|pictures|photograph|photographs|nap|trip) -is|was",
    better: instead("take"),
    why: {
      en: "You “take” a photo, a trip, a nap.",
      es: "Con foto, viaje o siesta se usa “take”: “take a photo”.",
    },
    wrong: { "I made a photo of it.": "I took a photo of it." },
    right: ["I took a photo of it.", "Did the photo come out?"],
    unless: (match) =>
      isAuxiliary(match) ||
      (/^(?:picture|pictures)$/.test(match.sentence.tokens[match.to - 1]?.word ?? "") &&
        /^ma/.test(match.named.v?.word ?? "")),
  },
  {
    kind: "make-do",
    find: "(v=do|does|did|doing|make|makes|made|making a|the|some #adj? party|shower|walk|conversation|picnic|barbecue) -#noun|is|was",
    better: instead("have"),
    why: {
      en: "You “have” a party, a shower, breakfast.",
      es: "Con fiesta, ducha o desayuno se usa “have”: “have a party”.",
    },
    wrong: { "We made a party.": "We had a party.", "I did a shower.": "I had a shower." },
    right: ["We had a party.", "My mother makes breakfast."],
    unless: (match) => isAuxiliary(match) || match.sentence.tokens[match.to - 1]?.word === "breakfast",
  },
  {
    kind: "make-do",
    find: "(v=do|does|did|doing|make|makes|made|making #obj? a|some|the|many #adj? question|questions) -in|on",
    better: instead("ask"),
    why: { en: "You “ask” a question.", es: "“Hacer una pregunta” es “ask a question”." },
    wrong: { "She made me a question.": "She asked me a question." },
    right: ["She asked me a question.", "I did the questions in the book."],
    unless: isAuxiliary,
  },
  {
    kind: "make-do",
    find: "(v=take|takes|took|taking a|the|my? breakfast|lunch|dinner) -#noun|to|out",
    better: instead("have"),
    why: {
      en: "You “have” breakfast, lunch and dinner.",
      es: "Con las comidas se usa “have”: “have breakfast”.",
    },
    wrong: { "I take breakfast at eight.": "I have breakfast at eight." },
    right: ["I have breakfast at eight."],
  },
  {
    kind: "turn-on",
    find: "(v=open|opens|opened|opening|close|closes|closed|closing the light|lights|tv|television|radio|computer|tap|heating|lamp) -#noun",
    better: instead("turn"),
    why: {
      en: "Lights and machines are turned on and off.",
      es: "Las luces y los aparatos se encienden y apagan: “turn on”, “turn off”.",
    },
    wrong: { "Close the light, please.": "Turn off the light, please." },
    right: ["Turn off the light, please.", "Open the door."],
  },
];
