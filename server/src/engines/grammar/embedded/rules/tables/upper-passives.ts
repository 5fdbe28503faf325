import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textHas = (words: RegExp) => (match: Match) => words.test(match.sentence.text);

const textLacks = (words: RegExp) => (match: Match) => !words.test(match.sentence.text);

/** Clauses and forms of the upper levels, by kind. */
export const tableUpperPassives: readonly Rule[] = [
  ruleOf(
    "quantifier",
    "hardly (no) #noun|#adj|one",
    "any",
    ["“Hardly” is negative already: hardly any.", "Hardly ya niega: hardly any."],
    { "There are hardly no seats left.": "There are hardly any seats left." },
  ),
  ruleOf(
    "quantifier",
    "(everyone of) us|them|you|the|these|those|my",
    "every one of",
    [
      "“Each of them” is “every one of them”, in two words.",
      "“Cada uno de” es every one of, en dos palabras.",
    ],
    { "Everyone of us has a dream.": "Every one of us has a dream." },
  ),
  ruleOf(
    "quantifier",
    "(nobody|noone of) us|them|you|the|these|those|my",
    "none of",
    ["“Ninguno de” is “none of”.", "“Ninguno de nosotros” es none of us."],
    { "Nobody of us knew it.": "None of us knew it." },
  ),
  ruleOf(
    "adjective",
    "(so kind to v=#base)",
    "kind enough to {v}",
    ["“So kind as to” or “kind enough to” do something.", "“Tan amable de”: kind enough to o so kind as to."],
    { "He was so kind to drive me home.": "He was kind enough to drive me home." },
    { unless: textHas(/so kind to (?:me|him|her|us|them|you|everyone)/i) },
  ),
  ruleOf(
    "passive",
    "film|book|story|novel|series|report|play|movie|theory|article (b=bases|base on)",
    "is based on",
    ["A film “is based on” a story.", "“Se basa en” es is based on."],
    { "The film bases on a true story.": "The film is based on a true story." },
  ),
  ruleOf(
    "passive",
    "^ s=he|she|they|it b=~be v=said|believed|thought|known|supposed|reported (that he|she|they|it is|are)",
    "to be",
    [
      "“He is said to be rich” or “It is said that he is rich”.",
      "“Se dice que es rico”: he is said to be rich o it is said that…",
    ],
    { "He is said that he is rich.": "He is said to be rich." },
    { unless: ({ named: { s } }) => s?.word === "it" },
  ),
  ruleOf(
    "passive",
    "~be (v=delay|postpone|reject|damage|invite|organise|organize|oblige|surround|overwhelm|arrest|inspire|divide|locate|situate|involve|expose|replace|reduce|improve|produce|publish|release|create|destroy|decorate|equip|design) by|for|on|in|at|because|$|to|yesterday|last",
    "{v:pp}",
    ["After a form of “be” the passive takes the participle.", "La pasiva lleva el participio."],
    { "My flight was delay for hours.": "My flight was delayed for hours." },
    {
      unless: ({ named: { v }, sentence: { tokens }, from }) =>
        tokens[from - 1]?.word === "be" ||
        (v?.tags.has("Noun") === true &&
          /^(?:damage|delay|design|release)$/.test(v.word) &&
          tokens[from - 1]?.word === "is"),
    },
  ),
  ruleOf(
    "passive",
    "house|car|heating|roof|floor|room|kitchen|bike|machine|computer|window|windows|walls|garden|flat|tv|phone|engine|boiler|fence|grass|clothes|shirt|carpet|lift|road|building (v=~need to b=repair|clean|paint|fix|wash|replace|mend|check) $|and|before|because|but|very|urgently|soon",
    "{v} {b:ing}",
    [
      "What is to be done to a thing: it needs cleaning, it needs to be cleaned.",
      "“Hay que limpiarlo”: it needs cleaning.",
    ],
    { "The house needs to clean.": "The house needs cleaning." },
  ),
  ruleOf(
    "passive",
    "car|phone|house|bike|computer|bridge|road|roof|building|flat|laptop ~be (v=repairing|fixing|cleaning|painting|renovating|restoring|washing|servicing)",
    "being {v:pp}",
    ["What is done to a thing now: it is being repaired.", "“Se está reparando”: it is being repaired."],
    { "My car is repairing at the garage.": "My car is being repaired at the garage." },
  ),
  ruleOf(
    "passive",
    "^ l=english|spanish|french|german|portuguese|arabic|chinese|italian (speaks) #adv? all|in|here|by|everywhere|around",
    "is spoken",
    ["Languages “are spoken”.", "“Se habla inglés”: English is spoken."],
    { "English speaks all over the world.": "English is spoken all over the world." },
  ),
  ruleOf(
    "confused-verbs",
    "price|prices|costs|cost|rent|rents|taxes|temperature|temperatures|unemployment|inflation|sales|level|levels|rates|numbers|sun|salaries|wages h=have|has|had? (v=raised) $|sharply|steadily|dramatically|again|significantly|by|from|a|since|in|so|too",
    ({ named: { h } }) => (h ? "risen" : "rose"),
    [
      "What goes up by itself “rises”; somebody “raises” something.",
      "Lo que sube solo es rise (rose, risen); raise lleva complemento.",
    ],
    {
      "Prices have raised sharply.": "Prices have risen sharply.",
      "Sales raised by ten percent.": "Sales rose by ten percent.",
    },
  ),
  ruleOf(
    "confused-verbs",
    "has|have|had|'ve|be|is|are (risen) #poss|the|taxes|prices|money|our|a|awareness|questions|wages",
    "raised",
    ["Somebody “raises” something; “rise” has no object.", "Con complemento es raise: raised taxes."],
    { "They have risen taxes again.": "They have raised taxes again." },
  ),
  ruleOf(
    "confused-verbs",
    ["(lied) on|in the|my|his|her|a bed|sofa|beach|floor|grass|couch|ground|sun|hammock", "(lied) down"],
    "lay",
    [
      "“Lie” for the body is lie, lay, lain; “lied” is not to tell the truth.",
      "Tumbarse es lie, lay, lain; lied es mintió.",
    ],
    { "I lied on the bed for an hour.": "I lay on the bed for an hour." },
  ),
  ruleOf(
    "confused",
    "smoking|pollution|stress|noise|alcohol|sugar|weather|this|that|it|which|change|sleep|technology|tourism #adv? (v=effects|effect) #poss|people|everyone|us|children|the|me|you|them|everybody",
    ({ named: { v } }) => (v?.word === "effects" ? "affects" : "affect"),
    ["The verb is “affect”; the noun is “effect”.", "El verbo es affect; el nombre, effect."],
    { "Smoking effects your health.": "Smoking affects your health." },
  ),
  ruleOf(
    "there-is",
    [
      "^ (it v=exist|exists) a|an|many|some|no|few|another|several",
      "^ (v=exist|exists) a|an|many|some|several",
    ],
    ({ sentence: { tokens }, to }) =>
      /^(?:many|some|few|several)$/.test(tokens[to]?.word ?? "") ? "there are" : "there is",
    ["“Existe” is “there is”.", "“Existe” es there is o there are."],
    { "It exists a big gap.": "There is a big gap." },
  ),
  ruleOf(
    "false-friend",
    "^ (to resume) $",
    "to sum up",
    ["“Resumir” is “to sum up”; “resume” is to begin again.", "Resumir es to sum up; resume es reanudar."],
    { "To resume, it is fair.": "To sum up, it is fair." },
  ),
  ruleOf(
    "false-friend",
    "measure|law|change|decision|reform|situation|commuting|moving|living|working|signing|this|that|it|which|project|job|plan|cut|system (v=supposes|supposed|suppose) a|an|#ing|great|big|huge|extra|more|no",
    ({ named: { v } }) => ({ supposes: "means", supposed: "meant" })[v?.word ?? ""],
    ["“Suponer” in this sense is “mean” or “involve”.", "Suponer en este sentido es mean o involve."],
    { "This measure supposes a great effort.": "This measure means a great effort." },
    {
      unless: ({ sentence: { tokens }, from }) =>
        ["is", "was", "'s", "are"].includes(tokens[from - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "false-friend",
    "^ it|it's 's|is|was? (convenient) to|that arrive|book|bring|check|wear|study|remember|reserve|confirm|you|we|he|she",
    "advisable",
    [
      "“Es conveniente” is “it is advisable”; “convenient” is handy.",
      "“Es conveniente” es it is advisable; convenient es cómodo.",
    ],
    { "It is convenient to arrive early.": "It is advisable to arrive early." },
  ),
  ruleOf(
    "false-friend",
    "^ (actually) i|we|he|she|they|my",
    "at the moment",
    [
      "“Actually” is «en realidad»; «actualmente» is “at the moment”.",
      "Actually es «en realidad»; actualmente es at the moment o currently.",
    ],
    {
      "Actually I live in Rome, but last year I lived in Bari.":
        "At the moment I live in Rome, but last year I lived in Bari.",
    },
    {
      unless: textLacks(
        /\b(?:but|and) (?:last|next|before|in the past|(?:some|a few) years ago|I used to)\b/i,
      ),
    },
  ),
];
