import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Be, have and do where the other belongs; the weather. */
export const beAndDo: readonly Rule[] = [
  {
    kind: "be-and-have",
    find: [
      "(s=#sub have|has sleep) $|and|because|now|today|in",
      "(s=#sub have|has a lot of|much|so|so much|very sleep)",
    ],
    better: "{s} {s:be} sleepy",
    why: { en: "“Tener sueño” is “be sleepy”.", es: "Tener sueño es “be sleepy”." },
    wrong: { "I have sleep.": "I am sleepy." },
    right: ["I am sleepy.", "I have sleep problems."],
  },
  {
    kind: "be-and-have",
    find: [
      "(s=i|you|he|she|we|they have|has much|very|a|so lot? of? a=hungry|thirsty|sleepy|angry|afraid|scared|lucky)",
    ],
    better: "{s} {s:be} very {a}",
    why: {
      en: "“Hungry”, “thirsty”… go with be: “I am very hungry”.",
      es: "Hungry, thirsty… van con be: “I am very hungry”.",
    },
    wrong: { "I have much hungry.": "I am very hungry." },
    right: ["I am very hungry."],
  },
  {
    kind: "age",
    find: ["(b=am|is|are|'m|'s|'re having n=#num years old?) $|and|now|but"],
    better: "{b} {n}",
    why: { en: "Age goes with be: “She is 12”.", es: "La edad va con be: “She is 12”." },
    wrong: { "My sister is having 12 years.": "My sister is 12." },
    right: ["My sister is 12.", "She is having two years of fun."],
  },
  {
    kind: "weather",
    find: [
      "^ today|here|outside|now|yesterday (does|makes|make|do) very|so|too|really? #adj",
      "^ today|here|outside|now (does|makes) a|an good|nice|bad|beautiful|terrible|lovely|sunny day|weather",
    ],
    better: "it is",
    why: {
      en: "Weather goes with “it is”: “Today it is hot”.",
      es: "El tiempo va con “it is”: “Today it is hot”.",
    },
    wrong: { "Today does very hot.": "Today it is very hot." },
    right: ["Today it is very hot.", "Today makes or breaks us."],
    unless: ({ sentence: { question }, from, sentence: { tokens } }) =>
      question ||
      !/^(?:very|so|too|really|hot|cold|warm|windy|sunny|cloudy|cool|a|an)$/.test(
        tokens[from + 1]?.word ?? "",
      ),
  },
  {
    kind: "weather",
    find: [
      "it is|'s very|so|really|a? (n=sun|wind|fog|cloud|rain|storm) $|today|and|here|now|in|outside|but|there|so",
    ],
    better: ({ named: { n } }) =>
      ({ sun: "sunny", wind: "windy", fog: "foggy", cloud: "cloudy", rain: "rainy", storm: "stormy" })[
        n?.word ?? ""
      ],
    why: {
      en: "After “it is” comes an adjective: “It is sunny”.",
      es: "Tras “it is” va un adjetivo: “It is sunny”.",
    },
    wrong: { "It is sun today.": "It is sunny today." },
    right: ["It is sunny today.", "It is a cloud and no bird."],
    unless: ({ sentence: { tokens }, from }) => /^(?:a|the)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "superfluous-word",
    find: ["(a lot of) $"],
    better: "a lot",
    why: {
      en: "At the end it is “a lot”: “of” needs something after it.",
      es: "Al final va “a lot”, sin of.",
    },
    wrong: { "It is raining a lot of.": "It is raining a lot." },
    right: ["It is raining a lot.", "It's something I know a lot of."],
    unless: ({ sentence: { tokens, question }, from }) =>
      question ||
      tokens
        .slice(0, from)
        .some(({ word }) =>
          /^(?:which|that|what|who|how|something|thing|things|one|there|music|food)$/.test(word),
        ) ||
      tokens[from + 3]?.joined === true,
  },
  {
    kind: "stative",
    find: [
      "(s=i|you|he|she|we|they b=am|is|are|'m|'s|'re having) a|an|two|three|many|one big|new|small|old|little|blue|red|white|black? car|house|dog|cat|brother|brothers|sister|sisters|phone|bike|computer|flat|son|sons|daughter|daughters|child",
    ],
    better: "{s} {s:has}",
    why: { en: "What one owns is “have”, not “be having”.", es: "Lo que se posee: “have”, sin -ing." },
    wrong: { "She is having a car.": "She has a car." },
    right: ["She has a car.", "She is having a baby."],
  },
  {
    kind: "subject",
    find: ["^ (no is) #adj|true|possible|here|there|necessary|easy|good|bad|important"],
    better: "it is not",
    why: {
      en: "A sentence needs its subject: “It is not good”.",
      es: "La frase necesita sujeto: “It is not good”.",
    },
    wrong: { "No is good.": "It is not good." },
    right: ["It is not good.", "No is my answer."],
  },
  {
    kind: "auxiliary",
    find: [
      "(s=i|you|he|she|we|they b=am|is|are|'m|'s|'re not|n't) want|know|need|understand|eat|drink|speak|live|think|remember|believe|sleep|have|go|smoke|cook|study #any",
    ],
    better: "{s} {s:does} not",
    why: {
      en: "With a verb “not” takes do: “He doesn't want”.",
      es: "Con un verbo, not lleva do: “He doesn't want”.",
    },
    wrong: { "I am not want a coffee.": "I do not want a coffee." },
    right: ["I do not want a coffee.", "I'm not, need I say it, rich."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === false ||
      (/^(?:need|study|go|cook|smoke|sleep|have|live)$/.test(tokens[to]?.word ?? "") &&
        tokens[to + 1] === undefined),
  },
  {
    kind: "auxiliary",
    find: [
      "(s=i|he|she|we|they|you b=am|is|are|'m|'s|'re not|n't) like n=#nounish $|and|but|because|or",
      "(s=i|he|she|we|they|you b=am|is|are|'m|'s|'re not|n't) like to",
    ],
    better: "{s} {s:does} not",
    why: { en: "To say what is not liked: “doesn't like”.", es: "Para gustos: “doesn't like”." },
    wrong: { "He isn't like pizza.": "He doesn't like pizza." },
    right: ["He doesn't like pizza.", "He is not like people."],
    unless: ({ named: { n } }) =>
      /^(?:people|others|dad|mum|mom|men|women|me|you|him|her|them|everyone|everybody|family|friends|parents)$/.test(
        n?.word ?? "",
      ),
  },
  {
    kind: "auxiliary",
    find: [
      "(b=wasn't|weren't|was|were not?) go|like|have|want|know|see|eat|do|study|come|understand|buy|get|sleep|think|remember|speak|find|take|make|need|believe to|the|a|an|my|it|that|much|any|very|well|there|him|her|them|home",
    ],
    better: "didn't",
    why: {
      en: "The past of a verb is denied with “didn't”: “I didn't go”.",
      es: "El pasado se niega con “didn't”: “I didn't go”.",
    },
    wrong: { "I wasn't go to school.": "I didn't go to school." },
    right: ["I didn't go to school.", "Were like it or not."],
    unless: ({ sentence: { tokens, question }, from, to }) =>
      question || (to - from === 1 && !/n't$/.test(tokens[from]?.word ?? "")),
  },
  {
    kind: "tense",
    find: [
      "^ (i|he|she|we|they did v=went|saw|ate|bought|took|came|wrote|spoke|drank|gave|knew|forgot|fell|made|got|found|met|left)",
      "and|but|then|because (i|he|she|we|they did v=went|saw|ate|bought|took|came|wrote|spoke|drank|gave|knew|forgot|fell|made|got|found|met|left)",
    ],
    better: ({ sentence: { tokens }, from, named: { v } }) =>
      `${tokens[from]?.word === "i" ? "I" : tokens[from]?.word} ${v?.word}`,
    why: { en: "“Did” or the past, not both: “I went”.", es: "O “did” o el pasado, no los dos: “I went”." },
    wrong: { "I did went home.": "I went home." },
    right: ["I went home.", "What they did made me cry."],
    unless: ({ sentence: { question } }) => question === true,
  },
];
