import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Links, conditions, wishes and patterns of verbs. */
export const everydayAsAndIf: readonly Rule[] = [
  {
    kind: "fixed",
    find: "as (usually)",
    better: "usual",
    why: { en: "The set phrase is “as usual”.", es: "La expresión es “as usual”." },
    wrong: { "As usually, he was late.": "As usual, he was late." },
    right: ["As usual, he was late.", "As usually happens, he was late."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === true,
  },
  {
    kind: "linking",
    find: "(although of) the|my|this|his|her|our|all",
    better: "despite",
    why: {
      en: "Before a noun: “despite the rain”; “although” goes before a sentence.",
      es: "Ante nombre: “despite the rain”; “although” va ante oración.",
    },
    wrong: { "Although of the rain, we had fun.": "Despite the rain, we had fun." },
    right: ["Despite the rain, we had fun.", "Although of late he is ill, he came."],
  },
  {
    kind: "word-choice",
    find: "your|a (soon) answer|reply|response|recovery|return",
    better: ({ sentence: { tokens }, to }) => (tokens[to]?.word === "recovery" ? "quick" : "prompt"),
    why: {
      en: "“Soon” is an adverb; before a noun “prompt” or “quick”.",
      es: "“Soon” es adverbio; ante nombre, “prompt” o “quick”.",
    },
    wrong: { "I look forward to your soon answer.": "I look forward to your prompt answer." },
    right: ["I look forward to your prompt answer."],
  },
  {
    kind: "comparison",
    find: "the more|less ... the (b=best|worst|most)",
    better: ({ named: { b } }) =>
      b && ({ best: "better", worst: "worse", most: "more" } as Record<string, string>)[b.word],
    why: {
      en: "“The more …, the better …”: two comparatives.",
      es: "“The more …, the better …”: dos comparativos.",
    },
    wrong: { "The more I practise the best I play.": "The more I practise the better I play." },
    right: ["The more I practise the better I play.", "The more I see the best ones, the more I like them."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:i|you|he|she|it|we|they|my|your)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "comparison",
    find: "^ the (b=best|worst|most) i|you|he|she|it|we|they #any",
    better: ({ named: { b }, sentence: { text }, from }) =>
      from > 1 && /^the (?:more|less|\w+er)\b/i.test(text)
        ? b && ({ best: "better", worst: "worse", most: "more" } as Record<string, string>)[b.word]
        : undefined,
    why: {
      en: "“The more …, the better …”: two comparatives.",
      es: "“The more …, the better …”: dos comparativos.",
    },
    wrong: { "The more I practise, the best I play.": "The more I practise, the better I play." },
    right: ["The more I practise, the better I play.", "The best I can do is wait."],
  },
  {
    kind: "comparison",
    find: "~be|'s|'m|'re not? (so) #adj as i|you|he|she|we|they|my|your|it|me|him|her|a|the",
    better: "as",
    why: { en: "To compare: “as good as”.", es: "Para igualar: “as good as”." },
    wrong: { "It was so good as I expected.": "It was as good as I expected." },
    right: ["It was as good as I expected.", "It's not so good as that.", "He was so kind as to help."],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "not",
  },
  {
    kind: "wish",
    find: "if only (s=#sub v=know|have|can|am|is|are|do|live|speak|understand)",
    better: ({ named: { s, v } }) =>
      s &&
      v &&
      `${s.word === "i" ? "I" : s.word} ${/^(?:am|is|are)$/.test(v.word) ? "were" : v.word === "can" ? "could" : pastOf(v.word)}`,
    why: {
      en: "A wish about now takes the past: “if only I knew”.",
      es: "Un deseo lleva pasado: “if only I knew”.",
    },
    wrong: { "If only I know the answer.": "If only I knew the answer." },
    right: [
      "If only I knew the answer.",
      "I'd be happy if only I can rest.",
      "He came if only I have a car.",
    ],
    unless: ({ start }) => start > 0,
  },
  {
    kind: "conditional",
    find: [
      "in case (s=#sub will v=#base)",
      "provided that? (s=#sub will v=#base)",
      "as long as (s=#sub will v=#base)",
      "by the time (s=#sub will v=#base)",
    ],
    better: ({ named: { s, v } }) =>
      s &&
      v &&
      (v.word === "be"
        ? `${s.word} ${s.word === "i" ? "am" : /^(?:he|she|it)$/.test(s.word) ? "is" : "are"}`
        : `${s.word === "i" ? "I" : s.word} ${/^(?:he|she|it)$/.test(s.word) ? thirdOf(v.word) : v.word}`),
    why: {
      en: "After “in case, provided, as long as, by the time” no “will”.",
      es: "Tras “in case, provided, as long as, by the time”, sin “will”.",
    },
    wrong: {
      "I'll take an umbrella in case it will rain.": "I'll take an umbrella in case it rains.",
      "By the time I will arrive, he will be gone.": "By the time I arrive, he will be gone.",
    },
    right: ["I'll take an umbrella in case it rains.", "It rains in case you ask."],
  },
  {
    kind: "verb-pattern",
    find: "~admit|~deny|~miss|~postpone|~practise|~resist|~resent|~imagine|~involve|~delay|~detest|~dread|~tolerate (to v=#base)",
    better: "{v:ing}",
    why: {
      en: "This verb takes -ing: “admit lying”, “miss seeing”.",
      es: "Este verbo lleva -ing: “admit lying”.",
    },
    wrong: {
      "She admitted to lie.": "She admitted lying.",
      "I miss to see my friends.": "I miss seeing my friends.",
    },
    right: ["She admitted lying.", "He was considered to be old.", "I imagine to this day."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:be|'m|'s|'re|been|was|were|is|are|am)$/.test(tokens[start - 1]?.word ?? "") ||
      tokens[start]?.word === "considered" ||
      (tokens[start]?.word === "missed" && false),
  },
  {
    kind: "verb-pattern",
    find: "can|could not? stand (to v=#base)",
    better: "{v:ing}",
    why: { en: "“Can't stand” takes -ing.", es: "“Can't stand” lleva -ing." },
    wrong: { "I can't stand to wait in queues.": "I can't stand waiting in queues." },
    right: ["I can't stand waiting in queues."],
  },
  {
    kind: "verb-pattern",
    find: "^ keep (to v=try|work|go|study|practise|fight|move|walk|read|talk|smile|do)",
    better: "{v:ing}",
    why: { en: "“Keep” takes -ing: “keep trying”.", es: "“Keep” lleva -ing." },
    wrong: { "Keep to try!": "Keep trying!" },
    right: ["Keep trying!", "Keep to the left."],
  },
  {
    kind: "verb-pattern",
    find: "i|we|they|he|she|to offer|offered|offers (v=helping|driving|paying|cooking|lending|giving|taking|carrying|doing)",
    better: "to {v:base}",
    why: { en: "“Offer” takes “to”: “offered to help”.", es: "“Offer” lleva “to”." },
    wrong: { "She offered helping us.": "She offered to help us." },
    right: ["She offered to help us."],
  },
  {
    kind: "verb-pattern",
    find: "i|we|he|she|they|to recommend|recommends|recommended (o=you|him|her|us|them v=#ing)",
    better: ({ named: { o, v } }) => o && v && `${v.word}`,
    why: { en: "“Recommend doing something”.", es: "“Recommend” + -ing, sin objeto." },
    wrong: { "I recommend you reading this book.": "I recommend reading this book." },
    right: ["I recommend reading this book."],
  },
  {
    kind: "verb-pattern",
    find: "regret (to v=#base) #any ... yesterday|lie|that|mistake|never|so",
    better: "{v:ing}",
    why: {
      en: "What one is sorry to have done: “regret doing”.",
      es: "Lamentar haber hecho: “regret doing”.",
    },
    wrong: { "I regret to tell her that lie.": "I regret telling her that lie." },
    right: [
      "I regret telling her that lie.",
      "I regret to tell you that it's over.",
      "We regret to inform you that we are closed.",
    ],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.word === "you" || /^(?:inform|announce|say)$/.test(tokens[to - 1]?.word ?? ""),
  },
  {
    kind: "say-tell",
    find: "teacher|boss|he|she|they|mother|father|doctor|friend|friends|i|we (told) that",
    better: "said",
    why: {
      en: "“Tell” needs a person: “told us that”; else “said”.",
      es: "“Tell” lleva persona; si no, “said”.",
    },
    wrong: { "The teacher told that we have to study.": "The teacher said that we have to study." },
    right: ["The teacher said that we have to study.", "He told that story well."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:i|you|he|she|it|we|they|my|the|there|his|her|our|this|all|nobody|everybody|if|in)$/.test(
        tokens[to + 1]?.word ?? "",
      ),
  },
  {
    kind: "reported-speech",
    find: "wondered|wonder|wondering|asked|know|tell|see|remember|understand what|where|why|how|who|when (b=was|were|is|are s=he|she|they|we) #ing|#pp|#adj",
    better: ({ named: { b, s } }) => b && s && `${s.word} ${b.word}`,
    why: {
      en: "A question inside a sentence has the order of a statement.",
      es: "Una pregunta indirecta va en orden normal.",
    },
    wrong: { "I wondered what was he doing.": "I wondered what he was doing." },
    right: ["I wondered what he was doing.", "I asked: where is he going?"],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens.slice(start + 1, from + 1).some(({ joined }) => joined === false),
  },
];
