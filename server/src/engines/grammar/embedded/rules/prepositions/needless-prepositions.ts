import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** A verb that takes its object directly, what others put between, and the words before which it is never right there. */
const lines = `
contact with|to|- me|him|her|us|them|my|your|his|the|our
phone to me|him|her|us|them|my|his|the|our
resemble to|with me|him|her|us|them|my|his|a|the|each
obey to me|him|her|us|them|my|his|the|our
ask to me|him|us|them
join to the|a|our|my|us|them
emphasise on the|that|this|how
emphasize on the|that|this|how
visit to me|him|us|them|my|his|our
marry to me|him|us|them
attack to me|him|us|them|the
thank to me|you|him|us|them
help to me|you|him|us|them
invite to me|you|him|us|them
kiss to me|you|him|us|them
advise to me|you|him|us|them
greet to me|you|him|us|them
meet to me|him|us|them`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const whyOf = (verb: string) => ({
  en: `“${verb}” takes its object directly, without a preposition.`,
  es: `“${verb}” lleva el complemento directamente, sin preposición.`,
});

const before = "#sub|to|#modal|not|please|never|always|and|^";

const direct: Rule[] = lines.map(([verb = "", wrong = "", after = ""]) => {
  const words = wrong.replace("|-", "");
  const [first = ""] = words.split("|");
  const [object = ""] = after.split("|");
  const said = /^(?:me|you|him|her|us|them)$/.test(object) ? object : `${object} friend`;
  return {
    kind: "preposition",
    find: `${before} #adv? (v=~${verb} ${words}) ${after}`,
    better: "{v}",
    why: whyOf(verb),
    wrong: { [`They ${verb} ${first} ${said}.`]: `They ${verb} ${said}.` },
    right: [`They ${verb} ${said}.`],
  };
});

/** Prepositions after verbs that take none. */
export const needlessPrepositions: readonly Rule[] = [
  ...direct,
  {
    kind: "preposition",
    find: [
      `${before} #adv? (v=answer|answers|answered to) #poss|the|this|that|all|some w=question|questions|email|emails|letter|letters|message|messages|phone`,
      "to|please|not|never|always (v=answer to) me|him|her|us|them",
    ],
    better: "{v}",
    why: whyOf("answer"),
    wrong: { "He answered to my question.": "He answered my question." },
    right: ["He answered my question.", "The answer to my question is no.", "He answers to the boss."],
  },
  {
    kind: "preposition",
    find: ["(v=lacks|lacked of)", "#sub #adv? (v=lack of)"],
    better: "{v}",
    why: whyOf("lack"),
    wrong: { "It lacks of salt.": "It lacks salt.", "We lack of time.": "We lack time." },
    right: ["It lacks salt.", "The lack of salt is a pity.", "That lack of trust hurt me."],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.word === "that",
  },
  {
    kind: "preposition",
    find: "(v=~reach to) the|a|an|our|my w=top|end|station|hotel|airport|city|conclusion|agreement|beach|house|level|summit|place|town|village|goal",
    better: "{v}",
    why: whyOf("reach"),
    wrong: { "We reached to the top.": "We reached the top." },
    right: ["We reached the top.", "My hair reaches to my knees."],
  },
  {
    kind: "preposition",
    find: "(v=~attend to) the|a|an|my|our|this|that w=meeting|class|classes|conference|concert|course|party|wedding|university|school|lecture|event|funeral|lessons",
    better: "{v}",
    why: {
      en: "One “attends” a meeting or a class; “attend to” means to deal with something.",
      es: "A una reunión o clase se “attend”, sin “to”; “attend to” es ocuparse de algo.",
    },
    wrong: { "He attended to the meeting.": "He attended the meeting." },
    right: ["He attended the meeting.", "He attended to the patient."],
  },
  {
    kind: "preposition",
    find: "(v=~go|been|gone|~come|~return|~get|~walk|~drive|~run to home)",
    better: "{v} home",
    why: { en: "One goes and comes “home”, without “to”.", es: "A casa se va y se viene “home”, sin “to”." },
    wrong: {
      "I have been to home.": "I have been home.",
      "We returned to home late.": "We returned home late.",
    },
    right: ["We went home.", "It is close to home."],
  },
  {
    kind: "preposition",
    find: "(was|were|is|am graduated) from|in|at",
    better: "graduated",
    why: {
      en: "One graduates: the verb is active, without “be”.",
      es: "“Graduarse” es “graduate”, en activa y sin “be”.",
    },
    wrong: { "He was graduated from Oxford.": "He graduated from Oxford." },
    right: ["He graduated from Oxford."],
  },
  {
    kind: "preposition",
    find: "(in spite) the|my|his|her|our|their|this|these|being|having",
    better: "in spite of",
    why: { en: "It is “in spite of” or “despite”.", es: "Se dice “in spite of”, o “despite” sin “of”." },
    wrong: { "In spite the noise, he slept.": "In spite of the noise, he slept." },
    right: ["In spite of the noise, he slept."],
  },
  {
    kind: "preposition",
    find: "~be|~get|not|never used (with) #obj|#poss|the|this|that|it|#ing",
    better: "to",
    why: { en: "One is or gets “used to” something.", es: "“Estar acostumbrado a” es “used to”." },
    wrong: { "I'm not used with it.": "I'm not used to it." },
    right: ["I'm not used to it.", "It is used with oil."],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:it|is|they|are|be)$/.test(tokens[start - 1]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "(v=~blame o=#obj of)",
    better: "{v} {o} for",
    why: { en: "One blames somebody “for” something.", es: "Se culpa a alguien “for” algo: “blame for”." },
    wrong: { "They blame him of it.": "They blame him for it." },
    right: ["They blame him for it."],
  },
  {
    kind: "agreement",
    find: "(w=it|this|that|he|she worths)",
    better: ({ named: { w } }) => w && `${w.word} is worth`,
    why: {
      en: "“Worth” is no verb: something “is worth” it.",
      es: "“Worth” no es verbo: algo “is worth” la pena.",
    },
    wrong: { "It worths the money.": "It is worth the money." },
    right: ["It is worth the money."],
  },
  {
    kind: "third-person",
    find: "unless s=#sub (n=do|does|did not v=#base)",
    better: ({ named: { n, v } }) =>
      v && { do: v.word, does: thirdOf(v.word), did: pastOf(v.word) }[n?.word ?? ""],
    why: {
      en: "“Unless” already says “if not”.",
      es: "“Unless” ya quiere decir “si no”: no lleva otra negación.",
    },
    wrong: { "We'll miss it unless you don't hurry.": "We'll miss it unless you hurry." },
    right: ["We'll miss it unless you hurry."],
  },
];
