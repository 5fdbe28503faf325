import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** A word, the preposition it brings, and such as others put in its place that are never right there. */
type Line = readonly [word: string, right: string, wrong: string];

function read(lines: string): Line[] {
  return lines
    .trim()
    .split(/[;\n]+/)
    .map((line) => line.trim().split(" "))
    .map(([word = "", right = "", wrong = ""]) => [word, right, wrong]);
}

const adjectives = read(`
  absent from of|in|at; accustomed to with|at; afraid of from|to; angry with to; ashamed of from|for|with; attached to at|with; bored with of|from;
  committed to with|at; compatible with to|of; composed of from; conscious of about|on; consistent with to|of; critical of with|to;
  dedicated to at|in; dependent on of|from; devoted to at|with|in; different from of; eligible for to|of; equal to with|at;
  exempt from of; exposed to at|in; famous for of|because; familiar with to|about; fluent in at|with; fond of to|with|about;
  grateful for of; guilty of for|from; identical to than|as; immune to at|of; indifferent to at|with|about; inferior to than|of;
  superior to than|of; incapable of for|in; independent of from|to; intent on in|to; jealous of about|from|for; loyal to with|at;
  notorious for by; obsessed with for|of|on; opposed to at|against; prone to at|for; proud of about|for|from|with; reliant on of|in;
  renowned for by|of; resistant to at|of; suspicious of from|with; susceptible to of|at; tired of from; typical of from|for;
  unaware of about|on; vulnerable to at|of; worthy of for; convinced of about; skilled at in; equivalent to of;
  disappointed with of; surprised at of; accountable for of; envious of from|to|about;
  crowded with of; ignorant of to; peculiar to of; preferable to than;
  proficient in on|at; parallel to of; relevant to with; synonymous with to|of; wary of with|from;
  desperate for of; lacking in of; amazed at of; delighted with of; entitled to for|of; inclined to for; subject to at;
  contrary to from|of; close to from; native to from; senior to than; junior to than; prior to than; acquainted with to|of;
  fraught with of; inherent in of; conducive to for|of; oblivious to from|about; rooted in on; steeped in on; tantamount to with;
  averse to of|from; bereft of from; devoid of from; brimming with of; indebted to with; detrimental to for; adept at with;
  riddled with of; impervious to of; cognisant of about; commensurate with to; contingent on of; incumbent on of; privy to of`);

const verbs = read(`
  abstain from of|to; adapt to at; apologise for of|by; approve of to|with; belong to at|of; coincide with in|to; collide with against|to;
  comply with to|of; compensate for of; consist of in|from; cope with to|against; depend on of|from|in; derive from of; differ from of|to;
  excel at on; insist on in|to; interfere with to; invest in on|into; participate in on|at|to; persist in on; recover from of;
  refrain from of|to; rely on in|of|to; resort to at; specialise in on|at; specialize in on|at; subscribe to at|in; succeed in on;
  suffer from of; sympathise with to|of; abound in of; boast about on; conform to at; enrol on to; dispose of from; deal with about; aspire to for; embark on in|to; cater for of;
  consent to with; elaborate on in|over; hint at to; intrude on in; preside over in; revolve around to;
  plead with to; succumb to with; relate to with;
  reply to at; respond to at; quarrel with to; rhyme with to; strive for to; vouch for of;
  volunteer for to; wink at to; stare at to; smile at to; shout at to; glare at to; bark at to;
  adhere to with|at; allude to at; refer to at|about; pertain to with; amount to in; indulge in on; meddle in on; partake in to;
  tamper with to; dote on of; gloat over of; bask in on; culminate in on; capitalise on of|in; encroach on in; impinge on in;
  yearn for of; fend for of; grapple with to; reckon with to; dispense with of`);

const nouns = read(`
  addiction to at|of|for; alternative to of; attention to at; attitude to with|in; ban on of|against; cure for to|against; damage to in;
  desire for to; exception to from|for; influence on in|over; insight into about|on; obstacle to for|of; obsession with for|of|by|on;
  objection to against|of; preference for to|of; respect for to|towards; solution to of|for; tendency to of; threat to for|of; victory over against;
  access to of; tax on to; attack on to; expert in of; demand for of; increase in of; decrease in of;
  rise in of; drop in of; decline in of; reduction in of; reason for of; admiration for to; sympathy for to; contempt for to;
  appetite for of; aversion to of|for; allegiance to with; resemblance to with;
  contact with to; grudge against to|with; substitute for of;
  thirst for of; clue to of; contribution to in|of; resistance to against; reference to of; devotion to for; opposition to against; sequel to of;
  antidote to against|of; testament to of; monopoly on of; onslaught on to; impact on in|over; bearing on in; crackdown on against;
  disregard for to|with; penchant for of|to; remedy for to|of; recipe for to; grip on in; emphasis on in|to; insistence on in|to;
    awareness of about; lack of in; shortage of in; surplus of in; glimpse of at; mastery of in`);

const why = (phrase: string) => ({
  en: `English says “${phrase}”.`,
  es: `En inglés se dice “${phrase}”.`,
});
const what = "this|that|it|him|her|them|us|me|you|#poss|the|these|those|#ing|a|an|#name|#uncount|#plurals";

function adjective([word, right, wrong]: Line): Rule {
  const [first = ""] = wrong.split("|");
  return {
    kind: "preposition",
    find: `${word} (${wrong}) ${what}`,
    better: right,
    why: why(`${word} ${right}`),
    // "the more famous of the two"
    unless: ({ sentence: { tokens }, start }) =>
      tokens[start - 2]?.word === "the" && /^(?:more|most|less|least)$/.test(tokens[start - 1]?.word ?? ""),
    wrong: { [`They are ${word} ${first} it.`]: `They are ${word} ${right} it.` },
    right: [`They are ${word} ${right} it.`],
  };
}

function verb([word, right, wrong]: Line): Rule {
  const [first = ""] = wrong.split("|");
  return {
    kind: "preposition",
    find: `~${word} (${wrong}) ${what}`,
    better: right,
    why: why(`${word} ${right}`),
    wrong: { [`They ${word} ${first} it.`]: `They ${word} ${right} it.` },
    right: [`They ${word} ${right} it.`],
    unless: ({ sentence: { tokens }, start }) => tokens[start]?.tags.has("Noun") === true,
  };
}

function noun([word, right, wrong]: Line): Rule {
  const [first = ""] = wrong.split("|");
  return {
    kind: "preposition",
    find: `a|an|the|his|her|my|their|our|your|any|no|great|real|serious|big|strong ${word} (${wrong}) ${what}`,
    better: right,
    why: why(`${word} ${right}`),
    // "a rise of a third" tells how much
    unless: ({ sentence: { tokens }, to }) => right === "in" && /^(?:an?|\d.*)$/.test(tokens[to]?.word ?? ""),
    wrong: { [`He has no ${word} ${first} it.`]: `He has no ${word} ${right} it.` },
    right: [`He has no ${word} ${right} it.`],
  };
}

/** Words and their prepositions, by the word. */
export const partners: readonly Rule[] = [
  ...adjectives.map(adjective),
  ...verbs.map(verb),
  ...nouns.map(noun),
];
