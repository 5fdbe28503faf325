import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Turns of the upper levels, and who is he, she and it. */
export const highTurns: readonly Rule[] = [
  {
    kind: "article",
    find: "^ (the n=happiness|love|freedom|friendship|patience|poverty|honesty|jealousy|success|loneliness) does|is|can|cannot|comes|makes|depends|will|means",
    better: "{n:cap}",
    why: { en: "In general there is no “the”: happiness is …", es: "En general va sin the: happiness is …" },
    wrong: { "The happiness does not come from money.": "Happiness does not come from money." },
    right: ["Happiness does not come from money.", "The happiness of others is theirs."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "of",
  },
  {
    kind: "would-rather",
    find: "'d|would sooner|rather (to v=#base)",
    better: "{v}",
    why: {
      en: "After would rather and sooner the bare verb.",
      es: "Tras would rather o sooner, el verbo solo.",
    },
    wrong: { "I'd sooner to walk home.": "I'd sooner walk home." },
    right: ["I'd sooner walk home."],
  },
  {
    kind: "preposition",
    find: "reminiscent (to|with|from)",
    better: "of",
    why: { en: "Reminiscent “of” something.", es: "Reminiscent of." },
    wrong: { "It is reminiscent to early jazz.": "It is reminiscent of early jazz." },
    right: ["It is reminiscent of early jazz."],
  },
  {
    kind: "inversion",
    find: "^ seldom|rarely|never|hardly (d=a|an|the|my n=#noun h=has|have|had)",
    better: "{h} {d} {n}",
    why: {
      en: "After “Seldom” the order is turned: Seldom has a film …",
      es: "Tras “Seldom” se invierte: Seldom has a film …",
    },
    wrong: { "Seldom a film has moved me so much.": "Seldom has a film moved me so much." },
    right: ["Seldom has a film moved me so much."],
  },
  {
    kind: "preposition",
    find: "likelihood|probability|possibility|chance|risk (for|to) #det|#ing",
    better: "of",
    why: { en: "The likelihood “of” something.", es: "La probabilidad de algo: of." },
    wrong: {
      "There's every likelihood for the strike dragging on.":
        "There's every likelihood of the strike dragging on.",
    },
    right: [
      "There's every likelihood of the strike dragging on.",
      "It's a chance for the team to win.",
      "It is a risk to the team.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:chance|risk|possibility)$/.test(tokens[start]?.word ?? ""),
  },
  {
    kind: "relative",
    find: "most|some|all|none|many|both|half of (which n=savings|friends|children|books|clients|students|family|money|relatives|colleagues|neighbours)",
    better: "whose {n}",
    why: { en: "What belongs to somebody: “most of whose”.", es: "De cuyo: “most of whose”." },
    wrong: {
      "My uncle, most of which savings are gone, is well.":
        "My uncle, most of whose savings are gone, is well.",
    },
    right: ["My uncle, most of whose savings are gone, is well."],
  },
  {
    kind: "article",
    find: "(the n=today's|yesterday's|tomorrow's)",
    better: "{n}",
    why: { en: "Today's takes no “the”.", es: "Today's va sin the." },
    wrong: { "In the today's economy it is hard.": "In today's economy it is hard." },
    right: ["In today's economy it is hard."],
  },
  {
    kind: "fixed",
    find: "~leave a? lot|much|something|nothing to (desire)",
    better: "be desired",
    why: { en: "The turn is “leaves a lot to be desired”.", es: "Se dice leaves a lot to be desired." },
    wrong: { "The service left a lot to desire.": "The service left a lot to be desired." },
    right: ["The service left a lot to be desired."],
  },
  {
    kind: "comparison",
    find: "not|isn't so much ... (than)",
    better: "as",
    why: { en: "“Not so much this as that”.", es: "No tanto esto como aquello: not so much … as …" },
    wrong: { "It's not so much the price than the attitude.": "It's not so much the price as the attitude." },
    right: ["It's not so much the price as the attitude.", "It's not so much more than that."],
    unless: ({ sentence: { tokens }, from }) => /^(?:more|less|\w+er)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "inversion",
    find: "^ scarcely|hardly|barely had #any #any? #any? #pp (that|than)",
    better: "when",
    why: { en: "Hardly had it happened “when”.", es: "Apenas…, cuando: hardly … when." },
    wrong: {
      "Scarcely had the curtain fallen that the audience rose.":
        "Scarcely had the curtain fallen when the audience rose.",
    },
    right: ["Scarcely had the curtain fallen when the audience rose."],
  },
  {
    kind: "pronoun",
    find: "^ my n=mother|grandmother|sister|aunt|daughter|wife|girlfriend|mum|grandma ~live|~work|~cook|~be|~have ... and (he) v=#third",
    better: "she",
    why: { en: "A woman is “she”.", es: "Una mujer es she." },
    wrong: {
      "My grandmother lives with us and he cooks every day.":
        "My grandmother lives with us and she cooks every day.",
    },
    right: ["My grandmother lives with us and she cooks.", "My mother is with Tom and he cooks."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(1, from)
        .some(
          ({ word, capital }) =>
            capital ||
            /^(?:him|his|father|brother|husband|son|uncle|dad|grandfather|boyfriend|man|boy|friend|cousin|boss|neighbour|teacher|doctor|dog|cat)$/.test(
              word,
            ),
        ),
  },
  {
    kind: "pronoun",
    find: "^ my n=father|grandfather|brother|uncle|son|husband|boyfriend|dad|grandpa ~live|~work|~cook|~be|~have ... and (she) v=#third",
    better: "he",
    why: { en: "A man is “he”.", es: "Un hombre es he." },
    wrong: {
      "My father works here and she cooks every day.": "My father works here and he cooks every day.",
    },
    right: ["My father works here and he cooks.", "My father is with Ana and she cooks."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(1, from)
        .some(
          ({ word, capital }) =>
            capital ||
            /^(?:her|hers|mother|sister|wife|daughter|aunt|mum|mom|grandmother|girlfriend|woman|girl|friend|cousin|boss|neighbour|teacher|doctor|dog|cat)$/.test(
              word,
            ),
        ),
  },
  {
    kind: "double-subject",
    find: "^ the n=#being|actor|actress|singer|teacher|man|woman who|that v=#third #det? n=#noun (s=he|she b=is|was|has|lives|works)",
    better: "{b}",
    why: { en: "The subject is said once.", es: "El sujeto se dice una vez." },
    wrong: { "The actor who plays the father he is Spanish.": "The actor who plays the father is Spanish." },
    right: ["The actor who plays the father is Spanish."],
  },
  {
    kind: "possessive",
    find: "of|in|with|for|from|on|finished|eating|ate|lost|wagged|shook (it 's) dinner|food|tail|own|name|home|head|way|owner|place|paws|toy|bed|mouth|eyes|lunch|breakfast",
    better: "its",
    why: { en: "“It's” is “it is”; what belongs to it is “its”.", es: "It's es it is; lo suyo es its." },
    wrong: { "Our dog finished it's dinner.": "Our dog finished its dinner." },
    right: ["Our dog finished its dinner."],
  },
];
