import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Deadlines, last years, and verbs whose time or company tells what was meant. */
export const learnersByAndUntil: readonly Rule[] = [
  {
    kind: "by-until",
    find: "~submit|~deliver|~pay|~send|~return|~complete|~hand|~finish in? it|them|this|the|my|your|our? #any? (until) #day|tomorrow|tonight|noon|midnight|next",
    better: "by",
    why: {
      en: "A deadline is “by”; “until” is for what goes on up to then.",
      es: "Un plazo límite se dice con “by”; “until” es para lo que dura hasta entonces.",
    },
    wrong: { "I have to hand in the report until Friday.": "I have to hand in the report by Friday." },
    right: [
      "I have to hand in the report by Friday.",
      "I will not finish it until Friday.",
      "We stay until Friday.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      tokens.slice(Math.max(0, start - 4), start).some(({ word }) => /^(?:not|never|cannot)$/.test(word)),
  },
  {
    kind: "time",
    find: "in (the last years) -of",
    better: "recent years",
    why: {
      en: "Up to now it is “in recent years” or “in the last few years”.",
      es: "“En los últimos años” es “in recent years” o “in the last few years”.",
    },
    wrong: { "In the last years many families moved back.": "In recent years many families moved back." },
    right: ["In the last years of his life he painted.", "In recent years it has changed."],
  },
  {
    kind: "know-meet",
    find: "#sub (knew) #any? lots|lot|many|some of? very? new|interesting people|friends",
    better: "met",
    why: {
      en: "To see somebody for the first time is “meet”.",
      es: "Conocer a alguien por primera vez es “meet”.",
    },
    wrong: { "I knew a lot of new people.": "I met a lot of new people." },
    right: ["I met a lot of new people.", "I knew many people there."],
  },
  {
    kind: "gerund-infinitive",
    find: "(v=stop|stopped|stops to w=smoke|drink|work|study|play|train|eat|drive|bite)",
    better: "{v} {w:ing}",
    why: {
      en: "To end a habit is “stop doing”; “stop to do” is a pause in order to do it.",
      es: "Dejar de hacer algo es “stop doing”; “stop to do” es parar para hacerlo.",
    },
    wrong: { "My dad stopped to smoke two years ago.": "My dad stopped smoking two years ago." },
    right: ["My dad stopped smoking two years ago.", "We stopped to eat at noon."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:years?|months?) ago\b|\blast year\b|\bin (?:19|20)\d\d\b/.test(text),
  },
];
