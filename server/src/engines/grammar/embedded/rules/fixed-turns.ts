import { pastOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const bareTurns: Readonly<Record<string, string>> = {
  "bear|bears|bore|bearing a witness": "witness",
  "pay|pays|paid|paying an attention": "attention",
  "take|takes|took|taking|taken an advantage": "advantage",
  "take|takes|took|taking|taken a care": "care",
  "take|takes|took|taking|taken a part": "part",
  "make|makes|made|making a sense": "sense",
  "make|makes|made|making a use": "use",
  "have|has|had|having an access": "access",
  "gain|gains|gained|gaining an access": "access",
  "give|gives|gave|giving a way": "way",
  "do|does|did|doing a harm": "harm",
  "have|has|had|having a fun": "fun",
  "lose|loses|lost|losing a touch": "touch",
};

const fixedEnds: Readonly<Record<string, readonly [string, string]>> = {
  "tantamount (of|with|as|for)": ["to", "The measure is tantamount of theft."],
  "oblivious (at|for|about|in)": ["to", "He was oblivious at the noise."],
  "allergic (at|of|with|for|against)": ["to", "I am allergic at nuts."],
  "prone (of|for|in|at)": ["to", "He is prone of lying."],
  "susceptible (of|for|with|at)": ["to", "She is susceptible of colds."],
  "impervious (of|for|at|against)": ["to", "He is impervious of criticism."],
  "conducive (of|for|at|in)": ["to", "The place is conducive for study."],
  "devoid (from|with|in)": ["of", "It is devoid from meaning."],
  "bereft (from|with|in)": ["of", "He was bereft from hope."],
  "averse (of|at|against|from)": ["to", "She is averse of risk."],
  "fraught (of|in|by)": ["with", "It is fraught of danger."],
  "riddled (of|in|by)": ["with", "It is riddled of mistakes."],
  "steeped (with|of|by|into)": ["in", "It is steeped of history."],
  "adept (for|of|on)": ["at", "He is adept of lying."],
  "entitled (for|of|on)": ["to", "You are entitled of a refund."],
  "accustomed (with|at|of|in)": ["to", "I am accustomed with noise."],
  "immune (of|against|for) the|this|any|criticism|such": ["to", "He is immune of criticism."],
  "detrimental (for|of|on)": ["to", "It is detrimental for health."],
  "synonymous (of|to|for)": ["with", "It is synonymous of luxury."],
  "inherent (of|to|at|on) the|this|any|such": ["in", "The risk is inherent of the plan."],
  "indebted (with|for|at|of) my|him|her|them|you|the": ["to", "I am indebted with my uncle."],
  "contrary (of|from|with) what|popular|the|my": ["to", "Contrary of what he says, it works."],
};

/** Turns that have one form only: what goes with what, and what follows in the other half of the sentence. */
export const fixedTurns: readonly Rule[] = [
  ...Object.entries(bareTurns).map(([words, noun]): Rule => {
    const [verbs = "", article = "", said = ""] = words.split(" ");
    const [verb = ""] = verbs.split("|");
    return {
      kind: "article",
      find: `${verbs} (${article} ${said})`,
      better: noun,
      why: {
        en: `It is “${verb} ${noun}”, without an article.`,
        es: `Se dice “${verb} ${noun}”, sin artículo.`,
      },
      wrong: { [`They ${verb} ${article} ${said} of it.`]: `They ${verb} ${noun} of it.` },
      right: [`They ${verb} ${noun} of it.`],
    };
  }),
  ...Object.entries(fixedEnds).map(([find, [better, example]]): Rule => {
    const [adjective = ""] = find.split(" ");
    const wrongWord = example
      .slice(example.toLowerCase().indexOf(adjective) + adjective.length + 1)
      .split(" ")[0];
    const mended = example.replace(new RegExp(`(${adjective}) ${wrongWord}`, "i"), `$1 ${better}`);
    return {
      kind: "preposition",
      find,
      better,
      why: { en: `It is “${adjective} ${better}”.`, es: `Se dice “${adjective} ${better}”.` },
      wrong: { [example]: mended },
      right: [mended],
    };
  }),
  {
    kind: "preposition",
    find: "a|an|the|sharp|steady|slight|rapid|recent|big|huge|significant increase|decrease|rise|fall|drop|growth|reduction (of) the|our|their|my|his|crime|prices|temperature|population|demand|sales|pollution|unemployment",
    better: "in",
    why: {
      en: "What grows or falls comes after “in”: a rise in prices.",
      es: "Lo que sube o baja va con “in”: a rise in prices.",
    },
    wrong: {
      "There was a sharp increase of the number of thefts.":
        "There was a sharp increase in the number of thefts.",
    },
    right: ["There was an increase in the number.", "an increase of ten percent", "the fall of the wall"],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:fall|growth|rise|drop)$/.test(tokens[from - 1]?.word ?? "") &&
      /^(?:the|our|their|my|his)$/.test(tokens[from + 1]?.word ?? ""),
  },
  {
    kind: "confused",
    find: "a|an|the|huge|big|great|bad|good|positive|negative|strong|no|little|any|major|profound|terrible (affect) on|of",
    better: "effect",
    why: { en: "“Effect” is the noun, “affect” the verb.", es: "“Effect” es el nombre; “affect”, el verbo." },
    wrong: { "It had a huge affect on me.": "It had a huge effect on me." },
    right: ["It had a huge effect on me.", "It affects us."],
  },
  {
    kind: "confused",
    find: "will|can|could|may|might|would|to|not|does|did|negatively|seriously (effect) the|our|my|people|us|them|how|your|their|everyone",
    better: "affect",
    why: { en: "“Affect” is the verb, “effect” the noun.", es: "“Affect” es el verbo; “effect”, el nombre." },
    wrong: { "It will effect the whole town.": "It will affect the whole town." },
    right: ["It will affect the whole town.", "They hope to effect a change."],
  },
  {
    kind: "comparative",
    find: "^ (c=less|more) i|you|we|they|he|she #any",
    better: "the {c}",
    why: {
      en: "The two halves go together: the more …, the less ….",
      es: "Las dos partes van juntas: the more…, the less…",
    },
    wrong: {
      "The more I read about it, less I understand.": "The more I read about it, the less I understand.",
    },
    right: ["The more I read, the less I understand.", "More I cannot say."],
    unless: ({ sentence: { tokens }, from }) =>
      from < 3 || tokens[0]?.word !== "the" || !/^(?:more|less|\w+er)$/.test(tokens[1]?.word ?? ""),
  },
  {
    kind: "conjunction",
    find: ["no sooner ... (when)", "no sooner ... (that)"],
    better: "than",
    why: { en: "“No sooner” is followed by “than”.", es: "Después de “no sooner” va “than”." },
    wrong: { "No sooner had we unpacked when he rang.": "No sooner had we unpacked than he rang." },
    right: ["No sooner had we unpacked than he rang.", "Hardly had we sat down when he rang."],
    unless: ({ sentence: { tokens }, from }) => tokens.slice(0, from).some(({ word }) => word === "than"),
  },
  {
    kind: "conjunction",
    find: [
      "it was|is only when|after|then ... (when) #sub|the|my",
      "it was|is not until ... (when) #sub|the|my",
    ],
    better: "that",
    why: { en: "“It was only when … that …”.", es: "“It was only when … that …” (fue … cuando)." },
    wrong: { "It was only when he rang when we woke.": "It was only when he rang that we woke." },
    right: ["It was only when he rang that we woke."],
  },
  {
    kind: "verb-pattern",
    find: "~regret (to not have)",
    better: "not having",
    why: {
      en: "What one is sorry to have done follows “regret” with -ing.",
      es: "Lamentar lo hecho va con -ing: regret having…",
    },
    wrong: { "I regret to not have learnt it.": "I regret not having learnt it." },
    right: ["I regret not having learnt it.", "I regret to say no."],
  },
  {
    kind: "conditional",
    find: "had it not been (of|by|because) #poss|the|a|this|that|our",
    better: "for",
    why: { en: "It is “had it not been for”.", es: "Se dice “had it not been for”." },
    wrong: {
      "Had it not been of her help, I would be lost.": "Had it not been for her help, I would be lost.",
    },
    right: ["Had it not been for her help, I would be lost."],
  },
  {
    kind: "passive",
    find: "(v=is|are|was|were consisted of)",
    better: ({ named: { v } }) => ({ is: "consists of", are: "consist of" })[v?.word ?? ""] ?? "consisted of",
    why: { en: "“Consist of” is never passive.", es: "“Consist of” no va en pasiva." },
    wrong: { "It is consisted of eight parts.": "It consists of eight parts." },
    right: ["It consists of eight parts."],
  },
  {
    kind: "subjunctive",
    find: [
      "high time i|you|we|they|he|she|it (v=#third|#base)",
      "high time the|my|our|your|their #one (v=#third)",
      "high time #name (v=#third)",
    ],
    better: ({ named: { v } }) => v && (v.word === "is" ? "was" : v.word === "are" ? "were" : pastOf(v.base)),
    why: {
      en: "After “it's high time” comes the past: they did.",
      es: "Después de “it's high time” va el pasado: they did.",
    },
    wrong: {
      "It's high time the council does something.": "It's high time the council did something.",
    },
    right: ["It's high time the council did something.", "It's high time to go."],
    unless: ({ named: { v } }) => v?.word === "to",
  },
  {
    kind: "inversion",
    find: "^ so #adj (the n=#one v=was|is) that",
    better: "{v} the {n}",
    why: {
      en: "After “so” at the beginning the verb comes first: so intense was the heat.",
      es: "Tras “so” inicial el verbo va delante: so intense was the heat.",
    },
    wrong: { "So intense the heat was that we left.": "So intense was the heat that we left." },
    right: ["So intense was the heat that we left.", "The heat was so intense that we left."],
  },
  {
    kind: "reported",
    find: "~wonder whether|if|why|how|when|where|what (v=would|could|can|should|will|must s=i|we|you|he|she|they)",
    better: "{s} {v}",
    question: false,
    why: {
      en: "In a told question the subject comes first: whether we would.",
      es: "En una pregunta indirecta el sujeto va delante: whether we would.",
    },
    wrong: { "She was wondering whether would we mind.": "She was wondering whether we would mind." },
    right: ["She was wondering whether we would mind."],
  },
  {
    kind: "uncountable",
    find: [
      "(a|an n=evidence|research|expertise|feedback|software|behaviour) that|of|about|from|on|into|to|for|$",
    ],
    better: "{n}",
    why: {
      en: "This noun is not counted, so it takes no “a”.",
      es: "Este nombre es incontable: no lleva “a”.",
    },
    wrong: { "It contains an evidence that he knew.": "It contains evidence that he knew." },
    right: ["It contains evidence that he knew.", "a knowledge of French"],
  },
  {
    kind: "causative",
    find: "~get my|your|his|her|our|their|the n=bike|car|phone|laptop|computer|hair|house|roof|flat|room|windows|passport|visa|teeth|eyes|washing (v=repair|fix|check|clean|cut|paint|renew|test|wash|dye|wax|mend)",
    better: "{v:pp}",
    why: {
      en: "Who has something done says “get it repaired”.",
      es: "Hacer que te arreglen algo: “get it repaired”.",
    },
    wrong: { "I need to get my bike repair before Friday.": "I need to get my bike repaired before Friday." },
    right: ["I need to get my bike repaired.", "Get the house keys."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "wash" && tokens[to]?.tags.has("Noun") === true,
  },
  {
    kind: "conditional",
    find: "if i|you|we|they (have) v=#pp ... would|could|might have",
    better: "had",
    why: {
      en: "A condition that was not fulfilled: if you had told me, I would have ….",
      es: "Condición no cumplida: if you had told me, I would have…",
    },
    wrong: {
      "If you have told me earlier I could have come.": "If you had told me earlier I could have come.",
    },
    right: ["If you had told me earlier I could have come.", "If you have finished, we can go."],
  },
  {
    kind: "agreement",
    find: "the number of people|children|students|women|men|tourists|cars|cases #ing #any (v=have|are|were)",
    better: ({ named: { v } }) =>
      v && ({ have: "has", are: "is", were: "was" } as Record<string, string>)[v.word],
    why: {
      en: "“The number” is one; “a number of” are many.",
      es: "“The number” es singular; “a number of”, plural.",
    },
    wrong: {
      "The number of people learning Korean have doubled.":
        "The number of people learning Korean has doubled.",
    },
    right: ["The number of people learning Korean has doubled."],
  },
  {
    kind: "article",
    find: "^ (the n=life|society|nature|happiness|education|technology|poverty|loneliness|friendship) in|expects|makes|teaches|has|is|should|can",
    better: "{n:cap}",
    why: {
      en: "For something in general English uses no article.",
      es: "Al hablar en general el inglés no pone artículo.",
    },
    wrong: { "The society expects too much of us.": "Society expects too much of us." },
    right: ["Society expects too much of us.", "The technology of our car is old."],
    unless: ({ from }) => from > 0,
  },
];
