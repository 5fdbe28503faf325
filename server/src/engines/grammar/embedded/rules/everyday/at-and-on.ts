import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Prepositions of place, of payment and of thought. */
export const everydayAtAndOn: readonly Rule[] = [
  {
    kind: "preposition",
    find: "thinking (on) you|me|him|her|it|us|them|my|the|that|this",
    better: "about",
    why: { en: "One thinks “about” somebody.", es: "Pensar en alguien: “think about”." },
    wrong: { "I was thinking on you.": "I was thinking about you." },
    right: ["I was thinking about you.", "I was thinking on the bus."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:bus|train|way|plane|beach|sofa|road|feet|toilet)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "tired (for v=work|study|walk|run|wait|drive|play|cook|clean) so|all|too|hard|every",
    better: "of {v:ing}",
    why: { en: "Tired “of” doing something.", es: "Cansado de hacer algo: “tired of doing”." },
    wrong: { "I'm tired for work so much.": "I'm tired of working so much." },
    right: ["I'm tired of working so much.", "I'm too tired for work."],
  },
  {
    kind: "preposition",
    find: "filled|covered|crowded (of) #noun|#plural|the|people",
    better: "with",
    why: {
      en: "“Filled with”, “covered with” something.",
      es: "Lleno o cubierto de algo: “filled with”, “covered with”.",
    },
    wrong: { "The room was filled of smoke.": "The room was filled with smoke." },
    right: ["The room was filled with smoke."],
  },
  {
    kind: "preposition",
    find: "late|early|~arrive|~go|~come|~get at|to|for (the work)",
    better: "work",
    why: { en: "One is “at work”, without “the”.", es: "“En el trabajo” es “at work”, sin “the”." },
    wrong: { "I arrived late at the work.": "I arrived late at work." },
    right: ["I arrived late at work.", "He went to the work camp.", "Get to the work that matters."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.joined === true &&
      !/^(?:by|and|every|because|on|at|with|in|today|yesterday)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "~go|went (in) n=#any $|last|with|for|by|yesterday|and|on|this|next|every",
    better: ({ named: { n } }) => (n?.capital && n.tags.has("Place") ? "to" : undefined),
    why: { en: "One goes “to” a place: “we went to Paris”.", es: "Ir a un sitio: “go to”." },
    wrong: { "We went in Paris last summer.": "We went to Paris last summer." },
    right: ["We went to Paris last summer.", "We went in May.", "We went in quickly."],
  },
  {
    kind: "preposition",
    find: "~live|~grow|~work|~be|~stay up? (on) a|an #adj? village|town|city|flat|house|apartment|room|country|hotel|cottage -#noun",
    better: "in",
    why: { en: "One lives “in” a village or a flat.", es: "Se vive “in” un pueblo o piso." },
    wrong: { "I live on a small village.": "I live in a small village." },
    right: ["I live in a small village.", "I live on a farm.", "I work on a house."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.base === "work",
  },
  {
    kind: "home",
    find: "~be|~stay|'m|'s|'re|~arrive at|to|in (the home) $|and|with|because|all|now|today",
    better: ({ sentence: { tokens }, from }) => (tokens[from - 1]?.word === "at" ? "home" : undefined),
    why: { en: "“En casa” is “at home”, without “the”.", es: "“En casa” es “at home”." },
    wrong: { "I am at the home.": "I am at home." },
    right: ["I am at home.", "I am in the home team."],
  },
  {
    kind: "preposition",
    find: "picture|poster|photo|painting|clock|map|mirror|pictures|photos|posters|spider ... (in) the wall|walls|ceiling",
    better: "on",
    why: { en: "What hangs there is “on” the wall.", es: "En la pared (colgado): “on the wall”." },
    wrong: { "There is a picture in the wall.": "There is a picture on the wall." },
    right: ["There is a picture on the wall.", "A hole in the wall."],
  },
  {
    kind: "preposition",
    find: "~send|~sent|~contact|~write|~answer|~receive #any? #any? (for|in|through) email|mail|whatsapp|post $|and|because|yesterday|to",
    better: "by",
    why: { en: "“By email”, “by post”.", es: "Por correo: “by email”." },
    wrong: { "I sent it for email.": "I sent it by email." },
    right: ["I sent it by email.", "I asked for email."],
  },
  {
    kind: "preposition",
    find: "~pay|~paid #any? (in|with) credit card|cards",
    better: "by",
    why: { en: "One pays “by” card or “in” cash.", es: "Pagar con tarjeta: “by card”." },
    wrong: { "I paid in credit card.": "I paid by credit card." },
    right: ["I paid by credit card.", "I paid with credit from the bank."],
  },
  {
    kind: "preposition",
    find: "~pay ... euros|dollars|pounds|pesos|money|€ (by) the|my|a|this|that|it",
    better: "for",
    why: { en: "One pays money “for” something.", es: "Pagar por algo: “pay for”." },
    wrong: { "I paid 20 euros by the shirt.": "I paid 20 euros for the shirt." },
    right: ["I paid 20 euros for the shirt.", "I paid 20 euros by card."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:hour|day|week|month|door|end)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "~buy|~sell it|them|this (in) #num euros|dollars|pounds|pesos",
    better: "for",
    why: { en: "Bought “for” a price.", es: "Comprado por un precio: “for”." },
    wrong: { "I bought it in 20 euros.": "I bought it for 20 euros." },
    right: ["I bought it for 20 euros."],
  },
  {
    kind: "preposition",
    find: "(on|by|in n=feet|foots)",
    better: ({ sentence: { tokens }, from }) =>
      /^(?:go|went|came|come|walk|walked|there|school|work|home|goes|travel|gone|going)$/.test(
        tokens[from - 1]?.word ?? "",
      )
        ? "on foot"
        : undefined,
    why: { en: "To walk is to go “on foot”.", es: "Ir a pie: “on foot”." },
    wrong: { "I went there on feet.": "I went there on foot." },
    right: ["I went there on foot.", "She stands on feet."],
  },
];
