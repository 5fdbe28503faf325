import type { Rule } from "#engines/grammar/embedded/rule.ts";

export const pronouns: readonly Rule[] = [
  {
    kind: "pronoun",
    find: "^ (#poss|#name n=#noun? and me) v=#base|#past|was|were|are|have|#verbish",
    better: ({ sentence: { tokens, text }, from, to }) =>
      `${text.slice(tokens[from]?.at, tokens[to - 1]?.at)}I`,
    why: {
      en: "Who does something is “I”, not “me”: “My friends and I went”.",
      es: "Como sujeto se dice “I”, no “me”: “My friends and I went”.",
    },
    wrong: { "My brother and me went home.": "My brother and I went home." },
    right: ["My brother and I went home.", "Between Ana and me it is over."],
  },
  {
    kind: "pronoun",
    find: [
      "^ (me) like|go|want|have|love|live|think",
      "with|for|to|from|about|like|love|help|see|know (p=he|she|they|we) $",
    ],
    better: ({ named: { p } }) => (p ? { he: "him", she: "her", they: "them", we: "us" }[p.word] : "I"),
    why: {
      en: "I, he, she, we, they do something; me, him, her, us, them come after verbs and prepositions.",
      es: "I, he, she, we, they son sujeto; me, him, her, us, them van tras verbos y preposiciones.",
    },
    wrong: { "I live with they.": "I live with them." },
    right: ["I live with them.", "Tell me who they like, he or she."],
    unless: ({ sentence: { tokens }, start }) => tokens.slice(0, start).some(({ word }) => word === "than"),
  },
  {
    kind: "pronoun",
    find: "(w=themself|hisself|theirself|theirselves|ourself|yourselfs|themselfs)",
    better: ({ named: { w } }) =>
      w &&
      {
        themself: "themselves",
        hisself: "himself",
        theirself: "themselves",
        theirselves: "themselves",
        ourself: "ourselves",
        yourselfs: "yourselves",
        themselfs: "themselves",
      }[w.word],
    why: {
      en: "The forms are himself, ourselves, yourselves, themselves.",
      es: "Las formas son himself, ourselves, yourselves, themselves.",
    },
    wrong: { "They did it theirselves.": "They did it themselves." },
    right: ["They did it themselves."],
  },
  {
    kind: "pronoun",
    find: "(v=~feel me|myself j=#adj|very|so)",
    better: "{v} {j}",
    why: { en: "“Feel” takes no pronoun: “I feel tired”.", es: "“Sentirse” es solo “feel”: “I feel tired”." },
    wrong: { "I feel me tired.": "I feel tired." },
    right: ["I feel tired.", "I feel like myself."],
  },
  {
    kind: "his-her",
    find: ["#masculine ... (her p=wife|girlfriend)", "#feminine ... (his p=husband|boyfriend)"],
    better: ({ named: { p } }) => p && `${/^(?:wife|girlfriend)$/.test(p.word) ? "his" : "her"} ${p.word}`,
    why: {
      en: "“His” is for what a man has, “her” for what a woman has: look at the owner, not the thing.",
      es: "“His” es de él y “her”, de ella: depende de quién posee, no de lo poseído.",
    },
    wrong: { "Pedro is happy with her wife.": "Pedro is happy with his wife." },
    right: ["Pedro is happy with his wife.", "Pedro and Ana met her girlfriend."],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens
        .slice(0, from)
        .some(
          ({ word }, i) =>
            i !== start &&
            /^(?:and|she|he|her|his|ana|maria|maría|sister|mother|brother|father|with)$/.test(word) &&
            word !== "with",
        ),
  },
];
