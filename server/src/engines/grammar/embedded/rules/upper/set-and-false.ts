import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Set turns, false friends and agreement from B2 on. */
export const upperSetAndFalse: readonly Rule[] = [
  {
    kind: "agreement",
    find: [
      "d=recent|new|more|the|this|that|some|all|early|scientific|growing|much|little|available n=evidence|research|knowledge|advice|information|equipment|furniture|software (v=suggest|show|indicate|prove|say|point|support|confirm|reveal|tell|explain|seem|appear|remain|mean|come|make|contain|exist)",
      "^ n=evidence|research (v=suggest|show|indicate|prove|point|support|confirm|reveal)",
    ],
    better: "{v:third}",
    why: {
      en: "“Research” and “evidence” are singular: “recent evidence suggests”.",
      es: "Research y evidence son singulares: “recent evidence suggests”.",
    },
    wrong: { "Recent evidence suggest that it helps.": "Recent evidence suggests that it helps." },
    right: [
      "Recent evidence suggests that it helps.",
      "Does recent research show that?",
      "Let the evidence speak.",
      "They use this research to make the software work.",
    ],
    unless: ({ sentence: { tokens, question }, from }) =>
      question ||
      tokens
        .slice(0, from)
        .some(({ word }) =>
          /^(?:do|does|did|to|can|could|will|would|should|must|may|might|let|lets|make|makes|made|have|has|and|or|that|help|helps|see|watch)$/.test(
            word,
          ),
        ),
  },
  {
    kind: "conditional",
    find: [
      "^ were it not (by)",
      "if it weren't|wasn't (by)",
      "if it were|was not (by)",
      "if it had not been (by)",
      "if it hadn't been (by)",
    ],
    better: "for",
    why: {
      en: "The fixed turn is “were it not for”, “if it weren't for”.",
      es: "La fórmula es “were it not for”, “if it weren't for”.",
    },
    wrong: {
      "Were it not by my mentor, I would have failed.": "Were it not for my mentor, I would have failed.",
      "If it weren't by her, I would be lost.": "If it weren't for her, I would be lost.",
    },
    right: ["Were it not for my mentor, I would have failed.", "It was written by him."],
  },
  {
    kind: "pronoun",
    find: ["(whomever) v=#third|can|could|will|would|should|is|has|may|might|needs|comes|won|did|asked|made"],
    better: "whoever",
    why: {
      en: "The subject of its own clause is “whoever”: “whoever wants it”.",
      es: "El sujeto de su propia frase es “whoever”: “whoever wants it”.",
    },
    wrong: { "Give it to whomever wants it.": "Give it to whoever wants it." },
    right: ["Give it to whoever wants it.", "Give it to whomever you like."],
  },
  {
    kind: "confused-words",
    find: [
      "an|the|any|no|this|most|not (exhausting) list|catalogue|inventory|overview|enumeration|bibliography|glossary",
    ],
    better: "exhaustive",
    why: {
      en: "What leaves nothing out is “exhaustive”; “exhausting” tires.",
      es: "Lo completo es “exhaustive”; “exhausting” es agotador.",
    },
    wrong: { "An exhausting list of side effects is here.": "An exhaustive list of side effects is here." },
    right: ["An exhaustive list is here.", "It was an exhausting day."],
  },
  {
    kind: "word-form",
    find: ["a|an|the|this|world|internationally|most|many|another|its|their (renown) n=#nounish"],
    better: "renowned",
    why: {
      en: "Before a noun say “renowned”; “renown” is fame.",
      es: "Ante un nombre: “renowned”; “renown” es la fama.",
    },
    wrong: { "A renown cellist will play.": "A renowned cellist will play." },
    right: ["A renowned cellist will play.", "The renown of the artist grew."],
  },
  {
    kind: "idiom",
    find: [
      "~turn|~turned #poss|a blind eye (on|at|for|about|over|from)",
      "~turn a deaf ear (on|at|for|about|from)",
    ],
    better: "to",
    why: { en: "The idiom is “turn a blind eye to”.", es: "La expresión es “turn a blind eye to”." },
    wrong: { "They turned a blind eye on it.": "They turned a blind eye to it." },
    right: ["They turned a blind eye to it."],
  },
  {
    kind: "clause",
    find: ["^ (as a=#adj) s=he|she|it|they|you|we|i may|might|seems|seem"],
    better: "as {a} as",
    why: {
      en: "Say “As eloquent as he may be” or “Eloquent as he may be”.",
      es: "Se dice “As eloquent as he may be” o “Eloquent as he may be”.",
    },
    wrong: { "As eloquent he may be, he lies.": "As eloquent as he may be, he lies." },
    right: ["As eloquent as he may be, he lies.", "As usual he may be late."],
    unless: ({ named: { a } }) => /^(?:usual|ever|always|well|such|soon|before|often)$/.test(a?.word ?? ""),
  },
  {
    kind: "idiom",
    find: [
      "^ (have in mind) that|the|this|your|how",
      "must|should|have|need|please|always|to (have in mind) that",
    ],
    better: "bear in mind",
    why: {
      en: "To remember something is “to bear it in mind”, “to keep it in mind”.",
      es: "Tener en cuenta es “bear in mind” o “keep in mind”.",
    },
    wrong: { "Have in mind that it closes early.": "Bear in mind that it closes early." },
    right: ["Bear in mind that it closes early.", "I have in mind a trip."],
  },
  {
    kind: "false-friend",
    find: [
      "constructive|negative|positive|harsh|fierce|strong (critics) $|and|from|of|i|about",
      "~receive|~accept|~take|~handle a|lot|of|many|your|the|some? (critics) $|from|about|well|badly|and",
    ],
    better: "criticism",
    why: {
      en: "“Críticas” are “criticism”; critics are people who criticise.",
      es: "Las críticas son “criticism”; “critics” son las personas.",
    },
    wrong: { "Thanks for your constructive critics.": "Thanks for your constructive criticism." },
    right: ["Thanks for your constructive criticism.", "The harsh critics of the film wrote."],
    unless: ({ sentence: { tokens }, to }) => tokens[to]?.word === "of",
  },
  {
    kind: "false-friend",
    find: [
      "a|some|few|the|any (punctual) n=delay|delays|problem|problems|error|errors|change|changes|case|cases|issue|issues|incident|incidents|help|exceptions|mistakes|situation|situations",
      "only|few (punctual) n=#nounish",
    ],
    better: "occasional",
    why: {
      en: "“Puntual” here is “occasional” or “one-off”; “punctual” is on time.",
      es: "Puntual en este sentido es “occasional”; “punctual” es «a la hora».",
    },
    wrong: {
      "Apart from a few punctual delays it went well.": "Apart from a few occasional delays it went well.",
    },
    right: ["Apart from a few occasional delays it went well.", "He is a punctual man."],
  },
  {
    kind: "false-friend",
    find: "(constipated)",
    better: "congested",
    why: {
      en: "A cold makes you “congested”; “constipated” is «estreñido».",
      es: "Resfriado es “congested” o “have a cold”; “constipated” es «estreñido».",
    },
    wrong: { "I'm constipated today, my nose is red.": "I'm congested today, my nose is red." },
    right: ["I'm congested today, my nose is red.", "I was constipated on holiday."],
    unless: ({ sentence: { text } }) => !/\b(?:nose|cough\w*|sneez\w*|throat)\b/i.test(text),
  },
];
