import { canBeVerb } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const helped =
  "tell|told|tells|ask|asked|asks|want|wanted|wants|teach|taught|teaches|invite|invited|remind|reminded|advise|advised|allow|allowed|encourage|encouraged|force|forced|order|ordered|beg|begged|warn|warned";
const plain =
  "go|come|help|wait|stay|leave|stop|eat|drink|study|work|sleep|bring|buy|take|call|clean|close|open|write|read|speak|talk|play|learn|do|make|try|see|send|pay|use|sit|run|cook|drive|find|meet|move|visit|travel|rest|relax|practise";

/** Patterns of whole clauses that learners carry over: after what verb comes what, and in what order. */
export const everydayPatterns: readonly Rule[] = [
  {
    kind: "verb-pattern",
    find: "my|his|her|our|their hobby|hobbies|passion|dream|job|plan is|'s|are (v=play|read|dance|sing|cook|swim|run|travel|draw|paint|write|watch|listen|collect|ride|fish)",
    better: "{v:ing}",
    why: {
      en: "A hobby is an -ing form: my hobby is swimming.",
      es: "Una afición se dice con -ing: my hobby is swimming.",
    },
    wrong: { "My hobby is play football.": "My hobby is playing football." },
    right: ["My hobby is playing football."],
  },
  {
    kind: "agreement",
    find: "my|his|her|our favourite|favorite n=#one (v=are|were) -the",
    better: ({ named: { v } }) => (v?.word === "are" ? "is" : "was"),
    why: {
      en: "One favourite thing: “is”, even if several follow.",
      es: "“My favourite food” es singular: is.",
    },
    wrong: { "My favourite food are pasta and pizza.": "My favourite food is pasta and pizza." },
    right: ["My favourite food is pizza.", "My favourite people are here."],
  },
  {
    kind: "negative",
    find: "i|you|he|she|it|we|they (not v=is|are|am|was|were|can|will)",
    better: ({ named: { v } }) => v && (v.word === "am" ? "am not" : `${v.word} not`),
    why: { en: "“Not” comes after is, are, can and will.", es: "“Not” va detrás de is, are, can y will." },
    wrong: { "She not is my friend.": "She is not my friend." },
    right: ["She is not my friend."],
  },
  {
    kind: "question",
    find: "^ (q=when|where|what|who my|your|his|her|the n=#one v=is|are) $",
    better: ({ sentence: { tokens, text }, from, named: { q, v } }) => {
      const owner = tokens[from + 1];
      const noun = tokens[from + 2];
      return owner && noun && `${q?.word} ${v?.word} ${text.slice(owner.at, noun.end)}`;
    },
    question: true,
    why: {
      en: "In a question the verb comes before the subject.",
      es: "En una pregunta el verbo va antes del sujeto.",
    },
    wrong: { "When your birthday is?": "When is your birthday?" },
    right: ["When is your birthday?"],
  },
  {
    kind: "question",
    find: "^ (s=you v=like|have|know|want|live|speak|play|eat|drink|work|study|need|think|prefer|remember|understand) #any",
    better: "do {s} {v}",
    question: true,
    why: {
      en: "A question needs “do”: “Do you like pizza?”",
      es: "La pregunta lleva “do”: “Do you like pizza?”",
    },
    wrong: { "You like pizza?": "Do you like pizza?" },
    right: ["Do you like pizza?", "You know, is it true?", "You think so?"],
    unless: ({ sentence: { tokens, text }, from }) =>
      from > 0 || tokens.length > 5 || /,|\bso\b|right\b|really|don't|been|got\b|\bto\b/i.test(text),
  },
  {
    kind: "verb-pattern",
    find: "i|we|you|they|he|she need|needs|needed (v=study|work|go|buy|sleep|eat|learn|practise|find|get|do|see|speak|call|finish|pay|clean|leave) more|the|my|a|to|it|now|some|an|today|tomorrow|$",
    better: "to {v}",
    why: { en: "“Need” is followed by “to”: I need to study.", es: "“Need” lleva “to”: I need to study." },
    wrong: { "I need study more.": "I need to study more." },
    right: ["I need to study more.", "I need work.", "We need sleep."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      /^(?:work|sleep|study|call|finish|clean|practise|find)$/.test(v?.word ?? "") &&
      /^(?:today|now|tomorrow|)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: `${helped} me|him|her|us|them|you (v=${plain})`,
    better: "to {v}",
    why: {
      en: "Tell, ask or want somebody to do something: with “to”.",
      es: "Tell, ask o want a alguien lleva “to”: he told me to wait.",
    },
    wrong: {
      "He told me wait here.": "He told me to wait here.",
      "She asked me help her.": "She asked me to help her.",
    },
    right: [
      "He told me to wait.",
      "He asked me: come in.",
      "She taught me maths.",
      "I told you work is hard.",
    ],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.joined === false ||
      /^(?:is|was|are|were|has|will|can)$/.test(tokens[to]?.word ?? "") ||
      !canBeVerb(tokens[from]?.word ?? ""),
  },
  {
    kind: "relative",
    find: "the|a|every|any man|woman|person|people|girl|boy|thing|book|film|car|house|friend|teacher|place (what) v=#third|is|are|was|were|#past|i|we|you|they|he|she",
    better: ({ sentence: { tokens }, from }) =>
      /^(?:man|woman|person|people|girl|boy|friend|teacher)$/.test(tokens[from - 1]?.word ?? "")
        ? "who"
        : "that",
    why: {
      en: "After a noun it is who or that, never what.",
      es: "Tras un nombre va who o that, nunca what.",
    },
    wrong: { "The man what lives here is old.": "The man who lives here is old." },
    right: ["The man who lives here is old.", "Ask the man what he wants.", "Show the boy what is right."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(Math.max(0, from - 4), from - 1)
        .some(({ base }) => /^(?:ask|tell|show|teach|know|remember|say|explain|give)$/.test(base)),
  },
  {
    kind: "word-order",
    find: "~be|'s|'m|'re (enough a=big|old|good|tall|strong|young|rich|warm|cold|fast|small|long|easy|clear|cheap|large)",
    better: "{a} enough",
    why: {
      en: "“Enough” follows the adjective: big enough.",
      es: "“Enough” va detrás del adjetivo: big enough.",
    },
    wrong: { "It's enough big for us.": "It's big enough for us." },
    right: ["It's big enough for us.", "There is enough cold water."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "reported",
    find: "~ask|~wonder|know (if v=could|can|would|will|should|did|was|is|are s=i|we|you|he|she|they)",
    better: "if {s} {v}",
    question: false,
    why: {
      en: "In a told question the subject comes first: if she could.",
      es: "En una pregunta indirecta el sujeto va delante: if she could.",
    },
    wrong: { "She asked if could she come.": "She asked if she could come." },
    right: ["She asked if she could come."],
  },
  {
    kind: "verb-pattern",
    find: "(possibility to) v=#base",
    better: "chance to",
    why: {
      en: "One has the chance to do something, or the possibility of doing it.",
      es: "“Tener la posibilidad de” es “have the chance to”.",
    },
    wrong: { "I have the possibility to travel.": "I have the chance to travel." },
    right: ["I have the chance to travel."],
  },
  {
    kind: "modal",
    find: "i|you|he|she|we|they (m=musts|cans|coulds|shoulds|mights|mays)",
    better: ({ named: { m } }) => m?.word.slice(0, -1),
    why: { en: "Must, can and should have one form only.", es: "Must, can y should no cambian." },
    wrong: { "She musts work.": "She must work." },
    right: ["She must work."],
  },
  {
    kind: "verb-pattern",
    find: "interested (to v=learn|know|see|hear|study|travel|work|do|buy|play|visit)",
    better: "in {v:ing}",
    why: { en: "Interested in doing something.", es: "Interesado en hacer: interested in doing." },
    wrong: { "I'm interested to learn more.": "I'm interested in learning more." },
    right: ["I'm interested in learning more.", "I'd be interested to hear it."],
    unless: ({ sentence: { text }, named: { v } }) =>
      /\bbe interested\b/i.test(text) || /^(?:know|see|hear)$/.test(v?.word ?? ""),
  },
];
