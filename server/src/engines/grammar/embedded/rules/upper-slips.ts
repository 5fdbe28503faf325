import { gerundOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const afterAux = /^(?:have|has|had|having)$/;

const adverbs: Readonly<Record<string, string>> = Object.fromEntries(
  `careful carefully|beautiful beautifully|perfect perfectly|fluent fluently|polite politely|nervous nervously|terrible terribly
  incredible incredibly|amazing amazingly|quiet quietly|clear clearly|serious seriously|dangerous dangerously|elegant elegantly
  aggressive aggressively|correct correctly|proper properly|different differently|independent independently|regular regularly
  efficient efficiently|wonderful wonderfully|slow slowly|quick quickly|bad badly`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(" ")),
);

/** Slips of those who know a lot already: after fixed words, in contracted clauses, in what agrees with what. */
export const upperSlips: readonly Rule[] = [
  {
    kind: "adverb",
    find: `~drive|~sing|~dance|~play|~speak|~write|~behave|~dress|~work|~walk|~talk|~move|~listen|~read|~cook very|so|really|too|quite (a=${Object.keys(adverbs).join("|")}) $`,
    better: ({ named: { a } }) => a && adverbs[a.word],
    why: {
      en: "How something is done is said by an adverb, with -ly.",
      es: "Cómo se hace algo se dice con un adverbio, en -ly.",
    },
    wrong: { "He drives very careful.": "He drives very carefully." },
    right: ["He drives very carefully.", "The play is very serious.", "His work is really different."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.tags.has("Noun") === true,
  },
  {
    kind: "perfect",
    find: "-have|has|had|having i|he|she|we|they|you (v=seen|done) #det|#obj|#poss|#name|him|it",
    better: ({ named: { v } }) => v && pastOf(v.base),
    why: {
      en: "Without “have” it is the simple past: “saw”, “did”.",
      es: "Sin “have” va el pasado simple: “saw”, “did”.",
    },
    wrong: { "I seen him yesterday.": "I saw him yesterday." },
    right: ["I saw him.", "Had I seen it, I would know.", "Never have I seen it."],
    unless: ({ sentence: { tokens }, start }) => afterAux.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "past",
    find: ["it|this|that|which|they|ticket|tickets|trip|shoes|everything (v=costed)", "(v=hided)"],
    better: ({ named: { v } }) => (v?.word === "costed" ? "cost" : "hid"),
    why: { en: "The past is “cost”, and “hid”.", es: "El pasado es “cost”, y “hid”." },
    wrong: { "It costed a lot.": "It cost a lot.", "I hided the box.": "I hid the box." },
    right: ["It cost a lot.", "I hid it."],
  },
  {
    kind: "agreement",
    find: "the number of #plural|people (v=are|have|were)",
    better: ({ named: { v } }) => ({ are: "is", have: "has", were: "was" })[v?.word ?? ""],
    why: {
      en: "“The number” is one; “a number of” are many.",
      es: "“The number” es singular; “a number of”, plural.",
    },
    wrong: { "The number of students are growing.": "The number of students is growing." },
    right: ["The number of students is growing.", "A number of students are here."],
  },
  {
    kind: "agreement",
    find: "each|every? one? of the|my|these|those|our|them|us|you #plural? (v=are|have|were) -been",
    better: ({ named: { v } }) => ({ are: "is", have: "has", were: "was" })[v?.word ?? ""],
    why: { en: "“Each” is one, so the verb is singular.", es: "“Each” es singular, y el verbo también." },
    wrong: { "Each of the boys have a bike.": "Each of the boys has a bike." },
    right: ["Each of the boys has a bike.", "All of the boys have a bike.", "Two of them have gone."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.word !== "each",
  },
  {
    kind: "quantity",
    find: "(fewer) money|time|water|sugar|work|traffic|noise|information|rain|food|energy|salt|space|air",
    better: "less",
    why: {
      en: "What is not counted is “less”: less money.",
      es: "Lo que no se cuenta es “less”: less money.",
    },
    wrong: { "He earns fewer money than me.": "He earns less money than me." },
    right: ["He has less money.", "There are fewer people."],
  },
  {
    kind: "quantity",
    find: "(almost) people|students|women|men|countries|children|tourists -friendly",
    better: "almost all",
    why: { en: "“Almost” needs “all” or “every” here.", es: "“Almost” necesita aquí “all”: casi todos." },
    wrong: { "Almost people agree.": "Almost all people agree." },
    right: ["Almost all people agree.", "We are almost friends."],
  },
  {
    kind: "adjective",
    find: "~be|~feel|~look|~seem (such) #adv? #describing|nice|good|bad|happy|tired|hard|big that",
    better: "so",
    why: {
      en: "Before an adjective alone stands “so”; “such” needs a noun.",
      es: "Ante un adjetivo solo va “so”; “such” pide un nombre.",
    },
    wrong: { "It was such nice that we stayed.": "It was so nice that we stayed." },
    right: ["It was so nice that we stayed.", "It was such a nice day that we stayed."],
  },
  {
    kind: "word-order",
    find: "^ (always s=i|you|we|they v=#base)",
    better: "{s} always {v}",
    why: {
      en: "“Always” stands before the verb, after the subject.",
      es: "“Always” va tras el sujeto y ante el verbo.",
    },
    wrong: { "Always I get up early.": "I always get up early." },
    right: ["I always get up early.", "Always be kind."],
  },
  {
    kind: "word-order",
    find: "(v=~speak|~write|~read|~understand w=well|fluently|perfectly|badly n=english|spanish|french|german|italian|portuguese|chinese|japanese)",
    better: ({ named: { v, w, n } }) =>
      v && w && n && `${v.word} ${n.word.charAt(0).toUpperCase()}${n.word.slice(1)} ${w.word}`,
    why: {
      en: "The object follows the verb at once; the adverb comes after it.",
      es: "El complemento va justo tras el verbo; el adverbio, después.",
    },
    wrong: { "He speaks well English.": "He speaks English well." },
    right: ["He speaks English well."],
  },
  {
    kind: "missing-subject",
    find: "^ (in my opinion v=is|was)",
    better: "in my opinion it {v}",
    why: {
      en: "An English clause needs a subject: “it is”.",
      es: "La oración inglesa necesita sujeto: “it is”.",
    },
    wrong: { "In my opinion is good.": "In my opinion it is good." },
    right: ["In my opinion it is good."],
  },
  {
    kind: "collocation",
    find: "(as far as i concern)",
    better: "as far as I'm concerned",
    why: { en: "It is “as far as I'm concerned”.", es: "Se dice “as far as I'm concerned”." },
    wrong: { "As far as I concern, it is fine.": "As far as I'm concerned, it is fine." },
    right: ["As far as I'm concerned, it is fine.", "As far as I know, it is fine."],
  },
  {
    kind: "collocation",
    find: "^ (comparing w=with|to) -people|things|prices|them|it",
    better: "compared {w}",
    why: {
      en: "What is set beside something is “compared” with it.",
      es: "“En comparación con” es “compared with”.",
    },
    wrong: { "Comparing with last year, it is better.": "Compared with last year, it is better." },
    right: ["Compared with last year, it is better."],
  },
  {
    kind: "conjunction",
    find: "the|this|a|one|main w=reason (because) #sub|the",
    better: "why",
    why: {
      en: "A reason “why” something is so.",
      es: "La razón por la que algo es así es “the reason why”.",
    },
    wrong: { "That's the reason because I left.": "That's the reason why I left." },
    right: ["That's the reason why I left.", "The reason is simple because I left."],
  },
  {
    kind: "gerund-infinitive",
    find: [
      "(instead to v=#base)",
      "w=~be (thinking to v=#base)",
      "#sub #adv? (w=dreams|dreamed|dreamt to v=#base)",
    ],
    better: ({ named: { v, w } }) => {
      if (!v) return undefined;
      const lead = !w ? "instead of" : /^dream/.test(w.word) ? `${w.word} of` : "thinking of";
      return `${lead} ${gerundOf(v.word)}`;
    },
    why: {
      en: "Here stands “of” with -ing: “instead of going”, “thinking of going”.",
      es: "Aquí va “of” + -ing: “instead of going”, “thinking of going”.",
    },
    wrong: {
      "Help us instead to complain.": "Help us instead of complaining.",
      "I'm thinking to buy a car.": "I'm thinking of buying a car.",
      "He dreams to be a pilot.": "He dreams of being a pilot.",
    },
    right: ["Help us instead of complaining.", "I'm thinking of buying a car.", "It is a dream to be here."],
  },
  {
    kind: "gerund-infinitive",
    find: "v=~accuse o=#obj (to b=#base)",
    better: "of {b:ing}",
    why: { en: "One accuses somebody “of doing” something.", es: "Se acusa a alguien “of” + -ing." },
    wrong: { "They accused him to steal it.": "They accused him of stealing it." },
    right: ["They accused him of stealing it."],
  },
  {
    kind: "infinitive",
    find: [
      "~be w=said|thought|believed|supposed|expected|allowed|meant|forced (v=be|have|go|do|come|leave|get|make|take|know|live)",
      "~be w=made (v=leave|wait|work|do|go|feel|pay|stay|apologise|clean|wear|repeat)",
    ],
    better: "to {v}",
    why: {
      en: "After a passive the verb takes “to”: “is said to be”, “was made to wait”.",
      es: "Tras una pasiva el verbo lleva “to”: “is said to be”, “was made to wait”.",
    },
    wrong: {
      "He is said be a genius.": "He is said to be a genius.",
      "She was made wait an hour.": "She was made to wait an hour.",
    },
    right: ["He is said to be a genius.", "They made her wait.", "This was made work by work."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "by",
  },
  {
    kind: "word-order",
    find: "no matter how|what|who|where|when #any? (x=did|does|do s=#sub v=#base)",
    better: ({ named: { x, s, v } }) => {
      if (!x || !s || !v) return undefined;
      const verb = x.word === "did" ? pastOf(v.word) : x.word === "does" ? thirdOf(v.word) : v.word;
      return `${s.word} ${verb}`;
    },
    why: {
      en: "After “no matter how” the order is that of a statement.",
      es: "Tras “no matter how” el orden es el de una afirmación.",
    },
    wrong: { "No matter how hard did he try, he failed.": "No matter how hard he tried, he failed." },
    right: ["No matter how hard he tried, he failed."],
  },
  {
    kind: "pronoun",
    find: "between you and (i)",
    better: "me",
    why: { en: "After a preposition stands “me”.", es: "Tras una preposición va “me”." },
    wrong: { "Between you and I, it is bad.": "Between you and me, it is bad." },
    right: ["Between you and me, it is bad."],
  },
];
