import { baseOf, participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const ifClause = {
  en: "The if-part takes no “would”: “If I had known, I would have come”.",
  es: "La parte con “if” no lleva “would”: “If I had known, I would have come”.",
};

const future = {
  en: "After if, when and as soon as English uses the present for the future: “if I have time”.",
  es: "Después de if, when y as soon as se usa el presente aunque se hable del futuro: “if I have time”.",
};

const asks = /^(?:know|ask|wonder|sure|see|tell|idea|doubt|matter|care|remember|check|certain|decide)$/;

const isAsked = ({ sentence: { tokens }, start }: Match) =>
  tokens.slice(Math.max(0, start - 3), start).some(({ base, word }) => asks.test(base) || asks.test(word));

export const clauses: readonly Rule[] = [
  {
    kind: "conditional",
    find: "if (s=#sub|#noun|#name would|'d not? have p=#pp|#past)",
    better: ({ named: { s, p }, sentence: { tokens, text }, from }) =>
      s &&
      p &&
      `${text.slice(s.at, s.end)} had ${tokens.slice(from).some(({ word }, i) => word === "not" && i < 4) ? "not " : ""}${participleOf(baseOf(p.word))}`,
    why: ifClause,
    unless: isAsked,
    wrong: { "If I would have known, I would have come.": "If I had known, I would have come." },
    right: ["If I had known, I would have come.", "I wonder if he would have come."],
  },
  {
    kind: "conditional",
    find: "if (s=#sub would v=#base)",
    better: ({ named: { s, v } }) => s && v && `${s.word} ${v.word === "be" ? "were" : pastOf(v.word)}`,
    why: ifClause,
    unless: (match) =>
      isAsked(match) ||
      match.named.v?.word === "like" ||
      (/^(?:please|mind|be)$/.test(match.named.v?.word ?? "") && match.named.s?.word === "you"),
    wrong: { "If I would be rich, I would travel.": "If I were rich, I would travel." },
    right: ["If you would like, come.", "I don't know if she would like it."],
  },
  {
    kind: "conditional",
    find: "(w=if|when|as|until|before|after soon? as? s=#sub will not? v=#base)",
    better: ({ named: { w, s, v }, sentence: { tokens }, from, to }) => {
      if (!w || !s || !v) return undefined;
      const one = /^(?:he|she|it)$/.test(s.word);
      const negative = tokens.slice(from, to).some(({ word }) => word === "not");
      const verb = negative
        ? `${one ? "doesn't" : "don't"} ${v.word}`
        : v.word === "be"
          ? s.word === "i"
            ? "am"
            : one
              ? "is"
              : "are"
          : one
            ? thirdOf(v.word)
            : v.word;
      return `${w.word === "as" ? "as soon as" : w.word} ${s.word} ${verb}`;
    },
    why: future,
    unless: (match) =>
      isAsked(match) ||
      (match.named.w?.word === "as" && match.sentence.tokens[match.from + 1]?.word !== "soon") ||
      (match.sentence.question && match.from === 0 && match.named.w?.word === "when"),
    wrong: {
      "If I will have time, I'll call.": "If I have time, I'll call.",
      "When she will arrive, we'll eat.": "When she arrives, we'll eat.",
    },
    right: ["If I have time, I'll call.", "I don't know if he will come.", "When will you come?"],
  },
  {
    kind: "conditional",
    find: "wish|wishes|wished (s=#sub would|'d have p=#pp)",
    better: "{s} had {p}",
    why: {
      en: "A wish about the past takes “had”: “I wish I had known”.",
      es: "Un deseo sobre el pasado lleva “had”: “I wish I had known”.",
    },
    wrong: { "I wish you would have told me.": "I wish you had told me." },
    right: ["I wish you had told me.", "I wish you would stop."],
  },
  {
    kind: "conditional",
    find: "i wish (s=#sub v=have|am|is|are|can|know|do|live|speak)",
    better: ({ named: { s, v } }) =>
      s &&
      v &&
      `${s.word} ${/^(?:am|is|are)$/.test(v.word) ? "were" : v.word === "can" ? "could" : pastOf(v.word)}`,
    why: {
      en: "A wish about now takes the past: “I wish I had a dog”.",
      es: "Un deseo sobre el presente lleva el verbo en pasado: “I wish I had a dog”.",
    },
    wrong: { "I wish I have a dog.": "I wish I had a dog." },
    right: ["I wish I had a dog."],
    unless: ({ named: { s, v }, sentence: { tokens }, to }) =>
      s?.word === "you" &&
      v?.word === "have" &&
      tokens
        .slice(to, to + 4)
        .some(({ word }) =>
          /^(?:day|time|week|trip|holiday|weekend|birthday|night|evening|life|year|luck)$/.test(word),
        ),
  },
  {
    kind: "reported-speech",
    find: "asked|said|told #obj? that|if (s=#sub have|has p=#pp) ... day|week|month|year before",
    better: "{s} had {p}",
    why: {
      en: "After “asked” or “said” the tense goes one step back: “she had finished”.",
      es: "Después de “asked” o “said” el tiempo retrocede un paso: “she had finished”.",
    },
    wrong: { "He said that he has seen it the day before.": "He said that he had seen it the day before." },
    right: ["He said that he had seen it the day before."],
  },
  {
    kind: "reported-speech",
    find: "asked|ask #obj|#noun? (that if)",
    better: "if",
    why: {
      en: "A reported question begins with “if”, without “that”.",
      es: "La pregunta indirecta empieza con “if”, sin “that”.",
    },
    wrong: { "She asked me that if I was well.": "She asked me if I was well." },
    right: ["She asked me if I was well."],
  },
  {
    kind: "conjunction",
    find: "(despite|of that? s=it|i|he|she|we|they v=was|were|is|are|am|have|had|has|did|#past)",
    better: "although {s} {v}",
    why: {
      en: "Before a whole sentence use “although”; “despite” goes with a noun or -ing.",
      es: "Delante de una frase se usa “although”; “despite” va con un nombre o con -ing.",
    },
    unless: ({ sentence: { tokens }, from }) => tokens[from]?.word !== "despite",
    wrong: { "Despite it was cold, we swam.": "Although it was cold, we swam." },
    right: ["Although it was cold, we swam.", "Despite the cold, we swam."],
  },
  {
    kind: "conjunction",
    find: "(in spite of that? s=it|i|he|she|we|they v=was|were|is|are|am|have|had|has|did|#past)",
    better: "although {s} {v}",
    why: {
      en: "Before a whole sentence use “although”; “in spite of” goes with a noun or -ing.",
      es: "Delante de una frase se usa “although”; “in spite of” va con un nombre o con -ing.",
    },
    wrong: { "In spite of it was late, we went.": "Although it was late, we went." },
    right: ["In spite of the rain, we went."],
  },
  {
    kind: "conjunction",
    find: "(despite of)",
    better: "despite",
    why: { en: "“Despite” has no “of”.", es: "“Despite” va sin “of”." },
    wrong: { "Despite of the rain, we went.": "Despite the rain, we went." },
    right: ["Despite the rain, we went."],
  },
  {
    kind: "conjunction",
    find: "(because of s=i|it|he|she|we|they v=#verbish|is|was|have|had)",
    better: "because {s} {v}",
    why: {
      en: "Before a whole sentence use “because”; “because of” goes with a noun.",
      es: "Delante de una frase se usa “because”; “because of” va con un nombre.",
    },
    wrong: { "I left because of I was tired.": "I left because I was tired." },
    right: ["I left because I was tired.", "I left because of him."],
  },
  {
    kind: "conjunction",
    find: [
      "(during s=i|he|she|we|they v=#verbish|was|were)",
      "(w=while the|my n=summer|night|day|war|meeting|class|film|holidays|trip|winter|match) -#verbish|is|was",
    ],
    better: ({ named: { s, v, n }, sentence: { tokens }, from }) =>
      s && v ? `while ${s.word} ${v.word}` : n && `during ${tokens[from + 1]?.word} ${n.word}`,
    why: {
      en: "“While” goes with a sentence, “during” with a noun.",
      es: "“While” va con una frase; “during”, con un nombre.",
    },
    wrong: {
      "During I was there, it rained.": "While I was there, it rained.",
      "I worked while the summer.": "I worked during the summer.",
    },
    right: ["While I was there, it rained.", "I worked during the summer."],
  },
  {
    kind: "run-on",
    find: [
      "#poss n=#noun (s=he|she|it|they v=is|are|was|were a=very|so|really|not|looking|too)",
      "#poss (n=#noun s=he|she|it|they v=is|are|was|were p=#ing) #any",
    ],
    better: ({ named: { n, s, v, a, p } }) =>
      s && v && (p ? `${n?.word}, and ${s.word} ${v.word} ${p.word}` : `and ${s.word} ${v.word} ${a?.word}`),
    why: {
      en: "Two sentences need a full stop, or a comma and a word like “and” or “so” between them.",
      es: "Dos frases se separan con punto, o con coma y una palabra como “and” o “so”.",
    },
    unless: ({ sentence: { tokens }, start, to, named: { p } }) =>
      start < 2 ||
      (p !== undefined && !/^(?:for|at|in|to|with|another|a|very)$/.test(tokens[to]?.word ?? "")) ||
      tokens[start - 1]?.joined === false ||
      /^(?:of|because|that|when|if|think|know|and|but)$/.test(tokens[start - 1]?.word ?? ""),
    wrong: { "I love my dog it is very funny.": "I love my dog and it is very funny." },
    right: ["I love my dog because it is very funny.", "This is the house he is very proud of."],
  },
];
