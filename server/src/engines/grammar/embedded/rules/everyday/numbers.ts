import type { Rule } from "#engines/grammar/embedded/rule.ts";

const isOf: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  is: "are",
  was: "were",
  has: "have",
};

const agree = { en: "The verb agrees with who or what does it.", es: "El verbo concuerda con su sujeto." };

/** One and many: what agrees with what. */
export const everydayNumbers: readonly Rule[] = [
  {
    kind: "there-is",
    find: "there (v=are|were) a lot of n=traffic|noise|pollution|food|water|money|work|rain|snow|information|furniture|music|homework|crime|rubbish|space|light|violence",
    better: ({ named: { v } }) => isOf[v?.word ?? ""],
    why: {
      en: "What cannot be counted is one: “there is a lot of traffic”.",
      es: "Lo incontable va en singular: “there is a lot of traffic”.",
    },
    wrong: { "In my city there are a lot of traffic.": "In my city there is a lot of traffic." },
    right: [
      "There is a lot of traffic.",
      "There are a lot of traffic lights.",
      "There are a lot of music shops.",
    ],
    unless: ({ named: { n }, sentence: { tokens } }) => {
      const next = n && tokens[tokens.indexOf(n) + 1];
      return next?.joined === true && (next.tags.has("Noun") || next.word.endsWith("s"));
    },
  },
  {
    kind: "this-these",
    find: "^ (d=this are) my|our|your|his|her|the|some|two|three|good|very|nice",
    better: "these are",
    why: { en: "With several things it is these or those.", es: "Con varias cosas va these o those." },
    wrong: { "This are my friends.": "These are my friends." },
    right: ["These are my friends.", "This is my family."],
  },
  {
    kind: "this-these",
    find: "^ (d=these|those is) my|our|your|his|her|the|a|an n=#one",
    better: ({ named: { d } }) => (d?.word === "these" ? "this is" : "that is"),
    why: { en: "With one thing it is this or that.", es: "Con una sola cosa va this o that." },
    wrong: { "These is my car.": "This is my car." },
    right: ["This is my car.", "These are my cars."],
  },
  {
    kind: "this-these",
    find: "^ (d=this|that) n=#plurals are|were|have|look",
    better: ({ named: { d } }) => (d?.word === "this" ? "these" : "those"),
    why: { en: "With several things it is these or those.", es: "Con varias cosas va these o those." },
    wrong: { "That books are mine.": "Those books are mine." },
    right: ["Those books are mine.", "That bus is late.", "That people are kind is true."],
    unless: ({ named: { n } }) => /^(?:people|news|maths|physics)$/.test(n?.word ?? ""),
  },
  {
    kind: "agreement",
    find: "all|some|most|many|half|both of? the|my|our|your|these|those|his|her n=#plural (v=is|was|has)",
    better: ({ named: { v } }) => isOf[v?.word ?? ""],
    why: agree,
    wrong: {
      "All the students has a book.": "All the students have a book.",
      "Half of my friends is here.": "Half of my friends are here.",
    },
    right: [
      "All the students have a book.",
      "Most of the news is bad.",
      "What all my friends like is music.",
    ],
    unless: ({ named: { n }, sentence: { tokens }, start }) =>
      /^(?:news|maths|physics|politics|economics|series)$/.test(n?.word ?? "") ||
      tokens
        .slice(0, start)
        .some(({ word }) => /^(?:one|each|none|what|whatever|of|for|with|to|in|love|like)$/.test(word)),
  },
  {
    kind: "plural",
    find: "one|two|three|four|some|many|several|most|all|both of my|our|your|his|her|their|the (n=brother|sister|friend|cousin|uncle|aunt|neighbour|teacher|classmate|colleague|student|son|daughter|hobby|dream|problem|reason|thing|place|book|film|song|game|idea|class) is|are|was|were|has|have|lives|live|works|work|likes|like|and|who|that|$",
    better: "{n:plural}",
    why: {
      en: "One or more “of” several: the noun is plural: “one of my friends”.",
      es: "“Uno de varios”: el nombre va en plural: “one of my friends”.",
    },
    wrong: { "One of my friend lives here.": "One of my friends lives here." },
    right: ["One of my friends lives here.", "Some of the book is good.", "Most of the film was good."],
    unless: ({ sentence: { tokens }, start, from }) =>
      /^(?:most|all|some)$/.test(tokens[start]?.word ?? "") &&
      /^(?:the|my|his|her|our|your)$/.test(tokens[from - 1]?.word ?? "") &&
      /^(?:book|film|song|game|class|place|idea|thing|problem|dream)$/.test(tokens[from]?.word ?? ""),
  },
  {
    kind: "plural",
    find: "one of the most #adj (n=sport|city|film|movie|book|place|game|song|country|problem|singer|actor|player|festival|dish|language|animal|person|thing|day|street|building|museum|restaurant|beach|team|writer|hobby|reason|subject)",
    better: "{n:plural}",
    why: {
      en: "“One of the most …” is one of several: the noun is plural.",
      es: "“One of the most …” es uno de varios: el nombre va en plural.",
    },
    wrong: { "One of the most popular sport is football.": "One of the most popular sports is football." },
    right: ["One of the most popular sports is football.", "One of the most popular game shows"],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "agreement",
    find: "^ a number of n=#plural (v=is|was|has)",
    better: ({ named: { v } }) => isOf[v?.word ?? ""],
    why: {
      en: "“A number of” means some, so the verb is plural; “the number” is one.",
      es: "“A number of” es “varios”: verbo en plural; “the number” va en singular.",
    },
    wrong: { "A number of shops was closed.": "A number of shops were closed." },
    right: ["A number of shops were closed.", "The number of shops is small."],
  },
];
