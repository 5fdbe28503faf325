type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Remarks on what is told as good or bad, in three degrees. None of them asks. */
export const feltRemarks = {
  sad: [
    ["I am sorry to hear that.", "Oh no. I am sorry.", "That is hard."],
    ["I'm sorry to hear that.", "That can't have been easy.", "Oh dear, that sounds hard."],
    ["I'm truly sorry to hear that.", "That can't have been easy for you.", "How hard that must have been."],
  ],
  mended: [
    ["You are right. Sorry!", "Sorry, I read too fast.", "Oh, sorry! My mistake."],
    ["You're right, I'm sorry; I read too fast.", "Sorry, my mistake.", "I'm sorry, I got that wrong."],
    [
      "You're quite right, and I'm sorry; I read carelessly.",
      "My apologies; I got that wrong.",
      "Forgive me, that was careless.",
    ],
  ],
  still: [
    [
      "I understand.",
      "That is not easy.",
      "Thank you for telling me.",
      "Take your time.",
      "I am here and I listen.",
    ],
    [
      "I understand.",
      "Thank you for telling me that.",
      "That can't be easy.",
      "Take all the time you need.",
      "I can only imagine how that feels.",
    ],
    [
      "I understand.",
      "Thank you for trusting me with that.",
      "I can only imagine how that feels.",
      "Take all the time you need.",
      "That says a lot about what it meant to you.",
    ],
  ],
  sorry: [
    ["Oh, that is not nice.", "I am sorry about that.", "Poor you!", "That is not easy."],
    [
      "Oh, that's annoying.",
      "I'm sorry about that.",
      "That doesn't sound easy.",
      "I can see why that bothers you.",
      "Oh dear.",
    ],
    [
      "That does sound trying.",
      "I'm sorry about that.",
      "I can see why that bothers you.",
      "That can't be pleasant.",
      "Oh dear, I can imagine.",
    ],
  ],
  glad: [
    ["How nice!", "That sounds great!", "Oh, I like that!", "Very nice!"],
    ["How nice!", "That sounds wonderful.", "I'm happy for you.", "I like the sound of that.", "Oh, lovely!"],
    [
      "How lovely.",
      "That sounds wonderful.",
      "I'm glad to hear it.",
      "I do like the sound of that.",
      "What a pleasure that must be.",
    ],
  ],
} satisfies Record<string, Lines>;

/** Said to whoever thinks little of their own English. */
export const encouraging = [
  ["I understand you very well!", "You write well. Do not worry!"],
  ["I understand every word you write, so don't worry.", "You're doing well; mistakes are part of it."],
  ["I follow you without any trouble, so don't worry.", "You're doing very well; mistakes are part of it."],
] as const;

/** Said to whoever asks what the partner's own question was about. */
export const unclear = [
  ["Sorry, my question was not clear.", "Sorry, that was a bad question."],
  ["Sorry, my question wasn't clear at all.", "You're right, that question made no sense; I'm sorry."],
  [
    "I'm sorry, my question was anything but clear.",
    "You're right, that question made little sense; I'm sorry.",
  ],
] as const;
