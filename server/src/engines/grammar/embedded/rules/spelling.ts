import { irregularForms, irregularVerbs } from "#engines/english/irregular-verbs.ts";
import { baseOf, canBeVerb, pastOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { slips } from "./slips.ts";

const capital = {
  en: "Languages, nationalities, days, months and “I” have a capital letter in English.",
  es: "Idiomas, nacionalidades, días, meses y “I” se escriben con mayúscula en inglés.",
};
/** Who begins small writes all of it so, as friends do. */
const writesSmall = ({ named: { w }, sentence: { text } }: Match) =>
  w?.capital === true || /^\p{Ll}/u.test(text);
const its = {
  en: "“Its” shows who owns something; “it's” is “it is”.",
  es: "“Its” es posesivo (su); “it's” significa “it is”.",
};
const there = {
  en: "“There” is a place, “their” shows who owns something, “they're” is “they are”.",
  es: "“There” es lugar (o “hay”), “their” es posesivo y “they're” es “they are”.",
};
const your = {
  en: "“Your” shows who owns something; “you're” is “you are”.",
  es: "“Your” es posesivo; “you're” significa “you are”.",
};

/** "buyed": an irregular verb made regular; also a past form with another -ed. */
function regularised({ named: { w } }: Match): string | undefined {
  const stem = /^(.+)ed$/.exec(w?.word ?? "")?.[1] ?? "";
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  const verb = stems.map((one) => irregularVerbs.get(one) ?? irregularForms.get(one)).find(Boolean);
  if (!verb || w?.word === verb.past || w?.word === verb.participle) return undefined;
  return /^(?:found|ground|wound|spee?d|nee?d|fee?d|see?d|lea?d|rea?d|shed|sped)$/.test(stem) ||
    realWords.has(w?.word ?? "")
    ? undefined
    : verb.past;
}

/** Forms that look made regular and are words of their own. */
const realWords = new Set(
  "founded seed need feed bleed speed lied sawed shined weed heed reed freed agreed wined beed hided tided costed grounded bred red bed fed led shed wed rested tored thawed rang sunged felled bored bounded lended winged ringed hanged lighted sweated waked proved showed cared wared bored shooed outed wooed".split(
    " ",
  ),
);

export const spelling: readonly Rule[] = [
  {
    kind: "capital",
    find: "(w=i)",
    better: "I",
    why: capital,
    unless: writesSmall,
    wrong: { "Yesterday i was ill.": "Yesterday I was ill." },
    right: ["Yesterday I was ill.", "and then i left lol"],
  },
  {
    kind: "capital",
    find: "(w=#day|january|february|april|june|july|september|october|november|december|english|spanish|french|italian|german|portuguese|chinese|japanese|american|mexican|british|catalan|spain|england|london|madrid|barcelona|mexico|argentina|colombia|france|italy|germany|christmas|europe|peru|chile)",
    better: "{w:cap}",
    why: capital,
    unless: writesSmall,
    wrong: { "I study english on monday.": "I study English on Monday." },
    right: ["I study English on Monday.", "In May we march.", "see you on monday"],
  },
  {
    kind: "spelling",
    find: "(w=#any)",
    better: ({ named: { w } }) => slips.get(w?.word ?? ""),
    why: { en: "This is how the word is spelt.", es: "Así se escribe la palabra." },
    wrong: { "I don't know wich one.": "I don't know which one.", "It is beautifull.": "It is beautiful." },
    right: ["I don't know which one."],
  },
  {
    kind: "past-form",
    find: "(w=#any)",
    better: regularised,
    why: {
      en: "This verb is irregular; its past is “{w:past}”, not with -ed.",
      es: "Este verbo es irregular y su pasado no se forma con -ed.",
    },
    wrong: { "I buyed a hat.": "I bought a hat.", "He broked it.": "He broke it." },
    right: ["I bought a hat.", "They founded a club.", "I need a bed."],
  },
  {
    kind: "its",
    find: [
      "in|on|of|with|at|for|to|from|near|under|like|likes|eats|eating|loses|lost|has|off|into (it 's j=#adj? n=#nounish) -#ing",
    ],
    better: ({ named: { j, n } }) => n && ["its", j?.word, n.word].filter(Boolean).join(" "),
    why: its,
    wrong: { "The cat is in it's basket.": "The cat is in its basket." },
    right: ["The cat is in its basket.", "To me it's home."],
    unless: ({ named: { j, n } }) =>
      n?.tags.has("Adjective") === true ||
      n?.tags.has("Gerund") === true ||
      (j !== undefined && n?.tags.has("Noun") !== true),
  },
  {
    kind: "its",
    find: [
      "-!#link|that|think|hope (its) a|an|very|so|not|raining|too|the|my|really|cold|hot|sunny|easy|difficult|important|beautiful|nice|good|great|time",
    ],
    better: "it's",
    why: its,
    wrong: { "Its very cold.": "It's very cold." },
    right: ["It's very cold.", "Its nice colour is new."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to]?.tags.has("Adjective") === true &&
      tokens[to + 1]?.joined === true &&
      tokens[to + 1]?.tags.has("Noun") === true,
  },
  {
    kind: "there-their",
    find: [
      "(their) is|are|was|were|'s a|an|many|too|some|no|lots|two|three|so|not|any|very|the|#plural",
      "(they are house|houses|parents|car|friends|dog|children|names|home|mother|father) ",
    ],
    better: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "their" ? "there" : `their ${tokens[to - 1]?.word}`,
    why: there,
    wrong: { "Their are two dogs.": "There are two dogs." },
    right: ["There are two dogs.", "They are friends."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens[from]?.word === "they" &&
      (!tokens[from + 1]?.clipped || /^(?:friends|parents|children)$/.test(tokens[from + 2]?.word ?? "")),
  },
  {
    kind: "there-their",
    find: "with|of|in|love|like|to|from|and|for|at|have|do|did|sold|visit (there n=house|houses|parents|car|friends|dog|children|names|home|mother|father|homework|family|jobs|own|lives|kids|phones)",
    better: "their {n}",
    why: there,
    wrong: { "They live with there parents.": "They live with their parents." },
    right: ["They live with their parents.", "Go there, friends."],
  },
  {
    kind: "your",
    find: [
      "(your) welcome|very|not|so|too|going|doing|really|always|never",
      "^ (your) right|wrong|late|crazy|funny|kidding|amazing|beautiful $|and|about",
    ],
    better: "you're",
    why: your,
    wrong: { "Your welcome.": "You're welcome." },
    right: ["You're welcome.", "your very own room"],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to + 1]?.joined === true &&
      (tokens[to + 1]?.word === "own" ||
        tokens[to + 1]?.tags.has("Adjective") === true ||
        tokens[to + 1]?.tags.has("Noun") === true) &&
      !/^(?:going|doing|not)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "too-to",
    find: [
      "~be (to j=big|small|expensive|much|many|late|tired|difficult|hot|cold|far|old|young|short|long|tall|fat|busy|bad|easy|heavy) -#noun|#base",
      "(to m=much|many)",
    ],
    better: ({ named: { j, m } }) => `too ${(j ?? m)?.word}`,
    why: { en: "“Demasiado” is “too”, with two o's.", es: "“Demasiado” es “too”, con dos oes." },
    wrong: {
      "It is to expensive.": "It is too expensive.",
      "There are to many cars.": "There are too many cars.",
    },
    right: ["It is too expensive.", "I went to many places.", "It is close to old houses."],
    unless: ({ sentence: { tokens }, from, named: { m } }) =>
      m !== undefined &&
      !/^(?:are|is|have|has|eat|drink|with|work|a|buy)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "past-form",
    find: "(w=#any)",
    better: ({ named: { w } }) => {
      const stem = /^(.*[^aeiou])yed$/.exec(w?.word ?? "")?.[1];
      const base = stem && `${stem}y`;
      return base && canBeVerb(base) && baseOf(base) === base ? pastOf(base) : undefined;
    },
    why: { en: "A consonant and -y becomes -ied: “studied”.", es: "Consonante + -y pasa a -ied: “studied”." },
    wrong: { "I carryed the bag.": "I carried the bag." },
    right: ["I carried the bag.", "They played."],
  },
];
