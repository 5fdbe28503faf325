import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** "did he go" as it stands in a statement: "he went". */
function plain({ named: { x, s, v } }: Match): string | undefined {
  if (!x || !s || !v) return undefined;
  const verb = x.word === "did" ? pastOf(v.word) : x.word === "does" ? thirdOf(v.word) : v.word;
  return `${s.word} ${verb}`;
}

const asks =
  "~ask|~wonder|~know|~understand|~remember|~forget|~realise|~realize|~imagine|~explain|~tell|~see|~say|~show|~guess|idea|sure|clue|clear|unclear";

const order = [
  "In a question within a sentence the order is that of a statement.",
  "En una pregunta indirecta el orden es el de una afirmación.",
] as const;

const inverted = [
  "In a condition without “if” the verb comes first: were, had or should.",
  "En una condición sin if va primero were, had o should.",
] as const;

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperOrder: readonly Rule[] = [
  ruleOf(
    "word-order",
    [
      `${asks} #obj? of? if|whether|why|how|what|where|when|who|which #noun? (x=do|does|did s=#sub v=#base)`,
      "~be why|how|what|where (x=do|does|did s=they|we|he|she|it v=#base)",
    ],
    plain,
    order,
    {
      "She asked me if did I want a coffee.": "She asked me if I wanted a coffee.",
      "What I don't understand is why do they keep building.":
        "What I don't understand is why they keep building.",
    },
    { right: ["Tell me: what did he say?", "I know what to do."] },
  ),
  ruleOf(
    "word-order",
    [`${asks} #obj? what|where|who|how (b=was|is|were|are p=my|your|his|her|our|their n=#nounish) $`],
    "{p} {n} {b}",
    order,
    {
      "He asked me what was my name.": "He asked me what my name was.",
    },
    { question: false },
  ),
  ruleOf(
    "word-order",
    [`${asks} how much|many|often|far|long (b=was|were s=#sub v=#ing)`],
    "{s} {b} {v}",
    order,
    {
      "I realised how much was I missing them.": "I realised how much I was missing them.",
    },
  ),
  ruleOf(
    "infinitive",
    "~tell|~ask|~advise|~warn|~beg #obj (to not v=#base)",
    "not to {v}",
    ["“Not” goes before “to”: told us not to talk.", "Not va delante de to: told us not to talk."],
    {
      "The teacher told us to not talk.": "The teacher told us not to talk.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~advise|~encourage|~persuade|~convince|~urge|~force|~oblige #obj (v=#ing) #det|#obj|in|on|at|to|more|with",
    "to {v:base}",
    [
      "Here the verb takes “to”: advise somebody to do it.",
      "Aquí el verbo va con to: advise somebody to do it.",
    ],
    {
      "They advised me buying a car.": "They advised me to buy a car.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "w=~prevent|~deter|~discourage|~dissuade|~prohibit|~ban o=#obj|#name|people|users|students|children|drivers (to v=#base)",
    "from {v:ing}",
    ["“{w}” somebody “from” doing something.", "“{w}” va con from + -ing."],
    {
      "It deterred them to apply.": "It deterred them from applying.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~be deterred|prevented|discouraged|dissuaded|prohibited|banned (to v=#base)",
    "from {v:ing}",
    ["One is prevented “from” doing something.", "Se dice be prevented from + -ing."],
    {
      "He was deterred to apply by the fee.": "He was deterred from applying by the fee.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~refrain|~abstain|~desist (to v=#base)",
    "from {v:ing}",
    ["“Refrain” takes “from” and -ing.", "Refrain va con from + -ing."],
    {
      "She refrained to comment.": "She refrained from commenting.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~preclude|~entail|~involve|~contemplate|~advocate|~envisage|~necessitate|~facilitate|~relish|~dread|~postpone|~delay (to v=#base)",
    "{v:ing}",
    ["After this verb comes -ing, without “to”.", "Detrás de este verbo va -ing, sin to."],
    {
      "The law precludes to vote by post.": "The law precludes voting by post.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    [
      "bent|intent|hell-bent|keen on|upon (v=#base) #det|#obj|#poss|#plurals",
      "averse|accustomed|committed|devoted|opposed|addicted to|of (v=#pure) #det|#obj|#plurals|part|care",
    ],
    "{v:ing}",
    ["After a preposition the verb takes -ing.", "Detrás de una preposición el verbo va en -ing."],
    {
      "They're bent on destroy the place.": "They're bent on destroying the place.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "~resign|~devote|~dedicate|~commit|~reconcile|~confine #obj|myself|himself|herself|itself|ourselves|themselves|yourself to a=never|not? (v=#pure|see|do|make|have|be)",
    "{v:ing}",
    ["This “to” is a preposition and takes -ing.", "Este to es preposición y pide -ing."],
    {
      "She has resigned herself to never see it.": "She has resigned herself to never seeing it.",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "#det|your|any no? chance|chances|odds|hopes|likelihood (to v=win|succeed|survive|pass|get|find|fail|recover|lose|become) $|~be|a|the",
    "of {v:ing}",
    ["The chances “of” doing something.", "Las posibilidades de + infinitivo: chances of + -ing."],
    {
      "The chances to win are slim.": "The chances of winning are slim.",
    },
    {
      right: ["It was a chance to win a car."],
      unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "chance",
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "advised|warned|decided|spoke against (to v=#base)",
    "{v:ing}",
    ["After “against” comes -ing.", "Tras against va -ing."],
    {
      "He was advised against to buy it.": "He was advised against buying it.",
    },
  ),
  ruleOf(
    "purpose",
    "~write|writing (for v=applying|asking|complaining|enquiring|inquiring|informing|requesting|telling|expressing|thanking|inviting|suggesting|giving)",
    "to {v:base}",
    [
      "What one writes for is said with “to”: I am writing to apply.",
      "La finalidad va con to: I am writing to apply.",
    ],
    {
      "I am writing for applying for the job.": "I am writing to apply for the job.",
    },
  ),
  ruleOf(
    "conditional",
    "^ (would s=i|he|she|it|we|they|you b=be)",
    "were {s} to {b}",
    inverted,
    { "Would she be offered the post, she would go.": "Were she to be offered the post, she would go." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (would d=the|my|his|her|our|their|this n=#nounish b=be)",
    "were {d} {n} to {b}",
    inverted,
    { "Would the budget be cut, we would stop.": "Were the budget to be cut, we would stop." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (would s=i|he|she|it|we|they|you have) #pp",
    "had {s}",
    inverted,
    { "Would I have known, I would have stayed.": "Had I known, I would have stayed." },
    { question: false },
  ),
  ruleOf(
    "conditional",
    "^ (was s=i|he|she|it) to #base",
    "were {s}",
    inverted,
    { "Was he to resign, the party would split.": "Were he to resign, the party would split." },
    { question: false },
  ),
  ruleOf("conditional", "^ had #sub not? (being)", "been", inverted, {
    "Had it not being for her, we would have lost.": "Had it not been for her, we would have lost.",
  }),
];
