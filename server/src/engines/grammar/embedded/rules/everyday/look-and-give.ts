import { gerundOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Verbs with two objects, with a particle, with a preposition. */
export const everydayLookAndGive: readonly Rule[] = [
  {
    kind: "word-order",
    find: "i|he|she|we|they (v=bought|gave|sent|showed|made|wrote|told|brought|lent|buy|give|send|show for|to p=my|his|her|our|their n=#kin|friend|boss|teacher|#being d=a|an|the|some o=#noun)",
    better: ({ named: { v, p, n, d, o } }) =>
      v && p && n && d && o && `${v.word} ${p.word} ${n.word} ${d.word} ${o.word}`,
    why: {
      en: "Two orders are right: “bought my mother a present” or “bought a present for my mother”.",
      es: "Dos órdenes: “bought my mother a present” o “a present for my mother”.",
    },
    wrong: { "I bought for my mother a present.": "I bought my mother a present." },
    right: ["I bought my mother a present."],
  },
  {
    kind: "word-order",
    find: "(explain to o=me|us|him|her|them it|this|that)",
    better: ({ named: { o }, sentence: { tokens }, to }) =>
      o && `explain ${tokens[to - 1]?.word} to ${o.word}`,
    why: { en: "“Explain it to me”.", es: "“Explícamelo”: “explain it to me”." },
    wrong: { "Explain to me it.": "Explain it to me." },
    right: ["Explain it to me."],
  },
  {
    kind: "word-order",
    find: "(v=turn|switch|put|take|pick|throw|turned|switched|picked|threw|look p=off|on|up|away|down o=it|him|her|them|me)",
    better: "{v} {o} {p}",
    why: { en: "A pronoun stands between: “turn it off”.", es: "El pronombre va en medio: “turn it off”." },
    wrong: { "Turn off it please.": "Turn it off please." },
    right: [
      "Turn it off please.",
      "Look up it says.",
      "She turned on him.",
      "He picked on her.",
      "I took on it all.",
    ],
    unless: ({ named: { v, p, o }, sentence: { tokens }, to }) =>
      (o?.word === "her" &&
        tokens[to]?.joined === true &&
        !/^(?:please|and|at|on|in|now|because|when|before|after|from)$/.test(tokens[to]?.word ?? "")) ||
      (p?.word === "on" &&
        !/^(?:put|switch|switched)$/.test(v?.word ?? "") &&
        !(/^turn/.test(v?.word ?? "") && o?.word === "it")) ||
      /^look/.test(v?.word ?? "") ||
      (p?.word === "off" && /^(?:take|throw|threw)$/.test(v?.word ?? "") && o?.word === "me"),
  },
  {
    kind: "preposition",
    find: "(v=look|looks|looked|looking after to)",
    better: "{v} after",
    why: { en: "One “looks after” somebody, without “to”.", es: "Cuidar de: “look after”, sin “to”." },
    wrong: { "I look after to my sister.": "I look after my sister." },
    right: ["I look after my sister."],
  },
  {
    kind: "preposition",
    find: "looking (to) my|the|a|your|his|her n=keys|phone|wallet|job|flat|glasses|bag|cat|dog|house|shoes|book|passport",
    better: "for",
    why: { en: "To search is “look for”.", es: "Buscar: “look for”." },
    wrong: { "I'm looking to my keys.": "I'm looking for my keys." },
    right: ["I'm looking for my keys."],
  },
  {
    kind: "preposition",
    find: "i|we|he|she|they|to|'m|am|are|is (v=search|searching|searches|searched) a|an|my|the n=flat|job|keys|house|phone|wallet|apartment|room|hotel|restaurant|partner|boyfriend|girlfriend|glasses|work|cat|dog|way",
    better: "{v} for",
    why: { en: "What one wants to find one “searches for”.", es: "Buscar: “search for” o “look for”." },
    wrong: { "I search a flat.": "I search for a flat." },
    right: ["I search for a flat.", "They searched the house."],
    unless: ({ named: { n, v } }) =>
      /^(?:house|room|hotel|flat|apartment)$/.test(n?.word ?? "") && /^searched$/.test(v?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "waiting (to) you|me|him|her|them|us|my|the|a #any|$",
    better: "for",
    why: { en: "One waits “for” somebody.", es: "Esperar a: “wait for”." },
    wrong: { "I am waiting to you.": "I am waiting for you." },
    right: ["I am waiting for you."],
    unless: ({ sentence: { tokens }, to }) => /^(?:the|a)$/.test(tokens[to]?.word ?? "") && false,
  },
  {
    kind: "verb-pattern",
    find: "i|we (think to v=#base) #any",
    better: ({ named: { v } }) => v && `am thinking of ${gerundOf(v.word)}`,
    why: { en: "A plan: “I am thinking of going”.", es: "Pensar hacer: “I am thinking of going”." },
    wrong: { "I think to go to Italy.": "I am thinking of going to Italy." },
    right: [
      "I am thinking of going to Italy.",
      "I think to be honest he is right.",
      "We think to ourselves.",
    ],
    unless: ({ named: { v }, sentence: { tokens }, from }) =>
      v?.word === "be" || tokens[from - 1]?.word !== "i",
  },
  {
    kind: "be",
    find: "i hope that? (you fine|well|ok|okay|good|happy)",
    better: ({ sentence: { tokens }, to }) => `you are ${tokens[to - 1]?.word}`,
    why: { en: "A verb is missing: “I hope you are fine”.", es: "Falta el verbo: “I hope you are fine”." },
    wrong: { "I hope you fine.": "I hope you are fine." },
    right: ["I hope you are fine."],
  },
  {
    kind: "be",
    find: "hope that? you|he|she|they|it will (a=fine|well|ok|happy|good|better|nice)",
    better: "be {a}",
    why: { en: "A verb is missing: “will be fine”.", es: "Falta el verbo: “will be fine”." },
    wrong: { "I hope that you will fine.": "I hope that you will be fine." },
    right: ["I hope that you will be fine."],
  },
  {
    kind: "word-order",
    find: "and (you how are) $",
    better: "how are you",
    why: { en: "“And how are you?”", es: "“¿Y tú qué tal?”: “and how are you?”." },
    wrong: { "I'm fine and you how are?": "I'm fine and how are you?" },
    right: ["I'm fine and how are you?"],
  },
  {
    kind: "thanks",
    find: [
      "^ i am|'m? very? well|fine|good (thank) $",
      "well|fine|good i am|'m? very? well|fine|good (thank) $",
    ],
    better: "thanks",
    why: { en: "“Thanks” or “thank you”.", es: "“Gracias”: “thanks” o “thank you”." },
    wrong: { "I am very well thank.": "I am very well thanks." },
    right: ["I am very well thanks."],
  },
  {
    kind: "thanks",
    find: "^ (thanks you|thank) for|very|so|a|$",
    better: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "thanks" ? "thank you" : tokens[to]?.word === "for" ? "thanks" : undefined,
    why: { en: "“Thank you” or “thanks”.", es: "“Thank you” o “thanks”." },
    wrong: { "Thanks you for all.": "Thank you for all." },
    right: ["Thank you for all."],
  },
  {
    kind: "fixed",
    find: "(v=nice|pleased|great|good|lovely to know) you $|,|where|what|and|i",
    better: ({ named: { v } }) => v && `${v.word} to meet`,
    why: { en: "At the first meeting: “nice to meet you”.", es: "Al conocerse: “nice to meet you”." },
    wrong: { "Nice to know you, where are you from?": "Nice to meet you, where are you from?" },
    right: ["Nice to meet you, where are you from?", "It's good to know you care."],
    unless: ({ sentence: { tokens }, to }) => tokens[to + 1]?.joined === true,
  },
];
