import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** How many and how much, and how. */
export const everydayHowMany: readonly Rule[] = [
  {
    kind: "comparison",
    find: "the same #noun (than|that) $|me|him|her|us|them|you|my|mine|his|yours|i",
    better: "as",
    why: { en: "After “the same” comes “as”.", es: "Tras “the same” va “as”." },
    wrong: { "she has the same age than me": "she has the same age as me" },
    right: ["she has the same age as me", "It's the same book that you read.", "the same day that I met her"],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "that" && !/^(?:me|him|us|mine|yours)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "word-order",
    find: "not ~have (n=money|time|people|food|space|room|water|friends|sleep|information|experience enough)",
    better: "enough {n}",
    why: {
      en: "“Enough” stands before the noun: “enough money”.",
      es: "“Enough” va ante el nombre: “enough money”.",
    },
    wrong: { "I don't have money enough.": "I don't have enough money." },
    right: ["I don't have enough money."],
  },
  {
    kind: "quantity",
    find: "~be|'s|'re (very much a=tall|big|small|good|nice|happy|sad|tired|old|young|expensive|cheap|beautiful|interesting|boring|cold|hot|difficult|easy|important|busy|pretty|fast|long|short|funny)",
    better: "very {a}",
    why: { en: "Before an adjective say “very”.", es: "Ante un adjetivo, “very”." },
    wrong: { "He is very much tall.": "He is very tall." },
    right: ["He is very tall.", "It is very much alive."],
  },
  {
    kind: "exclamation",
    find: "^ (how a=#adj n=#plurals|#uncount) #sub",
    better: "what {a} {n}",
    why: { en: "With a noun it is “what”: “What beautiful eyes!”", es: "Con nombre: “What beautiful eyes!”" },
    wrong: { "How beautiful eyes you have!": "What beautiful eyes you have!" },
    right: ["What beautiful eyes you have!", "How big houses are!", "How interesting they are!"],
    unless: ({ sentence: { tokens, question }, to }) =>
      question || !/^(?:have|has|had|'ve|'s|got|are|were)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "exclamation",
    find: "~be|'s|'re (such) a=beautiful|nice|good|bad|boring|interesting|difficult|expensive|funny|tired|happy|sad|great|cold|hot|big $",
    better: "so",
    why: { en: "Without a noun say “so”: “it was so beautiful”.", es: "Sin nombre: “so beautiful”." },
    wrong: { "It was such beautiful.": "It was so beautiful." },
    right: ["It was so beautiful.", "It was such a day."],
  },
  {
    kind: "number",
    find: "(many works) to|at|in|$|today|this|for",
    better: "a lot of work",
    why: { en: "“Work” is not counted: “a lot of work”.", es: "“Work” no se cuenta: “a lot of work”." },
    wrong: { "I have many works to do.": "I have a lot of work to do." },
    right: ["I have a lot of work to do.", "many works of art"],
  },
  {
    kind: "number",
    find: "(a n=#adj? trousers|jeans|glasses|scissors|pyjamas|shorts|headphones|sunglasses|tights) -#noun",
    better: ({ named: { n }, sentence: { tokens }, to }) => {
      const last = tokens[to - 1]?.word;
      return n ? `some ${n.word} ${last}` : `some ${last}`;
    },
    why: {
      en: "These come in pairs: “some trousers”, “a pair of trousers”.",
      es: "Van en plural: “some trousers”, “a pair of trousers”.",
    },
    wrong: { "I need a new trousers.": "I need some new trousers." },
    right: ["I need some new trousers.", "A glasses case.", "a shorts day"],
  },
  {
    kind: "number",
    find: "my|his|her|your|this|the (trouser v=is|was)",
    better: ({ named: { v } }) => v && (v.word === "is" ? "trousers are" : "trousers were"),
    why: { en: "“Trousers” is always plural.", es: "“Trousers” va siempre en plural." },
    wrong: { "My trouser is black.": "My trousers are black." },
    right: ["My trousers are black."],
  },
  {
    kind: "number",
    find: "#poss|the|these|those|some|all #adj? n=clothes|trousers|jeans|scissors|glasses|shoes|people|children|men|women|police|teeth|feet (v=is|was|has|does)",
    better: ({ named: { v } }) =>
      v && ({ is: "are", was: "were", has: "have", does: "do" } as Record<string, string>)[v.word],
    why: { en: "This noun is plural: “my clothes are”.", es: "Este nombre es plural: “my clothes are”." },
    wrong: { "My clothes is dirty.": "My clothes are dirty." },
    right: [
      "My clothes are dirty.",
      "One of the children is here.",
      "The number of people is small.",
      "What I like about the children is this.",
      "A pair of scissors is here.",
    ],
    unless: ({ sentence: { tokens, question }, start }) =>
      question ||
      (start > 0 &&
        !/^(?:and|but|because|so|that|when|think|now|if|why)$/.test(tokens[start - 1]?.word ?? "")) ||
      tokens.slice(0, start).some(({ word }) => /^(?:one|what|each|of|none|everything|all)$/.test(word)),
  },
  {
    kind: "number",
    find: "(all n=student|person|child|teacher|friend|animal|car|house|country|city|book|girl|boy|man|woman|restaurant|shop) ~have|~be|~like|~want|~go|~live|~need|in|who|should|must|can|will",
    better: "all {n:plural}",
    why: { en: "After “all” the noun is plural: “all students”.", es: "Tras “all”, plural: “all students”." },
    wrong: { "All student have to study.": "All students have to study." },
    right: ["All students have to study.", "All man is grass."],
    unless: ({ named: { n } }) => n?.word === "man",
  },
  {
    kind: "number",
    find: "(other n=coffee|beer|tea|bag|day|time|chair|plate|glass|cup|job|house|person|book|question|problem|thing|phone|piece|drink|cake|film|car|city|country|hotel|room|table) please|$|because|for|and|now|in|that|which|today|tomorrow",
    better: "another {n}",
    why: { en: "With one say “another”.", es: "Con singular: “another”." },
    wrong: { "I want other coffee please.": "I want another coffee please." },
    right: [
      "I want another coffee please.",
      "The other day.",
      "my other phone",
      "some other time",
      "each other time",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:the|my|your|his|her|our|their|some|any|no|each|every|this|that|one|its|'s|whose|what|of)$/.test(
        tokens[from - 1]?.word ?? "",
      ),
  },
  {
    kind: "number",
    find: "(d=a little n=friends|people|books|days|words|things|problems|minutes|hours|years|months|weeks|students|cars|houses|euros|times|questions|clothes|animals)",
    better: "a few {n}",
    why: { en: "With what can be counted say “a few”.", es: "Con lo contable: “a few”." },
    wrong: { "I have a little friends here.": "I have a few friends here." },
    right: ["I have a few friends here.", "I have a little bread."],
  },
  {
    kind: "number",
    find: "how (many) n=time|money|water|work|food|homework|sugar|milk|coffee|bread|rain|traffic|music|information|sleep|energy|experience|furniture do|does|did|is|have|has|you|we|it|there|$",
    better: "much",
    why: { en: "What cannot be counted takes “how much”.", es: "Lo incontable va con “how much”." },
    wrong: { "How many time do you need?": "How much time do you need?" },
    right: ["How much time do you need?", "How many time zones do you know?"],
  },
  {
    kind: "number",
    find: "#num sisters|brothers and (n=1 m=sisters|brothers|cousins|cats|dogs|sons|daughters|children)",
    better: "1 {m:one}",
    why: { en: "With one the noun is singular.", es: "Con uno, singular." },
    wrong: { "I've got 2 brothers and 1 sisters.": "I've got 2 brothers and 1 sister." },
    right: ["I've got 2 brothers and 1 sister."],
  },
  {
    kind: "number",
    find: "my|his|her (n=glass|shoe|clothe|sock) are",
    better: "{n:plural}",
    why: { en: "These come in twos: “my glasses are”.", es: "Van en plural: “my glasses are”." },
    wrong: { "My glass are broken.": "My glasses are broken." },
    right: ["My glasses are broken."],
  },
  {
    kind: "number",
    find: "(my|our family ~be #many people|persons)",
    better: ({ sentence: { tokens }, from, to }) =>
      `there are ${tokens[to - 2]?.word} people in ${tokens[from]?.word} family`,
    why: {
      en: "“There are five people in my family”.",
      es: "“Somos cinco en mi familia”: “there are five people in my family”.",
    },
    wrong: { "My family are five people.": "There are five people in my family." },
    right: ["There are five people in my family."],
  },
  {
    kind: "number",
    find: "in my|our family|class|house|group|team|office (we are n=#many) $",
    better: "there are {n} of us",
    why: { en: "How many we are: “there are five of us”.", es: "Somos cinco: “there are five of us”." },
    wrong: { "In my family we are five.": "In my family there are five of us." },
    right: ["In my family there are five of us."],
  },
  {
    kind: "number",
    find: "n=mathematics|maths|physics|politics|economics|athletics|gymnastics (v=are|were) #adj|very|my|so|not|always|a|the",
    better: ({ named: { v } }) => (v?.word === "are" ? "is" : "was"),
    why: {
      en: "School subjects in -ics are singular: “maths is”.",
      es: "Las materias en -ics van en singular: “maths is”.",
    },
    wrong: { "Mathematics are difficult for me.": "Mathematics is difficult for me." },
    right: ["Mathematics is difficult for me.", "Biology and maths are hard.", "Her politics are odd."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:and|her|his|my|their|our|your|or)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "there-is",
    find: "^ (have) a|many|two|three|some|lots #adj? #noun|#plural|of|#num ... in|near|on|at my|the|front",
    better: ({ sentence: { tokens }, to }) =>
      /^(?:a)$/.test(tokens[to]?.word ?? "") ? "there is" : "there are",
    why: { en: "What exists is said with “there is”, “there are”.", es: "Hay: “there is”, “there are”." },
    wrong: { "Have a big park near my house.": "There is a big park near my house." },
    right: ["There is a big park near my house.", "Have a nice day in the park!", "Have a look at my car!"],
    unless: ({ sentence: { tokens, text }, to }) =>
      !/[.]?$/.test(text) ||
      /!/.test(text) ||
      /^(?:look|nice|good|great|lovely|seat|think|go|cup|rest|safe|wonderful|break|read|try|bath|chat|word|drink|piece|bit)$/.test(
        tokens[to + 1]?.word ?? "",
      ),
  },
];
