import { baseOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const finished = [
  "A finished time (yesterday, last week, two years ago) needs the past: “I went”, not “I have gone”.",
  "Un momento terminado (yesterday, last week, ago) pide el pasado simple: “I went”, no “I have gone”.",
] as const;
const third = [
  "With he, she, it, or one person, the verb takes -s: the man wears.",
  "Con he, she, it o una sola persona el verbo lleva -s: the man wears.",
] as const;
const lastTimes = "night|week|month|year|summer|winter|weekend|saturday|sunday|monday|friday";
const worn = "wear|have|hold|carry|look|stand|sit|read|eat|drink|smile|talk|play|ride|wait|walk";

const told = ({ named: { s, v } }: Match) => s && v && `${s.word} ${pastOf(baseOf(v.word))}`;

/** What is said wrongly whenever one talks of a day, a liking or a picture. */
export const tableDailyTalk: readonly Rule[] = [
  ruleOf(
    "past-tense",
    [
      "^ yesterday -#link (s=#sub have|has v=#pp)",
      `^ last ${lastTimes} -#link (s=#sub have|has v=#pp)`,
      "^ a|#num #unit ago -#link (s=#sub have|has v=#pp)",
    ],
    told,
    finished,
    {
      "Yesterday I have eaten fish with my family.": "Yesterday I ate fish with my family.",
      "Last week we have visited my aunt.": "Last week we visited my aunt.",
    },
    { right: ["Yesterday I had eaten too much."] },
  ),
  ruleOf(
    "word-order",
    [
      "i|we|they|you -not (v=like|love|enjoy much) to|#ing",
      "he|she -not (v=likes|loves|enjoys much) to|#ing",
    ],
    "really {v}",
    [
      "“Much” does not stand after the verb: “I really like …”, “I like … very much”.",
      "“Much” no va detrás del verbo: “I really like …” o “I like … very much”.",
    ],
    { "I like much to travel.": "I really like to travel." },
    { right: ["I don't like much noise.", "I don't like much of it."] },
  ),
  ruleOf(
    "plural",
    "full of (persons)",
    "people",
    ["The plural of “person” is “people”.", "El plural de “person” es “people”."],
    { "It is full of persons in summer.": "It is full of people in summer." },
  ),
  ruleOf(
    "double-subject",
    "^ my|your|his|her|our|their (n=mother|father|sister|brother|grandmother|grandfather|aunt|uncle|wife|husband|boss|teacher|cousin|mum|dad|son|daughter he|she) do|does|did not",
    "{n}",
    [
      "English names who does it once: “My mother cooks”.",
      "El inglés pone el sujeto una sola vez: “My mother cooks”.",
    ],
    { "My mother she doesn't like the soup.": "My mother doesn't like the soup." },
    { right: ["My mother said she doesn't like it."] },
  ),
  ruleOf(
    "preposition",
    "man|woman|boy|girl|person|dog|cat|one|people|men|women|table|chair|house|tree|car (of the) s=left|right $|~have|~be|~wear|#action|#third|and|in|with",
    "on the",
    [
      "In a picture somebody is “on the left”, “on the right”.",
      "En una imagen se está “on the left” o “on the right”.",
    ],
    { "The man of the left has a coffee.": "The man on the left has a coffee." },
  ),
  ruleOf(
    "third-person",
    `^ the other n=man|woman|boy|girl|person (v=${worn}) a|an|the|his|her|in|on|at|with|some|something|#adj`,
    ({ named: { v } }) => v && thirdOf(v.word),
    third,
    { "The other man wear a red jumper.": "The other man wears a red jumper." },
    { question: false },
  ),
  ruleOf(
    "third-person",
    `^ the n=man|woman|boy|girl of|on|in|at|with the a=left|right|middle|back|front|hat|bag (v=${worn}) a|an|the|his|her|in|on|at|with|some|something|#adj`,
    ({ named: { v } }) => v && thirdOf(v.word),
    third,
    { "The man on the left have a coffee.": "The man on the left has a coffee." },
    { question: false },
  ),
  ruleOf(
    "pronoun",
    "behind|near|next|beside|opposite|under|above of|to? (p=they|he|she|we|i)",
    ({ named: { p } }) => p && { they: "them", he: "him", she: "her", we: "us", i: "me" }[p.word],
    [
      "After a preposition stands “them, him, her, us, me”.",
      "Tras una preposición se dice “them, him, her, us, me”.",
    ],
    { "Next to they there is a train.": "Next to them there is a train." },
    {
      unless: ({ sentence: { tokens }, to }) =>
        tokens[to]?.tags.has("Verb") === true && tokens[to]?.word !== "is",
    },
  ),
];
