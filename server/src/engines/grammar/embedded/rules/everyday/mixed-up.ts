import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Small turns and words that are mixed up every day. */
export const everydayMixedUp: readonly Rule[] = [
  {
    kind: "superlative",
    find: ["(the n=#one more a=#adj) $|in|of", "(the n=#one more a=#adj) i|we|you ~have|know|ever"],
    better: "the most {a} {n}",
    why: {
      en: "Say “the most …” before the noun: “the most beautiful house”.",
      es: "“The most …” va delante del nombre: “the most beautiful house”.",
    },
    wrong: { "It's the house more beautiful.": "It's the most beautiful house." },
    right: ["It's the most beautiful house.", "It makes the house more beautiful."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(0, from)
        .some(({ base }) =>
          /^(?:make|find|keep|get|become|turn|leave|feel|look|want|render|think|consider|the|like|see|need|wish)$/.test(
            base,
          ),
        ),
  },
  {
    kind: "article",
    find: [
      "~have (the a=#colour|long|short|dark|curly|straight|big|small n=eyes|hair) $|and|like|but|as|too",
    ],
    better: "{a} {n}",
    why: { en: "No “the”: “I have blue eyes”.", es: "Sin the: “I have blue eyes”." },
    wrong: {
      "I have the blue eyes.": "I have blue eyes.",
      "She has the long hair and a hat.": "She has long hair and a hat.",
    },
    right: ["I have blue eyes.", "I have the long hair of my mother."],
  },
  {
    kind: "be-and-have",
    find: ["(it has n=#num degrees) $|today|here|now|outside|in|and|celsius"],
    better: "it is {n} degrees",
    why: {
      en: "The temperature is told with “is”: “It is 30 degrees”.",
      es: "La temperatura se dice con “is”: “It is 30 degrees”.",
    },
    wrong: { "It has 30 degrees today.": "It is 30 degrees today." },
    right: ["It is 30 degrees today."],
  },
  {
    kind: "be-and-have",
    find: ["(s=i|you|we|they|he|she have|has luck) $|today|with|in|because|and|now"],
    better: "{s} {s:be} lucky",
    why: { en: "“Tener suerte” is “be lucky”.", es: "Tener suerte es “be lucky”." },
    wrong: { "I am right, I have luck.": "I am right, I am lucky." },
    right: ["I am lucky.", "We had luck with the weather."],
  },
  {
    kind: "there-is",
    find: [
      "(we v=are|were n=two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|2|3|4|5|6|7|8|9|10 people|persons?) in|at #det|#poss|#noun|#day",
    ],
    better: "there {v} {n} of us",
    why: {
      en: "How many you are: “There are five of us in my family”.",
      es: "Cuántos sois: “There are five of us in my family”.",
    },
    wrong: { "We were ten in the party.": "There were ten of us in the party." },
    right: ["There are five of us in my family.", "We were six in 2001."],
    unless: ({ sentence: { tokens }, to }) => /^\d{4}$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "false-friend",
    find: [
      "the|our|my|their|his|her (actual) president|government|mayor|king|queen|minister|boss|coach|trainer|girlfriend|boyfriend|wife|husband|job|flat|house|address|team|teacher|owner",
    ],
    better: "current",
    why: {
      en: "“Actual” is “real”; what is so now is “current”.",
      es: "Actual se dice “current”; “actual” es «real».",
    },
    wrong: { "The actual president is young.": "The current president is young." },
    right: ["The current president is young.", "The actual price was higher."],
    unless: ({ sentence: { text } }) => /\b(?:not|instead|than|fake|pretend)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: [
      "#poss|a|the (career) at|in university|college|law|medicine|engineering|economics",
      "~study (a|the career of)",
      "~finish|~start|~choose|~change #poss university (career)",
    ],
    better: ({ sentence: { tokens }, from, to }) =>
      to - from > 1 ? "" : tokens[from] ? "degree" : undefined,
    why: {
      en: "What is studied at university is a “degree”; a career is a life of work.",
      es: "La carrera universitaria es “degree”; “career” es la vida laboral.",
    },
    wrong: { "My career at university is law.": "My degree at university is law." },
    right: ["My degree at university is law.", "My career in law began late."],
    unless: ({ sentence: { tokens }, from, to }) =>
      to - from > 1 ||
      (tokens[to]?.word === "in" && !/^(?:university|college)$/.test(tokens[to + 1]?.word ?? "")),
  },
  {
    kind: "confused-words",
    find: [
      "~eat|~order|~fry|~roast|fried|roast|grilled|roasted (kitchen)",
      "(kitchen) soup|wings|sandwich|nuggets|breast|curry",
      "~eat ... (kitchen) with rice|chips|salad|potatoes|vegetables",
    ],
    better: "chicken",
    why: {
      en: "The meat is “chicken”; the kitchen is where it is cooked.",
      es: "La carne es “chicken”; “kitchen” es la cocina.",
    },
    wrong: { "My family eats kitchen with rice.": "My family eats chicken with rice." },
    right: ["My family eats chicken with rice.", "We eat kitchen scraps."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:scraps|leftovers|table|tables|staff)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "confused-words",
    find: [
      "(prize) of the|this|that|these|those|my|your|a|all tickets|ticket|shirt|dress|shoes|flat|house|room|food|petrol|bread|coffee|book|phone|car|meal|milk|rent|flight|hotel|bus|train|course|museum|jacket|bag|game",
      "what|what's is? the (prize) of",
      "the (prize) is|was too|very|so high|low|expensive|cheap|reasonable|good",
      "(prizes) are|were|is|have too|very|so|really? high|low|cheap|expensive|risen|increased|crazy",
      "(prizes) ~rise|~increase|~go|~drop|~fall",
      "good|low|high|cheap|reasonable|fair|crazy (prize|prizes) $|in|for|of|and",
      "the|full|half (prize) of the #nounish #nounish? ~be too|very|so high|low|expensive|cheap",
    ],
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "prizes" ? "prices" : "price"),
    why: {
      en: "What you pay is the “price”; a “prize” is won.",
      es: "Lo que se paga es “price”; “prize” es un premio.",
    },
    wrong: {
      "The prize of the museum tickets was too high.": "The price of the museum tickets was too high.",
      "What is the prize of this shirt?": "What is the price of this shirt?",
      "Prizes are very high here.": "Prices are very high here.",
    },
    right: [
      "The price of the tickets was too high.",
      "The prize is a trip to Rome.",
      "The prize of the year went to her.",
    ],
    unless: ({ sentence: { text } }) =>
      /\b(?:win|wins|won|winner|award\w*|lottery|competition|contest)\b/i.test(text),
  },
  {
    kind: "confused-words",
    find: ["first|second|third|nobel|the|a|big|main (price) $|at|in|for|of|and"],
    better: "prize",
    why: {
      en: "What is won is a “prize”; the “price” is what you pay.",
      es: "Lo que se gana es “prize”; “price” es lo que se paga.",
    },
    wrong: { "She won the first price in the contest.": "She won the first prize in the contest." },
    right: ["She won the first prize in the contest.", "The first price in the shop was too high."],
    unless: ({ sentence: { tokens }, from }) =>
      !tokens.slice(0, from).some(({ base }) => /^(?:win|nobel|award)$/.test(base)) ||
      tokens.slice(0, from).some(({ word }) => /^(?:at|for)$/.test(word)),
  },
  {
    kind: "false-friend",
    find: ["i|we (pretend) to open|become|buy|move|travel|apply|graduate|retire|save|emigrate"],
    better: "intend",
    why: {
      en: "“Pretender” is “intend”; “pretend” is to act as if.",
      es: "Pretender es “intend”; “pretend” es fingir.",
    },
    wrong: { "I pretend to open my own bakery.": "I intend to open my own bakery." },
    right: ["I intend to open my own bakery.", "We pretend to sleep."],
  },
  {
    kind: "ed-ing",
    find: [
      "~be (a=boring) because s=i|he|she|they|we|you have|has nothing|no",
      "#sub ~be (a=boring) at home|school|work and|because|so|all",
    ],
    better: "bored",
    why: {
      en: "Who feels it is “bored”; what causes it is “boring”.",
      es: "Quien lo siente está “bored”; lo que aburre es “boring”.",
    },
    wrong: {
      "My sister is boring because she has nothing to do.":
        "My sister is bored because she has nothing to do.",
    },
    right: ["My sister is bored because she has nothing to do.", "It is boring because it has no plot."],
    unless: ({ sentence: { tokens }, from }) => /^(?:it|this|that)$/.test(tokens[from - 2]?.word ?? ""),
  },
  {
    kind: "agreement",
    find: ["(d=these|those n=#uncount) $|is|are|was|were|suggests|shows|that|from|in|for|about|helped|helps"],
    better: ({ named: { d, n } }) => `${d?.word === "these" ? "this" : "that"} ${n?.word}`,
    why: {
      en: "What is not counted takes “this” or “that”: “this information”.",
      es: "Lo incontable va con this o that: “this information”.",
    },
    wrong: {
      "These information are useful.": "This information are useful.",
      "These evidence suggests that.": "This evidence suggests that.",
    },
    right: ["This information is useful.", "These news channels are bad."],
    unless: ({ named: { n } }) => /s$/.test(n?.word ?? ""),
  },
];
