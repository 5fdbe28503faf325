import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Small words and forms that learners carry over: which article, which preposition, adjective or adverb. */
export const everydayForms: readonly Rule[] = [
  {
    kind: "plural",
    find: [
      "a lot of (n=friend|student|tourist|car|book|film|movie|game|dog|cat|problem|thing|house|shop|tree|photo|question|mistake|word|song|brother|sister|cousin|teacher|restaurant|park|place|idea|day|animal|toy|girl|boy|plant|flower|country|exercise) $|in|at|and|with|for|on|here|there|but",
      "lots of (n=friend|student|tourist|car|book|film|movie|game|dog|cat|problem|thing|house|shop|tree|photo|question|mistake|word|song|brother|sister|cousin|teacher|restaurant|park|place|idea|day|animal|toy|girl|boy|plant|flower|country|exercise) $|in|at|and|with|for|on|here|there|but",
    ],
    better: "{n:plural}",
    why: { en: "“A lot of” things: the noun is plural.", es: "Con “a lot of”, lo contable va en plural." },
    wrong: { "I have a lot of friend in school.": "I have a lot of friends in school." },
    right: ["I have a lot of friends.", "a lot of car parks", "a lot of cake"],
  },
  {
    kind: "article",
    find: [
      "~speak|~learn|~study|~teach|~love|~know (the n=english|spanish|french|german|italian|portuguese|chinese|arabic|japanese|polish) $|and|but|very|well|at|in|with|because",
    ],
    better: "{n:cap}",
    why: { en: "A language takes no “the”.", es: "Los idiomas no llevan “the”." },
    wrong: { "I speak the English.": "I speak English." },
    right: ["I speak English.", "We know the English language."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true &&
      /^(?:language|weather|countryside|teacher|team|word|for|of)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "~live|~work|~be|'m|'s (in the n=first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|2nd|3rd|4th|5th|6th|7th|8th|9th|10th floor)",
    better: "on the {n} floor",
    why: { en: "A floor takes “on”.", es: "El piso lleva “on”: on the fifth floor." },
    wrong: { "I'm living in the 5th floor.": "I'm living on the 5th floor." },
    right: ["I live on the 5th floor."],
  },
  {
    kind: "preposition",
    find: "i|we|he|she|they ~come (of) n=#name",
    better: "from",
    why: { en: "One comes from a place.", es: "Uno viene “from” un lugar." },
    wrong: { "I come of Spain.": "I come from Spain." },
    right: ["I come from Spain."],
  },
  {
    kind: "preposition",
    find: ["~go|~come|~travel|~drive to? work|school|home? (by my|his|her|our|the car|bike|bus)"],
    better: ({ sentence: { tokens }, to }) => `by ${tokens[to - 1]?.word}`,
    why: { en: "“By car”, “by bus”: without my or the.", es: "“By car”, “by bus”: sin my ni the." },
    wrong: { "I go to work by my car.": "I go to work by car." },
    right: ["I go to work by car.", "I go to work in my car."],
  },
  {
    kind: "preposition",
    find: [
      "~study|~learn|~work|~live|~know ... (from) two|three|four|five|six|seven|eight|nine|ten|many|several years|months|weeks $",
    ],
    better: "for",
    why: { en: "How long something lasts is said with “for”.", es: "La duración se dice con “for”." },
    wrong: { "I study English from three years.": "I study English for three years." },
    right: ["I have studied English for three years.", "Choose from three years."],
  },
  {
    kind: "article",
    find: [
      "(in|on the next|last n=week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer) $",
    ],
    better: ({ sentence: { tokens }, from, named: { n } }) => n && `${tokens[from + 2]?.word} ${n.word}`,
    why: {
      en: "“Next week”, “last week” take no in, on or the.",
      es: "“Next week”, “last week” van sin in, on ni the.",
    },
    wrong: { "I will do it in the next week.": "I will do it next week." },
    right: ["I will do it next week.", "in the next few weeks"],
  },
  {
    kind: "preposition",
    find: "~complain (from|for) the|my|his|her|our|their|it|this",
    better: "about",
    why: { en: "One complains about something.", es: "Quejarse de algo es “complain about”." },
    wrong: { "She complained from the noise.": "She complained about the noise." },
    right: ["She complained about the noise."],
  },
  {
    kind: "article",
    find: "(such a=#adj n=#one) $|that|and|,|yesterday|today",
    better: "such a {a} {n}",
    why: { en: "One thing: “such a nice day”.", es: "Con un contable: “such a nice day”." },
    wrong: { "It was such nice day.": "It was such a nice day." },
    right: ["It was such a nice day.", "such nice weather", "such good news"],
    unless: ({ named: { n, a } }) =>
      !n ||
      !a ||
      /^[aeiou]/.test(a.word) ||
      /^(?:luck|fun|work|pleasure|music|love|beauty|wine|food|quality)$/.test(n.word),
  },
  {
    kind: "adverb",
    find: "~work|~try|~study|~train (hardly) $|every|all|today|to|for|because|and",
    better: "hard",
    why: {
      en: "“Hardly” means almost not; with effort is “hard”.",
      es: "“Hardly” es “apenas”; con esfuerzo es “hard”.",
    },
    wrong: { "She works hardly every day.": "She works hard every day." },
    right: ["She works hard.", "She hardly works."],
  },
  {
    kind: "adverb",
    find: "(fastly)",
    better: "fast",
    why: { en: "The adverb of fast is “fast”.", es: "El adverbio de fast es “fast”." },
    wrong: { "He drives too fastly.": "He drives too fast." },
    right: ["He drives too fast.", "She holds it fast."],
  },
  {
    kind: "adverb",
    find: "i|he|she|we|they|you ~do it|that|this very|so|really? (good) $",
    better: "well",
    why: { en: "How something is done is “well”.", es: "Cómo se hace algo es “well”." },
    wrong: { "I did it good.": "I did it well." },
    right: ["I did it well.", "It does me good."],
  },
  {
    kind: "preposition",
    find: "~be|'s (about of)",
    better: "about",
    why: { en: "A film is about something.", es: "Trata de: “is about”." },
    wrong: { "The film is about of a boy.": "The film is about a boy." },
    right: ["The film is about a boy."],
  },
  {
    kind: "confused",
    find: "(v=make|makes|made me|you|him|her|us a favour)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      `${({ make: "do", makes: "does", made: "did" } as Record<string, string>)[v.word]} ${tokens[from + 1]?.word} a favour`,
    why: { en: "One does a favour.", es: "Hacer un favor es “do a favour”." },
    wrong: { "Can you make me a favour?": "Can you do me a favour?" },
    right: ["Can you do me a favour?"],
  },
  {
    kind: "quantity",
    find: "(every people) #any",
    better: "everybody",
    why: { en: "“Every” goes with one: everybody, every person.", es: "“Every” va con singular: everybody." },
    wrong: { "Every people like music.": "Everybody like music." },
    right: ["Everybody likes music."],
  },
  {
    kind: "adjective",
    find: "~be|'s|'m|'re very|so|too|really? (worry) about|$",
    better: "worried",
    why: { en: "One is worried about something.", es: "Estar preocupado es “be worried”." },
    wrong: { "He is very worry about it.": "He is very worried about it." },
    right: ["He is very worried about it."],
  },
  {
    kind: "adjective",
    find: "i|he|she|we|they|you ~be|'m|'re|'s very|so|really? (a=shocking|surprising|disappointing|annoying|confusing|exhausting|frightening|disgusting) when|by|because|that|about|to",
    better: ({ named: { a } }) => a?.word.replace(/ing$/, "ed"),
    why: {
      en: "Who feels it is -ed; what causes it is -ing.",
      es: "Quien lo siente, -ed; lo que lo causa, -ing.",
    },
    wrong: { "I was shocking when I heard it.": "I was shocked when I heard it." },
    right: ["I was shocked when I heard it.", "It was shocking."],
  },
];
