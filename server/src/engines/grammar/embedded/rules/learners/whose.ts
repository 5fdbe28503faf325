import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf, opening } from "./one-of.ts";

const ownedOne =
  oneOf(`house car dog cat job name mother father mum mom dad brother sister son daughter family friend teacher boss school city country
  town village room bedroom kitchen garden phone computer bag book class English birthday hair flat apartment husband wife boyfriend girlfriend
  company office work life hobby team neighbour bike coffee food uncle aunt cousin grandmother grandfather baby street hotel doctor mobile`);
const ownedMany = oneOf(
  "parents children kids brothers sisters friends eyes cats dogs hands feet teeth grandparents shoes clothes hobbies students neighbours cousins sons daughters books classes names",
);
/** Whose it is, by who is spoken of. */
export const possessive: Readonly<Record<string, string>> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  we: "our",
  they: "their",
};
const why = {
  en: "Before a noun one says whose it is: “my, your, his, her, our, their”.",
  es: "Delante de un nombre va el posesivo: “my, your, his, her, our, their”.",
};

/** Pronouns where a possessive belongs, and the other way round. */
export const learnersWhose: readonly Rule[] = [
  {
    kind: "possessive",
    find: [
      ...opening(`(s=i|you|he|she|we|they) ${ownedOne} is|was|has|works|lives|likes|'s|name`),
      ...opening(`(s=i|you|he|she|we|they) ${ownedMany} are|were|have|live|work|like`),
      `with|for|from|of|in|at|to|love|like|is|see|visit (s=you|he|she|we|they|i) ${ownedOne} $|and|but|because|in|at|is`,
      `with|for|from|of|to|love|see|visit (s=he|she|we|they|i|you) ${ownedMany} $|and|but|because|in|at`,
      "it is|'s (s=you|he|she|they|we) #one $",
    ],
    better: ({ named: { s } }) => possessive[s?.word ?? ""],
    why,
    wrong: {
      "You house is nice.": "Your house is nice.",
      "We teacher is good.": "Our teacher is good.",
      "I live with he family.": "I live with his family.",
      "They parents are from Peru.": "Their parents are from Peru.",
    },
    right: ["Your house is nice.", "I love you dad.", "They like you and I work."],
    unless: ({ sentence: { tokens }, to, named: { s } }) =>
      /^(?:work|phone|book|name|cook|class|bag|see|mobile|mother|doctor|father|team)$/.test(
        tokens[to]?.word ?? "",
      ) &&
      s?.word !== "we" &&
      !/^(?:is|was)$/.test(tokens[to + 1]?.word ?? "")
        ? true
        : (s?.word === "you" && /^(?:guys|love|like|see|is)$/.test(tokens[to - 2]?.word ?? "")) ||
          (/^(?:dad|mum|mom|baby)$/.test(tokens[to]?.word ?? "") && s?.word === "you"),
  },
  {
    kind: "possessive",
    find: [
      ...opening(
        `(me) name|house|family|mother|father|brother|sister|job|city|friend|dog|cat|car is|has|'s|and|are|works|lives`,
      ),
      "(me) name is",
    ],
    better: "my",
    why,
    wrong: { "Me name is Ana.": "My name is Ana." },
    right: ["My name is Ana."],
  },
  {
    kind: "possessive",
    find: [`(p=mine|yours|hers|ours|theirs) ${ownedOne}|${ownedMany}|dear|new|old|best`],
    better: ({ named: { p } }) =>
      ({ mine: "my", yours: "your", hers: "her", ours: "our", theirs: "their" })[p?.word ?? ""],
    why: {
      en: "“My” stands before a noun; “mine” stands alone.",
      es: "“My” va delante del nombre; “mine” va solo.",
    },
    wrong: { "I live with mine family.": "I live with my family." },
    right: [
      "I live with my family.",
      "A friend of mine works here.",
      "That friend of hers works hard.",
      "A colleague of mine phones me.",
    ],
    unless: ({ sentence: { tokens }, from, to, start }) =>
      tokens[from - 1]?.word === "of" ||
      /^(?:work|works|phone|book|name)$/.test(tokens[to]?.word ?? "") ||
      start === -1,
  },
  {
    kind: "possessive",
    find: "a|an|this|that|another|some #adj? ~friend|~colleague|~cousin|~neighbour|~classmate|~client|~uncle|~aunt of (p=me|her|us|them|him|you) $|and|who|that|came|is|was|has|told|works|lives|from|said|in|at",
    better: ({ named: { p } }) =>
      ({ me: "mine", her: "hers", us: "ours", them: "theirs", him: "his", you: "yours" })[p?.word ?? ""],
    why: {
      en: "“A friend of mine, of hers, of ours”: with the possessive that stands alone.",
      es: "“Un amigo mío (suyo, nuestro)” es “a friend of mine (hers, ours)”.",
    },
    wrong: { "A friend of her came.": "A friend of hers came." },
    right: ["A friend of hers came.", "A friend of her mother came."],
  },
  {
    kind: "possessive",
    find: "(the b=hair|nails|hands|face|back|teeth|leg|arm|head|shoulders to p=#poss n=#nounish)",
    better: "{p} {n}'s {b}",
    why: {
      en: "Whose it is stands first: “my neighbour's hair”.",
      es: "“El pelo a mi vecina” es “my neighbour's hair”: el dueño va primero.",
    },
    wrong: { "Today I cut the hair to my neighbor.": "Today I cut my neighbor's hair." },
    right: ["Today I cut my neighbor's hair.", "She turned her back to my friend."],
  },
];
