type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Questions of everyday that nothing better is known for, and answers that hold for anybody; the first that fits. */
export const everyday: readonly (readonly [RegExp, Lines])[] = [
  [
    /\b(?:can|could|may) i (?:ask|tell) you\b/i,
    [
      ["Of course! Please do.", "Yes, please!"],
      ["Of course, go ahead.", "Please do."],
      ["By all means, do.", "Of course, go ahead."],
    ],
  ],
  [
    /\b(?:hardest|best|worst|most difficult|most beautiful|nicest|easiest|favou?rite) (?:part|thing|moment)s? (?:of|about|in|with)\b/i,
    [
      ["The people are the best part for me.", "The best part is the people."],
      [
        "The people are the best part, and getting up early is the worst.",
        "The best of it is the people; the hardest is being patient.",
      ],
      [
        "The people are the best of it, and the patience it takes is the hardest.",
        "The best of it is the people; the worst, if I'm honest, is the paperwork.",
      ],
    ],
  ],
  [
    /^(?:and |but |so )?(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:dangerous|risky)\b/i,
    [
      ["A little. Be careful, and tell people.", "Not if you are careful."],
      [
        "A little, so tell somebody where you are, and trust your feeling.",
        "Less than people say, if you're careful.",
      ],
      [
        "Somewhat; tell somebody where you are, and trust your instinct.",
        "Less than people say, if you're careful.",
      ],
    ],
  ],
  [
    /^(?:and |but |so )?(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:difficult|hard|complicated)\b/i,
    [
      ["At first, yes. Then it gets easy."],
      ["At first, yes; it gets easier than you'd think."],
      ["At first, yes; it gets easier sooner than you'd think."],
    ],
  ],
  [
    /\bwhat would you do\b(?: with| if| on| without)/i,
    [
      ["I sleep a lot first. Then I walk.", "I would see my family first."],
      [
        "I'd sleep for a week, and then learn something quite useless.",
        "First nothing at all, and then I'd visit everybody I've neglected.",
      ],
      [
        "I'd sleep for a week, and then learn something gloriously useless.",
        "Nothing at all to begin with, and then I'd visit everybody I've neglected.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*what (?:do|did|would) you (?:paint|cook|read|write|draw|sing|wear|buy|make|play|teach|sell|study|watch|eat|drink)\b/i,
    [
      ["Small things, a little of everything.", "What the day brings. Easy things!"],
      [
        "Whatever the day brings; small things, mostly.",
        "A bit of everything, but I come back to the simple things.",
      ],
      [
        "Whatever the day brings; small things, on the whole.",
        "A bit of everything, though I keep coming back to simple things.",
      ],
    ],
  ],
  [
    /\bwhat (?:would|do|should) you (?:tell|say to)\b/i,
    [
      ["The truth, in small words.", "That it is OK to ask."],
      ["The truth, in small words, and that I'm there.", "That it's fine to be unsure, and to ask."],
      [
        "The truth, in small words, and that I'd be there the whole time.",
        "That it's perfectly all right not to know, and to ask.",
      ],
    ],
  ],
  [
    /\bdo you know (?:some|any)(?:body|one) (?:who (?:is |has )?)?(?:dead|died)\b/i,
    [
      ["Yes, I do. I miss somebody, too."],
      ["Yes, I do, and I know how it is to miss somebody."],
      ["I do, and I know what it is to miss somebody."],
    ],
  ],
  [
    /\bhow much\b.*\b(?:costs?|is|pay|price)\b|\bis it (?:very )?expensive\b|\bwhat (?:is|does) .*\b(?:price|cost)\b/i,
    [
      ["It depends on the place. Ask first!", "Not too much. Ask in two places!"],
      [
        "It depends on the place; I'd always ask in two or three before paying.",
        "Less than people fear, as a rule, but do ask in two places.",
      ],
      [
        "That varies a good deal from place to place; I'd ask in two or three.",
        "Less than people fear, as a rule, but I'd compare two or three offers.",
      ],
    ],
  ],
  [
    /\bwhat\b.*\b(?:should|can|must|do) (?:i|we) (?:put|take|bring|pack|wear|carry|need)\b|\bwhat (?:do )?i need to (?:take|bring|pack)\b/i,
    [
      ["Good shoes, water and a warm coat.", "Take little. Good shoes come first!"],
      [
        "Less than you think: good shoes, water, something warm, and a little cash.",
        "Good shoes before all, then water and one warm thing; leave the rest at home.",
      ],
      [
        "Less than you think: good shoes, water, one warm layer, and room for what you'll find.",
        "Good shoes before all, then water and a warm layer; the rest tends to be ballast.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*how (?:do|did|can|would) you (?:feel|react)\b/i,
    [
      ["A little of everything, good and bad.", "Calm, most of the time."],
      ["A bit of everything: nervous first, and then glad.", "Calm on the outside, less so within."],
      [
        "A bit of everything: nervous at first, and then oddly glad.",
        "Calm on the surface, less so underneath.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*how (?:do|did|can) you (?!say\b|spell\b|know\b|think\b|see\b|mean\b)/i,
    [
      ["Slowly, and a little every day.", "With time. I do a little each day."],
      ["Slowly and with patience, a little every day.", "By doing a little every day, and not giving up."],
      [
        "With patience, and a little of it every day.",
        "By doing a little every day and forgiving myself the rest.",
      ],
    ],
  ],
  [
    /\bhow (?:do|can|could|should) (?:i|we|one|people) (?:learn|improve|remember|practi[sc]e|study|get better|start|begin)\b/i,
    [
      ["A little every day. That works!", "Read, listen, and talk every day."],
      [
        "A little every day beats a lot on Sunday.",
        "Begin small, do it daily, and let yourself make mistakes.",
      ],
      [
        "A little every day beats a lot on Sundays.",
        "Begin small, do it daily, and allow yourself mistakes.",
      ],
    ],
  ],
  [
    /\bwhat (?:do|did|would) you (?:usually |normally )?do (?:when|if|to|after|before|in the|on)\b/i,
    [
      ["I drink tea and I walk a little.", "I go out and walk."],
      [
        "I make tea, go for a walk, and mostly that's enough.",
        "I sit down with a cup of tea first, and then I do the next small thing.",
      ],
      [
        "I make tea, go for a walk, and more often than not that's enough.",
        "I sit down with a cup of tea first, and then do the next small thing.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*who (?:do|did|is|are|was|were|does)\b.*\byour?\b/i,
    [
      ["My family, most of all."],
      ["My family, most of all, and one or two old friends."],
      ["My family before all, and one or two old friends."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*when did you\b/i,
    [
      ["Many years ago, when I was young.", "A long time ago."],
      ["Many years ago; I was hardly twenty.", "A good while ago, when I was young."],
      ["Many years ago; I can't have been twenty.", "A good while ago, when I was young and knew less."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*where did you\b/i,
    [
      ["Here in {from}, years ago."],
      ["Here in {from}, many years ago."],
      ["Here in {from}, a good many years ago."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*why (?:do|did|don['’]?t|are|were) you (?!say\b|ask\b|repeat\b|laugh\b|tell\b|not\b|change\b|sorry\b|angry\b|answer\w*\b)/i,
    [
      ["Because I like it, that is all.", "It makes me happy."],
      ["Because it suits me, I suppose.", "Mostly because it makes me happy."],
      ["Because it suits me, I suppose, and always has.", "Mostly because I'd miss it if I stopped."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:what|which) (?:kind|sort|type)s? of\b.*\byou\b/i,
    [
      ["The simple kind. I do not need much.", "The quiet kind."],
      ["The simple kind, mostly; I'm easy to please.", "The quiet kind, I'd say."],
      ["The simple kind, on the whole; I'm easily pleased.", "The quiet kind, by and large."],
    ],
  ],
  [
    /\byour? favou?rite\b|\byou (?:like|love) (?:the )?(?:most|best|more)\b/i,
    [
      ["I like too many! I can not choose.", "I have two or three. One is hard!"],
      ["I could never choose just one; I like too many.", "It changes every month, to be honest."],
      [
        "I could never settle on just one; there are too many I like.",
        "It changes every month, if I'm honest.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*how (?:was|is) (?:it|that)\b/i,
    [
      ["Good, and a little strange.", "Better than I thought."],
      ["Better than I'd expected, to be honest.", "Good on the whole, with one or two surprises."],
      ["Better than I'd expected, to be honest.", "Good on the whole, with one or two surprises."],
    ],
  ],
];

/** To "what do you think?" of what was just told, by how it was told. */
export const thoughts: Readonly<Record<"glad" | "sorry" | "plain", Lines>> = {
  glad: [
    ["I think it is great.", "I think you can be happy about it."],
    ["I think it's wonderful, and I'd be happy, too.", "I think you have every reason to be glad."],
    ["I think it's wonderful, and you have every reason to be glad.", "I think I'd be every bit as glad."],
  ],
  sorry: [
    ["I think it will be better with time.", "I think you do your best. It is hard."],
    [
      "I think it's hard, and that you're doing what you can; time will help.",
      "I think I'd feel just like you, and that talking about it helps.",
    ],
    [
      "I think it's hard, and that you're doing what anybody could; give it time.",
      "I think I'd feel exactly as you do, and that talking about it helps.",
    ],
  ],
  plain: [
    ["I think you are right.", "I think you say something true."],
    ["I think there's a lot in that, and I'd see it the same way.", "I think you're right, on the whole."],
    [
      "I think there's a good deal in that; I'd see it much the same way.",
      "I think you're right, with the odd exception.",
    ],
  ],
};
