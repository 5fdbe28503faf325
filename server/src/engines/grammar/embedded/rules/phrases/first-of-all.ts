import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Heard before what is more general, which would mend them otherwise. */
export const everydayFirstOfAll: readonly Rule[] = [
  {
    kind: "linking",
    find: "(at|in|by|to the contrary of) #det|#obj|#name|#plurals|what|most",
    better: "contrary to",
    why: {
      en: "“Contrary to” sets one thing against another, without “at the”.",
      es: "“Al contrario de” es “contrary to” (o “unlike”), sin “at the”.",
    },
    wrong: { "At the contrary of my colleagues, I enjoy it.": "Contrary to my colleagues, I enjoy it." },
    right: ["Contrary to my colleagues, I enjoy it.", "On the contrary, I like it."],
  },
  {
    kind: "linking",
    find: ["(for|by more that) #sub", "(for much that) #sub"],
    better: "however much",
    why: {
      en: "“Por más que” is “however much”.",
      es: "“Por más que” se dice “however much” o “no matter how much”.",
    },
    wrong: { "They never rest, for more that I insist.": "They never rest, however much I insist." },
    right: ["They never rest, however much I insist."],
  },
  {
    kind: "indirect-question",
    find: [
      "know|knew|wonder|remember|tell|asked|understand (w=what|where|when|how b=is|was|are|were p=#poss|the a=#adj? n=#one|#plurals m=station|stop|office|centre|center|park|colour|color|number|name|address|shop|room|market|museum|teacher|plan?) $",
      "not know|remember|understand (w=what b=is|was p=#poss a=favourite|favorite|first|last|new n=#noun) $",
    ],
    better: "{w} {p} {a} {n} {m} {b}",
    why: {
      en: "Inside another sentence the question keeps the plain order: “where the station is”.",
      es: "Dentro de otra frase la pregunta conserva el orden normal: “where the station is”.",
    },
    wrong: {
      "Do you know where is the bus station?": "Do you know where the bus station is?",
      "He didn't know what was her favorite color.": "He didn't know what her favorite color was.",
    },
    right: ["Do you know where the bus station is?"],
  },
  {
    kind: "compound",
    find: "(a|an n=exam|test|lesson|class|teacher|degree of m=maths|math|history|science|chemistry|physics|biology|geography|music|law|economics|art|literature)",
    better: "a {m} {n}",
    why: {
      en: "What it is about stands first: “a maths exam”.",
      es: "La asignatura va delante: “a maths exam”.",
    },
    wrong: { "I have an exam of history.": "I have a history exam." },
    right: ["I have a history exam."],
  },
  {
    kind: "perfect",
    find: "(h=have|has n=#num|a|one u=years|year|months|weeks v=working|living|studying|learning|playing|teaching p=here|there|english|together)",
    better: ({ named: { h, n, u, v, p } }) =>
      h &&
      n &&
      u &&
      v &&
      p &&
      `${h.word} been ${v.word} ${p.word === "english" ? "English" : p.word} for ${n.word} ${u.word}`,
    why: {
      en: "How long something has gone on is “have been doing … for two years”.",
      es: "“Llevar + tiempo + gerundio” se dice “have been doing … for two years”.",
    },
    wrong: { "I have two years working here.": "I have been working here for two years." },
    right: ["I have been working here for two years."],
  },
  {
    kind: "tense",
    find: "i|you|we|they (h=have been) to ... yesterday|ago|last",
    better: "went",
    why: {
      en: "With a finished time: “I went to Paris last year”.",
      es: "Con un tiempo acabado: “I went to Paris last year”.",
    },
    wrong: { "I have been to Paris last year.": "I went to Paris last year." },
    right: ["I went to Paris last year.", "I have been to Paris."],
  },
  {
    kind: "used-to",
    find: "~be|'m|'s|'re|get|got|getting (use) to #any",
    better: "used",
    why: { en: "“Used to” has a d: “I'm used to it”.", es: "“Used to” lleva d: “I'm used to it”." },
    wrong: { "I'm use to it.": "I'm used to it." },
    right: ["I'm used to it.", "My use to you is small."],
  },
  {
    kind: "have-to",
    find: "i|you|we|they have (v=go|do|be|buy) to|the|my|a|at|in|more|it|up|home",
    better: "to {v}",
    why: { en: "An obligation is “have to”: “I have to go”.", es: "Obligación: “have to”." },
    wrong: { "I have go to work.": "I have to go to work." },
    right: ["I have to go to work.", "I have to go."],
  },
  {
    kind: "adverb-form",
    find: "~play|~speak|~sing|~cook|~draw|~dance|~swim|~write the #noun very|really|so|too? (good) $",
    better: "well",
    why: { en: "How somebody does it is “well”.", es: "Cómo lo hace: “well”." },
    wrong: { "He plays the guitar very good.": "He plays the guitar very well." },
    right: ["He plays the guitar very well.", "The food is very good."],
  },
  {
    kind: "die",
    find: "he|she|they|grandfather|grandmother|father|mother|uncle|aunt|dog|cat|husband|wife died (since n=#any u=years|year|months|month|weeks|days)",
    better: "{n} {u} ago",
    why: { en: "A moment in the past: “two years ago”.", es: "Un momento pasado: “two years ago”." },
    wrong: { "She died since two years.": "She died two years ago." },
    right: ["She died two years ago."],
  },
  {
    kind: "there-is",
    find: "there (have|has) a|an|one #adj? #one",
    better: "is",
    why: { en: "What exists is said with “there is”.", es: "Hay: “there is”." },
    wrong: { "In my town there have a museum.": "In my town there is a museum." },
    right: ["In my town there is a museum.", "There have always been gods."],
  },
  {
    kind: "tense",
    find: "i|we|they (am|are|'m|'re v=go|eat|play|study|watch|drink|read|take|cook|run) ... every|usually|mondays|sundays|saturdays",
    better: "{v}",
    why: {
      en: "A habit takes the simple present: “I go every day”.",
      es: "Un hábito va en presente simple.",
    },
    wrong: { "I'm go to the park every day.": "I go to the park every day." },
    right: ["I go to the park every day.", "I'm going."],
  },
  {
    kind: "tense",
    find: "i|he|she|we|they (was|were v=go|eat|play|see|buy|come|take|make|have|do|drink|get) to|the|a|my|with|very|there|home|some|lunch|dinner",
    better: "{v:past}",
    why: {
      en: "The past of “go” is “went”: no “was” before it.",
      es: "El pasado de “go” es “went”, sin “was”.",
    },
    wrong: { "I was go to the market.": "I went to the market." },
    right: ["I went to the market.", "I was home."],
  },
  {
    kind: "borrow-lend",
    find: "i|he|she|we|they (v=lend|lended|lent) #det n=#noun|#any from",
    better: "borrowed",
    why: { en: "One borrows “from”, one lends “to”.", es: "Pedir prestado es “borrow from”." },
    wrong: { "I lend a book from the library yesterday.": "I borrowed a book from the library yesterday." },
    right: ["I borrowed a book from the library yesterday."],
    unless: ({ sentence: { text } }) => !/yesterday|last|ago/i.test(text),
  },
  {
    kind: "hope-wish",
    find: "i (wish) you|everyone|all have|can|find|enjoy|feel ... day|time|week|trip|holiday|weekend|birthday|night|evening|luck|soon",
    better: "hope",
    why: {
      en: "For what may come say “hope”: “I hope you have a good day”.",
      es: "Para lo posible: “I hope you have a good day”.",
    },
    wrong: { "I wish you have a good day.": "I hope you have a good day." },
    right: ["I hope you have a good day.", "I wish you a good day."],
  },
];
