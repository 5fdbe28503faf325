import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** What is reported, what “whose” and “where” say, and comparisons. */
export const everydayToldAndWhose: readonly Rule[] = [
  {
    kind: "reported-speech",
    find: "know|tell me|him|her|us? if (b=is|are|was|were there)",
    better: "there {b}",
    why: { en: "A question inside a sentence: “if there is”.", es: "Pregunta indirecta: “if there is”." },
    wrong: { "Could you tell me if is there a bank?": "Could you tell me if there is a bank?" },
    right: ["Could you tell me if there is a bank?"],
  },
  {
    kind: "reported-speech",
    find: "know|tell|wonder|ask|understand|remember|forget|see me|us|him|her? when|where|how|why|what (do|does|did d=the|my|your|his|her|this n=#noun v=#base)",
    better: ({ named: { d, n, v }, sentence: { tokens }, from }) =>
      d &&
      n &&
      v &&
      `${d.word} ${n.word} ${tokens[from]?.word === "did" ? pastOf(v.word) : tokens[from]?.word === "does" ? thirdOf(v.word) : v.word}`,
    why: { en: "A question inside a sentence needs no “do”.", es: "La pregunta indirecta va sin “do”." },
    wrong: {
      "I would like to know when does the course start.": "I would like to know when the course starts.",
    },
    right: ["I would like to know when the course starts.", "Tell me: when does the course start?"],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens.slice(start + 1, from + 1).some(({ joined }) => joined === false),
  },
  {
    kind: "passive",
    find: "~direct|~write|~paint|~compose|~make|~invent|~build|~play (from) #name",
    better: "by",
    why: { en: "Who does it comes after “by”.", es: "El autor va con “by”." },
    wrong: { "The film was directed from Almodóvar.": "The film was directed by Almodóvar." },
    right: ["The film was directed by Almodóvar.", "It was made from Greek milk."],
    unless: ({ sentence: { tokens }, start, to }) =>
      /^(?:make|build)$/.test(tokens[start]?.base ?? "") ||
      tokens[to]?.tags.has("Place") === true ||
      !/^(?:was|is|were|been|are)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "verb-form",
    find: "was|were born and (grown up)",
    better: "raised",
    why: { en: "“Born and raised”; or “I grew up”.", es: "“Born and raised”; “crecí” es “I grew up”." },
    wrong: { "I was born and grown up in Lima.": "I was born and raised in Lima." },
    right: ["I was born and raised in Lima."],
  },
  {
    kind: "relative",
    find: "hotel|house|place|restaurant|flat|city|town|school|company|street|village where i|we|he|she|they (v=stayed|live|lived|worked|work|eat|ate|stay|slept|studied|study at|in) is|was|$",
    better: "{v}",
    why: { en: "“Where” already says “at” or “in”.", es: "“Where” ya incluye “at” o “in”." },
    wrong: { "The hotel where we stayed at was lovely.": "The hotel where we stayed was lovely." },
    right: ["The hotel where we stayed was lovely.", "The house where we live is old."],
  },
  {
    kind: "relative",
    find: "(whose his|her|their|its) #noun|#being|#plural",
    better: "whose",
    why: { en: "“Whose” already says whose it is.", es: "“Whose” ya indica de quién." },
    wrong: { "This is the man whose his son is a doctor.": "This is the man whose son is a doctor." },
    right: ["This is the man whose son is a doctor."],
  },
  {
    kind: "relative",
    find: "(whom) is|are|was|were|has|have|had|lives|works|live|can|will|comes|speaks|likes|wants|makes|goes",
    better: "who",
    why: { en: "“Whom” is never the subject: “who is”.", es: "“Whom” nunca es sujeto: “who is”." },
    wrong: { "The girl whom is sitting there is my sister.": "The girl who is sitting there is my sister." },
    right: [
      "The girl who is sitting there is my sister.",
      "some of whom are kind",
      "the people, most of whom live here",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:of|to|with|for|by|from|about|on|in)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "reason|reasons (of why)",
    better: "why",
    why: { en: "“The reason why”.", es: "“La razón por la que”: “the reason why”." },
    wrong: { "There are a lot of reasons of why I like it.": "There are a lot of reasons why I like it." },
    right: ["There are a lot of reasons why I like it."],
  },
  {
    kind: "infinitive",
    find: "things|something|anything|nothing|work|homework|time|way|place|money|reason (for v=doing|making|eating|drinking|visiting|reading|saying) $|in|at|today",
    better: "to {v:base}",
    why: { en: "“Things to do”.", es: "“Cosas que hacer”: “things to do”." },
    wrong: { "I have a lot of things for doing.": "I have a lot of things to do." },
    right: ["I have a lot of things to do.", "Thanks for everything for doing."],
  },
  {
    kind: "preposition",
    find: "somebody|someone|nobody|anybody|friends|people (to v=talk|speak|play|live|travel|dance|go|chat) $|about",
    better: "to {v} with",
    why: {
      en: "The preposition stays: “somebody to talk to”.",
      es: "La preposición no se pierde: “somebody to talk to”.",
    },
    wrong: { "She has nobody to play.": "She has nobody to play with." },
    right: ["She has nobody to play with.", "I want somebody to play."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from + 1]?.word === "go" ||
      !tokens.slice(0, from).some(({ base }) => /^(?:have|need|find)$/.test(base)),
  },
  {
    kind: "preposition",
    find: "a|the|some #adj? pen|pencil|chair|paper (to v=write|sit) $|would|is",
    better: ({ named: { v }, sentence: { tokens }, from }) =>
      v && `to ${v.word} ${v.word === "sit" || tokens[from - 1]?.word === "paper" ? "on" : "with"}`,
    why: {
      en: "The preposition stays: “a pen to write with”.",
      es: "La preposición no se pierde: “a pen to write with”.",
    },
    wrong: { "I need a pen to write.": "I need a pen to write with." },
    right: ["I need a pen to write with.", "I took a pen to write."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:take|took|use|used|get|got|pull)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "quantity",
    find: "enough (of n=#noun|#uncount|#plural)",
    better: "{n}",
    why: {
      en: "“Enough” goes straight before a noun: “enough time”.",
      es: "“Enough” va sin “of”: “enough time”.",
    },
    wrong: { "There isn't enough of time.": "There isn't enough time." },
    right: ["There isn't enough time.", "I've had enough of work.", "There's enough of everything."],
    unless: ({ sentence: { tokens }, start, named: { n } }) =>
      /^(?:had|have|has|heard|seen|got)$/.test(tokens[start - 1]?.word ?? "") ||
      /^(?:everything|people|life|us|school|work)$/.test(n?.word ?? ""),
  },
  {
    kind: "purpose",
    find: "too #adj (for v=#ing) $|#det|a|it|in|at|up|true",
    better: "to {v:base}",
    why: { en: "“Too young to drive”.", es: "“Demasiado … para”: “too young to drive”." },
    wrong: { "She's too young for driving.": "She's too young to drive." },
    right: ["She's too young to drive.", "It's too cold for swimming."],
    unless: ({ named: { v } }) =>
      /^(?:swimming|something|anything|everything|nothing|skiing|hiking|running|walking|camping|dancing|morning|evening|sailing)$/.test(
        v?.word ?? "",
      ),
  },
  {
    kind: "comparative",
    find: "(very) more|better|worse|#comparative #adj|#adv|than|now|today|$",
    better: "much",
    why: {
      en: "Before a comparative say “much”: “much better”.",
      es: "Ante comparativo, “much”: “much better”.",
    },
    wrong: {
      "He is very more intelligent than me.": "He is much more intelligent than me.",
      "It's very better now.": "It's much better now.",
    },
    right: ["He is much more intelligent than me.", "It's very clever.", "She's a very former boss."],
    unless: ({ sentence: { tokens }, to }) =>
      !/^(?:more|better|worse|bigger|smaller|older|younger|taller|cheaper|easier|faster|slower|nicer|happier|colder|hotter|warmer|longer|shorter|stronger|safer|later|earlier)$/.test(
        tokens[to]?.word ?? "",
      ),
  },
  {
    kind: "quantity",
    find: "~be|'s (much) n=good|nice|interesting|beautiful|difficult|expensive|tired|happy|cold|hot|big|small|bad|sad|funny|easy|important $|and|but|because|for",
    better: "very",
    why: { en: "Before an adjective “very”.", es: "Ante adjetivo, “very”." },
    wrong: { "It was much good.": "It was very good." },
    right: ["It was very good.", "It was not much good.", "It isn't much fun."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from - 1]?.word === "not" ||
      /^(?:so|too|very|how|as|pretty)$/.test(tokens[from - 1]?.word ?? "") ||
      tokens.slice(0, from).some(({ word }) => word === "not"),
  },
  {
    kind: "comparison",
    find: "rather|more|less|better|worse|#comparative #adj? (that) i|we|he|she|they|you expected|thought|imagined|believed|hoped|remember|remembered|had|did|was",
    better: "than",
    why: { en: "After a comparative “than”.", es: "Tras comparativo, “than”." },
    wrong: { "It was less cold that I expected.": "It was less cold than I expected." },
    right: ["It was less cold than I expected.", "It's better than I had thought."],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from - 1]?.word === "better" &&
      tokens[from - 2]?.base === "be" &&
      !/^(?:expected|thought|imagined)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "superlative",
    find: "the|my (most s=biggest|smallest|oldest|best|worst|easiest|tallest|longest|shortest|nicest|cheapest|happiest|funniest|fastest|newest|youngest|greatest|prettiest|hardest|strongest)",
    better: "{s}",
    why: { en: "One is enough: “the biggest”.", es: "Basta uno: “the biggest”." },
    wrong: { "It's the most biggest mistake.": "It's the biggest mistake." },
    right: ["It's the biggest mistake."],
  },
];
