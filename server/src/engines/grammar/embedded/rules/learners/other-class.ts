import { participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

/** Nouns that stand for their verbs, and verbs for their nouns. */
const verbOf: Readonly<Record<string, string>> = {
  breath: "breathe",
  bath: "bathe",
  loss: "lose",
  success: "succeed",
  proof: "prove",
  belief: "believe",
  relief: "relieve",
  speech: "speak",
  thought: "think",
  choice: "choose",
  complaint: "complain",
  analysis: "analyse",
  decision: "decide",
  solution: "solve",
  explanation: "explain",
  weight: "weigh",
  growth: "grow",
  advice: "advise",
  arrival: "arrive",
  behaviour: "behave",
  behavior: "behave",
  description: "describe",
  discussion: "discuss",
  conclusion: "conclude",
  invitation: "invite",
  improvement: "improve",
  translation: "translate",
  imagination: "imagine",
  comparison: "compare",
  memory: "remember",
  knowledge: "know",
  sale: "sell",
  marriage: "marry",
  education: "educate",
  communication: "communicate",
  cloth: "clothe",
  life: "live",
  death: "die",
  dead: "die",
  development: "develop",
  tooth: "brush",
  invention: "invent",
  creation: "create",
  pronunciation: "pronounce",
};
const nounOf: Readonly<Record<string, string>> = {
  lose: "loss",
  choose: "choice",
  breathe: "breath",
  believe: "belief",
  prove: "proof",
  succeed: "success",
  complain: "complaint",
  analyse: "analysis",
  decide: "decision",
  solve: "solution",
  advise: "advice",
  grow: "growth",
  behave: "behaviour",
  describe: "description",
  arrive: "arrival",
  explain: "explanation",
  invite: "invitation",
  improve: "improvement",
  translate: "translation",
  compare: "comparison",
  choise: "choice",
  weigh: "weight",
  sell: "sale",
  develop: "development",
  pronounce: "pronunciation",
  educate: "education",
  discuss: "discussion",
  conclude: "conclusion",
  die: "death",
  think: "thought",
  grieve: "grief",
  speak: "speech",
  lend: "loan",
  apologise: "apology",
  apologize: "apology",
  marry: "marriage",
};
const feelings = oneOf(
  "worry surprise exhaust disappoint bore excite interest stress confuse frighten scare tire annoy frustrate embarrass shock relax please satisfy amaze depress fascinate terrify thrill overwhelm motivate convince concentrate accustom impress",
);
const adjectiveOf: Readonly<Record<string, string>> = {
  success: "successful",
  importance: "important",
  difference: "different",
  difficulty: "difficult",
  beauty: "beautiful",
  danger: "dangerous",
  health: "healthy",
  happiness: "happy",
  patience: "patient",
  intelligence: "intelligent",
  confidence: "confident",
  violence: "violent",
  freedom: "free",
  responsibility: "responsible",
  stress: "stressed",
  anger: "angry",
  fame: "famous",
  luck: "lucky",
  noise: "noisy",
  rain: "rainy",
  wind: "windy",
  sun: "sunny",
  cloud: "cloudy",
  hunger: "hungry",
  thirst: "thirsty",
  silence: "silent",
  power: "powerful",
  help: "helpful",
};
const adverbOf: Readonly<Record<string, string>> = {
  quick: "quickly",
  slow: "slowly",
  careful: "carefully",
  easy: "easily",
  perfect: "perfectly",
  beautiful: "beautifully",
  bad: "badly",
  quiet: "quietly",
  loud: "loudly",
  happy: "happily",
  serious: "seriously",
  correct: "correctly",
  fluent: "fluently",
  complete: "completely",
  immediate: "immediately",
  regular: "regularly",
  different: "differently",
  polite: "politely",
  sudden: "suddenly",
  recent: "recently",
  terrible: "terribly",
  good: "well",
  heavy: "heavily",
  constant: "constantly",
  frequent: "frequently",
  independent: "independently",
  proper: "properly",
};
const keys = (table: Readonly<Record<string, string>>) => Object.keys(table).join("|");
const why = {
  en: "Another kind of word belongs here: “{w}” does not fit.",
  es: "Aquí va otra clase de palabra (verbo, nombre, adjetivo o adverbio): “{w}” no encaja.",
};

/** A noun for a verb, an adjective for an adverb, and so on. */
export const learnersOtherClass: readonly Rule[] = [
  {
    kind: "word-class",
    find: [
      `#sub|not|hardly|barely #modal|not|hardly|barely hardly|not|barely|always|never|really? (w=${keys(verbOf)}) -of`,
      `#sub|to do|does|did not (w=${keys(verbOf)})`,
      `~want|~need|~try|~like|~decide|able|possible|impossible|hard|difficult|easy|important to (w=breath|loss|choice|advice|proof|belief|complaint|explanation|decision|growth|behaviour|improvement|description)`,
      "#sub hardly|barely|always|never|really? can|could hardly|barely|not|always|never (w=breath|loss|choice|advice)",
    ],
    better: ({ named: { w } }) => verbOf[w?.word ?? ""],
    why,
    wrong: {
      "I could hardly breath.": "I could hardly breathe.",
      "We must choice one.": "We must choose one.",
    },
    right: ["I could hardly breathe.", "Success will come."],
  },
  {
    kind: "word-class",
    find: [
      `the|my|your|his|her|our|their|a|an good|great|big|first|best|right|wrong|own? (w=${keys(nounOf)}) of|was|is|$|between|about`,
    ],
    better: ({ named: { w }, sentence: { tokens }, from }) => {
      const noun = nounOf[w?.word ?? ""];
      return tokens[from]?.word === w?.word ? noun : undefined;
    },
    why,
    wrong: {
      "It was the right choose.": "It was the right choice.",
      "The lose of my dog hurt.": "The loss of my dog hurt.",
    },
    right: ["It was the right choice.", "The die is cast.", "I think she and her sell it."],
    unless: ({ named: { w }, sentence: { tokens }, from, to }) =>
      (/^(?:die|sell|think|speak|discuss|grow|develop)$/.test(w?.word ?? "") && tokens[to]?.word !== "of") ||
      (tokens[from - 1]?.word === "her" &&
        (!/^(?:of|was|is)$/.test(tokens[to]?.word ?? "") ||
          /^(?:make|let|have|help|see|hear|watch)$/.test(tokens[from - 2]?.base ?? ""))) ||
      (/^(?:the)$/.test(tokens[from - 1]?.word ?? "") && /^(?:think|weigh|die)$/.test(w?.word ?? "")),
  },
  {
    kind: "participle",
    find: [
      `#sub|#kin ~be|'m|'re|'s|feel|felt|feels|get|got|become|became all? a|so|very|too|really|quite? bit|little? (w=${feelings}) $|about|with|because|and|but|of|by|that|when|at|now|today`,
      `(w=${feelings}) by the|this|how`,
    ],
    better: ({ named: { w } }) => w && participleOf(w.word),
    why: {
      en: "How one feels is a participle: “worried, tired, surprised”.",
      es: "Cómo se siente alguien se dice con el participio en -ed: “worried, tired, surprised”.",
    },
    wrong: {
      "We're all a bit worry.": "We're all a bit worried.",
      "I am very surprise.": "I am very surprised.",
    },
    right: ["We're all a bit worried.", "It is a surprise.", "They please by the way they sing."],
    unless: ({ sentence: { tokens }, from, start }) =>
      start === from || /^(?:a|an|the)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "word-class",
    find: [
      `#sub|it|this|that|#one|#plurals ~be|'s|'m|'re very|so|too|really|quite (w=${keys(adjectiveOf)}) $|and|but|for|because|to|in|of|when|that`,
    ],
    better: ({ named: { w } }) => adjectiveOf[w?.word ?? ""],
    why,
    wrong: {
      "My boss is very success.": "My boss is very successful.",
      "It is very importance for me.": "It is very important for me.",
    },
    right: ["It is very important.", "It is so much help."],
  },
  {
    kind: "adverb",
    find: [
      `~drive|~speak|~work|~run|~walk|~talk|~sing|~dance|~write|~play|~eat|~move|~cook|~behave|~learn|~swim|~read|~think|~change|~sleep so|very|too|more|really? (w=${keys(adverbOf)}) $|and|because|but|when|in|on|with|at|to|every`,
      `#sub did|does|do it|that|this so|very|too|really (w=${keys(adverbOf)})`,
      `#sub did|does|do it|that|this (w=quick|slow|careful|perfect|bad) $|and|but|because`,
      "~speak|~understand (w=perfect|fluent|good) english|spanish|french|it",
      "~rain|~snow very|so|really? (w=heavy|bad)",
      "~drive|~hold|~do|~check|~read|~handle it|this|that|the #one? (w=careful|proper|correct|good) $|and|before",
    ],
    better: ({ named: { w } }) => adverbOf[w?.word ?? ""],
    why: {
      en: "How something is done is told by an adverb: “{w}” becomes one in -ly (“well” for “good”).",
      es: "Cómo se hace algo se dice con adverbio: -ly (y “well” para “good”).",
    },
    wrong: { "He drives very careful.": "He drives very carefully.", "I did it quick.": "I did it quickly." },
    right: ["He drives very carefully.", "I read good books.", "I think different and new ideas help."],
    unless: ({ named: { w }, sentence: { tokens }, to, start }) =>
      (/^(?:slow|loud|quick)$/.test(w?.word ?? "") &&
        !/^(?:it|that|this|it)$/.test(tokens[to - 2]?.word ?? "")) ||
      (tokens[to]?.word === "and" && tokens[to + 1]?.tags.has("Adjective") === true) ||
      (/^(?:think|sleep|play|read|eat|change|walk|run)$/.test(tokens[start]?.base ?? "") &&
        /^(?:different|good|easy|happy|regular|heavy|recent|complete|proper|perfect|beautiful)$/.test(
          w?.word ?? "",
        ) &&
        !/^(?:very|so)$/.test(tokens[to - 2]?.word ?? "")),
  },
];
