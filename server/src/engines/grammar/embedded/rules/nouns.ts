import { canBeNoun, pluralOf, singularOf } from "#engines/english/nouns.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const uncounted: Readonly<Record<string, string>> = {
  informations: "information",
  homeworks: "homework",
  advices: "advice",
  furnitures: "furniture",
  luggages: "luggage",
  equipments: "equipment",
  moneys: "money",
  knowledges: "knowledge",
  traffics: "traffic",
  housworks: "housework",
  houseworks: "housework",
  musics: "music",
  evidences: "evidence",
  softwares: "software",
  breads: "bread",
  researches: "research",
  rubbishes: "rubbish",
  weathers: "weather",
  baggages: "baggage",
};

const irregular: Readonly<Record<string, string>> = {
  childrens: "children",
  childs: "children",
  mans: "men",
  mens: "men",
  womans: "women",
  womens: "women",
  peoples: "people",
  foots: "feet",
  feets: "feet",
  tooths: "teeth",
  teeths: "teeth",
  mouses: "mice",
  knifes: "knives",
  wifes: "wives",
  lifes: "lives",
  sheeps: "sheep",
  gentlemans: "gentlemen",
  policemans: "policemen",
  wolfs: "wolves",
  shelfs: "shelves",
  leafs: "leaves",
  gooses: "geese",
  firemans: "firemen",
  mices: "mice",
  polices: "police",
  childen: "children",
};

const measure =
  "euro|quid|grand|bucks|per|percent|million|thousand|hundred|dozen|pm|am|km|kg|cm|m|star|course|people|sheep|fish|series|aircraft|oclock|other|something|deer|species|police|and|or|year-old|pound|degree|metre|meter|half|home|dice|say|somebody|someone|everybody|nobody|anybody";

const many = {
  en: "After a number or “many” the noun is plural: “two brothers”.",
  es: "Después de un número o de “many” el nombre va en plural: “two brothers”.",
};

