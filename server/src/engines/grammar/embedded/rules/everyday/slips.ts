import { beings } from "#engines/english/people.ts";
import { canBeVerb, participleOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const skills = "~cook|~sing|~dance|~speak|~swim|~drive|~write|~draw|~paint|~sleep";
const several =
  "parents|friends|brothers|sisters|children|grandparents|cousins|neighbours|uncles|kids|sons|daughters";
/** What no person is called. */
const things =
  /^(?:book|film|movie|song|game|house|car|phone|cake|dress|shop|place|city|town|country|dish|recipe|computer|bag|restaurant|soup|story|series|photo|picture|present|gift|coat|job|exercise|question|idea|problem|thing|flat|hotel|museum|beach|food|letter|email|message|word|table|chair|bike|shirt|jacket|pizza|meal|trip|exam|course|lesson)$/;

/** What beginners and those after them get wrong every day in clauses and verbs. */
export const everydaySlips: readonly Rule[] = [
  {
    kind: "adverb",
    find: [`${skills} very|so|really|too? (good) $`, "~speak|~play #any? #any very|so|really (good) $"],
    better: "well",
    why: {
      en: "How somebody does something is “well”: she cooks well.",
      es: "Cómo hace alguien algo es “well”: she cooks well.",
    },
    wrong: {
      "My mother cooks very good.": "My mother cooks very well.",
      "He speaks English very good.": "He speaks English very well.",
    },
    right: ["She cooks very well.", "The cook is very good.", "Her speech was good."],
    unless: ({ sentence: { tokens }, from }) =>
      tokens.slice(0, from).some(({ word, base }) => base === "be" || word === "'s"),
  },
  {
    kind: "double-subject",
    find: `^ my|your|his|her|our|their (n=${several} they) -who|that`,
    better: "{n}",
    why: {
      en: "English names who does it once: “My parents live here”.",
      es: "El inglés pone el sujeto una sola vez: “My parents live here”.",
    },
    wrong: {
      "My parents they work in a hospital.": "My parents work in a hospital.",
    },
    right: ["My parents work here.", "When my friends call, they laugh."],
    unless: ({ sentence: { tokens }, to }) => tokens[to - 1]?.joined === false,
  },
  {
    kind: "subject",
    find: "^ (v=is|was) very|really|so|too #adj",
    better: "it {v}",
    why: {
      en: "An English sentence needs a subject: “it is very nice”.",
      es: "La oración inglesa necesita sujeto: “it is very nice”.",
    },
    wrong: {
      "My favourite game is Minecraft, is very fun.": "My favourite game is Minecraft, it is very fun.",
    },
    right: [
      "The house, which is old, is very nice.",
      "My brother, Luis, is very tall.",
      "Ana, the nurse, was so kind.",
    ],
    question: false,
    unless: ({ sentence: { tokens, text }, from }) => {
      const before = tokens.slice(0, from);
      const commas = text.slice(0, tokens[from]?.at).split(",").length - 1;
      const verbs = before.some(({ base, word }) => base === "be" || word === "'s");
      return (
        from === 0 ||
        commas !== 1 ||
        !verbs ||
        before.some(({ word }) => /^(?:who|which|that|where|when|if)$/.test(word))
      );
    },
  },
  {
    kind: "question",
    find: ["^ q=where (s=you|they|we|he|she v=are|is|were|was) from|now|going|living|staying|working|$"],
    better: "{v} {s}",
    question: true,
    why: {
      en: "In a question the verb comes before the subject: “Where are you from?”",
      es: "En una pregunta el verbo va antes del sujeto: “Where are you from?”",
    },
    wrong: { "Where you are from, Youssef?": "Where are you from, Youssef?" },
    right: ["Where are you from?", "Do you know where you are from?"],
  },
  {
    kind: "there-is",
    find: [
      "^ in|on #poss|the n=#one (v=have|has) a|an|no|only|many|some|two|three|four|five|lots",
      "but|and|because in #poss n=#one (v=have|has) a|an|no|only|many|some|two|three|four|five|lots",
    ],
    better: ({ sentence: { tokens }, to }) =>
      /^(?:a|an|no|only)$/.test(tokens[to]?.word ?? "") ? "there is" : "there are",
    why: {
      en: "What exists somewhere is said with “there is” or “there are”.",
      es: "“Hay” es “there is” o “there are”.",
    },
    wrong: {
      "I am hungry but in my fridge have only milk.": "I am hungry but in my fridge there is only milk.",
      "In my town have many parks.": "In my town there are many parks.",
    },
    right: [
      "In my town there are many parks.",
      "The people in my town have many cars.",
      "In my family we have two dogs.",
    ],
  },
  {
    kind: "agreement",
    find: "we|they (was)",
    better: "were",
    why: { en: "With we, you and they it is “were”.", es: "Con we, you y they es “were”." },
    wrong: {
      "Last summer we was in Croatia.": "Last summer we were in Croatia.",
    },
    right: ["We were late.", "The man who we met was nice.", "What they said was true."],
    unless: ({ sentence: { tokens }, start }) =>
      tokens.slice(0, start).some(({ word }) => /^(?:what|who|that|which|where|how|whatever|of)$/.test(word)),
  },
  {
    kind: "there-is",
    find: "there (v=is|'s|was) too|so|very many",
    better: ({ named: { v } }) => (v?.word === "was" ? "were" : "are"),
    why: { en: "With many it is “there are”.", es: "Con “many” va “there are”." },
    wrong: { "There is too many tourists here.": "There are too many tourists here." },
    right: ["There are too many tourists.", "There is too much noise."],
  },
  {
    kind: "there-is",
    find: [
      "^ (it v=was|is a lot of) people|tourists|cars|noise|children|things|traffic|students|shops",
      "^ (it v=was|is many) n=#plural|people",
    ],
    better: ({ named: { v }, sentence: { tokens }, to }) => {
      const tail = tokens[to - 1]?.word === "many" ? "many" : "a lot of";
      const past = v?.word === "was";
      const one = /^(?:noise|traffic)$/.test(tokens[to]?.word ?? "");
      return `there ${one ? (past ? "was" : "is") : past ? "were" : "are"} ${tail}`;
    },
    why: {
      en: "“Había”, “hay”: there was, there were, there is, there are.",
      es: "“Hay”, “había” se dice con there: there is, there were…",
    },
    wrong: {
      "It was a lot of people at the concert.": "There were a lot of people at the concert.",
      "It was many people there.": "There were many people there.",
    },
    right: ["There were a lot of people.", "It was a lot of fun.", "It was many years ago."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:years|days|weeks|months|hours|times)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "verb-pattern",
    find: [
      "~spend #many hours|hour|days|weeks|minutes|months|years (to v=#base)",
      "~spend an|the|my|his|her|our|all|whole #adj? hour|day|week|weekend|afternoon|evening|morning|night|time|money|holidays|life (to v=#base)",
    ],
    better: "{v:ing}",
    why: {
      en: "Time is spent doing something: “spend hours waiting”.",
      es: "“Pasar tiempo haciendo” va con -ing: “spend hours waiting”.",
    },
    wrong: { "We spent two hours to wait for him.": "We spent two hours waiting for him." },
    right: [
      "We spent two hours waiting.",
      "I spent an hour with him.",
      "He spent the money to the last cent.",
    ],
    unless: ({ named: { v } }) => !v || !canBeVerb(v.word),
  },
  {
    kind: "perfect",
    find: "have|has|had not #adv? (v=get|go|see|eat|take|write|give|know|speak|drive|begin|break|fall|forget|choose|grow|ride|wear|do|buy|bring|find|leave|lose|make|meet|pay|say|sell|send|sleep|tell|think|win|feel|keep|learn|finish|start|try|use|decide|visit|talk|work|study|travel|watch|play|arrive)",
    better: "{v:pp}",
    why: {
      en: "After have comes the participle: “haven't got”, “hasn't gone”.",
      es: "Después de “have” va el participio: “haven't got”.",
    },
    wrong: {
      "I still haven't get used to it.": "I still haven't got used to it.",
      "He hasn't finish yet.": "He hasn't finished yet.",
    },
    right: ["I haven't got used to it.", "I have not time.", "I have not much work."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      !v ||
      participleOf(v.base) === v.word ||
      (/^(?:work|use|talk|play|study|travel|start|sleep|try|win|watch)$/.test(v.word) && !tokens[to]),
  },
  {
    kind: "relative",
    find: "^ (which) is|was|has|had|lives|works|likes|loves|always|never",
    better: "who",
    why: { en: "For people it is “who”.", es: "Para personas se usa “who”." },
    wrong: { "My neighbour, which is a pilot, feeds them.": "My neighbour, who is a pilot, feeds them." },
    right: ["My neighbour, who is a pilot, feeds them.", "My car, which is old, works."],
    unless: ({ sentence: { tokens }, from }) => {
      const before = tokens[from - 1];
      return !before || !(beings.has(before.word) || before.tags.has("Person"));
    },
  },
  {
    kind: "relative",
    find: "the|a|an|this|that|my|our n=#one (who) i|you|we|they|he|she v=#any",
    better: "that",
    why: {
      en: "For things it is “that” or “which”; “who” is for people.",
      es: "Para cosas, “that” o “which”; “who” es para personas.",
    },
    wrong: { "The book who I read was good.": "The book that I read was good." },
    right: [
      "The book that I read was good.",
      "The teacher who I like is here.",
      "I asked the manager who he meant.",
    ],
    unless: ({ named: { n } }) => !n || !things.test(n.word),
  },
  {
    kind: "verb-pattern",
    find: "~remind me|you|him|her|us|them (of v=buy|bring|call|take|send|pay|go|do|make|get|close|turn|switch|feed|book|write|tell|water|lock|charge|wash)",
    better: "to {v}",
    why: {
      en: "Remind somebody to do something.",
      es: "Recordar a alguien que haga algo: remind somebody to do.",
    },
    wrong: { "She reminded me of buy candles.": "She reminded me to buy candles." },
    right: ["She reminded me to buy candles.", "It reminds me of home."],
  },
  {
    kind: "agreement",
    find: [
      "the news about|from|of|on the|my|our|this? #any (v=are|were|have) -been",
      "the|this|my|these news (v=are|were)",
    ],
    better: ({ named: { v } }) => ({ are: "is", were: "was", have: "has" })[v?.word ?? ""],
    why: { en: "“News” is one: the news is.", es: "“News” es singular: the news is." },
    wrong: { "The news about the flood were everywhere.": "The news about the flood was everywhere." },
    right: ["The news about the flood was bad.", "The news from the towns is bad."],
  },
  {
    kind: "verb",
    find: ["s=i|he|she|we|they (has|have born)", "s=i|he|she|we|they (borned)"],
    better: "{s:was} born",
    why: { en: "“Nacer” is “be born”: I was born.", es: "“Nacer” es “be born”: I was born." },
    wrong: { "He has born in Chile.": "He was born in Chile.", "I borned in Chile.": "I was born in Chile." },
    right: ["I was born in Chile.", "She has borne it well."],
  },
  {
    kind: "comparative",
    find: [
      "he|she|it|this|that|they is|'s|are|was|were|'re (the more a=beautiful|important|expensive|interesting|intelligent|famous|popular|difficult|dangerous|delicious|comfortable|boring) $|in|of|one|thing|city|place|girl|boy|person",
    ],
    better: "the most {a}",
    why: { en: "Of three or more it is “the most”.", es: "“El más” de todos es “the most”." },
    wrong: { "She is the more beautiful.": "She is the most beautiful." },
    right: ["She is the most beautiful.", "It is the more expensive of the two."],
    unless: ({ sentence: { text } }) => /\btwo\b|\bboth\b/.test(text),
  },
  {
    kind: "comparative",
    find: "the (c=better|bigger|older|taller|younger|smaller|richer|faster|longer) n=player|student|city|country|person|boy|girl|team|restaurant|film|house|river|mountain|day|friend in|of|that|i",
    better: "{c:est}",
    why: {
      en: "Of three or more it is “the best”, “the biggest”.",
      es: "De tres o más: “the best”, “the biggest”.",
    },
    wrong: { "He is the better player in the team.": "He is the best player in the team." },
    right: [
      "He is the best player in the team.",
      "She is the older sister.",
      "He is the better player of the two.",
    ],
    unless: ({ sentence: { text } }) => /\btwo\b|\bboth\b|\bthan\b/.test(text),
  },
  {
    kind: "comparative",
    find: ["(as same as)", "(same like)"],
    better: ({ sentence: { tokens }, from }) =>
      tokens[from - 1]?.word === "the" ? "same as" : "the same as",
    why: { en: "It is “the same as”.", es: "Se dice “the same as”." },
    wrong: {
      "It is same like mine.": "It is the same as mine.",
      "It is as same as yours.": "It is the same as yours.",
    },
    right: ["It is the same as mine."],
  },
];
