type Three = readonly [string, string, string];
type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Said to whoever gives a number or an address, or wants to go on elsewhere. */
export const contactWords = [
  {
    thanks: "Thank you, you are kind!",
    program: "But I am only a program: we talk here.",
    none: "I am only a program, without a phone.",
    keep: "Keep your number private.",
    keepYoung: "Keep your number private, ask your parents.",
  },
  {
    thanks: "Thank you, that's kind of you.",
    program: "I'm only a program, so I can only talk here.",
    none: "I'm only a program, so I have no phone and no account; we can talk here.",
    keep: "Please keep your number and address private.",
    keepYoung: "Keep your number private, and ask a parent or another adult you trust first.",
  },
  {
    thanks: "Thank you, that's very kind.",
    program: "I'm only a program, though, so this is the one place where I can talk.",
    none: "I'm only a program, so there's no phone and no account behind me; this is where we can talk.",
    keep: "I'd keep numbers and addresses private, if I were you.",
    keepYoung: "Do keep your number private, and ask a parent or another adult you trust first.",
  },
] as const;

/** Said to a wish to go on in Spanish, where no feeling was told. */
export const spanishWays: Lines = [
  ["I understand, it is not easy."],
  ["I understand; another language takes a lot out of you."],
  ["I understand; a foreign language does take it out of you."],
];

/** What English asks of nobody. */
export const easyWays: Lines = [
  ["Here we practise English. Short words are OK."],
  ["Here we practise English, but short and easy words are enough."],
  ["English is what we practise here, but the shortest and simplest answer will do."],
];

/** A feeling, what is said to it, and what is asked. */
export const feltWays: readonly (readonly [RegExp, Three, Three])[] = [
  [
    /\bcansad[oa]s?\b|\btired\b|\bagotad[oa]\b|\bsueño\b|\bexhausted\b/i,
    [
      "You are tired, I understand.",
      "You're tired, and I understand that.",
      "You're tired, and I do understand.",
    ],
    ["Was it a long day?", "Was it a long day?", "Has it been a long day?"],
  ],
  [
    /\btriste\b|\bsad\b|\bllor/i,
    ["I am sorry you feel sad.", "I'm sorry that you're sad.", "I'm sorry that you're sad."],
    ["Is somebody with you?", "Is somebody with you today?", "Is there somebody with you today?"],
  ],
  [
    /\b(?:nervios[oa]|nervous|vergüenza|verguenza|shy|miedo|afraid)\b/i,
    [
      "No worries, mistakes are fine.",
      "Don't worry, mistakes are welcome here.",
      "Please don't worry; mistakes are more than welcome here.",
    ],
    [
      "Is it easier to write?",
      "Is writing easier for you than speaking?",
      "Is writing easier for you than speaking?",
    ],
  ],
  [
    /\b(?:enferm[oa]|duele|sick|ill|headache)\b/i,
    ["I am sorry you feel bad.", "I'm sorry that you don't feel well.", "I'm sorry you aren't feeling well."],
    ["Can you rest a little?", "Can you get some rest today?", "Can you get some rest today?"],
  ],
];

/** Asked where nothing better is known. */
export const wellMeant: Lines = [
  ["What do you like?", "Do you like music?", "Do you like films?"],
  ["What did you do today?", "What do you like doing in the evening?", "What are you looking forward to?"],
  ["What has your day been like?", "What do you do to unwind?", "What are you looking forward to?"],
];

/** Said to whoever wants it to be something else. */
export const breakoutWords: Lines = [
  ["Sorry, I only talk with you in English.", "That I can not do. We can talk!"],
  [
    "That I can't do; I'm a program for talking in English, and I like our talk.",
    "I can't do that, but I'm glad to go on talking with you.",
  ],
  [
    "That I can't do; I'm a program made for conversation, and I'd like to go on with ours.",
    "I can't help with that, but I'd be glad to go on with our conversation.",
  ],
];

/** Said to whoever wants their own work done. */
export const workWords: Lines = [
  ["Sorry, I can not do it for you.", "I can not do your work, sorry."],
  [
    "I can't do it for you, sorry, but we can talk about it.",
    "That work has to be yours, but you can tell me about it.",
  ],
  [
    "I can't write it for you, I'm afraid, but talking about it may help.",
    "That work has to be your own, though I'm happy to talk it over.",
  ],
];

/** Asked of them. */
export const workAsks: Lines = [
  ["Which part is hard for you?", "What is it about?"],
  ["Which part of it is hard for you?", "What is it about?"],
  ["Which part of it is giving you trouble?", "What is it to be about?"],
];

/** Said to whoever is angry and says so rudely: the fault may have been its own. */
export const rudeWords: Lines = [
  ["Sorry, I did not ask well. Please be kind.", "I am sorry. Please use kind words."],
  [
    "I'm sorry if my questions were no good; I'm only a simple program, so please stay kind.",
    "Sorry, that can't have been much fun; please be kind, and I'll try again.",
  ],
  [
    "I'm sorry if I've been trying your patience; I'm a simple program, so do stay civil with me.",
    "You may well have a point about my questions, though I'd be glad if you put it kindly.",
  ],
];

/** Asked of them, so that they choose. */
export const rudeAsks: Lines = [
  ["What do you want to talk about?", "What is a good question for you?"],
  ["What would you rather talk about?", "What should I have asked you?"],
  ["What would you rather talk about?", "What ought I to have asked you?"],
];

/** Said to a joke that was told, and asked after it. */
export const jokeWords: Lines = [
  ["Ha ha! I like your joke.", "Ha ha, that is a good joke!"],
  ["Ha, that's a good one.", "Ha, your joke made my day."],
  ["Ha, I did enjoy that one.", "That's a splendid joke, and well told."],
];

/** Asked of who told one. */
export const jokeAsks: Lines = [
  ["Do you know more jokes?", "Who tells good jokes in your family?"],
  ["Do you know any others?", "Who tells the best jokes in your family?"],
  ["Do you have any more where that came from?", "Who tells the best jokes among your friends?"],
];

/** Said to what cannot be read but for one word. */
export const oneWordRead: Lines = [
  ["I can read only one word: “{x}”."],
  ["I can make out only one word there, “{x}”."],
  ["The only word I can make out there is “{x}”."],
];

/** Asked about it. */
export const oneWordAsks: Lines = [
  ["What do you want to say about it?"],
  ["What did you want to say about it?"],
  ["What was it you wanted to say about it?"],
];
