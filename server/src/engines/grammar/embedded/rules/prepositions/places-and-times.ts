import type { Rule } from "#engines/grammar/embedded/rule.ts";

const inTime = {
  en: "Days take “on”, months and years “in”, clock times “at”: “on Monday, in May, at ten”.",
  es: "Los días llevan “on”, los meses y años “in” y las horas “at”: “on Monday, in May, at ten”.",
};

const times: readonly Rule[] = [
  {
    kind: "preposition",
    find: "(in|at d=#day) -#any",
    better: "on {d:cap}",
    why: inTime,
    wrong: { "See you in Monday.": "See you on Monday." },
    right: ["See you on Monday."],
  },
  {
    kind: "preposition",
    find: "(in|at d=#day) morning|afternoon|evening|night|and|i|we|because|with|at|my|to|he|she|there|for",
    better: "on {d:cap}",
    why: inTime,
    wrong: { "In Saturday we play.": "On Saturday we play." },
    right: ["On Saturday we play."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined === false,
  },
  {
    kind: "preposition",
    find: "(in|at the? d=mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)",
    better: "on {d:cap}",
    why: inTime,
    wrong: { "I rest in Sundays.": "I rest on Sundays." },
    right: ["I rest on Sundays."],
  },
  {
    kind: "preposition",
    find: "(on|at m=january|february|march|april|june|july|august|september|october|november|december) -#num|1st|2nd|3rd|the|first",
    better: "in {m:cap}",
    why: inTime,
    wrong: { "We travel on August.": "We travel in August." },
    right: ["We travel in August.", "on August 5"],
    unless: ({ sentence: { tokens }, to }) => /^\d/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "(on|at y=#year)",
    better: "in {y}",
    why: inTime,
    wrong: { "I was born on 1999.": "I was born in 1999." },
    right: ["I was born in 1999."],
  },
  {
    kind: "preposition",
    find: "(at|on the p=morning|afternoon|evening) -of|after|before|when|that|#noun",
    better: "in the {p}",
    why: inTime,
    wrong: { "I study at the morning.": "I study in the morning." },
    right: ["I study in the morning.", "on the morning of the race"],
  },
  {
    kind: "preposition",
    find: [
      "~work|~study|~watch|~read|~play ... (in|on|for|by the night) $|and|because|with|my",
      "^ (in the night) i|we|he|she|they|my",
    ],
    better: "at night",
    why: { en: "The phrase is “at night”.", es: "La expresión es “at night”." },
    wrong: { "I work in the night.": "I work at night." },
    right: ["I work at night.", "in the night sky"],
  },
  {
    kind: "preposition",
    find: "(in this moment)",
    better: "at the moment",
    why: { en: "“En este momento” is “at the moment”.", es: "“En este momento” se dice “at the moment”." },
    wrong: { "In this moment I'm busy.": "At the moment I'm busy." },
    right: ["At the moment I'm busy."],
  },
  {
    kind: "preposition",
    find: "(in the? w=weekend|weekends) -of",
    better: "at the {w}",
    why: {
      en: "Say “at the weekend” or “on the weekend”.",
      es: "Se dice “at the weekend” (o “on the weekend”).",
    },
    wrong: { "We met in the weekend.": "We met at the weekend." },
    right: ["We met at the weekend."],
  },
  {
    kind: "preposition",
    find: "(in c=christmas|easter) -#noun|dinner|eve|day",
    better: "at {c:cap}",
    why: { en: "Say “at Christmas”.", es: "Se dice “at Christmas”." },
    wrong: { "We eat it in Christmas.": "We eat it at Christmas." },
    right: ["We eat it at Christmas."],
  },
  {
    kind: "preposition",
    find: "(in p=my|your|his|her|their d=birthday)",
    better: "on {p} {d}",
    why: inTime,
    wrong: { "In my birthday I got a bike.": "On my birthday I got a bike." },
    right: ["On my birthday I got a bike."],
  },
  {
    kind: "preposition",
    find: "(in the? n=#num|1st|2nd|3rd|first of? m=#month)",
    better: ({ named: { n, m } }) =>
      n && m && !/^(?:19|20)\d\d$/.test(n.word)
        ? `on ${n.word} ${m.word.charAt(0).toUpperCase()}${m.word.slice(1)}`
        : undefined,
    why: inTime,
    wrong: { "I was born in 5 May.": "I was born on 5 May." },
    right: ["I was born on 5 May.", "in May 2010"],
  },
  {
    kind: "preposition",
    find: "at (the n=#num) $|in|and|o'clock",
    better: "{n}",
    why: { en: "Clock times take no article: “at eleven”.", es: "Las horas van sin artículo: “at eleven”." },
    wrong: { "I go to bed at the 11.": "I go to bed at 11." },
    right: ["I go to bed at 11."],
  },
  {
    kind: "preposition",
    find: "~prefer n=#any #any? (than) -to",
    better: "to",
    why: {
      en: "“Prefer” goes with “to”: “I prefer tea to coffee”.",
      es: "“Prefer” va con “to”: “I prefer tea to coffee”.",
    },
    wrong: { "I prefer tea than coffee.": "I prefer tea to coffee." },
    right: ["I prefer tea to coffee."],
  },
  {
    kind: "preposition",
    find: "(in the age)",
    better: "at the age",
    why: { en: "Say “at the age of”.", es: "Se dice “at the age of”." },
    wrong: { "In the age of ten I moved.": "At the age of ten I moved." },
    right: ["At the age of ten I moved."],
  },
];

const places: readonly Rule[] = [
  {
    kind: "preposition",
    find: [
      "(in the s=left|right) -place|order|direction|way|hand|answer|lane|mood|corner|foot|side|#noun",
      "(in the s=left|right) side|hand|of",
    ],
    better: "on the {s}",
    why: { en: "Say “on the left” and “on the right”.", es: "Se dice “on the left” y “on the right”." },
    wrong: { "In the left there is a dog.": "On the left there is a dog." },
    right: ["On the left there is a dog.", "in the right place"],
  },
  {
    kind: "preposition",
    find: "(in the floor) -of",
    better: "on the floor",
    why: {
      en: "What lies on a surface is “on” it.",
      es: "Lo que está encima de una superficie va con “on”.",
    },
    wrong: { "The cat sleeps in the floor.": "The cat sleeps on the floor." },
    right: ["The cat sleeps on the floor."],
  },
  {
    kind: "preposition",
    find: [
      "sit|sits|sitting|sat|sleeping|lying|waiting|reading (in d=a|the|that|this n=bench)",
      "^ (in d=the|a n=bench)",
    ],
    better: "on {d} {n}",
    why: { en: "You sit “on” a bench.", es: "Uno se sienta “on a bench”." },
    wrong: { "They are sitting in a bench.": "They are sitting on a bench." },
    right: ["They are sitting on a bench."],
  },
  {
    kind: "preposition",
    find: "(in|at internet)",
    better: "on the internet",
    why: { en: "Say “on the internet”.", es: "Se dice “on the internet”." },
    wrong: { "I saw it in internet.": "I saw it on the internet." },
    right: ["I saw it on the internet."],
  },
  {
    kind: "preposition",
    find: ["(in|at the? t=tv|television) -#noun", "~hear|~listen ... (in|at the t=radio) -#noun"],
    better: ({ named: { t } }) =>
      t && (t.word === "radio" ? "on the radio" : t.word === "tv" ? "on TV" : "on television"),
    why: { en: "Say “on TV”, “on the radio”.", es: "Se dice “on TV”, “on the radio”." },
    wrong: { "I saw it in the TV.": "I saw it on TV." },
    right: ["I saw it on TV."],
  },
  {
    kind: "preposition",
    find: "(on internet)",
    better: "on the internet",
    why: { en: "Say “on the internet”, with “the”.", es: "Se dice “on the internet”, con “the”." },
    wrong: { "I bought it on internet.": "I bought it on the internet." },
    right: ["I bought it on the internet."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "preposition",
    find: "(by|with foot)",
    better: "on foot",
    why: { en: "Say “on foot”.", es: "“A pie” es “on foot”." },
    wrong: { "I go by foot.": "I go on foot." },
    right: ["I go on foot."],
  },
  {
    kind: "preposition",
    find: "~go|~come|~travel|arrive ... (in|with|on t=car|bus|train|plane|bike|metro|taxi|underground|tram) -#noun",
    better: "by {t}",
    why: {
      en: "For the means of transport say “by car”, “by bus”.",
      es: "El medio de transporte va con “by”: “by car”, “by bus”.",
    },
    wrong: { "I go to work in car.": "I go to work by car." },
    right: ["I go to work by car.", "I go to work in a car."],
  },
  {
    kind: "preposition",
    find: "~go|~be|went (on|in|of|for h=holidays|vacations|vacation)",
    better: ({ named: { h } }) => h && (h.word === "holidays" ? "on holiday" : "on vacation"),
    why: { en: "Say “on holiday” or “on vacation”.", es: "Se dice “on holiday” o “on vacation”." },
    unless: ({ sentence: { tokens }, from, named: { h } }) =>
      h?.word === "vacation" && tokens[from]?.word === "on",
    wrong: { "We went on holidays to Cuba.": "We went on holiday to Cuba." },
    right: ["We went on holiday to Cuba.", "We are on vacation."],
  },
  {
    kind: "preposition",
    find: "(at p=#place) -#noun|'s",
    better: "in {p}",
    why: { en: "Cities and countries take “in”.", es: "Las ciudades y los países llevan “in”." },
    wrong: { "I live at Spain.": "I live in Spain." },
    right: ["I live in Spain.", "at Madrid airport"],
  },
  {
    kind: "preposition",
    find: "(on the picture|photo|image|photograph) -#noun",
    better: "in the picture",
    why: { en: "What a picture shows is “in” it.", es: "Lo que se ve en una imagen está “in the picture”." },
    wrong: { "On the picture there is a cat.": "In the picture there is a cat." },
    right: ["In the picture there is a cat.", "on the picture frame"],
  },
  {
    kind: "preposition",
    find: "(in the beach) -of",
    better: "on the beach",
    why: { en: "Say “on the beach” or “at the beach”.", es: "Se dice “on the beach” o “at the beach”." },
    wrong: { "We are in the beach.": "We are on the beach." },
    right: ["We are at the beach."],
  },
];

export const placesAndTimes: readonly Rule[] = [...times, ...places];
