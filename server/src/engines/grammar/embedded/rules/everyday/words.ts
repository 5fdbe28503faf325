import { beings } from "#engines/english/people.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What beginners and those after them get wrong every day in words and what belongs to them. */
export const everydayWords: readonly Rule[] = [
  {
    kind: "article",
    find: [
      "#name|he|she|i is|'s|am|was (n=#profession) -of|and|'s|by",
      "#name|he|she|i is|'s|am|was (n=#profession) and he|she|i|works|lives|my|his|her",
      "father|mother|brother|sister|friend|uncle|aunt|husband|wife|cousin|son|daughter #name? is|was (n=#profession) -of|'s",
    ],
    better: "{n:an}",
    why: {
      en: "Before a profession comes a or an: “She is a doctor”.",
      es: "Delante de una profesión va a o an: “She is a doctor”.",
    },
    wrong: {
      "My friend Ahmed is engineer and he works here.": "My friend Ahmed is an engineer and he works here.",
    },
    right: ["My friend Ahmed is an engineer.", "She is president of the club.", "He is a doctor of law."],
  },
  {
    kind: "preposition",
    find: "born (at) n=#name",
    better: "in",
    why: { en: "Somebody is born in a town or country.", es: "Se nace en un lugar: “born in Lima”." },
    wrong: { "I was born at Casablanca.": "I was born in Casablanca." },
    right: ["I was born in Lima.", "She was born at St Mary's Hospital.", "He was born at home."],
    unless: ({ sentence: { text } }) => /hospital|clinic|christmas|easter|midnight|noon|st\b/i.test(text),
  },
  {
    kind: "quantity",
    find: [
      "^|and|but|because most (of n=#plural|people) -#poss",
      "most (of n=people|teenagers|students|adults|children|tourists|families|women|men|countries|companies|restaurants)",
    ],
    better: "{n}",
    why: {
      en: "“Most people”, but “most of the people”: “of” needs the, my, these.",
      es: "“Most people”, pero “most of the people”: con “of” va the, my, these.",
    },
    wrong: {
      "Most of teenagers use it.": "Most teenagers use it.",
      "I think most of people agree.": "I think most people agree.",
    },
    right: ["Most of the people agree.", "Most people agree.", "Most of us agree."],
  },
  {
    kind: "word",
    find: "my|your|his|her|our|their|the #any #adv? ~be|'s (death) -of|row|by",
    better: "dead",
    why: {
      en: "“Death” is the noun; somebody is dead.",
      es: "“Death” es el nombre; estar muerto es “be dead”.",
    },
    wrong: { "My grandfather is death but I remember him.": "My grandfather is dead but I remember him." },
    right: ["My grandfather is dead.", "Life after death is a mystery."],
    unless: ({ sentence: { tokens }, from }) =>
      !tokens
        .slice(Math.max(0, from - 3), from)
        .some(({ word, capital }) => beings.has(word) || capital || /^(?:he|she|dog|cat)$/.test(word)),
  },
  {
    kind: "possessive",
    find: "is|and|with|to|for|of|this|are|love|see|visit (p=she|he n=#kin|house|car|dog|cat|name|family|parents|children|job|phone|friends)",
    better: ({ named: { p, n } }) => p && n && `${p.word === "she" ? "her" : "his"} ${n.word}`,
    why: { en: "Before a noun it is “her” or “his”.", es: "Delante de un nombre va “her” o “his”." },
    wrong: {
      "This is she husband.": "This is her husband.",
      "He lives with he mother.": "He lives with his mother.",
    },
    right: ["This is her husband.", "She and he went home."],
    unless: ({ named: { n } }) => n?.tags.has("Verb") === true,
  },
  {
    kind: "preposition",
    find: "~be|'s|~live|~sit|~stand|~work|~stay|shop|house|school|bank|park (next) the|my|your|our|his|her|their #any",
    better: "next to",
    why: { en: "“Al lado de” is “next to”.", es: "“Al lado de” es “next to”." },
    wrong: { "My school is next the big church.": "My school is next to the big church." },
    right: ["My school is next to the church.", "What comes next the day after?"],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:day|week|month|year|time|morning)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "adjective",
    find: "~be|'s|'re (a=blacks|whites|reds|greens|blues|greys|browns|yellows) $|and|,|with|but",
    better: ({ named: { a } }) => a?.word.slice(0, -1),
    why: { en: "An English adjective has no plural.", es: "El adjetivo inglés no tiene plural." },
    wrong: { "My two cats are blacks.": "My two cats are black." },
    right: ["My two cats are black.", "These are the greens."],
  },
  {
    kind: "adjective",
    find: "black|white|red|green|blue|grey|brown|yellow|pink and (a=blacks|whites|reds|greens|blues|greys|browns|yellows)",
    better: ({ named: { a } }) => a?.word.slice(0, -1),
    why: { en: "An English adjective has no plural.", es: "El adjetivo inglés no tiene plural." },
    wrong: { "My cats are black and whites, they sleep.": "My cats are black and white, they sleep." },
    right: ["My cats are black and white."],
  },
  {
    kind: "article",
    find: "~eat|~cook|~have|~buy|~drink|~make|~need|~want|~put|~add (a n=rice|bread|butter|pasta|sugar|salt|rain|homework|music|luck|help|money|work|housework|meat|flour|cheese) $|for|with|to|and|in|on",
    better: "some {n}",
    why: {
      en: "What is not counted takes “some”: “some rice”.",
      es: "Lo incontable lleva “some”: “some rice”.",
    },
    wrong: {
      "Can we cook a rice for her?": "Can we cook some rice for her?",
      "I need a help.": "I need some help.",
    },
    right: ["Can we cook some rice?", "Eat a rice cake.", "She has a work of art."],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      n?.word === "cheese" || (n?.word === "work" && tokens[to]?.word === "of"),
  },
  {
    kind: "uncountable",
    find: [
      "my|your|his|her|our|their|long|short|dark|blond|blonde|black|brown|curly|red|grey|white|the (hairs)",
    ],
    better: "hair",
    why: { en: "All the hair on a head is “hair”, without -s.", es: "“El pelo” es “hair”, sin -s." },
    wrong: { "She has long hairs.": "She has long hair." },
    right: ["She has long hair.", "There are dog hairs on the sofa.", "two white hairs"],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:two|three|few|some|dog|cat|of)$/.test(tokens[from - 2]?.word ?? ""),
  },
  {
    kind: "confused",
    find: "(v=~lose) the|my|our|his|her last|first|next|early|night|morning|evening|connecting n=train|bus|flight|plane|ferry|metro|tram|connection|boat",
    better: ({ named: { v } }) =>
      v && { lose: "miss", loses: "misses", losing: "missing", lost: "missed" }[v.word],
    why: { en: "One misses a train or bus.", es: "Perder el tren o el autobús es “miss”." },
    wrong: { "I lost the last train home.": "I missed the last train home." },
    right: ["I missed the last train.", "I lost the train ticket."],
  },
  {
    kind: "quantity",
    find: "(how long time)",
    better: "how long",
    why: { en: "“How long” already means time.", es: "“How long” ya significa cuánto tiempo." },
    wrong: { "How long time do you stay?": "How long do you stay?" },
    right: ["How long do you stay?"],
  },
  {
    kind: "article",
    find: "^ (the both)",
    better: "both",
    why: { en: "“Both” takes no “the” before it.", es: "“Both” no lleva “the” delante." },
    wrong: { "The both are nice.": "Both are nice." },
    right: ["Both are nice.", "the two of them"],
  },
  {
    kind: "preposition",
    find: "(in y=#year year)",
    better: "in {y}",
    why: {
      en: "A year is said by its number alone: in 2010.",
      es: "El año se dice solo con el número: in 2010.",
    },
    wrong: { "I was born in 2010 year.": "I was born in 2010." },
    right: ["I was born in 2010.", "in 2010 years passed"],
  },
  {
    kind: "plural",
    find: "(a n=trousers|scissors|jeans|glasses|pyjamas|shorts|sunglasses) $|and|for|that|to|,",
    better: ({ named: { n } }) => n && `some ${n.word}`,
    why: {
      en: "These come in pairs: some trousers, a pair of trousers.",
      es: "Van siempre en plural: some trousers, a pair of trousers.",
    },
    wrong: { "I bought a trousers.": "I bought some trousers." },
    right: ["I bought some trousers.", "a jeans shop"],
  },
  {
    kind: "confused",
    find: "price|prices|temperature|cost|costs|rent|rents|level|number|water (raised) a|by|last|this|again|in|to|very|$",
    better: "rose",
    why: {
      en: "Something rises by itself; somebody raises it.",
      es: "Algo sube solo: rise, rose. “Raise” es subir algo.",
    },
    wrong: { "The prices raised a lot.": "The prices rose a lot." },
    right: ["The prices rose a lot.", "They raised the prices.", "The number was raised."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens.slice(0, from).some(({ word }) => /^(?:is|are|was|were|be|been|have|has|had)$/.test(word)),
  },
  {
    kind: "possessive",
    find: [
      "^ (there n=house|car|dog|name|mother|father|son|daughter|job|flat|school) is|was|has",
      "~lose|~find|~love|~bring|~sell|~take|~leave|~call|~visit|~miss|with|of (there n=keys|house|car|dog|cat|money|phone|phones|parents|children|mother|father|friends|son|daughter|homework|job|jobs|school|bags|passports|family)",
    ],
    better: "their {n}",
    why: {
      en: "What is theirs is “their”; “there” is a place.",
      es: "“Su, de ellos” es “their”; “there” es “ahí”.",
    },
    wrong: { "They lost there keys.": "They lost their keys.", "There house is big.": "Their house is big." },
    right: ["They lost their keys.", "Is there school today?", "We left there friends."],
    unless: ({ sentence: { tokens }, from }) =>
      from > 0 && tokens[from - 1]?.base === "leave" && tokens[from + 1]?.word === "friends",
  },
  {
    kind: "quantity",
    find: ["~be|'s|'re|'m (to much)", "(to many) n=#plural|people"],
    better: ({ sentence: { tokens }, to }) => `too ${tokens[to - 1]?.word}`,
    why: { en: "More than enough is “too”: too much.", es: "“Demasiado” es “too”: too much." },
    wrong: {
      "It's to much for me.": "It's too much for me.",
    },
    right: ["It's too much for me.", "I gave it to many people."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from + 1]?.word === "many" &&
      !/^(?:are|were|have|has|is|was|'re|eat|ate|had)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "possessive",
    find: "^ (who 's n=bag|book|car|phone|house|dog|pen|coat|idea|turn|jacket|bike|cat|key|keys) is|are",
    better: "whose {n}",
    question: true,
    why: {
      en: "“Of whom?” is “whose”; “who's” is “who is”.",
      es: "“¿De quién?” es “whose”; “who's” es “who is”.",
    },
    wrong: { "Who's bag is this?": "Whose bag is this?" },
    right: ["Whose bag is this?", "Who's there?"],
  },
  {
    kind: "uncountable",
    find: "a lot of|some|many|no|much|the (works) to do",
    better: "work",
    why: {
      en: "“Work” is not counted: a lot of work to do.",
      es: "“Work” es incontable: a lot of work to do.",
    },
    wrong: { "He has a lot of works to do.": "He has a lot of work to do." },
    right: ["He has a lot of work to do.", "She knows the works of Lorca."],
  },
  {
    kind: "preposition",
    find: "(at|on s=summer|winter|autumn|spring) $|we|i|they|it|the",
    better: "in {s}",
    why: { en: "A season takes “in”.", es: "Las estaciones llevan “in”." },
    wrong: { "At summer we swim.": "In summer we swim." },
    right: ["In summer we swim.", "at summer camp"],
  },
  {
    kind: "pronoun",
    find: [
      "for|to|with|of|about|from|at|between (p=i|he|she|we|they) $",
      "^ (p=him|her|them) is|are|was|were n=my|a|the|very",
    ],
    better: ({ named: { p } }) =>
      p &&
      (
        {
          i: "me",
          he: "him",
          she: "her",
          we: "us",
          they: "them",
          him: "he",
          her: "she",
          them: "they",
        } as Record<string, string>
      )[p.word],
    why: {
      en: "Before the verb I, he, she; after it and after a preposition me, him, her.",
      es: "Delante del verbo I, he, she; detrás y con preposición me, him, her.",
    },
    wrong: {
      "It is very important for I.": "It is very important for me.",
      "Him is my friend.": "He is my friend.",
    },
    right: ["It is important for me.", "He is my friend.", "I know what it is for, I think."],
  },
];
