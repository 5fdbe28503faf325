import type { Rule } from "#engines/grammar/embedded/rule.ts";

export const quantities: readonly Rule[] = [
  {
    kind: "much-many",
    find: "how|too|so|very (much n=#plural)",
    better: "many {n}",
    why: {
      en: "“Many” goes with what can be counted (many cars), “much” with the rest (much money).",
      es: "“Many” va con lo contable (many cars); “much”, con lo incontable (much money).",
    },
    wrong: {
      "There are too much cars.": "There are too many cars.",
      "How much brothers have you got?": "How many brothers have you got?",
    },
    right: ["How much money?", "I don't know how much costs rise.", "How much is it?"],
    unless: ({ named: { n } }) => n?.word === "costs" || n?.word === "news",
  },
  {
    kind: "much-many",
    find: [
      "(much n=people|friends|things|books|cars|children|places|shops|houses|problems|games|films|animals|times|years|days|students|countries|cities|tourists) -#action",
    ],
    better: "many {n}",
    why: {
      en: "“Many” goes with what can be counted (many cars), “much” with the rest (much money).",
      es: "“Many” va con lo contable (many cars); “much”, con lo incontable (much money).",
    },
    wrong: { "I don't have much friends.": "I don't have many friends." },
    right: ["I don't have many friends.", "I like him very much, people say."],
  },
  {
    kind: "much-many",
    find: "(many n=money|water|information|homework|traffic|music|furniture|advice|luggage|work|bread|milk|sugar|food|snow|rain|pollution|fun) -#noun|#ing",
    better: "much {n}",
    why: {
      en: "“Much” goes with what is not counted: “much money”, or “a lot of money”.",
      es: "“Much” va con lo incontable: “much money”, o “a lot of money”.",
    },
    wrong: { "How many money do you have?": "How much money do you have?" },
    right: ["How much money do you have?", "many work hours"],
  },
  {
    kind: "much-many",
    find: [
      "a (little n=friends|things|days|years|people|books|minutes|weeks|months|problems|questions)",
      "a (few n=money|water|time|milk|sugar|information|bread|salt|rice|work)",
    ],
    better: ({ named: { n }, sentence: { tokens }, from }) =>
      n && `${tokens[from]?.word === "little" ? "few" : "little"} ${n.word}`,
    why: {
      en: "“A few” goes with what can be counted, “a little” with the rest.",
      es: "“A few” va con lo contable; “a little”, con lo incontable.",
    },
    wrong: { "I have a few money.": "I have a little money." },
    right: ["I have a little money.", "a few work days"],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "much-many",
    find: [
      "(a lot n=#plural)",
      "(a lot n=money|time|water|work|food|homework|information|music|fun|traffic)",
    ],
    better: "a lot of {n}",
    why: { en: "Before a noun it is “a lot of”.", es: "Delante de un nombre se dice “a lot of”." },
    wrong: { "I have a lot friends.": "I have a lot of friends." },
    right: ["I have a lot of friends.", "I work a lot weekends or not."],
    unless: ({ named: { n }, sentence: { tokens }, from }) =>
      /^(?:sometimes|days|weekends|nights)$/.test(n?.word ?? "") ||
      /^(?:work|play|like|read|travel|eat)s?$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "much-many",
    find: "have|has|had|is|are|was|were|with|eat|drink|of|know (lot of)",
    better: "a lot of",
    why: { en: "The phrase is “a lot of” or “lots of”.", es: "La expresión es “a lot of” o “lots of”." },
    wrong: { "I have lot of work.": "I have a lot of work." },
    right: ["I have a lot of work.", "I have lots of work."],
  },
  {
    kind: "number",
    find: "(n=#many u=hundreds|thousands|millions) of? -of",
    better: ({ named: { n, u } }) => n && u && `${n.word} ${u.word.slice(0, -1)}`,
    why: {
      en: "After a number, hundred, thousand and million have no -s: “two thousand people”.",
      es: "Después de un número, hundred, thousand y million van sin -s: “two thousand people”.",
    },
    wrong: { "It costs two thousands euros.": "It costs two thousand euros." },
    right: ["It costs two thousand euros.", "thousands of people"],
  },
];
