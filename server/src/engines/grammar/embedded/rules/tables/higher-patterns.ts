import { gerundOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const verbLike = (verb: string, model: string) =>
  model.endsWith("ing")
    ? gerundOf(verb)
    : /ed$|^(?:thought|gave|paid)$/.test(model)
      ? pastOf(verb)
      : /s$/.test(model)
        ? thirdOf(verb)
        : verb;

/** What verbs and nouns ask for in the upper levels. */
export const tableHigherPatterns: readonly Rule[] = [
  ruleOf(
    "preposition",
    "~be|been #adv? inspired (to|of|from|at) n=#name -#noun",
    "by",
    ["One is inspired “by” somebody.", "Inspirado en: inspired by."],
    { "He claims to be inspired to Fellini.": "He claims to be inspired by Fellini." },
  ),
  ruleOf(
    "relative",
    [
      "whose #adj? n=#plurals s=#sub #adv? (v=#past|#third|#base them)",
      "whose #adj? n=#one s=#sub #adv? (v=#past|#third|#base it)",
    ],
    "{v}",
    ["“Whose …” is the object already.", "Whose … ya es el objeto: sobra el pronombre."],
    {
      "He is a director whose films I consider them great.": "He is a director whose films I consider great.",
    },
  ),
  ruleOf(
    "fixed-phrase",
    "(in how far) #det|#sub|#noun|#name|#plural",
    "to what extent",
    ["To what extent.", "Hasta qué punto: to what extent."],
    { "It is unclear in how far the scandal matters.": "It is unclear to what extent the scandal matters." },
  ),
  ruleOf(
    "conjunction",
    "due (to that) #sub|the|#poss|this|there|people|many",
    "to the fact that",
    ["Before a clause: due to the fact that.", "Ante una oración: due to the fact that."],
    { "It is due to that it appeals to all.": "It is due to the fact that it appeals to all." },
    { unless: ({ sentence: { tokens }, to }) => tokens[to]?.joined !== true },
  ),
  ruleOf(
    "preposition",
    "a|an|the|great|big|huge|strong|negative|positive|significant|major|direct|enormous|serious|profound|lasting|devastating impact (in|to|for|over|at|towards) #poss|the #adj|most? n=society|environment|economy|people|planet|health|children|lives|life|education|mental|students|vulnerable|nature|climate|population|world|industry|development|way|culture|sector|sectors|future|relationships|youth|quality",
    "on",
    ["An impact “on” something.", "Impacto en: impact on."],
    {
      "It has a negative impact in the most vulnerable sectors.":
        "It has a negative impact on the most vulnerable sectors.",
    },
    {
      unless: ({ sentence: { tokens }, from, to }) =>
        tokens[from]?.word === "in" &&
        /^(?:way|future|world|industry|quality)$/.test(tokens[to + 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "verb-pattern",
    "(a=achieve|achieved|achieves|achieving to v=#base)",
    ({ named: { a, v } }) => a && v && `${verbLike("manage", a.word)} to ${v.word}`,
    ["To succeed in doing: manage to.", "Conseguir hacer: manage to."],
    { "She finally achieved to qualify.": "She finally managed to qualify." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        /^(?:be|been|is|was|were|are|being|i|we|he|she|they|have)$/.test(tokens[from - 1]?.word ?? "") &&
        /^(?:be|been|is|was|were|are|being)$/.test(tokens[from - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "false-friend",
    "(assistance to) the|a|our #adj? n=concert|event|meeting|class|classes|match|festival|lecture|conference|course|show|wedding|ceremony|exhibition|seminar is|was|has|will|dropped|$",
    "attendance at",
    [
      "Being there is “attendance”; “assistance” is help.",
      "La asistencia (estar) es attendance; assistance es ayuda.",
    ],
    { "The assistance to the concert was massive.": "The attendance at the concert was massive." },
  ),
  ruleOf(
    "could-managed",
    "s=i|we|he|she|they (could v=convince|find|persuade|solve|fix|win|buy|escape|pass|finish|reach|repair|rescue|catch) -have|not|n't",
    "managed to {v}",
    ["What one did in the end, once: managed to.", "Lo que por fin se logró una vez: managed to."],
    {
      "After months of talks, I could convince my parents.":
        "After months of talks, I managed to convince my parents.",
    },
    {
      question: false,
      unless: ({ sentence: { tokens }, start }) =>
        tokens[start]?.joined === true ||
        !/^(?:after|finally|eventually|in the end|luckily|fortunately)\b/.test(
          tokens
            .slice(0, start)
            .map(({ word }) => word)
            .join(" "),
        ),
    },
  ),
  ruleOf(
    "fixed-phrase",
    "^ (as w=next|first|last|second|third) $",
    "{w}",
    ["Just “next”, “first”.", "Solo next o first."],
    { "As next, I have to find a room.": "Next, I have to find a room." },
  ),
  ruleOf(
    "reported-speech",
    "said|promised|told|thought|knew|was|sure me|him|her|us|them? that? s=#sub (will v=#base)",
    "would {v}",
    ["What was said of the future then: would.", "Dicho en pasado: would."],
    {
      "She said that she will call me, but she never did.":
        "She said that she would call me, but she never did.",
    },
    {
      unless: ({ sentence: { text } }) =>
        !/\b(?:never did|didn['’]t|did not|but (?:he|she|they|it|we|i) (?:never|did)|yesterday|ago|last (?:week|month|year))\b/.test(
          text,
        ),
    },
  ),
  ruleOf(
    "tense",
    "when|until|as|once|before s=#sub (would v=arrive|get|come|finish|return|leave|see|reach|go|be) -like|have",
    ({ named: { s, v } }) =>
      v && (v.word === "be" ? (/^(?:i|he|she|it)$/.test(s?.word ?? "") ? "was" : "were") : pastOf(v.word)),
    ["In a clause of time no “would” for the future.", "En la temporal no va would de futuro."],
    { "She said she would call when she would arrive.": "She said she would call when she arrived." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        !tokens.slice(0, start).some(({ word }) => /^(?:would|will|'d|promised)$/.test(word)) ||
        tokens[start]?.word === "as" ||
        tokens
          .slice(0, start)
          .some(({ word }) => /^(?:often|always|every|remember|know|knew|wondered|asked)$/.test(word)),
    },
  ),
  ruleOf(
    "double-negative",
    "hardly|scarcely|barely|rarely anyone|anybody|anything|anyone|any #any? #any? #any? #any? has|have|had|is|was|ever (never|not)",
    "ever",
    ["“Hardly” is negative already: ever.", "Hardly ya niega: ever."],
    { "Hardly anyone in my class has never seen it.": "Hardly anyone in my class has ever seen it." },
    { unless: ({ sentence: { tokens }, from }) => tokens[from]?.word === "not" },
  ),
  ruleOf(
    "relative",
    "^ the|most|many|some|all|none|half|both|several|one|two majority|rest? of (w=them) #adv? v=are|were|is|was|have|had|has|concern|come|came|live|lived|go|went|work|do|did|speak|seem|need|want|deal|can|could",
    ({ sentence: { tokens }, start }) =>
      /^(?:students|people|friends|children|men|women|guests|workers|players|teachers|cousins|brothers|sisters|employees|tourists|refugees|migrants|residents|colleagues|parents|passengers|soldiers)$/.test(
        tokens[start - 1]?.word ?? "",
      )
        ? "whom"
        : "which",
    ["Joined with a comma it is “which” or “whom”.", "Tras coma, relativo: most of which / whom."],
    {
      "It raises many concerns, the majority of them are about money.":
        "It raises many concerns, the majority of which are about money.",
    },
    {
      unless: ({ sentence: { tokens, text }, start }) => {
        const before = tokens[start - 1];
        const first = tokens[start];
        return (
          !before ||
          !first ||
          !/^,\s$/.test(text.slice(before.end, first.at)) ||
          !/s$|people|children|men/.test(before.word) ||
          start < 4 ||
          /^(?:if|when|although|though|while|because|in|for|of|among|as|after|since)$/.test(
            tokens[0]?.word ?? "",
          )
        );
      },
      right: ["I have two brothers, both of them tall.", "Of the ten guests, most of them left."],
    },
  ),
  ruleOf(
    "set-phrase",
    "(on|in a|the? base of) #det|#noun|#name|#plural|what|#poss",
    "on the basis of",
    ["On the basis of.", "En base a: on the basis of."],
    { "They judge people on base of their accent.": "They judge people on the basis of their accent." },
    {
      right: ["It stands on the base of the lamp."],
      unless: ({ sentence: { tokens }, from }) => tokens[from + 1]?.word !== "base",
    },
  ),
  ruleOf(
    "preposition",
    "accountable|liable|responsible (of) #noun|#det|#ing|#plural|what|#poss",
    "for",
    ["Responsible or accountable “for” something.", "Responsable de: responsible for."],
    { "They are held accountable of damage.": "They are held accountable for damage." },
  ),
  ruleOf(
    "preposition",
    "would|should|could have #pp #any? #any? #any? (since) the beginning|start",
    "from",
    ["With no stretch up to now it is “from the beginning”.", "«Desde el principio»: from the beginning."],
    {
      "I wish they had told me; they should have said it since the start.":
        "I wish they had told me; they should have said it from the start.",
    },
  ),
  ruleOf(
    "preposition",
    "~look forward (for|at|on|about) the|my|your|our|this|#ing|#obj|seeing|it",
    "to",
    ["Look forward “to” something.", "Look forward lleva to."],
    { "I look forward for the weekend.": "I look forward to the weekend." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^(?:time|moment|future|next|first|last)$/.test(tokens[to + 1]?.word ?? ""),
    },
  ),
];
