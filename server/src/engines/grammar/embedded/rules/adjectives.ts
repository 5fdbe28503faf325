import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const invariable = {
  en: "English adjectives have no plural: “big dogs”, “other ways”.",
  es: "En inglés el adjetivo no tiene plural: “big dogs”, “other ways”.",
};

const measured =
  /^(?:year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes|pages|floors|metre|meter|metres|meters|kilometre|mile|miles|bit|lot|little|inch|foot|feet|centimetres|something|anything|nothing|someone|person|people|time|way|moment|all|kilometres|euro|euros|hundred|thousand|half|degrees|touch|tad|shade)$/;

/** After these an adjective may follow its noun: "keep the door open". */
const leaves =
  /^(?:make|keep|find|paint|leave|get|consider|call|think|turn|drive|dye|hold|wish|want|like|prefer|hate|eat|drink|serve|set|colour|color|notice|render|cut|chop|slice|cook|boil|fry|grind|wash)$/;

const nounOf = ({ named: { n } }: Match) => n?.word ?? "";

const before = {
  en: "In English the adjective stands before its noun: “a red car”.",
  es: "En inglés el adjetivo va delante del nombre: “a red car”.",
};

export const adjectives: readonly Rule[] = [
  {
    kind: "article",
    find: [
      "is|was|'s|such (so j=#describing n=city|place|country|day|girl|boy|man|woman|person|film|book|house|town|dog|idea|beach)",
      "(so j=#describing n=city|place|country|girl|boy|person|film|book|house|town|idea) $",
    ],
    better: "such {j:an} {n}",
    why: {
      en: "Before a noun use “such a”: “such a beautiful city”.",
      es: "Delante de un nombre se usa “such a”: “such a beautiful city”.",
    },
    wrong: { "It is so beautiful city.": "It is such a beautiful city." },
    right: ["It is such a beautiful city."],
  },
  {
    kind: "adjective-order",
    find: [
      "-#adv a|an (n=#one j=#describing) -#noun|enough|#adj|than|of|#many|#pp|ago|up|above|below",
      "a|an (n=#uncount j=#describing) $",
    ],
    better: "{j} {n}",
    why: before,
    wrong: {
      "I bought a car red.": "I bought a red car.",
      "We live in a house big.": "We live in a big house.",
    },
    right: ["I bought a red car.", "a year old", "a bit late", "a girl happy to help"],
    unless: (match) =>
      isObject(match) ||
      measured.test(nounOf(match)) ||
      match.named.n?.tags.has("Adjective") === true ||
      match.sentence.tokens[match.to]?.word === "to",
  },
  {
    kind: "adjective-order",
    find: "(d=a|an n=#one a=very|so|really|too|quite j=#adj) -#noun|to|for|that",
    better: "a {a} {j} {n}",
    why: before,
    wrong: { "She lives in a house very old.": "She lives in a very old house." },
    right: ["She lives in a very old house.", "a bit too late"],
    unless: (match) => measured.test(nounOf(match)),
  },
  {
    kind: "adjective-order",
    find: [
      "(the|my|his|her|your|our|their n=#one|#plural|#uncount j=#colour) $|and|in|on|with|is|are|was|that|but|of|at",
      "(the|my|his|her|your|our|their n=food|teacher|language|people|class|book|music|culture|weather|cinema|restaurant|lessons|exam j=spanish|english|french|italian|german|mexican|chinese|american|british)",
    ],
    better: ({ named: { n, j }, sentence: { tokens, text }, from }) =>
      n && j && `${tokens[from]?.word} ${text.slice(j.at, j.end)} ${n.word}`,
    why: before,
    unless: (match) => isObject(match) || /^(?:coffee|tea|hair|nails|lips)$/.test(match.named.n?.word ?? ""),
    wrong: {
      "Look at the car red.": "Look at the red car.",
      "I miss the food spanish.": "I miss the spanish food.",
    },
    right: [
      "Look at the red car.",
      "We painted the wall white.",
      "I like my coffee black.",
      "I had my coffee black.",
    ],
  },
  {
    kind: "adjective-order",
    find: [
      "(m=#many|some|many|several|has|have|with|wearing n=#plural j=#colour|big|small|long|short|beautiful) $|and|on|in|with|are|at|that|but",
      "(m=a|the|with|wearing|has|have n=#one|#plural a=very j=#adj) $|and|in|on|at|with|but",
    ],
    better: "{m} {a} {j} {n}",
    why: before,
    wrong: {
      "She has eyes blue.": "She has blue eyes.",
      "I see some clouds grey.": "I see some grey clouds.",
    },
    right: ["She has blue eyes.", "I see some grey clouds.", "Some people blue with cold waited."],
    unless: (match) =>
      measured.test(nounOf(match)) || (/^(?:the)$/.test(match.named.m?.word ?? "") && isObject(match)),
  },
  {
    kind: "adjective-order",
    find: "#noun|#plural|some|the|many (n=#plural a=very j=#adj) $|and",
    better: "{a} {j} {n}",
    why: before,
    wrong: { "There are some buildings very tall.": "There are some very tall buildings." },
    right: ["There are some very tall buildings."],
    unless: (match) => isObject(match),
  },
  {
    kind: "adjective-order",
    find: "(with|wearing|has|wears d=a|an n=#any j=#colour) -#noun",
    better: ({ named: { n, j }, sentence: { tokens }, from }) =>
      n && j && `${tokens[from]?.word} a ${j.word} ${n.word}`,
    why: before,
    wrong: { "A man with a helmet blue.": "A man with a blue helmet." },
    right: ["A man with a blue helmet.", "He has a dark green coat."],
    unless: ({ named: { n } }) =>
      /^(?:dark|light|pale|bright|deep|very|big|small|nice|#)/.test(n?.word ?? "") ||
      n?.tags.has("Adjective") === true,
  },
  {
    kind: "adjective-plural",
    find: "(a=bigs|smalls|talls|reds|beautifuls|importants|differents|interestings|youngs|news|olds|olds|expensives|difficults|easys|goods|bads|famouses|littles|oldests|blacks|whites|yellows|greens|blues|browns|pinks|purples|oranges|greys n=#plurals)",
    better: ({ named: { a, n } }) => a && n && `${a.word.slice(0, -1)} ${n.word}`,
    why: invariable,
    wrong: { "They are differents people.": "They are different people." },
    right: ["They are different people.", "news stories"],
    unless: ({ named: { a } }) => a?.word === "news",
  },
  {
    kind: "adjective-plural",
    find: "(a=bigs|smalls|talls|beautifuls|importants|differents|interestings|expensives|difficults|prettys|intelligents|happys|nices|cheaps|dangerouses|funnys|deliciouses|famouses|friendlies|tireds|longs|shorts|olds|youngs|biggests|kinds) -of",
    better: ({ named: { a } }) => a?.word.replace(/(?<=us)es$|s$/, ""),
    why: invariable,
    wrong: { "My dogs are very bigs.": "My dogs are very big." },
    right: ["My dogs are very big.", "three kinds of tea", "He wears shorts."],
    unless: ({ named: { a }, sentence: { tokens }, from }) =>
      tokens[from]?.joined === false ||
      (/^(?:shorts|longs|kinds)$/.test(a?.word ?? "") &&
        !/^(?:very|so|too)$/.test(tokens[from - 1]?.word ?? "")),
  },
  {
    kind: "adjective-plural",
    find: "(n=bags|eyes|shoes|trousers|boots|clouds|flowers|cars|cats|dogs|walls|houses|balls|apples|birds|jeans|trees j=blues|reds|greens|blacks|whites|yellows|browns|greys|pinks|oranges|purples)",
    better: ({ named: { n, j } }) => n && j && `${j.word.slice(0, -1)} ${n.word}`,
    why: {
      en: "The adjective stands before its noun and has no plural: “blue bags”.",
      es: "El adjetivo va delante del nombre y no tiene plural: “blue bags”.",
    },
    wrong: { "She has eyes greens.": "She has green eyes." },
    right: ["She has green eyes."],
  },
  {
    kind: "adjective-plural",
    find: "(others n=#plurals)",
    better: "other {n}",
    why: invariable,
    wrong: { "I have others plans.": "I have other plans." },
    right: ["I have other plans.", "Others things matter to."],
    unless: ({ sentence: { tokens }, from }) =>
      from === 0 && tokens[from]?.capital === true && tokens.length > 3 && tokens[3]?.word === "to",
  },
  {
    kind: "adjective-order",
    find: "(v=~have the n=hair|eyes|nose|face|skin|legs a=very? j=#adj)",
    better: "{v} {a} {j} {n}",
    why: {
      en: "For looks English says “has long hair”, without “the”.",
      es: "El aspecto se describe sin artículo: “has long hair”.",
    },
    wrong: { "She has the hair long.": "She has long hair." },
    right: ["She has long hair."],
  },
  {
    kind: "adjective-plural",
    find: ["(another n=#plural) -#nounish", "have|has|want|need|buy (other n=#one) $|and|in"],
    better: ({ named: { n }, sentence: { tokens }, from }) =>
      n && `${tokens[from]?.word === "another" ? "other" : "another"} ${n.word}`,
    why: {
      en: "“Another” goes with one, “other” with several.",
      es: "“Another” va con singular y “other” con plural.",
    },
    wrong: {
      "I have another friends.": "I have other friends.",
      "I have other brother.": "I have another brother.",
    },
    right: ["I have other friends.", "another sports club"],
  },
];

function isObject({ sentence: { tokens }, start, from }: Match): boolean {
  return tokens.slice(Math.max(0, start - 2), from).some(({ base }) => leaves.test(base));
}
