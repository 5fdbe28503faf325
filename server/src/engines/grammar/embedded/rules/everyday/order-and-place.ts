import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Where words stand, when it was, and what there is. */
export const everydayOrderAndPlace: readonly Rule[] = [
  {
    kind: "word-order",
    find: [
      "s=he|she|we|they|i (v=plays|play|eats|eat|drinks|drink|watches|watch|reads|read|cooks|cook|visits|visit|wears|wear|buys|buy a=always|sometimes|often|usually|never) n=#nounish|#det|#poss|#adj",
    ],
    better: "{a} {v}",
    why: {
      en: "Words like “sometimes” stand before the verb: “He sometimes plays tennis”.",
      es: "Sometimes, often… van delante del verbo: “He sometimes plays tennis”.",
    },
    wrong: { "He plays sometimes tennis.": "He sometimes plays tennis." },
    right: ["He sometimes plays tennis.", "She eats often, the doctor says."],
    unless: ({ sentence: { tokens }, to, from }) =>
      tokens[to]?.joined === false ||
      /^(?:to|do|does|did|can|will|would|could|should|must|may)$/.test(tokens[from - 2]?.word ?? "") ||
      /^(?:when|if|but|and|because)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "tense",
    find: [
      "^ last week|month|year|night|weekend|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday #poss n=#one|#plural|#kin (v=buy|go|come|take|give|get|make|eat|see|meet|write|sell|send|tell|find|lose|win|break|begin|leave|visit|travel|cook|arrive|call|start) #det|to|in|a|at|from|with|on|me|us|him|her|#poss",
      "^ yesterday #poss n=#one|#plural|#kin (v=buy|go|come|take|give|get|make|eat|see|meet|write|sell|send|tell|find|lose|win|break|begin|leave|visit|travel|cook|arrive|call|start) #det|to|in|a|at|from|with|on|me|us|him|her|#poss",
    ],
    better: "{v:past}",
    why: {
      en: "“Last week” and “yesterday” are over: the verb goes into the past.",
      es: "Last week y yesterday ya pasaron: el verbo va en pasado.",
    },
    wrong: {
      "Last week my father buy a car.": "Last week my father bought a car.",
      "Yesterday my friends come to my house.": "Yesterday my friends came to my house.",
    },
    right: ["Last week my father bought a car.", "Yesterday my friends came."],
    unless: ({ sentence: { question } }) => question === true,
  },
  {
    kind: "object-preposition",
    find: [
      "~be (looking) #poss|the keys|key|phone|glasses|wallet|bag|book|passport|card|shoes|ticket|charger|umbrella|cat|dog|remote|pen",
    ],
    better: "looking for",
    why: { en: "To try to find something is “to look for” it.", es: "Buscar es “look for”." },
    wrong: {
      "I'm looking my keys.": "I'm looking for my keys.",
    },
    right: ["I'm looking for my keys.", "I'm looking at the cat."],
  },
  {
    kind: "time-preposition",
    find: ["~get|~wake|~start|~finish|~open|~close|~arrive|~leave up? (in|at|on the n=#num)"],
    better: "at {n}",
    why: {
      en: "The hour takes “at” and no “the”: “at 7”.",
      es: "La hora lleva “at” y sin artículo: “at 7”.",
    },
    wrong: { "I get up in the 7.": "I get up at 7." },
    right: ["I get up at 7.", "They finished in the 7 days.", "It opens on the 7 of May."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true &&
      !/^(?:and|but|because|every|in|am|pm|o'clock|to|then|so)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "time-preposition",
    find: ["(in night) $|i|we|he|she|they|it|the|and|my|you"],
    better: "at night",
    why: { en: "The fixed turn is “at night”.", es: "La expresión fija es “at night”." },
    wrong: { "In night I read.": "At night I read." },
    right: ["At night I read.", "In night school I learn."],
  },
  {
    kind: "confused-verb",
    find: [
      "#sub ~have? (v=won) d=my|your|his|her|their|our|the n=#being|#kin|#person|team|cousin at|in|by|to",
      "#sub ~have? (v=won) o=him|them|me|us at|in|by|$",
    ],
    better: "beat",
    why: {
      en: "You win a game, but you beat somebody.",
      es: "Se gana un partido con “win”, pero a alguien con “beat”.",
    },
    wrong: {
      "I won my brother at chess.": "I beat my brother at chess.",
      "We won them in the final.": "We beat them in the final.",
    },
    right: ["I beat my brother at chess.", "I won my first game in May.", "He won my sister a prize."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "to" && false,
  },
  {
    kind: "there-is",
    find: [
      "^ in #poss|the|this #adj? n=city|town|village|street|country|house|room|school|class|kitchen|garden|neighbourhood|area|flat|building (v=is|are) a|an|two|three|four|many|some|lots",
    ],
    better: "there {v}",
    why: {
      en: "What exists is said with “there is”: “In my city there is a park”.",
      es: "Lo que hay se dice con “there is”: “In my city there is a park”.",
    },
    wrong: {
      "In my city is a big park.": "In my city there is a big park.",
      "In my class are many students.": "In my class there are many students.",
    },
    right: ["In my city there is a big park.", "In my city, is a park free?"],
    unless: ({ sentence: { question, tokens }, from }) => question || tokens[from]?.joined === false,
  },
  {
    kind: "there-is",
    find: [
      "^ (have|has|are) a lot of|many|some people|cars|shops|noise|traffic|trees|buildings|restaurants|parks|tourists|bars|pollution",
      "^ (have|has|are) many people|cars|shops|trees|buildings|restaurants|parks|tourists|bars",
    ],
    better: ({ sentence: { tokens } }) =>
      tokens.some(({ word }) => /^(?:noise|traffic|pollution)$/.test(word)) ? "there is" : "there are",
    why: {
      en: "A sentence needs a subject: “There are a lot of people”.",
      es: "La frase necesita sujeto: “There are a lot of people”.",
    },
    wrong: { "Have a lot of people in the street.": "There are a lot of people in the street." },
    right: ["There are a lot of people in the street.", "Have many happy years!"],
    unless: ({ sentence: { question } }) => question === true,
  },
  {
    kind: "question-auxiliary",
    find: [
      "^ (who does v=live|work|teach|come|own|drive|sing|win) $|here|there|the|this|that|in|at|your|my|with",
    ],
    better: "who {v:third}",
    why: {
      en: "Where “who” is the subject there is no “does”: “Who lives here?”.",
      es: "Si “who” es el sujeto, sin does: “Who lives here?”.",
    },
    wrong: { "Who does live here?": "Who lives here?" },
    right: ["Who lives here?", "Who does the dog live with?"],
    question: true,
    unless: ({ sentence: { tokens } }) => /^(?:with|for|to|at|from)$/.test(tokens.at(-1)?.word ?? ""),
  },
];
