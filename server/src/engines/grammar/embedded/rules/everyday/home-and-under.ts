import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** "a house", "an idea". */
const an = (word: string) => (/^(?:[aeio]|hour|honest)/i.test(word) ? `an ${word}` : `a ${word}`);

/** Places and ways. */
export const everydayHomeAndUnder: readonly Rule[] = [
  {
    kind: "home",
    find: "~go|~come|~get|~return|~drive|~walk back? (to my|his|her|our|their home) $|and|at|after|because|with|by|in|early|late|now|today",
    better: "home",
    why: { en: "“Home” needs no “to my”: “go home”.", es: "“Ir a casa”: “go home”." },
    wrong: { "I'm going to my home.": "I'm going home." },
    right: ["I'm going home.", "I come to my home town."],
  },
  {
    kind: "home",
    find: "~come|~go|~get back (to home)",
    better: "home",
    why: { en: "“Come back home”, without “to”.", es: "“Volver a casa”: “come back home”." },
    wrong: { "I come back to home at six.": "I come back home at six." },
    right: ["I come back home at six."],
  },
  {
    kind: "redundancy",
    find: "(v=returned|return|returning|returns back) to|home|from|in|at|$|the|my",
    better: "{v}",
    why: { en: "“Return” already says “back”.", es: "“Return” ya es “volver”." },
    wrong: { "I returned back to my country.": "I returned to my country." },
    right: ["I returned to my country.", "Return back issues."],
  },
  {
    kind: "preposition",
    find: "~come|~go|~travel|~arrive there|here|home|to? work|school? (with the n=car|bus|train|bike|metro|plane|underground|tram|taxi|bicycle) $|and|because|at|every|to|in|today|yesterday",
    better: "by {n}",
    why: { en: "How one travels: “by car”.", es: "El medio de transporte: “by car”." },
    wrong: { "I came with the car.": "I came by car." },
    right: ["I came by car."],
  },
  {
    kind: "preposition",
    find: "(p=under|behind|above|below|opposite|across|beside|beneath|underneath of) the|my|a|me|him|her|us|them|it|this|that|our|his",
    better: "{p}",
    why: { en: "No “of” after “under”, “behind”, “above”.", es: "“Under, behind, above” van sin “of”." },
    wrong: { "The cat is under of the table.": "The cat is under the table." },
    right: ["The cat is under the table."],
  },
  {
    kind: "preposition",
    find: "in (front) the|my|a|me|him|her|us|them|it|our|his|this",
    better: "front of",
    why: { en: "“In front of”.", es: "“Delante de”: “in front of”." },
    wrong: { "There is a bank in front the school.": "There is a bank in front of the school." },
    right: ["There is a bank in front of the school."],
  },
  {
    kind: "preposition",
    find: "~sit|~stand|~live|~be|~sleep|~walk|'s (besides) me|him|her|us|them|the|my|a",
    better: "beside",
    why: {
      en: "At somebody's side is “beside”; “besides” is “moreover”.",
      es: "Al lado de: “beside”; “besides” es además de.",
    },
    wrong: { "I sat besides her.": "I sat beside her." },
    right: ["I sat beside her.", "There were two people besides me.", "Who is there besides him?"],
    unless: ({ sentence: { tokens }, start }) =>
      tokens[start]?.base === "be" && /^(?:me|him|her|us|them)$/.test(tokens[start + 2]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "(between) a|many|all|lots lot|the|people|of|my|friends people|of|friends|others|students",
    better: "among",
    why: { en: "Of many it is “among”.", es: "Entre muchos: “among”." },
    wrong: { "I was between a lot of people.": "I was among a lot of people." },
    right: ["I was among a lot of people."],
  },
  {
    kind: "preposition",
    find: "~work (in|on) google|amazon|microsoft|apple|ikea|zara|mercadona|mcdonald's|facebook|nike|samsung|toyota|inditex|carrefour|starbucks|netflix|deloitte",
    better: "at",
    why: { en: "One works “at” or “for” a firm.", es: "Trabajar en una empresa: “at” o “for”." },
    wrong: { "I work in Google.": "I work at Google." },
    right: ["I work at Google."],
  },
  {
    kind: "preposition",
    find: "~work (of n=#profession|cook|waiter|waitress|teacher|driver|nurse|cleaner|secretary|receptionist|mechanic)",
    better: ({ named: { n } }) => n && `as ${an(n.word)}`,
    why: { en: "One works “as a waiter”.", es: "Trabajar de: “work as a”." },
    wrong: { "I work of waiter.": "I work as a waiter." },
    right: ["I work as a waiter."],
  },
];
