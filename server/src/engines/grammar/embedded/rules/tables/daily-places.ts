import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** Prepositions and -ing of everyday sentences. */
export const tableDailyPlaces: readonly Rule[] = [
  ruleOf(
    "preposition",
    "~be|~sit|~cook|~eat|~play|~work (at) the|my|our n=kitchen|garden|bathroom|bedroom -table|door|window|sink",
    "in",
    ["Within a room: in the kitchen.", "Dentro de una habitación: in."],
    { "She is at the kitchen.": "She is in the kitchen." },
  ),
  ruleOf(
    "preposition",
    "~live|~work (in) n=#any #name street|road|avenue|square",
    "at",
    ["At a house number: at 25 Oak Street.", "Con el número de la casa: at."],
    { "I live in 25 Oak Street.": "I live at 25 Oak Street." },
    { unless: ({ named: { n } }) => !/^\d+$/.test(n?.word ?? "") },
  ),
  ruleOf(
    "preposition",
    "thank|thanks you? (by|of) #poss|the|#ing|everything|all|inviting",
    "for",
    ["One thanks “for” something.", "Agradecer algo: thanks for."],
    { "Thank you by your email.": "Thank you for your email." },
  ),
  ruleOf(
    "preposition",
    "(in the d=#day) #sub|#det|$|we|at",
    "on {d}",
    ["On Monday: no article.", "Con el día: on Monday, sin the."],
    { "In the Monday I work.": "On Monday I work." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^(?:of|after|before|market|club|night|morning|that)$/.test(tokens[to]?.word ?? ""),
    },
  ),
  ruleOf(
    "preposition",
    "(at|in) the? d=#any #month -#year",
    "on",
    ["On a day of the month.", "Con el día del mes: on."],
    { "The exam is at 3rd June.": "The exam is on 3rd June." },
    { unless: ({ named: { d } }) => !/^\d+(?:st|nd|rd|th)$/.test(d?.word ?? "") },
  ),
  ruleOf(
    "preposition",
    "question|questions|surprise ~be? (to) you|him|her|them|us -to",
    "for",
    ["A question or a gift “for” somebody.", "Una pregunta o regalo para alguien: for."],
    { "I have a question to you.": "I have a question for you." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:message|letter)$/.test(tokens[start]?.word ?? "") ||
        /^(?:the|this|his|her|that|put|asked|my)$/.test(tokens[start - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "preposition",
    "worry|worrying|worries (for|of|by) me|you|it|that|the|him|her|them|money|everything|nothing|my|your|this",
    "about",
    ["One worries “about” something.", "Preocuparse por: worry about."],
    { "Don't worry for me.": "Don't worry about me." },
  ),
  ruleOf(
    "preposition",
    "~run (out) money|time|milk|petrol|water|food|bread|space|ideas|sugar|battery|gas|coffee|paper",
    "out of",
    ["To run out “of” something.", "Quedarse sin algo: run out of."],
    { "I ran out money.": "I ran out of money." },
  ),
  ruleOf(
    "preposition",
    "~get (on) the|a|my|his|her car|taxi|lift",
    "in",
    ["One gets “in” a car.", "En un coche: get in."],
    { "He got on the car.": "He got in the car." },
  ),
  ruleOf(
    "preposition",
    "~get (off) the|a|my|his|her car|taxi|lift",
    "out of",
    ["One gets “out of” a car.", "Bajar del coche: get out of."],
    { "He got off the car.": "He got out of the car." },
  ),
  ruleOf(
    "preposition",
    "(on) my|his|her|your|their pocket|pockets|drawer|wallet|backpack|suitcase|handbag",
    "in",
    ["What is within is “in” it.", "Dentro de algo: in."],
    { "The keys are on my pocket.": "The keys are in my pocket." },
  ),
  ruleOf(
    "preposition",
    "~borrow it|them|money|#det #noun? (of|to) him|her|me|my|a|the|you|them",
    "from",
    ["One borrows “from” somebody.", "Pedir prestado a alguien: borrow from."],
    { "I borrowed it of him.": "I borrowed it from him." },
  ),
  ruleOf(
    "preposition",
    "~think (on) you|him|her|me|them",
    "about",
    ["One thinks “about” somebody.", "Pensar en alguien: think about."],
    { "I think on you.": "I think about you." },
  ),
  ruleOf(
    "preposition",
    "i|he|she|they|we am|is|are|was|were|'s #adv|very? good (to v=cook|draw|sing|dance|play|paint|speak|swim|run|write|drive|solve|make|teach) -$",
    "at {v:ing}",
    ["Good “at” doing something.", "Bueno haciendo algo: good at doing."],
    { "She is good to draw animals.": "She is good at drawing animals." },
  ),
  ruleOf(
    "gerund-infinitive",
    "busy|against|worth (to v=#base)",
    "{v:ing}",
    ["After busy, against, worth: -ing.", "Tras busy, against o worth: -ing."],
    { "He is busy to cook dinner.": "He is busy cooking dinner." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        tokens[start - 1]?.word === "too" || tokens[start]?.word === "worth",
    },
  ),
  ruleOf(
    "gerund",
    "~mind (v=help|open|close|wait|tell|give|show|turn|sit|lend|move|pass|speak|come|go|repeat|explain|share) #obj|#det|for|in|with|to|off|$|here",
    "{v:ing}",
    ["Would you mind doing?", "Mind lleva -ing."],
    { "Would you mind help me?": "Would you mind helping me?" },
    {
      unless: ({ sentence: { tokens }, from, start }) =>
        /^(?:my|your|his|her|the|to|their|our|open)$/.test(tokens[start - 1]?.word ?? "") || from === 0,
    },
  ),
  ruleOf(
    "gerund",
    "i|we|they|he|she|you|not|really|also #adv? ~like|~love|~hate|~enjoy (v=cook|dance|swim|read|paint|draw|ski|surf|sing|study|listen|eat|go|play|watch) $|and|but|in|with|at|because|a|the|books|new|every|very|to|music|out|tv|films|football|my",
    "{v:ing}",
    ["Like, love, enjoy doing.", "Like, love o enjoy llevan -ing."],
    { "I like cook.": "I like cooking." },
    {
      question: false,
      unless: ({ sentence: { tokens }, start, from }) =>
        (/^(?:would|'d|do|if|did|to|looks?|me|seem)$/.test(tokens[start - 1]?.word ?? "") &&
          /^(?:i|we|they|he|she|you)$/.test(tokens[start]?.word ?? "") === false) ||
        tokens.slice(start, from).some(({ word }) => word === "'d"),
    },
  ),
  ruleOf(
    "verb-pattern",
    "~make me|him|her|us|them|you (v=laughing|crying|feeling|thinking|smiling|waiting|working|doing|going|studying|wanting|forgetting|learning)",
    "{v:base}",
    ["Make somebody do: base form.", "Make a alguien hacer: forma base."],
    { "He made me laughing.": "He made me laugh." },
  ),
  ruleOf(
    "purpose",
    "writing|write|wrote|call|calling|phoning to? you? (for v=apply|ask|complain|inform|tell|request|invite|thank|say|book|confirm|enquire|know|explain)",
    "to {v}",
    ["What for: to do.", "Para hacer algo: to."],
    { "I am writing for apply for the job.": "I am writing to apply for the job." },
  ),
  ruleOf(
    "purpose",
    "~come|~go here|there (to v=studying|working|learning|visiting|seeing|living|doing|playing|helping|making|getting|meeting|buying|eating)",
    "to {v:base}",
    ["What for: to do.", "Para hacer algo: to y forma base."],
    { "I came here to studying.": "I came here to study." },
  ),
];
