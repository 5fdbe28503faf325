import { baseOf, thirdOf } from "#engines/english/verbs.ts";
import { nounVerbs } from "#engines/english/word-lists.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { mayBeNoun } from "./may-be-noun.ts";

const purpose = {
  en: "To say what for, English uses “to” and the verb alone: “to learn”.",
  es: "Para expresar finalidad (para + infinitivo) se usa solo “to”: “to learn”, sin “for”.",
};

const wantTo = {
  en: "You want somebody to do something: “I want you to come”, without “that”.",
  es: "“Quiero que vengas” es “I want you to come”: persona + to + verbo, sin “that”.",
};

const objectOf: Readonly<Record<string, string>> = { i: "me", he: "him", she: "her", we: "us", they: "them" };

export const purposes: readonly Rule[] = [
  {
    kind: "want-that",
    find: "~hope (o=you|he|she|they|him|her to v=#base)",
    better: ({ named: { o, v } }) =>
      o &&
      v &&
      `${{ him: "he", her: "she" }[o.word] ?? o.word} ${/^(?:he|she|him|her)$/.test(o.word) ? thirdOf(v.word) : v.word}`,
    why: {
      en: "“Hope” is followed by a sentence: “I hope you come”.",
      es: "Detrás de “hope” va una frase: “I hope you come”.",
    },
    wrong: { "I hope you to come.": "I hope you come." },
    right: ["I hope you come."],
  },
  {
    kind: "purpose",
    find: "(for to v=#base)",
    better: "to {v}",
    why: purpose,
    wrong: { "I came for to learn.": "I came to learn." },
    right: ["I came to learn."],
  },
  {
    kind: "purpose",
    find: ["(for not v=#pure|lose|miss)", "(for not to v=#base)"],
    better: "not to {v}",
    why: { en: "“So as not to …” is “not to” and the verb.", es: "“Para no …” se dice “not to” y el verbo." },
    wrong: { "I run for not be late.": "I run not to be late." },
    right: ["I run not to be late.", "Thanks for not telling her."],
  },
  {
    kind: "thanks-for",
    find: [
      "thanks|sorry for (v=#pure|help|call|visit|answer) -#noun",
      "thank you for (v=#pure|help|call|visit|answer) -#noun",
    ],
    better: "{v:ing}",
    why: {
      en: "After “for” the verb takes -ing: “thanks for coming”.",
      es: "Después de “for” el verbo lleva -ing: “thanks for coming”.",
    },
    wrong: {
      "Thanks for come.": "Thanks for coming.",
      "Thank you for help me.": "Thank you for helping me.",
    },
    right: ["Thanks for coming.", "Thank you for your help.", "Thanks for help from everyone."],
    unless: mayBeNoun,
  },
  {
    kind: "purpose",
    find: ["(for v=#pure)", "(for v=#base) #det|#obj"],
    better: "to {v}",
    why: purpose,
    wrong: {
      "I study for pass the exam.": "I study to pass the exam.",
      "I need it for help my mother.": "I need it to help my mother.",
    },
    right: [
      "I study for the exam.",
      "Thanks for telling me.",
      "It's for sale.",
      "Food for thought.",
      "I went for a run.",
      "We had fish for dinner this time.",
    ],
    unless: (match) => {
      const word = match.named.v?.word ?? "";
      const next = match.sentence.tokens[match.to]?.word ?? "";
      return (
        match.named.v?.capital === true ||
        /^(?:breakfast|lunch|dinner|sale|rent|free|work|school|fun|food|ever|example|less|certain|hire|instance|christmas|weekend|coffee|home|water|love|money|good|sure|hours|years|me|like)$/.test(
          word,
        ) ||
        (nounVerbs.has(word) && /^(?:you|this|that|it|us|them)$/.test(next))
      );
    },
  },
  {
    kind: "want-that",
    find: [
      "(w=~want|~need that s=#sub not? #adv? v=#any)",
      "(w=like|love|prefer that s=#sub v=#base|#third)",
    ],
    better: ({ named: { w, s, v } }) =>
      w && s && v && `${w.word} ${objectOf[s.word] ?? s.word} to ${baseOf(v.word)}`,
    why: wantTo,
    wrong: {
      "I want that you come.": "I want you to come.",
      "She wants that he wins.": "She wants him to win.",
    },
    right: ["I want you to come.", "I want that one.", "I need that you know."],
    unless: ({ named: { w, v, s }, sentence: { tokens }, from }) =>
      (/^(?:like|love|prefer)$/.test(w?.word ?? "") &&
        !/^(?:would|'d)$/.test(tokens[from - 1]?.word ?? "")) ||
      v?.word === "know" ||
      (v?.tags.has("Verb") !== true &&
        baseOf(v?.word ?? "") === v?.word &&
        !/^(?:do|have|be)$/.test(v?.word ?? "") &&
        s?.word !== "i"),
  },
  {
    kind: "want-that",
    find: ["(w=~want|~need that d=my|your|his|her|our|their|the n=#noun v=#base|#third|will)"],
    better: ({ named: { w, d, n, v } }) =>
      w &&
      d &&
      n &&
      `${w.word} ${d.word} ${n.word} to ${v?.word === "will" ? "…" : baseOf(v?.word ?? "")}`.replace(
        " …",
        "",
      ),
    why: wantTo,
    wrong: { "I want that my team wins.": "I want my team to win." },
    right: ["I want my team to win."],
  },
  {
    kind: "want-that",
    find: "~prefer (that s=#sub would v=#base)",
    better: ({ named: { s, v } }) => s && v && `${objectOf[s.word] ?? s.word} to ${v.word}`,
    why: wantTo,
    wrong: { "I'd prefer that you would stay.": "I'd prefer you to stay." },
    right: ["I'd prefer you to stay."],
  },
  {
    kind: "want-that",
    find: "~want (o=you|him|her|them|me|us v=#pure|help|play|study|work|buy|call)",
    better: "{o} to {v}",
    why: wantTo,
    wrong: { "I want you come.": "I want you to come." },
    right: ["I want you to come.", "What I want you know."],
    unless: ({ sentence: { tokens }, start, named: { o, v } }) =>
      tokens.slice(0, start).some(({ word }) => /^(?:what|when|if)$/.test(word)) ||
      (o?.word === "her" && nounVerbs.has(v?.word ?? "")),
  },
];
