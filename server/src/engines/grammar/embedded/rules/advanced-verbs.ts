import { isPlural } from "#engines/english/nouns.ts";
import { gerundOf, participleOf, pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const person = "i|you|he|she|it|we|they";
const ing = {
  en: "After a preposition the verb takes -ing, and this word brings its own preposition: “{w}”.",
  es: "Después de una preposición el verbo lleva -ing, y esta palabra trae la suya: “{w}”.",
};
const bare = {
  en: "After “would rather” and “had better” comes the bare verb, without “to”.",
  es: "Después de “would rather” y “had better” va el verbo solo, sin “to”.",
};

const gerundAfter = {
  en: "After this word English uses -ing: “end up staying”, “far from being”.",
  es: "Después de esta palabra el inglés usa -ing: “end up staying”, “far from being”.",
};

/** What verbs and adjectives of the upper levels ask for after them. */
export const advancedVerbs: readonly Rule[] = [
  {
    kind: "gerund-infinitive",
    find: [
      "w=capable|incapable (to v=#base)",
      "the w=verge (to v=#base)",
      "w=risk|danger|habit|possibility (to v=#pure)",
    ],
    better: "of {v:ing}",
    why: ing,
    wrong: {
      "He is capable to do it.": "He is capable of doing it.",
      "She was on the verge to cry.": "She was on the verge of crying.",
    },
    right: ["He is capable of doing it.", "There is a risk to people.", "It is a hard habit to break."],
    unless: ({ named: { w, v } }) => w?.word === "habit" && /^(?:break|kick|lose|shake)$/.test(v?.word ?? ""),
  },
  {
    kind: "gerund-infinitive",
    find: ["w=insist|insists|insisted (to v=#base)"],
    better: "on {v:ing}",
    why: ing,
    wrong: { "He insisted to pay.": "He insisted on paying." },
    right: ["He insisted on paying."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "w=succeed|succeeds|succeeded (to v=#base)",
      "no (point to v=#base)",
      "no|any|the w=point (to v=#pure)",
    ],
    better: ({ named: { v, w } }) => v && `${w ? "" : "point "}in ${gerundOf(v.word)}`,
    why: ing,
    wrong: {
      "He succeeded to pass the exam.": "He succeeded in passing the exam.",
      "There is no point to argue.": "There is no point in arguing.",
    },
    right: ["He succeeded in passing.", "There's no point in arguing.", "I see no point to it."],
  },
  {
    kind: "gerund-infinitive",
    find: ["i|you|we|they|not|would object (to v=#base)", "#sub|#name|#noun objected (to v=#base)"],
    better: "to {v:ing}",
    why: {
      en: "The “to” of “object to” is a preposition, so the verb takes -ing.",
      es: "El “to” de “object to” es preposición, así que el verbo lleva -ing.",
    },
    wrong: { "I object to pay so much.": "I object to paying so much." },
    right: ["I object to paying so much.", "I need an object to hold."],
  },
  {
    kind: "gerund-infinitive",
    find: "w=prevent|prevents|prevented|discourage|discouraged|prohibit|prohibited|ban|banned o=#obj (to v=#base)",
    better: "from {v:ing}",
    why: {
      en: "One is prevented, discouraged or banned “from doing” something.",
      es: "Con prevent, discourage, ban… se dice “from” + -ing: “from doing”.",
    },
    wrong: { "I prevented him to fall.": "I prevented him from falling." },
    right: ["I prevented him from falling."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "~have #adv? a|some|no|any|great|many? w=difficulty|difficulties|trouble (to v=#base)",
      "~spend #poss|the|a|some|many|all? #any? w=time|money|hours|days|years|weeks|months|hour|day|evening|minutes (to v=#pure)",
      "~be w=busy (to v=#base)",
      "no w=use (to v=#pure)",
    ],
    better: "{v:ing}",
    why: {
      en: "After “difficulty”, “spend time”, “busy” and “no use” the verb takes -ing.",
      es: "Después de “difficulty”, “spend time”, “busy” y “no use” el verbo lleva -ing.",
    },
    wrong: {
      "I have difficulties to understand.": "I have difficulties understanding.",
      "I spent two hours to find it.": "I spent two hours finding it.",
      "She is busy to cook.": "She is busy cooking.",
    },
    right: ["I have difficulty understanding.", "I have no time to cook."],
  },
  {
    kind: "gerund-infinitive",
    find: "~feel like (to v=#base)",
    better: "{v:ing}",
    why: {
      en: "“Feel like” takes -ing: “I feel like eating”.",
      es: "“Feel like” lleva -ing: “I feel like eating”.",
    },
    wrong: { "I feel like to eat pizza.": "I feel like eating pizza." },
    right: ["I feel like eating pizza."],
  },
  {
    kind: "gerund-infinitive",
    find: ["~end up (to v=#base)", "~resent (to v=#base)", "well worth (to v=#base)"],
    better: "{v:ing}",
    why: gerundAfter,
    wrong: {
      "We ended up to stay longer.": "We ended up staying longer.",
      "I resent to be told.": "I resent being told.",
    },
    right: ["We ended up staying longer."],
  },
  {
    kind: "gerund-infinitive",
    find: "(from to v=#base)",
    better: "from {v:ing}",
    why: gerundAfter,
    wrong: { "Far from to be sad, she laughed.": "Far from being sad, she laughed." },
    right: ["Far from being sad, she laughed."],
  },
  {
    kind: "gerund-infinitive",
    find: "object|objects|objected (to be v=#pp)",
    better: "to being {v}",
    why: gerundAfter,
    wrong: { "I object to be treated so.": "I object to being treated so." },
    right: ["I object to being treated so."],
  },
  {
    kind: "gerund-infinitive",
    find: "is|are|was|were said|believed|thought|known|reported (having v=#pp)",
    better: "to have {v}",
    why: {
      en: "After “is said” comes “to have” and the participle.",
      es: "Después de “is said” va “to have” y participio.",
    },
    wrong: { "He is said having resigned.": "He is said to have resigned." },
    right: ["He is said to have resigned."],
  },
  {
    kind: "subjunctive",
    find: "~demand|~insist|~suggest|~recommend|~propose|~request that ... (would v=#base)",
    better: "{v}",
    why: {
      en: "After “demand”, “suggest”, “recommend that” the bare verb stands: “that he be replaced”.",
      es: "Después de “demand”, “suggest”, “recommend that” va el verbo solo: “that he be replaced”.",
    },
    wrong: {
      "They demanded that the referee would be replaced.": "They demanded that the referee be replaced.",
    },
    right: ["They demanded that the referee be replaced."],
  },
  {
    kind: "would-rather",
    find: [
      "would|'d rather not? (to v=#base)",
      "would|'d rather (not to v=#base)",
      "had|'d better not? (to v=#base)",
    ],
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v && (tokens[from]?.word === "not" ? `not ${v.word}` : v.word),
    why: bare,
    wrong: {
      "I would rather to stay at home.": "I would rather stay at home.",
      "You had better to leave.": "You had better leave.",
    },
    right: ["I would rather stay at home.", "You had better leave."],
  },
  {
    kind: "reported-request",
    find: `~ask|~want|~beg|~order|~advise|~need o=#obj (that s=${person} v=#base)`,
    better: "to {v}",
    why: {
      en: "One asks or wants somebody “to do” something: “He asked me to go”.",
      es: "Se pide o se quiere que alguien haga algo con “to”: “He asked me to go”.",
    },
    wrong: { "He asked me that I go with him.": "He asked me to go with him." },
    right: ["He asked me to go with him.", "He told me that I look good."],
  },
  {
    kind: "perfect-past",
    find: [
      "s=#sub|#noun|#name (have|has|'ve not? v=#pp) ... ago|yesterday",
      "s=#sub|#noun|#name (have|has|'ve not? v=#pp) ... last week|month|year|night|summer|winter|weekend|monday|friday|saturday|sunday",
      "s=#sub|#noun|#name (have|has|'ve v=#pp) ... in #year",
    ],
    better: ({ named: { s, v }, sentence: { tokens }, from }) => {
      if (!s || !v) return undefined;
      const denied = tokens[from + 1]?.word === "not";
      if (v.base === "be")
        return `${/^(?:you|we|they)$/.test(s.word) || isPlural(s.word) ? "were" : "was"}${denied ? " not" : ""}`;
      return denied ? `did not ${v.base}` : pastOf(v.base);
    },
    why: {
      en: "A finished time (yesterday, last week, in 2010, two years ago) needs the past: “I saw”, not “I have seen”.",
      es: "Un momento terminado (yesterday, last week, in 2010, ago) pide el pasado: “I saw”, no “I have seen”.",
    },
    wrong: {
      "I have seen him two days ago.": "I saw him two days ago.",
      "I have lost my keys yesterday.": "I lost my keys yesterday.",
      "He has died in 1999.": "He died in 1999.",
    },
    right: [
      "I saw him two days ago.",
      "We've got fewer students than last year.",
      "I have lived here since last year.",
      "She has worked here since she left two years ago.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(from)
        .some(({ word }) =>
          /^(?:since|until|till|who|which|that|when|before|after|if|what|where|than|got)$/.test(word),
        ),
  },
  {
    kind: "state-verb",
    find: "have|has|had (been v=knowing|understanding|believing|owning|belonging|hating|liking)",
    better: ({ named: { v } }) => v && participleOf(v.base),
    why: {
      en: "Verbs that tell a state have no -ing form here: “I have known him for years”.",
      es: "Los verbos de estado no llevan -ing aquí: “I have known him for years”.",
    },
    wrong: { "I have been knowing him for years.": "I have known him for years." },
    right: ["I have known him for years."],
  },
  {
    kind: "first-time",
    find: `is|'s the first|second|third time that? (s=i|you|we|they v=#base) -#pp`,
    better: "{s} have {v:pp}",
    why: {
      en: "After “this is the first time” English uses have + participle: “I have seen it”.",
      es: "Después de “this is the first time” se usa have + participio: “I have seen it”.",
    },
    wrong: { "This is the first time I see it.": "This is the first time I have seen it." },
    right: ["This is the first time I have seen it."],
    unless: ({ named: { v } }) => /^(?:have|be|do)$/.test(v?.word ?? ""),
  },
  {
    kind: "passive",
    find: "(b=was|were|is|are p=happened|occurred|appeared|disappeared|existed)",
    better: "{p}",
    why: {
      en: "Nobody does it to anything, so there is no passive: “it happened”.",
      es: "Estos verbos no tienen pasiva: “it happened”.",
    },
    wrong: { "The accident was happened yesterday.": "The accident happened yesterday." },
    right: ["The accident happened yesterday."],
  },
  {
    kind: "passive",
    find: "(s=i|he|she|we|they|you born) in|on|at",
    better: ({ named: { s } }) => s && `${s.word} ${/^(?:i|he|she)$/.test(s.word) ? "was" : "were"} born`,
    why: {
      en: "One “is born” in English: “I was born in Lima”.",
      es: "En inglés se “es nacido”: “I was born in Lima”.",
    },
    wrong: { "I born in Lima.": "I was born in Lima." },
    right: ["I was born in Lima."],
  },
];
