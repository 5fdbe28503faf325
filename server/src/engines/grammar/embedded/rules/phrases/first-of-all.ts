import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Heard before what is more general, which would mend them otherwise. */
export const everydayFirstOfAll: readonly Rule[] = [
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
