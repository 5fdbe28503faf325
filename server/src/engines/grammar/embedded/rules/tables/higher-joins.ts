import { gerundOf } from "#engines/english/verbs.ts";
import { nounVerbs } from "#engines/english/word-lists.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const willing =
  "willing unwilling reluctant unable likely unlikely eager hesitant loath inclined disinclined determined".split(
    " ",
  );

/** Forms and joins of the upper levels. */
export const tableHigherJoins: readonly Rule[] = [
  ruleOf(
    "plural",
    [
      "sole|only|main|single|another|first|this|one|each|every|key|second|important (w=criteria|phenomena) -for|of|is|was",
      "sole|only|main|single|another|first|this|one|each|every|key|second|important (w=criteria|phenomena) b=is|was|for|of",
    ],
    ({ named: { w } }) => w?.word.replace(/a$/, "on"),
    ["One criterion, two criteria.", "Singular: criterion, phenomenon."],
    { "The jury's sole criteria was originality.": "The jury's sole criterion was originality." },
    {
      unless: ({ sentence: { tokens }, start, to }) =>
        /^(?:main|only|key|important|first|second)$/.test(tokens[start]?.word ?? "") &&
        !/^(?:is|was|for)$/.test(tokens[to]?.word ?? ""),
    },
  ),
  ruleOf(
    "clause",
    "which explains (d=the|his|her|their #adj? n=#one|#plural) v=went|was|were|has|had|did|got|became|failed|won|lost|is|are|collapsed|left",
    ({ sentence: { tokens }, from, to }) =>
      `why ${tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(" ")}`,
    ["It explains “why” something is so.", "Explica por qué: explains why."],
    {
      "It was new, which explains the award went to him.":
        "It was new, which explains why the award went to him.",
    },
  ),
  ruleOf(
    "relative",
    "^ of|to|with|from|about|by|for|none|most|some|many|both|all|half of? (who) #sub|no|little|next|nothing|much|were|are|was|is|had|have|the|many",
    "whom",
    ["After a preposition “who” is “whom”.", "Tras preposición: whom."],
    {
      "The engraver, of who little is known, died here.": "The engraver, of whom little is known, died here.",
    },
    {
      question: false,
      unless: ({ sentence: { tokens }, start, from }) =>
        start === 0 ||
        (tokens[from - 1]?.word !== "of" &&
          !/^(?:to|with|from|about|by|for)$/.test(tokens[from - 1]?.word ?? "")),
    },
  ),
  ruleOf(
    "preposition",
    "~draw|~rely|~lean|~depend|~borrow|~count|~impact|~weigh (a=heavily p=of|from|in|to|at) #det|#obj|#name|#plural|#noun|#ing",
    ({ sentence: { tokens }, start }) => (tokens[start]?.base === "borrow" ? "heavily from" : "heavily on"),
    ["To draw or rely heavily “on” something.", "Basarse en: draw / rely heavily on."],
    { "The play draws heavily of Brecht.": "The play draws heavily on Brecht." },
    {
      unless: ({ sentence: { tokens }, start, named: { p } }) =>
        (tokens[start]?.base === "borrow" && p?.word === "from") ||
        (tokens[start]?.base === "draw" && p?.word === "from") ||
        (/^(?:in|at)$/.test(p?.word ?? "") && /^(?:depend|weigh)$/.test(tokens[start]?.base ?? "")),
    },
  ),
  ruleOf(
    "confused",
    [
      "it|he|she|never|who|which|that|often|one (w=looses)",
      "is|are|was|were|am|be|been|keep|keeps|kept|without|of|about|for|by|fear|afraid|risk (w=loosing) #det|#obj|weight|money|time|sight|touch|control|faith|hope|interest|track|everything|patience|battle",
      "to|will|would|can|could|might|not|never|we|you|they|i|don't (w=loose) weight|money|sight|touch|control|faith|hope|interest|track|everything|patience|time|your|their|my|his|her|our|it|them",
    ],
    ({ named: { w } }) => w?.word.replace("oo", "o"),
    ["The opposite of win or find is “lose”.", "Perder es lose; loose es suelto."],
    {
      "It never looses sight of its audience.": "It never loses sight of its audience.",
      "I want to loose weight.": "I want to lose weight.",
    },
    { right: ["She has loose hair.", "He never lets it loose."] },
  ),
  ruleOf(
    "gerund",
    "importance|risk|idea|possibility|habit|chance|fear|cost|benefits|benefit|advantage|advantages|way|purpose|danger|dangers|pleasure|instead|tired|capable|before|hope|art of (v=#base) -of",
    "{v:ing}",
    ["After “of” a verb ends in -ing.", "Tras of, el verbo va en -ing."],
    { "The importance of recycle is clear.": "The importance of recycling is clear." },
    {
      unless: ({ named: { v }, sentence: { tokens }, to }) =>
        !v ||
        nounVerbs.has(v.word) ||
        !/^(?:recycle|learn|become|be|have|make|get|go|know|eat|keep|take|live|give|choose|speak|see|teach|protect|lose|find|spend|bring|save|travel|read|write|buy|sell|pay|stop|start|grow|raise|reduce|improve|educate|prevent|communicate|create|preserve|consume)$/.test(
          v.word,
        ) ||
        (/^(?:read|buy|sell|pay|stop|start|travel|save|find|give|take|go)$/.test(v.word) &&
          tokens[to]?.joined !== true),
    },
  ),
  ruleOf(
    "collocation",
    "(v=~pay) the consequences",
    ({ named: { v } }) => v && { pay: "face", pays: "faces", paid: "faced", paying: "facing" }[v.word],
    ["One “faces” the consequences or pays the price.", "Pagar las consecuencias: face the consequences."],
    { "We will pay the consequences.": "We will face the consequences." },
  ),
  ruleOf(
    "adjective-infinitive",
    willing.map((word) => `~be|#adv|more|less (a=${word} of|in|for|on|about|at v=#ing)`),
    "{a} to {v:base}",
    ["This adjective takes “to” and the verb.", "Este adjetivo va con to y el verbo."],
    {
      "She's always willing of lending a hand.": "She's always willing to lend a hand.",
      "I'm reluctant in accepting it.": "I'm reluctant to accept it.",
    },
    {
      unless: ({ named: { a, v }, sentence: { tokens }, from }) =>
        (/^(?:inclined|determined|hesitant)$/.test(a?.word ?? "") &&
          tokens[from + 1]?.word !== "of" &&
          tokens[from + 1]?.word !== "in") ||
        /thing$/.test(v?.word ?? ""),
    },
  ),
  ruleOf(
    "gerund-infinitive",
    "(i=imply|implies|implied|involve|involves|involved|entail|entails|entailed to v=#base)",
    ({ named: { i, v } }) =>
      i &&
      v &&
      `${({ imply: "mean", implies: "means", implied: "meant" } as Record<string, string>)[i.word] ?? i.word} ${gerundOf(v.word)}`,
    ["To mean, involve or entail doing.", "Implicar hacer: mean / involve doing."],
    { "It would imply to move to São Paulo.": "It would mean moving to São Paulo." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        /^(?:is|are|was|were|be|been|being|as)$/.test(tokens[from - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "conjunction",
    "(despite|in-spite) #det #adj|#noun? n=#one|#plural h=has|have|is|are|was|were|had|did|does|do|can|could|will|would|seems|seemed -been?",
    "although",
    ["Before a clause: although.", "Ante una oración: although."],
    {
      "Despite the company has invested heavily, they doubt it.":
        "Although the company has invested heavily, they doubt it.",
    },
    {
      unless: ({ sentence: { tokens }, from, named: { h } }) =>
        tokens
          .slice(from + 1, h ? tokens.indexOf(h) : from)
          .some(({ joined, word }) => !joined || /^(?:fact|that|who|which|what|and|or)$/.test(word)),
    },
  ),
  ruleOf(
    "uncountable",
    "(w=staffs|researches|knowledges|softwares|evidences|traffics|damages|behaviours|feedbacks|trainings|slangs|luggages|baggages|vocabularies|jewelleries|machineries|accommodations|leisures|footages|offsprings|aircrafts) -of",
    ({ named: { w } }) =>
      ({
        staffs: "staff",
        researches: "research",
        knowledges: "knowledge",
        softwares: "software",
        evidences: "evidence",
        traffics: "traffic",
        feedbacks: "feedback",
        trainings: "training",
        slangs: "slang",
        luggages: "luggage",
        baggages: "baggage",
        machineries: "machinery",
        accommodations: "accommodation",
        footages: "footage",
        offsprings: "offspring",
        aircrafts: "aircraft",
      })[w?.word ?? ""],
    ["English does not count this noun.", "Este nombre no tiene plural en inglés."],
    { "Its staffs remain sceptical.": "Its staff remain sceptical." },
    {
      unless: ({ sentence: { tokens }, from, named: { w } }) =>
        /^(?:he|she|it|who|which|that|#name)$/.test(tokens[from - 1]?.word ?? "") ||
        (w?.tags.has("Verb") === true &&
          !/^(?:its|the|some|our|my|many|their|of|several|these)$/.test(tokens[from - 1]?.word ?? "")),
    },
  ),
  ruleOf(
    "inversion",
    "^ under|in|at|on no circumstances|way|time|account (d=the|these|those|my|our|this #adj? n=#one|#plural m=#modal) v=#base|not",
    ({ sentence: { tokens }, from, to }) =>
      [tokens[to - 1], ...tokens.slice(from, to - 1)].map((token) => token?.word).join(" "),
    ["After a negative opening the order is turned round.", "Tras una negación inicial se invierte."],
    {
      "Under no circumstances the tenants should be held responsible.":
        "Under no circumstances should the tenants be held responsible.",
    },
  ),
  ruleOf(
    "inversion",
    "^ n=never|rarely|seldom|hardly|nowhere|little (d=the|these|those|my|our|this x=#one|#plural m=can|could|will|would|has|have|had|is|was|are|were|should)",
    ({ sentence: { tokens }, from, to }) =>
      [tokens[to - 1], ...tokens.slice(from, to - 1)].map((token) => token?.word).join(" "),
    ["After a negative opening the order is turned round.", "Tras una negación inicial se invierte."],
    { "Never the city has seen such a crowd.": "Never has the city seen such a crowd." },
  ),
  ruleOf(
    "confused-words",
    "s=charm|problem|difficulty|answer|secret|strength|beauty|challenge|key|power|value|importance|truth|solution|interest|danger|future|blame|responsibility|reason|explanation|village|town|city|house|island (v=lays|laid) #adv? in|between|at|on|within|behind|with|precisely|elsewhere|there|beyond|near",
    ({ named: { v } }) => (v?.word === "lays" ? "lies" : "lay"),
    ["What is somewhere “lies”; to put down is “lay”.", "Estar o residir es lie; lay es poner."],
    {
      "The city's charm lays precisely in its contradictions.":
        "The city's charm lies precisely in its contradictions.",
    },
    { right: ["The blame was laid on him."] },
  ),
  ruleOf(
    "fixed-phrase",
    "~stand|~sit|~live|~work|~walk|~exist|~lie|~fight|~sleep (side to side) $|with|in|on",
    "side by side",
    ["Next to each other: side by side.", "Uno al lado del otro: side by side."],
    { "Churches stand side to side with car parks.": "Churches stand side by side with car parks." },
  ),
  ruleOf(
    "fixed",
    "~leave much|a|something|plenty|little|everything lot? to (desire|be desire|desired|wish)",
    "be desired",
    ["Leave much to be desired.", "Dejar que desear: leave much to be desired."],
    { "The film leaves much to desire.": "The film leaves much to be desired." },
  ),
  ruleOf(
    "participle-clause",
    "^ (being a d=sunday|monday|tuesday|wednesday|thursday|friday|saturday|holiday|weekday) $",
    "it being a {d}",
    [
      "The day is not the subject of what follows: it being a Sunday.",
      "El sujeto no es el mismo: it being a Sunday.",
    ],
    { "Being a Sunday, most shops were shut.": "It being a Sunday, most shops were shut." },
  ),
  ruleOf(
    "reflexive",
    "s=i|we|they|he|she have|has|had? (resigned to) a|an|#ing|living|being",
    ({ named: { s } }) =>
      `resigned ${({ i: "myself", we: "ourselves", they: "themselves", he: "himself", she: "herself" } as Record<string, string>)[s?.word ?? ""]} to`,
    ["One resigns “oneself” to something.", "Resignarse a: resign oneself to."],
    { "We resigned to a lukewarm coffee.": "We resigned ourselves to a lukewarm coffee." },
  ),
];
