import { baseOf, pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Comparing, ages, times, and who is asked or told. */
export const everydayMoreAndWhen: readonly Rule[] = [
  {
    kind: "subject",
    find: "^ the|my|this|that|our|his|her #adj? #one (s=it|he|she v=is|was|has) very|so|a|the|really|not|too|#adj|#ing|from|in",
    better: "{v}",
    why: {
      en: "The subject is said once: “the film was”.",
      es: "El sujeto se dice una vez: “the film was”.",
    },
    wrong: { "The film it was very long.": "The film was very long." },
    right: [
      "The film was very long.",
      "That day it was very hot.",
      "The moment he was in, we left.",
      "The way she is so calm is odd.",
    ],
    unless: ({ sentence: { tokens }, from, named: { s } }) =>
      (s?.word !== "it" && !tokens[from - 1]?.tags.has("Noun")) ||
      (/^(?:day|morning|night|evening|time|year|week|month|moment|summer|winter|way|minute|afternoon|second|place|thing|reason|side|weekend|person|girl|boy|man|woman|one|season|instant|house|car|film|city|book)$/.test(
        tokens[from - 1]?.word ?? "",
      ) &&
        (s?.word !== "it" || !/^(?:film|house|car|city|book)$/.test(tokens[from - 1]?.word ?? ""))) ||
      tokens.slice(from + 2).some(({ word }) => /^(?:is|was|are|were|had|did)$/.test(word)),
  },
  {
    kind: "comparative",
    find: "(most a=#short) than",
    better: "{a:er}",
    why: { en: "To compare two: “taller than”.", es: "Para comparar dos: “taller than”." },
    wrong: { "I am most tall than you.": "I am taller than you." },
    right: ["I am taller than you."],
  },
  {
    kind: "comparison",
    find: "not so|as #adj|#adv (than|that|like) #any",
    better: "as",
    why: { en: "“Not as tall as”: with “as”.", es: "“Not as tall as”: con “as”." },
    wrong: { "I am not so tall than him.": "I am not so tall as him." },
    right: ["I am not so tall as him.", "It's not so nice that you cry."],
    unless: ({ sentence: { tokens }, from, to }) =>
      /^(?:that|like)$/.test(tokens[from]?.word ?? "") &&
      !/^(?:me|him|us|them)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "comparison",
    find: "(twice a=#short than)",
    better: "twice as {a} as",
    why: { en: "“Twice as tall as”.", es: "“El doble de alto que”: “twice as tall as”." },
    wrong: { "He is twice tall than me.": "He is twice as tall as me." },
    right: ["He is twice as tall as me."],
  },
  {
    kind: "comparison",
    find: "more|less|fewer #noun|#plural (that) me|you|him|her|us|them|my|his|your|mine|yours $|brother|sister|friend|friends|mother|father|parents|house|city|country|job|school",
    better: "than",
    why: { en: "After “more” or “less” it is “than”.", es: "Tras “more” o “less”, “than”." },
    wrong: { "She has more money that me.": "She has more money than me." },
    right: ["She has more money than me.", "There is more money that my friends want."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to + 1]?.joined === true &&
      /^(?:my|his|your|her)$/.test(tokens[to]?.word ?? "") &&
      tokens[to + 2]?.joined === true,
  },
  {
    kind: "superlative",
    find: "the (c=worse|better) n=#one of my|the|all|our|this|history|year -two",
    better: ({ named: { c } }) => (c?.word === "worse" ? "worst" : "best"),
    why: { en: "Of all of them: “the best”, “the worst”.", es: "De todos: “the best”, “the worst”." },
    wrong: { "It's the worse day of my life.": "It's the worst day of my life." },
    right: ["It's the worst day of my life.", "The better half of the two."],
  },
  {
    kind: "superlative",
    find: "(most favourite|favorite)",
    better: "favourite",
    why: { en: "“Favourite” already means the one liked most.", es: "“Favourite” ya es el que más." },
    wrong: { "This is my most favourite song.": "This is my favourite song." },
    right: ["This is my favourite song."],
  },
  {
    kind: "comparison",
    find: "~be|'m|'s|'re (elder than)",
    better: "older than",
    why: { en: "To compare say “older than”.", es: "Para comparar, “older than”." },
    wrong: { "She's elder than me.": "She's older than me." },
    right: ["She's older than me."],
  },
  {
    kind: "pronoun",
    find: "about|with|for|to|from|of|at|on|like (p=my|our|their) $",
    better: ({ named: { p }, sentence: { tokens }, to }) =>
      tokens[to]
        ? undefined
        : p && ({ my: "me", our: "us", their: "them" } as Record<string, string>)[p.word],
    why: { en: "After a preposition say “me, us, them”.", es: "Tras preposición: “me, us, them”." },
    wrong: { "Do you want to come with my?": "Do you want to come with me?" },
    right: ["Do you want to come with me?", "Come with me."],
  },
  {
    kind: "pronoun",
    find: "about|with|for|to|from|like (your) $",
    better: ({ sentence: { tokens }, to }) => (tokens[to] ? undefined : "you"),
    why: {
      en: "After a preposition say “you”; “your” needs a noun.",
      es: "Tras preposición, “you”; “your” lleva nombre.",
    },
    wrong: { "I would like to know more about your.": "I would like to know more about you." },
    right: ["I would like to know more about you."],
  },
  {
    kind: "say-tell",
    find: "(v=said|say|says to o=me|him|her|us|them) to v2=#base",
    better: ({ named: { v, o } }) =>
      v &&
      o &&
      `${({ said: "told", say: "tell", says: "tells" } as Record<string, string>)[v.word]} ${o.word}`,
    why: { en: "An order is “told”: “he told me to wait”.", es: "Una orden: “he told me to wait”." },
    wrong: { "He said to me to wait.": "He told me to wait." },
    right: ["He told me to wait."],
  },
  {
    kind: "preposition",
    find: "asked|ask|asks (for o=me|him|her|us|them|you) if|what|where|when|why|how",
    better: "{o}",
    why: { en: "One asks somebody: without “for”.", es: "Preguntar a alguien: “ask somebody”." },
    wrong: { "He asked for me if I was okay.": "He asked me if I was okay." },
    right: ["He asked me if I was okay."],
  },
  {
    kind: "preposition",
    find: "~ask (to p=my|your|his|her|the|our|their n=boss|teacher|mother|father|mum|mom|dad|brother|sister|friend|friends|parents|doctor|waiter|husband|wife|neighbour|son|daughter|manager|police)",
    better: "{p} {n}",
    why: { en: "One asks somebody: without “to”.", es: "Preguntar a alguien: “ask somebody”, sin “to”." },
    wrong: { "I will ask to my boss.": "I will ask my boss." },
    right: ["I will ask my boss.", "He asked to the surprise of all."],
  },
  {
    kind: "tense",
    find: "i|we|they|he|she (v=meet|meets) him|her|them|my|each|this for|since|#noun ... years|months|school|childhood|long|always",
    better: ({ named: { v } }) => (v?.word === "meets" ? "has known" : "have known"),
    why: {
      en: "One has “known” somebody for a time; “meet” is the first time.",
      es: "Conocer desde hace tiempo: “have known”.",
    },
    wrong: { "I meet him for five years.": "I have known him for five years." },
    right: ["I have known him for five years.", "I meet her for coffee."],
    unless: ({ sentence: { tokens }, from }) =>
      !tokens.slice(from).some(({ word }) => /^(?:for|since)$/.test(word)),
  },
  {
    kind: "tense",
    find: "-since i|we|he|she (h=have|has|'ve|'s v=#pp) ... when i|he|she|we|they was|were",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      (v.word === "been"
        ? /^(?:we)$/.test(tokens[from - 1]?.word ?? "")
          ? "were"
          : "was"
        : pastOf(baseOf(v.word))),
    why: {
      en: "With a finished time the simple past: “I lived there when I was a child”.",
      es: "Con un tiempo acabado, pasado simple.",
    },
    wrong: { "I have lived in Lima when I was a child.": "I lived in Lima when I was a child." },
    right: [
      "I lived in Lima when I was a child.",
      "I have told you what he said when he was here.",
      "I've known him since when I was ten.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(from)
        .some(({ word }) => /^(?:since|what|that|how|always|who|said|about|of|never|ever)$/.test(word)) ||
      tokens[from]?.word === "'s",
  },
  {
    kind: "age",
    find: "i|he|she|they|we (h=have|has|'ve|'s got n=#many years) $|old|and",
    better: ({ named: { n }, sentence: { tokens }, from, to }) =>
      n &&
      `${({ i: "am", he: "is", she: "is" } as Record<string, string>)[tokens[from - 1]?.word ?? ""] ?? "are"} ${n.word} years${tokens[to]?.word === "old" ? "" : " old"}`,
    why: { en: "Age is with “be”: “I am 14 years old”.", es: "La edad va con “be”: “I am 14 years old”." },
    wrong: { "I have got 14 years.": "I am 14 years old." },
    right: ["I am 14 years old."],
  },
  {
    kind: "age",
    find: "~be|'m|'s|'re #many (year) old $|and|but|now",
    better: "years",
    why: { en: "“Fourteen years old”: plural here.", es: "“Fourteen years old”: en plural." },
    wrong: { "I'm fourteen year old.": "I'm fourteen years old." },
    right: ["I'm fourteen years old."],
  },
  {
    kind: "age",
    find: "(n=brother|sister|son|daughter|boy|girl|cousin|child|dog|cat of m=#many years)",
    better: "{m}-year-old {n}",
    why: { en: "“A ten-year-old brother”.", es: "“Un hermano de diez años”: “a ten-year-old brother”." },
    wrong: { "I have a brother of ten years.": "I have a ten-year-old brother." },
    right: ["I have a ten-year-old brother."],
  },
  {
    kind: "preposition",
    find: "a|the girl|boy|man|woman|guy|student|teacher|tourist|person|family|people (of) p=#place -'s",
    better: ({ named: { p } }) => (p?.capital ? "from" : undefined),
    why: { en: "Where somebody comes from: “a girl from Spain”.", es: "De dónde es alguien: “from”." },
    wrong: { "I am a girl of Spain.": "I am a girl from Spain." },
    right: ["I am a girl from Spain.", "The people of Spain.", "A man of God."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.word === "the",
  },
  {
    kind: "time",
    find: "(on) m=january|february|march|april|june|july|august|september|october|november|december|may $|and|but|because|we|i|with|every|last|next",
    better: ({ named: { m } }) => (m?.word === "may" && !m.capital ? undefined : "in"),
    why: { en: "Months take “in”: “in May”.", es: "Los meses llevan “in”: “in May”." },
    wrong: { "I was born on May.": "I was born in May." },
    right: ["I was born in May.", "I was born on May 5."],
  },
  {
    kind: "time",
    find: "will|'ll ... (after) n=#many minutes|hours|days|weeks|months $",
    better: "in",
    why: { en: "From now: “in five minutes”.", es: "Dentro de: “in five minutes”." },
    wrong: { "I'll call you after 5 minutes.": "I'll call you in 5 minutes." },
    right: ["I'll call you in 5 minutes."],
  },
  {
    kind: "time",
    find: "~work|~open|~study|class|classes|lessons|~be (of) #many to #many",
    better: "from",
    why: { en: "From one hour to another: “from 9 to 5”.", es: "De una hora a otra: “from 9 to 5”." },
    wrong: { "I work of 9 to 5.": "I work from 9 to 5." },
    right: ["I work from 9 to 5."],
  },
  {
    kind: "time",
    find: "from #many (at) #many",
    better: "to",
    why: { en: "From one hour to another: “from 9 to 5”.", es: "De una hora a otra: “from 9 to 5”." },
    wrong: { "I have class from 9 at 2.": "I have class from 9 to 2." },
    right: ["I have class from 9 to 2."],
  },
];
