import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Articles, prepositions and linkers of every day. */
export const everydaySmallWords: readonly Rule[] = [
  {
    kind: "article",
    find: "(the n=peru|spain|mexico|france|italy|germany|argentina|chile|colombia|brazil|portugal|england|japan|china|india|canada|morocco|egypt|greece|turkey|poland|russia|cuba|bolivia|uruguay|paraguay|venezuela|ecuador|ireland|scotland|london|madrid|paris|rome|barcelona|europe|africa|asia) -#noun|#adj|of|that|i|we|you|they|he|she|team|match|game|national|'s",
    better: ({ sentence: { text }, named: { n } }) => n && text.slice(n.at, n.end),
    why: {
      en: "Countries and cities take no article: “Peru is beautiful”.",
      es: "Los países y ciudades van sin artículo.",
    },
    wrong: {
      "The Peru is beautiful.": "Peru is beautiful.",
      "I want to see the Japan.": "I want to see Japan.",
    },
    right: [
      "Peru is beautiful.",
      "The Paris of my youth is gone.",
      "the Spain game",
      "We ate the turkey cold.",
    ],
    unless: ({ named: { n } }) => n?.capital !== true,
  },
  {
    kind: "article",
    find: [
      "in|to|from|of|through|visit|visited|love (a=united b=states|kingdom)",
      "in|to|from|of|through|visit|visited|love (a=netherlands|philippines)",
    ],
    better: ({ sentence: { text, tokens }, from, to }) =>
      `the ${text.slice(tokens[from]?.at, tokens[to - 1]?.end)}`,
    why: {
      en: "These countries take “the”: the United States, the Netherlands.",
      es: "Estos países llevan “the”: the United States.",
    },
    wrong: { "I live in United States.": "I live in the United States." },
    right: ["I live in the United States."],
  },
  {
    kind: "time",
    find: "(all the n=day|night|afternoon|morning|evening) $|i|we|he|she|they|in|at|and|because|for|with|but|on|watching|working|playing|reading|sleeping|long|studying",
    better: "all {n}",
    why: { en: "“All day”, “all night”: without “the”.", es: "“Todo el día” es “all day”, sin “the”." },
    wrong: {
      "I worked all the day.": "I worked all day.",
      "All the day I was sleeping.": "All day I was sleeping.",
    },
    right: ["I worked all day."],
  },
  {
    kind: "time",
    find: "have|has|had|'ve|'s been? #pp|#ing ... (for) m=#month|#year|#day|yesterday|childhood -#noun|'s",
    better: "since",
    why: {
      en: "From a point in time on is “since”: “since January”.",
      es: "Desde un momento es “since”: “since January”.",
    },
    wrong: { "I've been working here for January.": "I've been working here since January." },
    right: [
      "I've been working here since January.",
      "I've worked here for years.",
      "I've bought a cake for Monday.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      !tokens
        .slice(start, from)
        .some(({ word }) =>
          /^(?:been|lived|worked|known|studied|had|waited|learned|learnt|taught|stayed)$/.test(word),
        ),
  },
  {
    kind: "time",
    find: "(in|on) #num o'clock",
    better: "at",
    why: { en: "Hours take “at”: “at six o'clock”.", es: "Las horas llevan “at”." },
    wrong: { "The train leaves in 6 o'clock.": "The train leaves at 6 o'clock." },
    right: ["The train leaves at 6 o'clock.", "It's at 6 o'clock."],
  },
  {
    kind: "preposition",
    find: [
      "worried (for|of|by|from|with|on) my|the|his|her|our|this|your|their n=exam|exams|test|job|money|future|interview|results|weather|situation|work|marks|price|problem|rent|trip",
      "worried (of|from) #det|#obj|it",
    ],
    better: "about",
    why: { en: "One is worried “about” something.", es: "Estar preocupado por algo: “worried about”." },
    wrong: { "I'm worried for my exam.": "I'm worried about my exam." },
    right: ["I'm worried about my exam.", "I'm worried for my son."],
  },
  {
    kind: "linking",
    find: "^ (so s=#sub) #any",
    better: "{s}",
    why: { en: "One linker is enough: “because … , I went”.", es: "Basta un nexo: “because …, I went”." },
    wrong: { "Because I was tired, so I went to bed.": "Because I was tired, I went to bed." },
    right: ["Because I was tired, I went to bed.", "I was tired, so I went to bed."],
    unless: ({ sentence: { text }, from }) => from === 0 || !/^(?:because|as|since)\b/i.test(text),
  },
  {
    kind: "linking",
    find: "^ because|since ... (so s=i|he|she|we|they) #any",
    better: "{s}",
    why: { en: "One linker is enough: “because …, I went”.", es: "Basta un nexo: “because …, I went”." },
    wrong: { "Because I was tired so I went to bed.": "Because I was tired I went to bed." },
    right: ["Because I was tired I went to bed.", "Because I was so tired I went to bed."],
  },
  {
    kind: "job",
    find: "~need|~find|~lose|~have|~get|~want (a w=#adj? work) -of",
    better: ({ named: { w } }) => (w ? `a ${w.word} job` : "a job"),
    why: { en: "Work is not counted: “a job”.", es: "“Un trabajo” es “a job”." },
    wrong: { "I need a work urgently.": "I need a job urgently." },
    right: [
      "I need a job urgently.",
      "I have a work of art.",
      "He has a work phone.",
      "I need a work permit.",
    ],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true && !/ly$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "compound",
    find: "(work's w=experience|experiences|permit|colleagues|colleague)",
    better: ({ named: { w } }) => w && (w.word === "experiences" ? "work experience" : `work ${w.word}`),
    why: {
      en: "A noun before a noun stays as it is: “work experience”.",
      es: "Nombre + nombre, sin 's: “work experience”.",
    },
    wrong: { "He has a lot of work's experience.": "He has a lot of work experience." },
    right: ["He has a lot of work experience.", "He has work experience."],
  },
];