export const nouns: readonly Rule[] = [
  {
    kind: "uncountable",
    find: `(n=${Object.keys(uncounted).join("|")})`,
    better: ({ named: { n } }) => n && uncounted[n.word],
    why: {
      en: "English does not count this noun, so it has no plural.",
      es: "En inglés este nombre es incontable y no tiene plural.",
    },
    wrong: {
      "I need some informations.": "I need some information.",
      "We have some homeworks.": "We have some homework.",
    },
    right: ["I need some information.", "My teacher researches birds."],
    unless: ({ named: { n } }) => n?.word === "researches" && n.tags.has("Verb"),
  },
  {
    kind: "plural",
    find: `(n=${Object.keys(irregular).join("|")})`,
    better: ({ named: { n } }) => n && irregular[n.word],
    why: {
      en: "This plural is irregular: man – men, child – children, foot – feet.",
      es: "Este plural es irregular: man – men, child – children, foot – feet.",
    },
    wrong: { "The childrens play.": "The children play.", "Two womans came.": "Two women came." },
    right: ["The children play.", "the children's toys", "She leafs through a magazine."],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      n?.word === "leafs" && (n.tags.has("Verb") || tokens[to]?.word === "through"),
  },
  {
    kind: "plural",
    find: [
      "one (n=people) -#noun",
      "(a|an|one n=children|men|women|mice|feet|teeth) -#noun",
      "(this|that n=children|men|women)",
    ],
    better: ({ named: { n }, sentence: { tokens }, from }) =>
      n && `${tokens[from]?.word} ${singularOf(n.word)}`,
    why: {
      en: "This noun is plural; for one, say “a man”, “a child”, “a person”.",
      es: "Este nombre es plural; en singular es “a man”, “a child”, “a person”.",
    },
    wrong: { "I saw a children.": "I saw a child.", "She is a good people.": "She is a good people." },
    right: ["I saw a child.", "I know that women work.", "a people person"],
    unless: ({ named: { n }, sentence: { text, tokens }, from }) =>
      tokens[from]?.word === "that" || /ty-one $/i.test(text.slice(0, n?.at)),
  },
  {
    kind: "plural",
    find: "(n=#many persons)",
    better: "{n} people",
    why: { en: "The plural of “person” is “people”.", es: "El plural de “person” es “people”." },
    wrong: { "We were four persons.": "We were four people." },
    right: ["We were four people."],
  },
  {
    kind: "plural",
    find: [
      "(m=#many|many|several n=#one) -#noun|#plurals|#adj|or|old|ago|of|'s",
      "these|those (n=#one) is|are|was|were|in|on|at|$",
    ],
    better: ({ named: { m, n } }) => n && [m?.word, pluralOf(n.word)].filter(Boolean).join(" "),
    why: many,
    wrong: {
      "I have two brother.": "I have two brothers.",
      "There are many student here.": "There are many students here.",
    },
    right: [
      "I have two brothers.",
      "a two bedroom flat",
      "At five I eat.",
      "I turn 20 today.",
      "many a time",
      "I take the number nine bus.",
    ],
    unless: ({ named: { m, n }, sentence: { tokens }, from }) =>
      !n ||
      measure.split("|").includes(n.word) ||
      !canBeNoun(n.word) ||
      n.capital ||
      n.tags.has("Verb") ||
      n.tags.has("Adverb") ||
      n.tags.has("Adjective") ||
      n.tags.has("Date") ||
      (m !== undefined && /^\d{3,}$/.test(m.word)) ||
      (/^(?:at|by|about|until|till|before|after|from|since|to|number)$/.test(tokens[from - 1]?.word ?? "") &&
        /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(m?.word ?? "")),
  },
  {
    kind: "plural",
    find: "one of the|my|your|his|her|our|their|these|those #adj? (n=#one) $|is|was|in|has|and|who|that|of|i",
    better: "{n:plural}",
    why: {
      en: "“One of” is followed by a plural: “one of my friends”.",
      es: "Después de “one of” va plural: “one of my friends”.",
    },
    wrong: { "One of my friend is here.": "One of my friends is here." },
    right: ["One of my friends is here.", "one of the family"],
    unless: ({ named: { n } }) => /^(?:family|team|group|class|staff|crew|cast)$/.test(n?.word ?? ""),
  },
  {
    kind: "plural",
    find: "(a n=#plural) -#noun|of",
    better: ({ named: { n } }) =>
      n &&
      /^(?:friends|dogs|cats|cars|houses|books|brothers|sisters|girls|boys|students|teachers|problems|tables|trees|birds|bags|jobs|days|weeks|weekends|films|games)$/.test(
        n.word,
      )
        ? `a ${singularOf(n.word)}`
        : undefined,
    why: { en: "“A” goes with one: “a friend”.", es: "“A” va con singular: “a friend”." },
    wrong: { "I met a friends.": "I met a friend." },
    right: ["I met a friend.", "a sports car"],
  },
  {
    kind: "this-these",
    find: [
      "in|on|of|with|for|like|likes|love|buy|bought|to|at|about|use|all (this n=#plurals)",
      "^ (this n=shoes|people|books|days|trousers|jeans|glasses|photos|pictures|things|boots|children|clothes|houses|cars|boys|girls|words|exercises|flowers)",
    ],
    better: "these {n}",
    why: {
      en: "“This” goes with one, “these” with several: “these shoes”.",
      es: "“This” va con singular y “these” con plural: “these shoes”.",
    },
    wrong: { "I like this shoes.": "I like these shoes.", "This people are nice.": "These people are nice." },
    right: ["I like these shoes.", "I hope this works.", "None of this leaves the room."],
    unless: ({ named: { n }, sentence: { tokens }, from }) =>
      /^(?:news|series|works|means|looks|sounds|helps)$/.test(n?.word ?? "") ||
      /^(?:none|all|some|any|much|most|part|nothing)$/.test(tokens[from - 2]?.word ?? ""),
  },
  {
    kind: "possessive",
    find: "(the n=name|car|house|birthday|phone|job|room|hobby|wedding|dog|cat|bike|favourite|family|parents|brother|sister|flat|bag|number|school|boss|food of p=my|your|his|her|our|their k=#kin)",
    better: "{p} {k}'s {n}",
    why: {
      en: "What belongs to a person is said with 's: “my mother's name”.",
      es: "Lo que es de una persona se dice con 's: “my mother's name”.",
    },
    wrong: { "The name of my father is Luis.": "My father's name is Luis." },
    right: ["My father's name is Luis.", "the end of my street"],
  },
  {
    kind: "possessive",
    find: "my|your|his|her|our (k=mother|father|brother|sister|friend|cousin|grandmother|grandfather|boyfriend|girlfriend|husband|wife|uncle|aunt n=name|car|house|birthday|job|phone|room|hobby|dog|cat|bike|flat|family) -#ing",
    better: "{k}'s {n}",
    why: {
      en: "What belongs to a person is said with 's: “my mother's car”.",
      es: "Lo que es de una persona se dice con 's: “my mother's car”.",
    },
    wrong: { "My father car is red.": "My father's car is red." },
    right: ["My father's car is red.", "my boyfriend drives"],
  },
  {
    kind: "possessive",
    find: "friend|friends|cousin|colleague|neighbour|classmate of (o=me|you|him|us|them)",
    better: ({ named: { o } }) =>
      o && { me: "mine", you: "yours", him: "his", us: "ours", them: "theirs" }[o.word],
    why: { en: "Say “a friend of mine”.", es: "“Un amigo mío” es “a friend of mine”." },
    wrong: { "She is a friend of me.": "She is a friend of mine." },
    right: ["She is a friend of mine."],
  },
  {
    kind: "possessive",
    find: "with|and|of|to|for|in|from|love|like (me n=friends|friend|mother|father|family|brother|sister|parents|house|dog|cousin|room|children|boyfriend|girlfriend|husband|wife)",
    better: "my {n}",
    why: {
      en: "Before a noun “mi” is “my”; “me” stands alone.",
      es: "Delante de un nombre “mi” es “my”; “me” va solo.",
    },
    wrong: { "I went with me friends.": "I went with my friends." },
    right: ["I went with my friends."],
  },
  {
    kind: "possessive",
    find: ["(p=mine|yours|hers|ours|theirs n=#one|#plural) ~be"],
    better: ({ named: { p, n } }) =>
      p &&
      n &&
      `${{ mine: "my", yours: "your", hers: "her", ours: "our", theirs: "their" }[p.word]} ${n.word}`,
    why: {
      en: "Before a noun say my, your, her, our, their.",
      es: "Delante de un nombre se usa my, your, her, our, their.",
    },
    wrong: { "Yours house is big.": "Your house is big." },
    right: ["Your house is big.", "Mine works."],
    unless: ({ named: { n } }) => n?.tags.has("Verb") === true,
  },
];
