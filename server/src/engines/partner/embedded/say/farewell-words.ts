type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** What is said to what somebody leaves for or said last; the first that fits. */
export const partingWords: readonly [RegExp, readonly [string, string, string]][] = [
  [
    /\b(?:any|last|some) (?:last )?(?:advice|words?)\b|\bwhat should i\b/i,
    [
      "My advice: be kind to yourself.",
      "My advice: take it slowly, and be kind to yourself.",
      "My advice, since you ask: take it slowly, and be kind to yourself.",
    ],
  ],
  [
    /\b(?:not listening|you (?:did|do)(?:n['’]?t| not)|stepped over|i asked|i said|did you (?:even )?read|say it back|say goodbye)\b/i,
    [
      "You are right. Sorry!",
      "You're right, and I'm sorry I went on.",
      "You're quite right, and I apologise for going on.",
    ],
  ],
  [
    /\b(?:glad|good news|she answered|he answered|answered!|passed|won|she is not angry)\b/i,
    ["I am so happy for you!", "I'm so glad it turned out well.", "I'm delighted it turned out well."],
  ],
  [/\b(?:exam|test|interview)\b/i, ["Good luck!", "Good luck with it.", "The best of luck with it."]],
  [
    /\b(?:eat|dinner|lunch|breakfast|food|pizza|table|soup)\b/i,
    ["Enjoy your meal!", "Enjoy your meal.", "Enjoy your meal, and don't let it get cold."],
  ],
  [
    /\b(?:train|bus|plane|flight|airport|taxi)\b/i,
    ["Have a good trip!", "Have a safe trip.", "Safe travels."],
  ],
  [
    /\b(?:shift|work|meeting|boss|office|deadline)\b/i,
    ["I hope work goes well.", "I hope work is kind to you.", "May work be kind to you today."],
  ],
  [
    /\b(?:class|lesson|school|university|homework|training|swimming|gym)\b/i,
    ["Have fun there!", "I hope it goes well.", "I hope it goes swimmingly."],
  ],
  [
    /\b(?:mother|mum|mom|father|dad|daughter|son|sister|brother|wife|husband|girlfriend|boyfriend|friends?|grandm\w+|family|baby|kids|children)\b.{0,30}\b(?:call\w*|here|wait\w*|home|arriv\w*|need\w*)\b/i,
    ["Go, do not make them wait!", "Don't keep them waiting.", "Don't let me keep them waiting."],
  ],
  [
    /\b(?:sleep|bed|tired|late|sleepy|good ?night|get up)\b/i,
    ["Sleep well!", "Sleep well.", "Sleep well, and sweet dreams."],
  ],
];

/** Said at parting to somebody who carries something heavy. */
export const partingSorrow: readonly [string, string, string] = [
  "I am sorry. I think of you.",
  "I'm so sorry, and I'll be thinking of you.",
  "I'm so sorry for what you're going through; I'll be thinking of you.",
];

/** Where nothing in particular was said. */
export const partingPlain: Lines = [
  ["I liked our talk.", "Thank you for the talk.", "It was nice with you."],
  ["I enjoyed talking with you.", "Thank you for the conversation.", "It was good to meet you."],
  [
    "It's been a real pleasure talking to you.",
    "I've enjoyed every minute of this.",
    "Thank you for such good company.",
  ],
];

/** The conversation can be gone on with: said where there is too little of it to be finished. */
export const waitsHere: readonly [string, string, string] = [
  "Our talk waits here.",
  "Our talk waits here for you.",
  "Our conversation will be waiting here for you.",
];
