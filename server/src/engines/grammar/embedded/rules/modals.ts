import type { Rule } from "#engines/grammar/embedded/rule.ts";

const modal = {
  en: "After can, must, should and the like comes the bare verb: no “to”, no -s, no past.",
  es: "Después de can, must, should… va el verbo solo: sin “to”, sin -s y sin pasado.",
};

export const modals: readonly Rule[] = [
  {
    kind: "should-of",
    find: "should|could|would|must|might not? (of)",
    better: "have",
    why: {
      en: "What sounds like “of” here is “have”: “should have gone”.",
      es: "Lo que aquí suena como “of” es “have”: “should have gone”.",
    },
    wrong: { "You should of told me.": "You should have told me." },
    right: ["You should have told me.", "One who could, of course, did."],
  },
  {
    kind: "modal-to",
    find: ["m=can|must|should|could|may|might|would|will #sub? not? (to v=#base)"],
    better: "{v}",
    why: modal,
    wrong: { "You must to see it.": "You must see it.", "I can't to go.": "I can't go." },
    right: ["You must see it.", "I have to go.", "I can't wait to go.", "He lost the will to live."],
    unless: ({ named: { m }, sentence: { tokens }, start }) =>
      m?.word === "will" &&
      /^(?:the|a|my|his|her|their|our|your|free|good|strong)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "modal-s",
    find: [
      "#sub|#noun|#name can|must|should|could|may|might|would|will not? #adv? (v=#third) -of",
      "can|must|should|could|will|would #sub (v=#third)",
    ],
    better: "{v:base}",
    why: modal,
    wrong: { "She can speaks English.": "She can speak English." },
    right: ["She can speak English.", "May is nice.", "The can looks old."],
    unless: ({ named: { v } }) => v?.tags.has("Noun") === true && !v.tags.has("Verb"),
  },
  {
    kind: "modal-past",
    find: [
      "can|must|should|could|may|might|would|will|'ll not? #adv? (v=went|saw|had|was|were|ate|came|did|gave|knew|made|spoke|took|wrote|bought|got|told|said|played|lived|learned)",
      "did not? could|can (v=#past)",
    ],
    better: "{v:base}",
    why: modal,
    wrong: { "I couldn't went.": "I couldn't go.", "She would came with us.": "She would come with us." },
    right: ["I could go.", "I would have gone."],
  },
  {
    kind: "modal-ing",
    find: "i|you|we|they|he|she|it can|must|should|could|will not? (v=#ing)",
    better: "{v:base}",
    why: modal,
    wrong: { "I can going with you.": "I can go with you." },
    right: ["I can go with you."],
  },
  {
    kind: "modal-two",
    find: "(do|does not can|could)",
    better: "can't",
    why: {
      en: "“Can” takes “not” directly, without “do”: “I can't”.",
      es: "“Can” forma la negación sin “do”: “I can't”.",
    },
    wrong: { "I don't can swim.": "I can't swim." },
    right: ["I can't swim."],
  },
  {
    kind: "modal-two",
    find: "(will can)",
    better: "will be able to",
    why: {
      en: "“Can” has no future; say “will be able to”.",
      es: "“Can” no tiene futuro; se dice “will be able to”.",
    },
    wrong: { "You will can see it.": "You will be able to see it." },
    right: ["You will be able to see it."],
  },
  {
    kind: "to-past",
    find: [
      "want|wants|wanted|like|need|needs|have|has|had|going|try|tried|decided|able|used|hope|went|came (to v=went|ate|bought|came|did|drank|gave|got|had|knew|made|met|paid|ran|said|saw|sent|slept|sold|spoke|taught|told|took|wore|wrote|was|were|played|lived|visited)",
      "want|wants|like|need|needs|have|has|going|try|able (to v=#third)",
    ],
    better: "to {v:base}",
    why: {
      en: "After “to” the verb stays in its base form: “to go”.",
      es: "Después de “to” el verbo va en su forma base: “to go”.",
    },
    wrong: { "I wanted to went home.": "I wanted to go home.", "She has to works.": "She has to work." },
    right: ["I wanted to go home.", "I like to read."],
    unless: ({ named: { v } }) => v?.tags.has("Noun") === true,
  },
];
