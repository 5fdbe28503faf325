import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Letters, links and idioms. */
export const lettersAndLinks: readonly Rule[] = [
  {
    kind: "preposition",
    find: "(on|from|to|at p=my|his|her|our|your opinion|view) #any",
    better: "in {p} opinion",
    why: { en: "“In my opinion”.", es: "“En mi opinión”: “in my opinion”." },
    wrong: { "From my opinion it's good.": "In my opinion it's good." },
    right: ["In my opinion it's good.", "It's up to my opinion.", "My attitude to your opinion is clear."],
    unless: ({ sentence: { tokens }, from, to }) =>
      (from > 0 && tokens[from]?.joined === true) || tokens[to - 1]?.word === "view",
  },
  {
    kind: "preposition",
    find: "^ (in one hand)",
    better: "on the one hand",
    why: { en: "“On the one hand”.", es: "“Por un lado”: “on the one hand”." },
    wrong: { "In one hand, it's cheap.": "On the one hand, it's cheap." },
    right: ["On the one hand, it's cheap.", "In one hand he held a cup."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
  {
    kind: "preposition",
    find: "^ (by|in|at the contrary)",
    better: "on the contrary",
    why: { en: "“On the contrary”.", es: "“Por el contrario”: “on the contrary”." },
    wrong: { "By the contrary, I liked it.": "On the contrary, I liked it." },
    right: ["On the contrary, I liked it."],
  },
  {
    kind: "preposition",
    find: "^ (in contrary to|of)",
    better: "contrary to",
    why: { en: "“Contrary to”.", es: "“Al contrario de”: “contrary to” o “unlike”." },
    wrong: { "In contrary to him, I like it.": "Contrary to him, I like it." },
    right: ["Contrary to him, I like it."],
  },
  {
    kind: "preposition",
    find: "^ (in difference to|with|of)",
    better: "unlike",
    why: { en: "“Unlike you, I study”.", es: "“A diferencia de”: “unlike”." },
    wrong: { "In difference to you, I study.": "Unlike you, I study." },
    right: ["Unlike you, I study."],
  },
  {
    kind: "preposition",
    find: "contrary (of|from)",
    better: "to",
    why: { en: "“Contrary to”.", es: "“Contrario a”: “contrary to”." },
    wrong: { "Contrary of what people think, it's easy.": "Contrary to what people think, it's easy." },
    right: ["Contrary to what people think, it's easy."],
  },
  {
    kind: "linking",
    find: "^ (due to) it|i|he|she|we|they was|were|is|are|had|has|have|did|#past",
    better: "because",
    why: {
      en: "Before a sentence “because”; “due to” before a noun.",
      es: "Ante oración, “because”; “due to” ante nombre.",
    },
    wrong: { "Due to it was late we left.": "Because it was late we left." },
    right: ["Because it was late we left."],
  },
  {
    kind: "linking",
    find: "^ (thanks to) i|he|she|we|they #past|was|were|is|are|had",
    better: "because",
    why: {
      en: "Before a sentence “because”; “thanks to” before a noun.",
      es: "Ante oración, “because”; “thanks to” ante nombre.",
    },
    wrong: { "Thanks to she helped me I passed.": "Because she helped me I passed." },
    right: ["Because she helped me I passed."],
  },
  {
    kind: "preposition",
    find: "(regarding to)",
    better: "regarding",
    why: { en: "“Regarding your question”, without “to”.", es: "“Regarding”, sin “to”." },
    wrong: { "Regarding to your question, yes.": "Regarding your question, yes." },
    right: ["Regarding your question, yes."],
  },
  {
    kind: "preposition",
    find: "^ (regards|respect|refering|referring to?) your|the|my|this",
    better: "regarding",
    why: { en: "“Regarding the price”.", es: "“Respecto a”: “regarding”." },
    wrong: { "Respect to the price, I agree.": "Regarding the price, I agree." },
    right: ["Regarding the price, I agree.", "Respect the rules!", "Regards to your mother!"],
    unless: ({ sentence: { tokens, text }, from, to }) =>
      !/,/.test(text) ||
      (tokens[from]?.word === "respect" && tokens[from + 1]?.word !== "to") ||
      (tokens[from]?.word === "referring" && tokens[to - 1]?.word === "to"),
  },
  {
    kind: "preposition",
    find: "(with|in regards|regard of|to) the|your|my|this",
    better: "with regard to",
    why: { en: "“With regard to”.", es: "“Con respecto a”: “with regard to”." },
    wrong: { "With regards of the price, it's ok.": "With regard to the price, it's ok." },
    right: ["With regard to the price, it's ok.", "in regard to the price"],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from + 1]?.word === "regard" && tokens[to - 1]?.word === "to",
  },
  {
    kind: "preposition",
    find: "look|looking forward (v=hearing|seeing|meeting|going|getting|receiving|having|working|being|visiting|starting)",
    better: "to {v}",
    why: { en: "“Look forward to hearing”.", es: "“Look forward to …ing”." },
    wrong: { "I look forward hearing from you.": "I look forward to hearing from you." },
    right: ["I look forward to hearing from you."],
  },
  {
    kind: "object",
    find: "appreciate (if)",
    better: "it if",
    why: {
      en: "“Appreciate” needs an object: “I'd appreciate it if”.",
      es: "“Agradecería que”: “I'd appreciate it if”.",
    },
    wrong: { "I'd appreciate if you could help.": "I'd appreciate it if you could help." },
    right: ["I'd appreciate it if you could help."],
  },
  {
    kind: "object",
    find: "would|'d appreciate|like (that you v=answer|reply|send|help|tell|give|come|write|call|explain)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v && (tokens[from - 1]?.word === "appreciate" ? `it if you could ${v.word}` : `you to ${v.word}`),
    why: {
      en: "“I'd appreciate it if you …”, “I'd like you to …”.",
      es: "Se dice así: “I'd appreciate it if you …”, “I'd like you to …”.",
    },
    wrong: { "I would appreciate that you answer soon.": "I would appreciate it if you could answer soon." },
    right: ["I would appreciate it if you could answer soon."],
  },
  {
    kind: "linking",
    find: "(in order to) i|he|she|we|they|you #any",
    better: "so that",
    why: {
      en: "Before a sentence “so that”; “in order to” before a verb.",
      es: "Ante oración, “so that”; “in order to” ante verbo.",
    },
    wrong: { "I save money in order to we can travel.": "I save money so that we can travel." },
    right: ["I save money so that we can travel."],
  },
  {
    kind: "preposition",
    find: "writing (you) about|to|because|in|regarding",
    better: "to you",
    why: { en: "One writes “to” somebody.", es: "Escribir a alguien: “write to”." },
    wrong: { "I am writing you to complain.": "I am writing to you to complain." },
    right: ["I am writing to you to complain.", "I was writing you a poem."],
  },
  {
    kind: "preposition",
    find: "the extent (at|in|for|by) which",
    better: "to",
    why: { en: "“The extent to which”.", es: "“El grado en que”: “the extent to which”." },
    wrong: { "The extent at which it helps is small.": "The extent to which it helps is small." },
    right: ["The extent to which it helps is small."],
  },
  {
    kind: "idiom",
    find: "(at odds) to explain|say|know|understand|decide",
    better: "at a loss",
    why: { en: "Not to know what to do is to be “at a loss”.", es: "No saber cómo: “at a loss”." },
    wrong: { "I'm at odds to explain why.": "I'm at a loss to explain why." },
    right: ["I'm at a loss to explain why."],
  },
  {
    kind: "idiom",
    find: "but? (with|for|in no avail)",
    better: "to no avail",
    why: { en: "“To no avail”.", es: "“En vano”: “to no avail”." },
    wrong: { "We tried but with no avail.": "We tried but to no avail." },
    right: ["We tried but to no avail."],
  },
  {
    kind: "preposition",
    find: "second only (than|of|after|from|behind)",
    better: "to",
    why: { en: "“Second only to”.", es: "“Solo superado por”: “second only to”." },
    wrong: { "She is second only than him.": "She is second only to him." },
    right: ["She is second only to him."],
  },
  {
    kind: "idiom",
    find: "^ (for|in what concerns|regards)",
    better: "as for",
    why: { en: "“As for the rent”.", es: "“Por lo que se refiere a”: “as for”." },
    wrong: { "For what concerns the rent, we split it.": "As for the rent, we split it." },
    right: ["As for the rent, we split it."],
  },
  {
    kind: "object",
    find: "~make|~find|~think|~consider (a=difficult|easy|hard|possible|impossible|necessary|important|easier|harder) to v=#base",
    better: "it {a}",
    why: { en: "“Make it difficult to do”.", es: "“Hacer difícil + infinitivo”: “make it difficult to”." },
    wrong: { "Flights make difficult to convince them.": "Flights make it difficult to convince them." },
    right: [
      "Flights make it difficult to convince them.",
      "It was made easy to use.",
      "The thing I find hard to say is this.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      (/^(?:be|is|was|were|are|been|'s|i|we|you|they|he|she|what|which)$/.test(
        tokens[start - 1]?.word ?? "",
      ) &&
        !/^(?:i|we|they|you|he|she)$/.test(tokens[0]?.word ?? "")) ||
      /^(?:what|which|that|how|is|was|be|been|are|were|thing|this)$/.test(tokens[start - 2]?.word ?? "") ||
      tokens
        .slice(0, start)
        .some(({ word }) => /^(?:what|which|that|how|thing|things|questions|texts)$/.test(word)),
  },
  {
    kind: "preposition",
    find: "must|should|have|need|has|needs ... (v=handed|finished|paid|sent|delivered|submitted|returned|done in|back? until) #day|tomorrow|noon|next|tonight|#month|the",
    better: ({ named: { v }, sentence: { tokens }, from, to }) =>
      v &&
      `${tokens
        .slice(from, to - 1)
        .map(({ word }) => word)
        .join(" ")} by`,
    why: { en: "A deadline takes “by”: “by Friday”.", es: "Un plazo: “by Friday”; “until” es hasta." },
    wrong: { "It must be handed in until Friday.": "It must be handed in by Friday." },
    right: ["It must be handed in by Friday."],
  },
];
