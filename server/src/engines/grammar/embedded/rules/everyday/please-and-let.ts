import { baseOf, gerundOf, participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Participles, and patterns of verbs that act on people. */
export const everydayPleaseAndLet: readonly Rule[] = [
  {
    kind: "participle",
    find: "~be|'m|'s|'re very|so|really|also|not? (v=please) to meet|help|be|see|hear|announce|say",
    better: "pleased",
    why: { en: "“Pleased to meet you”.", es: "Se dice así: “Pleased to meet you”." },
    wrong: { "I'm very please to meet you.": "I'm very pleased to meet you." },
    right: ["I'm very pleased to meet you."],
  },
  {
    kind: "participle",
    find: "am|is|are|was|were|'m|'s|'re|be very|so|really|not|also|mainly? (v=base|locate|concern|excite|bore|surprise|disappoint|interest|oblige) on|in|at|about|by|with|to",
    better: ({ named: { v } }) => v && participleOf(v.word),
    why: {
      en: "“Is based on”, “am interested in”: with -ed.",
      es: "“Is based on”, “am interested in”: con -ed.",
    },
    wrong: { "It is base on a novel.": "It is based on a novel." },
    right: ["It is based on a novel.", "The base is on the hill.", "Of interest is in particular art."],
  },
  {
    kind: "participle",
    find: "well (v=know|verse|pay|educate|design|organise|prepare) in|fact|man|woman|place|job|jobs|person|team|trip",
    better: ({ named: { v } }) => v && participleOf(v.word),
    why: {
      en: "“Well known”, “well paid”: with a participle.",
      es: "“Well known”, “well paid”: con participio.",
    },
    wrong: { "He is well verse in law.": "He is well versed in law." },
    right: ["He is well versed in law."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:i|you|we|they|as|to)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "participle",
    find: "(so call) #noun|expert|friend|friends|experts",
    better: "so-called",
    why: { en: "“So-called”.", es: "“Así llamado”: “so-called”." },
    wrong: { "The so call expert left.": "The so-called expert left." },
    right: ["The so-called expert left."],
  },
  {
    kind: "participle",
    find: "^ (compare) to|with",
    better: "compared",
    why: { en: "“Compared to last year”.", es: "“Comparado con”: “compared to”." },
    wrong: { "Compare to last year, it's better.": "Compared to last year, it's better." },
    right: ["Compared to last year, it's better.", "Compare it with mine."],
    unless: ({ sentence: { text } }) => !/,|\bis\b|\bare\b|\bwas\b|'s\b/.test(text),
  },
  {
    kind: "participle",
    find: "please find (attach|enclose)",
    better: ({ sentence: { tokens }, from }) => (tokens[from]?.word === "attach" ? "attached" : "enclosed"),
    why: { en: "“Please find attached”.", es: "Se dice así: “Please find attached”." },
    wrong: { "Please find attach my CV.": "Please find attached my CV." },
    right: ["Please find attached my CV."],
  },
  {
    kind: "passive",
    find: "~need|has|have|must|should|to to? be (v=repair|clean|wash|fix|change|cut|paint|check|improve|finish|cook|cover|help|use|call|close|open|update|replace) $|by|soon|before|at|in|every|and",
    better: ({ named: { v } }) => v && participleOf(v.word),
    why: {
      en: "The passive takes a participle: “needs to be repaired”.",
      es: "La pasiva lleva participio: “to be repaired”.",
    },
    wrong: { "It needs to be repair.": "It needs to be repaired." },
    right: ["It needs to be repaired.", "You need to be open.", "It has to be clean and tidy."],
    unless: ({ named: { v } }) => /^(?:clean|open|close|cut)$/.test(v?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "~make me|him|her|us|them|you (v=cried|laughed|felt|went|did|thought|wanted|smiled|came|left|waited|stayed|cry) #any|$",
    better: "{v:base}",
    why: {
      en: "“Make” takes the plain verb: “made me cry”.",
      es: "“Make” lleva el verbo solo: “made me cry”.",
    },
    wrong: { "He made me cried.": "He made me cry." },
    right: ["He made me cry."],
    unless: ({ named: { v } }) => v?.word === "cry",
  },
  {
    kind: "verb-pattern",
    find: "saw|heard|watched|felt|noticed me|him|her|us|them|you (to v=#base)",
    better: "{v}",
    why: { en: "After “see” or “hear” no “to”: “I saw him leave”.", es: "Tras “see, hear”, sin “to”." },
    wrong: { "I saw him to leave.": "I saw him leave." },
    right: ["I saw him leave.", "I heard him to the end."],
  },
  {
    kind: "verb-pattern",
    find: "saw|heard|watched me|him|her|us|them|you (v=sang|came|went|ran|left|fell|ate|spoke|danced|played|walked|cried|shouted|entered|arrived|laughed) #any|$",
    better: "{v:base}",
    why: {
      en: "After “see” or “hear” the plain verb: “heard her sing”.",
      es: "Tras “see, hear”, el verbo solo.",
    },
    wrong: { "I heard her sang.": "I heard her sing." },
    right: ["I heard her sing."],
  },
  {
    kind: "verb-pattern",
    find: "let me|him|her|us|them|you (v=known|knew|went|gone|came|did|done|seen|saw)",
    better: "{v:base}",
    why: { en: "“Let” takes the plain verb: “let me know”.", es: "“Let” lleva el verbo solo." },
    wrong: { "He let me known.": "He let me know." },
    right: ["He let me know."],
  },
  {
    kind: "verb-pattern",
    find: "~allow|~permit (to o=me|him|her|us|them|you) to",
    better: "{o}",
    why: { en: "“Allow somebody to do”.", es: "“Permitir a alguien”: “allow somebody to”." },
    wrong: { "They allowed to me to go.": "They allowed me to go." },
    right: ["They allowed me to go."],
  },
  {
    kind: "verb-pattern",
    find: "this|it|which|that|app|system|technology|plan|law|internet|method (v=enables|allows|permits|enable|allow to v2=save|see|do|learn|make|improve|find|use|work|travel|buy|pay|know|get|have|reduce|create|understand|communicate|choose|live)",
    better: ({ named: { v, v2 } }) => v && v2 && `${v.word} us to ${v2.word}`,
    why: {
      en: "“Allow” needs a person: “allows us to save”.",
      es: "“Allow” lleva persona: “allows us to save”.",
    },
    wrong: { "This allows to save time.": "This allows us to save time." },
    right: ["This allows us to save time."],
  },
  {
    kind: "verb-pattern",
    find: "~persuade|~convince|~force|~encourage|~invite|~order me|him|her|us|them|you (v=#ing)",
    better: "to {v:base}",
    why: { en: "“Persuade somebody to do”.", es: "“Persuadir a alguien de”: “persuade somebody to do”." },
    wrong: { "She persuaded me going.": "She persuaded me to go." },
    right: ["She persuaded me to go."],
  },
  {
    kind: "verb-pattern",
    find: "~convince|~persuade|~force|~invite o=me|him|her|us|them (that s=he|she|i|we|they|you v=comes|goes|come|go|stay|stays|study|studies|do|does)",
    better: "to {v:base}",
    why: { en: "“Convince somebody to do”.", es: "“Convencer para que”: “convince somebody to do”." },
    wrong: { "I convinced him that he comes.": "I convinced him to come." },
    right: ["I convinced him to come."],
  },
  {
    kind: "verb-pattern",
    find: "~urge|~demand|~order (that d=you|me|him|her|us|them to v=#base)",
    better: "{d} to {v}",
    why: { en: "“Urge somebody to do”.", es: "Se dice así: “Urge somebody to do”." },
    wrong: { "I urge that you to come.": "I urge you to come." },
    right: ["I urge you to come."],
  },
  {
    kind: "verb-pattern",
    find: "(v=demanded|demands|demand o=me|him|her|us|them|you to) v2=#base",
    better: ({ named: { v, o } }) => v && o && `${v.word.replace("demand", "ask")} ${o.word} to`,
    why: {
      en: "One demands something; one asks somebody to do it.",
      es: "“Demand” no lleva persona: “ask somebody to do”.",
    },
    wrong: { "He demanded me to pay.": "He asked me to pay." },
    right: ["He asked me to pay."],
  },
  {
    kind: "verb-pattern",
    find: "i|he|she|we|they (v=propose|proposes|proposed o=you|me|him|her|us|them) to|a|an",
    better: ({ named: { v, o }, sentence: { tokens }, to }) =>
      v &&
      o &&
      (tokens[to]?.word === "to"
        ? v.word === "proposed"
          ? `asked ${o.word}`
          : `ask ${o.word}`
        : `${v.word.replace("propose", "suggest").replace("suggestd", "suggested")} ${o.word === "her" ? "to her" : `to ${o.word}`}`),
    why: {
      en: "One proposes something “to” somebody.",
      es: "Proponer algo a alguien: “suggest … to somebody”.",
    },
    wrong: { "He proposed me a plan.": "He suggested to me a plan." },
    right: ["He suggested to me a plan."],
  },
  {
    kind: "verb-pattern",
    find: "~offer|~owe|~lend|~send|~show|~give|~tell|~teach|~bring (to o=me|him|her|us|them|you) a|the|some|money|my|an|his|her|your|it|many|#num",
    better: "{o}",
    why: {
      en: "The person comes first, without “to”: “offered me a job”.",
      es: "La persona va primero, sin “to”: “offered me a job”.",
    },
    wrong: { "They offered to me a job.": "They offered me a job." },
    right: ["They offered me a job."],
  },
  {
    kind: "verb-pattern",
    find: "~introduce (o=me|us|him|her p=your|the|my|his|their)",
    better: "{p}",
    why: { en: "One introduces somebody “to” somebody.", es: "Presentar: “introduce somebody to”." },
    wrong: { "Introduce me your friend.": "Introduce your friend." },
    right: ["Introduce your friend."],
  },
  {
    kind: "verb-pattern",
    find: "able (of v=#ing)",
    better: "to {v:base}",
    why: { en: "“Able to do”.", es: "“Capaz de”: “able to do”." },
    wrong: { "I am able of working alone.": "I am able to work alone." },
    right: ["I am able to work alone."],
  },
  {
    kind: "verb-pattern",
    find: "ability|opportunity|desire|decision|plan|need|chance (of v=#ing)",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v &&
      (/^(?:chance|opportunity)$/.test(tokens[from - 1]?.word ?? "") ? undefined : `to ${baseOf(v.word)}`),
    why: { en: "“The ability to do”.", es: "“La capacidad de”: “the ability to do”." },
    wrong: { "I have the ability of learning quickly.": "I have the ability to learn quickly." },
    right: ["I have the ability to learn quickly."],
    unless: ({ sentence: { tokens }, from }) => /^(?:need|plan|decision)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: "opportunity|chance|ability|possibility|idea|habit|intention|risk|way|purpose of (v=go|travel|learn|study|work|visit|meet|know|live|see|do|have|be|make|get|improve|become|win|lose|buy|find) #any|$",
    better: ({ named: { v } }) => v && gerundOf(v.word),
    why: { en: "After “of” the verb takes -ing.", es: "Tras “of”, el verbo en -ing." },
    wrong: { "I have the opportunity of go abroad.": "I have the opportunity of going abroad." },
    right: ["I have the opportunity of going abroad.", "A way of life.", "the idea of work"],
    unless: ({ named: { v } }) =>
      (/^(?:work|study|travel|visit|see|live)$/.test(v?.word ?? "") && false) || v?.word === "work",
  },
  {
    kind: "verb-pattern",
    find: "habit|intention|possibility|idea|advantage|risk|danger|fear|hope|experience|pleasure|method (to v=#base) #any|$",
    better: "of {v:ing}",
    why: { en: "“The habit of doing”.", es: "“La costumbre de”: “the habit of doing”." },
    wrong: { "He has the habit to smoke.": "He has the habit of smoking." },
    right: ["He has the habit of smoking.", "It's a good idea to go.", "It was a pleasure to help."],
    unless: ({ sentence: { tokens }, from, named: { v } }) =>
      /^(?:break|kick|remember|run|share)$/.test(v?.word ?? "") ||
      /^(?:idea|pleasure|advantage|experience|hope|possibility|risk|fear|method|danger)$/.test(
        tokens[from - 1]?.word ?? "",
      ),
  },
  {
    kind: "verb-pattern",
    find: "it 's|is no good (to v=#base)",
    better: "{v:ing}",
    why: { en: "“It's no good complaining”.", es: "“No sirve de nada”: -ing." },
    wrong: { "It's no good to complain.": "It's no good complaining." },
    right: ["It's no good complaining."],
  },
  {
    kind: "verb-pattern",
    find: "~have a|an hard|difficult|great|good|easy|bad time (to v=#base)",
    better: "{v:ing}",
    why: { en: "“Have a hard time doing”.", es: "Se dice así: “Have a hard time doing”." },
    wrong: { "I had a hard time to find it.": "I had a hard time finding it." },
    right: ["I had a hard time finding it."],
    unless: ({ sentence: { tokens }, start }) => /^(?:good|great|bad)$/.test(tokens[start + 2]?.word ?? ""),
  },
];
