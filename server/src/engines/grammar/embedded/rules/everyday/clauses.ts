import { singularOf } from "#engines/english/nouns.ts";
import { beings } from "#engines/english/people.ts";
import { pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const things =
  "hotel|restaurant|flat|apartment|house|beach|museum|shop|supermarket|market|park|school|movie|film|series|story|song|game|app|laptop|computer|phone|bag|dress|coat|jacket|shirt|shoes|jeans|cake|soup|dish|recipe|pizza|bread|baklava|paella|meal|sandwich|bus|train|bike|plane|exam|test|exercise|course|lesson|book|novel|letter|email|message|photo|picture|video|present|gift|plant|tree|chair|room|kitchen|garden|village|town|city|country|language|problem|idea|job|project|website|machine|medicine|festival|trip|company";
const habits =
  "get|wake|go|eat|sleep|live|work|study|drive|walk|cook|speak|travel|drink|wear|do|have|take|play|watch|wait|talk|sit|be|run";
const talk = "tell|ask|know|say|remember|understand|explain|wonder|see|show|find out|guess";
const we =
  "(s=we|they|you|i) (v=plays|goes|likes|eats|lives|works|wants|needs|thinks|drinks|comes|takes|makes|reads|watches|speaks|knows|loves|gets|says|sees|studies|cooks|walks|talks) #any";

/** What else goes wrong in clauses every day. */
export const everydayClauses: readonly Rule[] = [
  {
    kind: "relative",
    find: `a|an|the|this|that|my|our|your #adj? ${things} (who) #any`,
    better: "that",
    why: {
      en: "“Who” is for people; for things say that or which.",
      es: "“Who” es para personas; para cosas, that o which.",
    },
    wrong: {
      "We stayed in a hotel who had a pool.": "We stayed in a hotel that had a pool.",
      "The cake who you made was great.": "The cake that you made was great.",
    },
    right: [
      "The hotel that had a pool was full.",
      "I asked the school who was in charge.",
      "There is a boy in a garden who is asleep.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(Math.max(0, from - 7), from)
        .some(
          ({ word, base, tags }) =>
            beings.has(word) ||
            beings.has(singularOf(word)) ||
            tags.has("Person") ||
            /^(?:ask|tell|show|teach|know|wonder|call|guess|email|people|staff)$/.test(base),
        ),
  },
  {
    kind: "spelling",
    find: "~be|'s|'re|'m (to) loud|small|big|expensive|late|tired|hot|cold|young|old|busy|difficult|slow|fast|dangerous|long|short|heavy|noisy|sad|boring|high|dark|early|far $|and|but|for|because|so",
    better: "too",
    why: {
      en: "“Too” with two o's is more than enough: “too loud”.",
      es: "“Too” con dos oes es “demasiado”: “too loud”.",
    },
    wrong: { "The music is to loud.": "The music is too loud." },
    right: ["The music is too loud.", "We were to slow down."],
  },
  {
    kind: "used-to",
    find: `i'm|i|he|she|we|you ~be|'m|'s|'re not? #adv? used to (v=${habits})`,
    better: "{v:ing}",
    why: {
      en: "“Be used to” (have the habit of) takes -ing: “I'm used to getting up early”.",
      es: "“Be used to” (estar acostumbrado a) lleva -ing: “I'm used to getting up early”.",
    },
    wrong: { "She's used to get up early.": "She's used to getting up early." },
    right: ["She's used to getting up early.", "She used to get up early.", "I'm used to work."],
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      /^(?:work|walk|talk|study|play|drink|sleep|drive)$/.test(v?.word ?? "") &&
      (tokens[to] === undefined || !tokens[to].joined),
  },
  {
    kind: "confused-verbs",
    find: "to|will|should|can|must|not|they|we (v=rise) the|my|your|his|her|our|their|it|money|prices|taxes|children|awareness",
    better: "raise",
    why: {
      en: "One raises something; “rise” is to go up by itself.",
      es: "“Raise” es subir algo; “rise”, subir por sí solo.",
    },
    wrong: { "They want to rise the price.": "They want to raise the price." },
    right: ["They want to raise the price.", "Prices will rise the more we wait."],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:more|less|day|same|most)$/.test(tokens[to + 1]?.word ?? ""),
  },
  {
    kind: "linking",
    find: [
      "(due to) i|he|she|we|they #any",
      "(due to) my|his|her|our|their|the n=#noun was|were|is|are|had|has|broke|went|came|got|did|fell|lost|could|couldn't|can't|didn't|wasn't|isn't|won't",
    ],
    better: "because",
    why: {
      en: "“Due to” goes before a noun; before a sentence say “because”.",
      es: "“Due to” va ante un nombre; ante una oración, “because”.",
    },
    wrong: { "We left due to my mother was ill.": "We left because my mother was ill." },
    right: ["We left due to the rain.", "It was due to her that we won."],
    unless: ({ sentence: { text } }) => /due to the (?:fact|way)/i.test(text),
  },
  {
    kind: "spelling",
    find: "(who 's) n=patience|book|work|name|car|mother|father|brother|sister|son|daughter|house|wife|husband|phone|dog|job|idea|life|voice|family|parents|friend|children|opinion|fault|eyes|face",
    better: "whose",
    why: {
      en: "“Who's” is “who is”; what belongs to somebody is “whose”.",
      es: "“Who's” es “who is”; lo de alguien es “whose” (cuyo).",
    },
    wrong: { "A friend who's mother is a vet helped us.": "A friend whose mother is a vet helped us." },
    right: ["A friend whose mother is a vet helped us.", "Who's there?"],
  },
  {
    kind: "question",
    find: [
      `~${talk.replaceAll("|", "|~").replace("~find out", "~find")} #obj? out? how|where|when|why|what long|much|many|often|time|far? (do|does|did s=i|you|he|she|it|we|they v=#base)`,
      "asked|told|asks the|my|his|her|our #noun how|where|when|why|what long|much|many|often? (do|does|did s=i|you|he|she|it|we|they v=#base)",
    ],
    better: ({ sentence: { tokens }, from, named: { s, v } }) => {
      const help = tokens[from]?.word;
      if (!s || !v) return undefined;
      return `${s.word} ${help === "did" ? pastOf(v.word) : help === "does" ? thirdOf(v.word) : v.word}`;
    },
    why: {
      en: "A question inside a sentence has the order of a statement: “tell me how long it takes”.",
      es: "Una pregunta dentro de otra oración va en orden normal: “tell me how long it takes”.",
    },
    wrong: {
      "Could you tell me how long does it take?": "Could you tell me how long it takes?",
      "She asked the man how did he manage it.": "She asked the man how he managed it.",
    },
    right: [
      "Could you tell me how long it takes?",
      "Tell me: how long does it take?",
      "He asked: where do you live?",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens.slice(start + 1, from + 1).some(({ joined }) => joined === false),
  },
  {
    kind: "verb-pattern",
    find: "help but (v=#ing)",
    better: "{v:base}",
    why: {
      en: "“Can't help but” takes the bare verb, “can't help” the -ing form.",
      es: "“Can't help but” lleva el verbo solo; “can't help”, -ing.",
    },
    wrong: { "I couldn't help but noticing it.": "I couldn't help but notice it." },
    right: ["I couldn't help noticing it.", "I couldn't help but notice it."],
  },
  {
    kind: "preposition",
    find: "insistence (in|at|to|for|of) #ing|this|that|the|his|her|a",
    better: "on",
    why: { en: "Insistence, like insist, goes with “on”.", es: "Insistence, como insist, lleva “on”." },
    wrong: { "His insistence in paying was kind.": "His insistence on paying was kind." },
    right: ["His insistence on paying was kind.", "The insistence of the boss."],
    unless: ({ sentence: { tokens }, from, to }) =>
      tokens[from]?.word === "of" && !/ing$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "preposition",
    find: "notorious (of|from|by|with) #any",
    better: "for",
    why: { en: "Somebody is famous or notorious for something.", es: "Se es famoso o notorio “for” algo." },
    wrong: { "He is notorious of being late.": "He is notorious for being late." },
    right: ["He is notorious for being late."],
  },
  {
    kind: "verb-pattern",
    find: "~be|'s reputed (having v=#pp)",
    better: "to have {v}",
    why: {
      en: "“She is said to have done it”: with “to have”.",
      es: "“She is said to have done it”: con “to have”.",
    },
    wrong: { "She is reputed having left.": "She is reputed to have left." },
    right: ["She is reputed to have left."],
  },
  {
    kind: "agreement",
    find: [
      `^ ${we}`,
      `on|and|but|because|when|sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sometimes ${we}`,
    ],
    better: "{v:base}",
    why: { en: "Only he, she and it take -s.", es: "Solo he, she e it llevan -s." },
    wrong: { "On Sundays we plays cards.": "On Sundays we play cards." },
    right: ["On Sundays we play cards.", "What they say works."],
  },
];
