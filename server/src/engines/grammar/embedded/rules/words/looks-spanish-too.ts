import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** More false friends, and words that are written nearly alike. */
export const looksSpanishToo: readonly Rule[] = [
  {
    kind: "false-friend",
    find: "~have a|an|another|other|previous|prior|family|important #adj? (compromise|compromises) this|tomorrow|on|tonight|at|so|with|and|that|$",
    better: ({ sentence: { tokens }, from }) =>
      tokens[from]?.word === "compromises" ? "commitments" : "commitment",
    why: {
      en: "“Compromiso” is a “commitment”; a “compromise” is where both give in.",
      es: "Compromiso es “commitment”; “compromise” es una solución intermedia.",
    },
    wrong: {
      "I have a compromise this afternoon, I can't go out.":
        "I have a commitment this afternoon, I can't go out.",
    },
    right: ["I have a commitment this afternoon.", "They have a compromise that pleases all."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:can't|cannot|afternoon|tonight|tomorrow|weekend|o'clock|busy|late|sorry)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: [
      "a big|great|huge|real|total|terrible|such (deception)",
      "what a #adj? (deception)",
      "~be a (deception) when|because|for|that",
      "such a (deception)",
    ],
    better: "disappointment",
    why: {
      en: "“Decepción” is “disappointment”; “deception” is «engaño».",
      es: "Decepción es “disappointment”; “deception” es engaño.",
    },
    wrong: { "It was a big deception when my team lost.": "It was a big disappointment when my team lost." },
    right: ["It was a big disappointment.", "The trick was a clever deception."],
  },
  {
    kind: "false-friend",
    find: [
      "~have a strong|big|terrible|bad|ugly|huge (discussion)",
      "~discuss with my boyfriend|girlfriend|wife|husband|parents|brother|sister (discussion)",
    ],
    better: "argument",
    why: {
      en: "A “discusión” with shouts is an “argument”; a “discussion” is a talk.",
      es: "Una discusión (pelea) es “argument”; “discussion” es un debate.",
    },
    wrong: { "We had a strong discussion and she cried.": "We had a strong argument and she cried." },
    right: ["We had a strong argument.", "We had a good discussion."],
  },
  {
    kind: "false-friend",
    find: [
      "your|my|his|her|a|the (firm) on|in|at the|this|that|each|every paper|document|contract|page|form|bottom|letter",
      "need|want|without your|my|his|her (firm)",
    ],
    better: "signature",
    why: {
      en: "“Firma” is a “signature”; a “firm” is a company.",
      es: "Firma es “signature”; “firm” es empresa.",
    },
    wrong: { "I need your firm on this paper.": "I need your signature on this paper." },
    right: ["I need your signature on this paper.", "I need your firm to help."],
    unless: ({ sentence: { tokens }, to }) => /^(?:to|can|will|for)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "false-friend",
    find: "~be|very|so|really|too (preoccupied) for|about|because|of",
    better: "worried",
    why: { en: "“Preocupado” is “worried”.", es: "Preocupado es “worried”." },
    wrong: { "I am very preoccupied about my exam.": "I am very worried about my exam." },
    right: ["I am worried about my exam.", "He is preoccupied with his phone."],
  },
  {
    kind: "false-friend",
    find: [
      "favourite|favorite|best|worst|hardest|easiest|difficult|easy|school|other|two|three|five|six|many|all|my (signature|signatures) at|in|is|are|of|this|$",
    ],
    better: ({ sentence: { tokens }, from }) =>
      tokens[from]?.word === "signatures" ? "subjects" : "subject",
    why: {
      en: "“Asignatura” is a school “subject”; a “signature” is your name by hand.",
      es: "Asignatura es “subject”; “signature” es firma.",
    },
    wrong: { "My favourite signature at school is maths.": "My favourite subject at school is maths." },
    right: ["My favourite subject is maths.", "My signature is ugly."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:school|university|maths|math|history|english|science|biology|physics|exam|exams|teacher|study|term|degree|chemistry|music|geography)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: "can|can't|cannot|could|couldn't|not not? (support) the|this|that|his|her|my|your|their|all noise|heat|cold|pain|smell|boss|traffic|lies|weather|stress|pressure|humidity|jokes|attitude|music|snoring|situation|people",
    better: "stand",
    why: {
      en: "“Soportar” is “stand” or “bear”; “support” is «apoyar».",
      es: "Soportar es “stand” o “bear”; “support” es apoyar.",
    },
    wrong: {
      "I can't support my boss.": "I can't stand my boss.",
      "I can't support the noise.": "I can't stand the noise.",
    },
    right: ["I can't stand the noise.", "I can support my boss in this."],
    unless: ({ sentence: { tokens }, from }) =>
      !tokens.slice(0, from).some(({ word }) => /^(?:not|can't|cannot|couldn't)$/.test(word)),
  },
  {
    kind: "false-friend",
    find: [
      "what is|what's|are is? your|his|her|the (direction)",
      "my|your|his|her (direction) is",
      "~send|~write|~give me|you|it|him|her|us|them? to? my|your|the|this|his|her (direction) $|and|so|please|in|of|to",
      "name and|your|my? (direction)",
      "email|e-mail|mail (direction)",
    ],
    better: "address",
    why: {
      en: "“Dirección” where one lives is “address”; a “direction” is a way to go.",
      es: "La dirección (donde vives) es “address”; “direction” es rumbo.",
    },
    wrong: {
      "What is your direction? I want to send you a letter.":
        "What is your address? I want to send you a letter.",
    },
    right: ["What is your address?", "The direction of the wind changed."],
    unless: ({ sentence: { text } }) =>
      /\b(?:wind|north|south|drive|walk|walking|compass|road)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: "(intoxicated) by|with|from|after|because #det? #poss? food|fish|seafood|meat|eggs|oysters|mushrooms|sandwich|eating|water|chicken",
    better: "poisoned",
    why: {
      en: "With bad food one is “poisoned”; “intoxicated” is drunk.",
      es: "Intoxicado por comida es “poisoned”; “intoxicated” es borracho.",
    },
    wrong: { "We were intoxicated by the seafood.": "We were poisoned by the seafood." },
    right: ["We were poisoned by the seafood."],
  },
  {
    kind: "false-friend",
    find: ["my|our|a|have|his|her #adj? (mascot|mascots) is|was|called|at|,|$|and|named"],
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "mascots" ? "pets" : "pet"),
    why: {
      en: "An animal at home is a “pet”; a “mascot” brings a team luck.",
      es: "La mascota de casa es “pet”; “mascot” es la de un equipo.",
    },
    wrong: { "My mascot is a dog called Luna.": "My pet is a dog called Luna." },
    right: ["My pet is a dog.", "The team's mascot is a bear."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:dogs?|cats?|hamster|rabbit|parrot|turtle|fish|puppy|kitten|bird|animal|home|vet)\b/i.test(
        text,
      ) || /\b(?:team|club|olympic\w*|school's|games)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: ["the|my|our|his|her (mayor) brother|sister|son|daughter|child|cousin|uncle"],
    better: "older",
    why: {
      en: "“Mayor” of age is “older”; a “mayor” governs a town.",
      es: "Mayor (de edad) es “older”; “mayor” es alcalde.",
    },
    wrong: { "My mayor brother is twenty.": "My older brother is twenty." },
    right: ["My older brother is twenty."],
  },
  {
    kind: "confused-words",
    find: [
      "~eat|~buy|~have|bit|piece|slice|of|some|with|fresh|toasted (pan) with|and butter|jam|cheese|ham|tomato|oil|olive|milk|coffee|chocolate",
      "~eat (pan)",
    ],
    better: "bread",
    why: { en: "“Pan” is “bread”; a “pan” is for cooking.", es: "Pan es “bread”; “pan” es sartén." },
    wrong: { "I eat pan with butter.": "I eat bread with butter." },
    right: ["I eat bread with butter.", "We have a pan with butter in it.", "Buy a pan and oil."],
    unless: ({ sentence: { tokens }, from }) => /^(?:a|the|this|my)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "confused-words",
    find: [
      "~hurt|~break|~twist|~wash|~touch|~move my|his|her|your|the|a left|right? (pie|pies)",
      "by|on|at (pie)",
    ],
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "pies" ? "feet" : "foot"),
    why: {
      en: "“Pie” of the body is “foot”; a “pie” is eaten.",
      es: "El pie es “foot”; “pie” es un pastel.",
    },
    wrong: { "I hurt my pie playing football.": "I hurt my foot playing football." },
    right: ["I hurt my foot.", "She broke the pie in two."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:a|the)$/.test(tokens[from - 1]?.word ?? "") || /^(?:on|at|by)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "false-friend",
    find: [
      "(professor|professors) at|in my|the|our|this|high|primary|secondary school|kindergarten|nursery",
      "my|our|the (professor) of #nounish at|in school|primary|high",
    ],
    better: ({ sentence: { tokens }, from }) =>
      tokens[from]?.word === "professors" ? "teachers" : "teacher",
    why: {
      en: "At school it is a “teacher”; a “professor” is at university.",
      es: "En la escuela es “teacher”; “professor” es de universidad.",
    },
    wrong: { "My professor of maths at school is strict.": "My teacher of maths at school is strict." },
    right: ["My teacher at school is strict.", "The professor at the law school retired."],
  },
  {
    kind: "false-friend",
    find: [
      "(v=conduct|conducts|conducted|conducting) a|the|my|his|her|your|our new? car|bus|taxi|motorbike|truck|lorry|van|train",
      "he|she|i|they|you|we (v=conducted|conducts|conduct) very|too|so? fast|slowly|carefully|badly",
    ],
    better: ({ named: { v } }) =>
      ({ conduct: "drive", conducts: "drives", conducted: "drove", conducting: "driving" })[v?.word ?? ""],
    why: {
      en: "“Conducir” is “drive”; one “conducts” an orchestra.",
      es: "Conducir es “drive”; “conduct” es dirigir.",
    },
    wrong: {
      "I like to conduct my car.": "I like to drive my car.",
      "He conducted very fast.": "He drove very fast.",
    },
    right: ["I like to drive my car.", "She conducts the orchestra slowly."],
    unless: ({ sentence: { text } }) => /\b(?:orchestra|choir|interview|survey|research|study)\b/i.test(text),
  },
  {
    kind: "collocation",
    find: ["~have|~take a (bath) in the sea|river|lake|ocean|pool|swimming"],
    better: "swim",
    why: {
      en: "In the sea you have a “swim”; a “bath” is at home.",
      es: "En el mar o la piscina: “have a swim”.",
    },
    wrong: { "I had a bath in the sea.": "I had a swim in the sea." },
    right: ["I had a swim in the sea.", "I had a bath in the evening."],
  },
];
