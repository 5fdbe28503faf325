import { everyday } from "./everyday-words.ts";

type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Answers that are right by the grammar of their questions alone, whatever is asked. */
const short: readonly (readonly [RegExp, Lines])[] = [
  [
    /^(?:and |but |so |ok |well |honestly,? )*(?:do|don['’]?t) you (?:\w+ )?(?:miss|love|care|worry|think of|think about)\b/i,
    [
      ["Yes, very much.", "Yes, every day."],
      ["I do, very much.", "Yes, every day, to tell you the truth."],
      ["I do, more than I show.", "Yes, every day, if I'm honest."],
    ],
  ],
  [
    /\bdo you (?:understand|follow|see) (?:me|what i mean|it|that)\b|\bdid you (?:even |actually |really )?(?:read|understand|listen|hear)\b|\bare you (?:even )?(?:reading|listening)\b/i,
    [
      ["Yes, now I do. Sorry!", "Sorry! I read too fast."],
      ["I do now, and I'm sorry I read too fast.", "Not well enough, sorry; I'll read more slowly."],
      [
        "Not closely enough, and I'm sorry; you have my attention now.",
        "I do now, and I apologise for reading so carelessly.",
      ],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:have|haven['’]?t|had) you\b|\bhave you (?:ever|seen|read|been|tried|met|heard)\b/i,
    [
      ["No, never.", "No, but I want to."],
      ["No, I haven't, though I'd like to.", "Not yet, I'm afraid."],
      ["I haven't, though I'd like to.", "Not so far, I'm sorry to say."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:did|didn['’]?t) you\b/i,
    [
      ["Yes, I did.", "No, I did not."],
      ["I did, yes.", "No, I didn't, to be honest."],
      ["I did, as it happens.", "No, I can't say I did."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:would|wouldn['’]?t) you\b/i,
    [
      ["Yes, I think so.", "Yes, I would."],
      ["Yes, I think I would.", "I would, with a bit of courage."],
      ["I believe I would, given a little courage.", "I would, I think."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:can|could|can['’]?t) you\b(?! (?:give|tell|help|say|recommend|explain|repeat|write|ask|do|send|show|translate))/i,
    [
      ["A little, yes.", "Yes, a little."],
      ["A little, yes, but not well.", "I can, after a fashion."],
      ["After a fashion, yes.", "Up to a point, yes."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:will you|are you going to)\b/i,
    [["Yes, I hope so."], ["I hope so."], ["I very much hope so."]],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:are|aren['’]?t|were) you\b/i,
    [["Yes, I think so."], ["I think so, yes."], ["I like to think so."]],
  ],
  [
    /^(?:and |but |so |ok |well |honestly,? )*(?:do|don['’]?t) you\b(?! (?:think|believe|agree|know|have))/i,
    [
      ["Yes, I do.", "Yes, sometimes I do."],
      ["Yes, I do.", "I do, from time to time."],
      ["I do, from time to time.", "I do, I must admit."],
    ],
  ],
  [
    /\bdo you know\b/i,
    [
      ["No, I do not. Tell me!"],
      ["No, I don't, but I'd like to hear."],
      ["I don't, but I'd be glad to hear."],
    ],
  ],
  [
    /, (?:are|is|do|does|was|were|have|has|ca|wo)n['’]?t (?:you|it|he|she|they|we)\s*\?$/i,
    [["Yes, I think so."], ["I like to think so."], ["I like to think so, at any rate."]],
  ],
  [
    /^(?:and |but )?you have (?:an? |any |many )?\w+\s*\?/i,
    [["No, I do not."], ["No, I don't, to be honest."], ["I don't, as it happens."]],
  ],
  [
    /\bam i (?:wrong|right)\b/i,
    [["No, you are right."], ["You're right, more or less."], ["You're right, or very nearly."]],
  ],
  [
    /\bwhat do you think (?:really |actually )?happened\b/i,
    [
      ["Love or money, I think."],
      ["My guess is love or money; it nearly always is."],
      ["My guess is love or money; it nearly always comes down to one of them."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well |honestly,? )*(?:do|don['’]?t) you (?:\w+ )?(?:think|believe)\b|^(?:and |but )?you think\b/i,
    [
      ["Yes, I think so.", "I think so, yes."],
      ["I think so, yes, though I may be wrong.", "I'd say so, yes."],
      ["I'm inclined to think so.", "On balance, yes."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*where do you\b/i,
    [["Here in {from}."], ["Here in {from}, most of the time."], ["Here in {from}, most of the time."]],
  ],
  [
    /^(?:and |but |so |ok |well )*when do you\b/i,
    [
      ["In the evening, most days."],
      ["Mostly in the evening, when it gets quiet."],
      ["Mostly in the evening, when it gets quiet."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*why (?:do|did) you (?:like|love|do|enjoy|work|choose|want|teach)\b/i,
    [
      ["Because it makes me happy."],
      ["Because it makes me happy, that's all."],
      ["Because it makes me happy, which is reason enough."],
    ],
  ],
  [
    /^(?:and |but |so |ok |well )*(?:is|are|do|does|was|were|will|can|could|should|has|have) (?!you\b|i\b|my\b|we\b)\w+.*\?$/i,
    [
      ["I think so.", "Yes, I think so."],
      ["I think so, but don't quote me.", "I believe so, yes."],
      ["I believe so, though I wouldn't swear to it.", "I should think so."],
    ],
  ],
];

/** Whether it is one that only a short answer fits, whatever words it shares with a story. */
export function isOfFeeling(question: string): boolean {
  return short.slice(0, 2).some(([asks]) => asks.test(question));
}

/** A short answer to a question that wants yes or no, or a place, a time or a reason of one's own. */
export function shortAnswer(question: string, degree: 0 | 1 | 2): readonly string[] | undefined {
  return [...everyday, ...short].find(([asks]) => asks.test(question))?.[1][degree];
}
