import type { Rule } from "#engines/grammar/embedded/rule.ts";

const noPreposition = (verb: string) => ({
  en: `“${verb}” takes its object directly, without a preposition.`,
  es: `“${verb}” lleva el complemento directamente, sin preposición.`,
});

export const objectPrepositions: readonly Rule[] = [
  {
    kind: "preposition",
    find: "(v=~listen n=#det|#obj|#noun) -way",
    better: "{v} to {n}",
    why: { en: "You “listen to” something.", es: "“Escuchar algo” es “listen to something”, con “to”." },
    wrong: {
      "I listen music every day.": "I listen to music every day.",
      "Listen me, please.": "Listen to me, please.",
    },
    right: ["I listen to music.", "Listen, my friend!", "I don't listen."],
  },
  {
    kind: "preposition",
    find: "(v=~wait n=the|a|my|your|his|her|our|me|him|us|them|you) -minute|moment|second|hour|day|week|little|bit|long|while|lot|few",
    better: "{v} for {n}",
    why: {
      en: "You “wait for” somebody or something.",
      es: "“Esperar algo o a alguien” es “wait for”, con “for”.",
    },
    wrong: { "I'm waiting the bus.": "I'm waiting for the bus.", "Wait me!": "Wait for me!" },
    right: ["I'm waiting for the bus.", "Wait a minute.", "Wait the whole day."],
    unless: ({ sentence: { tokens }, to }) => /^(?:whole|entire|same|next)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "(v=looking n=a|an d=job|flat|house|room|present|hotel|restaurant|new)",
    better: "{v} for {n} {d}",
    why: { en: "“Buscar” is “look for”.", es: "“Buscar” es “look for”, con “for”." },
    wrong: { "I'm looking a job.": "I'm looking for a job." },
    right: ["I'm looking for a job."],
  },
  {
    kind: "preposition",
    find: "-not|to? (v=~pay n=the|my|your|a d=coffee|dinner|drinks|tickets|meal|lunch|ticket|food|car|house|beer)",
    better: "{v} for {n} {d}",
    why: {
      en: "You pay a bill, but you “pay for” what you buy.",
      es: "“Pagar” una factura es “pay a bill”; pagar lo que se compra, “pay for”.",
    },
    wrong: { "I paid the dinner.": "I paid for the dinner." },
    right: ["I paid for the dinner.", "I paid the bill."],
  },
  {
    kind: "preposition",
    find: "(v=~ask n=a|an d=coffee|beer|favour|favor|glass|table|menu|ticket|loan)",
    better: "{v} for {n} {d}",
    why: { en: "“Pedir” something is “ask for” it.", es: "“Pedir algo” es “ask for something”." },
    wrong: { "He asked a coffee.": "He asked for a coffee." },
    right: ["He asked for a coffee.", "I asked a question."],
  },
  {
    kind: "preposition",
    find: ["(v=~explain|~describe n=me|him|us|them|you) -how|why|that|what|where|as"],
    better: "{v} to {n}",
    why: {
      en: "You explain something to somebody: “explain it to me”.",
      es: "“Explicarme algo” es “explain something to me”, con “to”.",
    },
    wrong: { "She explained us the new rules.": "She explained to us the new rules." },
    right: ["She explained the rules to us.", "Can you explain it?"],
  },
  {
    kind: "preposition",
    find: "(v=~explain n=me|him|her|us|them|you w=how|why|what|where|that)",
    better: "{v} to {n} {w}",
    why: {
      en: "You explain something to somebody: “explain to me how …”.",
      es: "“Explicarme” es “explain to me”, con “to”.",
    },
    wrong: { "Explain me how it works.": "Explain to me how it works." },
    right: ["Explain to me how it works."],
  },
  {
    kind: "preposition",
    find: "(v=~suggest n=me|him|us|them|you) -to?",
    better: "{v} to {n}",
    why: {
      en: "You suggest something to somebody.",
      es: "“Sugerirme algo” es “suggest something to me”, con “to”.",
    },
    wrong: { "He suggested me a film.": "He suggested to me a film." },
    right: ["He suggested a film to me.", "I suggest you go."],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      n?.word === "you" && tokens[to]?.tags.has("Verb") === true,
  },
  {
    kind: "preposition",
    find: [
      "(v=~ask|~phone|~answer|~thank|~visit to n=me|you|him|her|us|them|my|your|the|our) -#base",
      "(v=~call to n=me|you|him|her|us|them|my) -#base",
    ],
    better: "{v} {n}",
    why: {
      en: "This verb takes its object directly, without “to”: “ask her”, “call me”.",
      es: "Este verbo va sin “to”: “ask her”, “call me”.",
    },
    wrong: { "I asked to my teacher.": "I asked my teacher.", "Call to me later.": "Call me later." },
    right: ["I asked my teacher.", "I asked to see it.", "My answer to you is no."],
    unless: ({ named: { v } }) => v?.tags.has("Noun") === true || v?.word === "thanks",
  },
  {
    kind: "preposition",
    find: "(v=~enter in|into|to n=the|a|my|his|her|your)",
    better: "{v} {n}",
    why: noPreposition("Enter"),
    wrong: { "We entered in the house.": "We entered the house." },
    right: ["We entered the house."],
  },
  {
    kind: "preposition",
    find: "(v=~discuss about)",
    better: "{v}",
    why: noPreposition("Discuss"),
    wrong: { "We discussed about money.": "We discussed money." },
    right: ["We discussed money."],
  },
  {
    kind: "preposition",
    find: [
      "(v=~go|came|come|coming|arrive|arrived|arriving|get|got to p=home|there|here|downtown|abroad|upstairs) -#noun|of",
      "(v=~arrive at p=home)",
    ],
    better: "{v} {p}",
    why: {
      en: "“Home”, “here” and “there” take no “to”: “go home”.",
      es: "“Home”, “here” y “there” van sin “to”: “go home”.",
    },
    wrong: { "I went to home.": "I went home.", "Come to here.": "Come here." },
    right: ["I went home.", "I have to get there."],
  },
  {
    kind: "preposition",
    find: "(v=~go to g=shopping|swimming|running|fishing|skiing|dancing|camping|jogging|hiking)",
    better: "{v} {g}",
    why: {
      en: "Say “go shopping”, “go swimming”, without “to”.",
      es: "Se dice “go shopping”, “go swimming”, sin “to”.",
    },
    wrong: { "We go to shopping.": "We go shopping." },
    right: ["We go shopping.", "We go to swimming lessons."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true &&
      tokens[to]?.tags.has("Noun") === true &&
      !/^(?:saturday|sunday|monday)s?$/.test(tokens[to]?.word ?? ""),
  },
];
