import { thirdOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf } from "./one-of.ts";

const governing =
  /^(?:to|can|could|will|would|should|shall|may|might|must|do|does|did|let|lets|make|makes|helps?|watch|watches|see|sees|hear|hears|not|than|if|'d|i|you|we|they|who|that|which|both|people|both|between)$/;
const everyday = oneOf(
  "work live go eat drink play study watch clean cook speak like have want read write listen help sleep take get come drive teach make buy sell sing love know use wash wear meet give travel",
);
const state = oneOf(
  "tired happy sad hungry thirsty angry busy ready sure afraid married sick ill ok okay late free bored worried nervous excited interested from at",
);

/** "Does" and "do", and the second verb of a sentence. */
export const learnersHeAndDo: readonly Rule[] = [
  {
    kind: "third-person",
    find: [`s=he|she|#kin|it v=#third ... and (w=${everyday})`],
    better: ({ named: { w } }) => w && thirdOf(w.word),
    why: {
      en: "Both verbs have the same subject, so this one takes -s too: “she lives and works”.",
      es: "Los dos verbos tienen el mismo sujeto, así que este también lleva -s: “she lives and works”.",
    },
    wrong: {
      "She lives in London and work in a shop.": "She lives in London and works in a shop.",
      "My dad cooks dinner and watch TV.": "My dad cooks dinner and watches TV.",
    },
    right: [
      "She likes to swim and go to the beach.",
      "He lives in Rome and we work there.",
      "She loves music and work.",
      "He wants peace and love for all.",
      "She has a sister and they play together.",
      "He likes food and drink.",
    ],
    unless: ({ sentence: { tokens }, start, from, to, named: { w, v } }) =>
      tokens
        .slice(start, from)
        .some(
          ({ word, tags }) =>
            governing.test(word) || (tags.has("Gerund") && /^(?:likes|loves)$/.test(v?.word ?? "")),
        ) ||
      (start > 0 &&
        /^(?:and|or|with|of|for|that|if|does|let|i|you|we|they|to)$/.test(tokens[start - 1]?.word ?? "")) ||
      !tokens[to]?.joined ||
      /^(?:does|is)$/.test(v?.word ?? "") ||
      w?.capital === true ||
      (!/^(?:go|eat|listen|teach|write|speak|live|sing|have|come|buy|sell|meet|give|know|wear)$/.test(
        w?.word ?? "",
      ) &&
        !/^(?:in|at|on|to|the|a|an|my|his|her|our|with|for|as|tv|english|very|football|well|it|him|them|every|hard|lot)$/.test(
          tokens[to]?.word ?? "",
        )) ||
      (w?.word !== undefined &&
        /^(?:work|play|study|use|help|love|like|watch|drink|cook|sleep|drive|travel|wash|want|clean)$/.test(
          w.word,
        ) &&
        /^(?:likes|loves|needs|has|wants|gets|gives|offers|hates|takes|makes|brings|means|includes)$/.test(
          v?.word ?? "",
        )),
  },
  {
    kind: "third-person",
    find: [
      "^ #name (do) not #pure|like|work|live|know|eat|want",
      "^|my|his|her|our|your|their s=#kin (do) not #base",
      "^ (do) #poss s=#kin -s #base|#pure",
      "^ (do) not he|she|it",
    ],
    better: "does",
    why: {
      en: "With one person the verb is “does”: “Maria doesn't eat meat”.",
      es: "Con una sola persona se usa “does”: “Maria doesn't eat meat”.",
    },
    wrong: {
      "Maria don't eat meat.": "Maria doesn't eat meat.",
      "My sister don't eat meat.": "My sister doesn't eat meat.",
      "Don't she work here?": "Doesn't she work here?",
    },
    right: [
      "Maria doesn't eat meat.",
      "Americans don't eat that.",
      "Please don't go.",
      "Ana and Maria don't eat meat.",
      "Do your parents work?",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens[from - 1]?.tags.has("Pronoun") === true ||
      /s$/.test(tokens[from - 1]?.word ?? "") ||
      /^(?:and|or|nor|with|than|as)$/.test(tokens[start - 1]?.word ?? "") ||
      tokens.slice(0, start).some(({ word }) => word === "and") ||
      /^(?:people|please|guys|men|children|somalis|inuit|maori|police)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "question",
    find: [`^ (d=do|does|did) s=#sub a=${state}`, `^|why|where (d=do|does) s=#sub a=${state}`],
    better: ({ named: { d, s } }) =>
      d?.word === "did"
        ? /^(?:i|he|she|it)$/.test(s?.word ?? "")
          ? "was"
          : "were"
        : s?.word === "i"
          ? "am"
          : /^(?:he|she|it)$/.test(s?.word ?? "")
            ? "is"
            : "are",
    why: {
      en: "With an adjective the verb is “be”: “are you tired?”.",
      es: "Con un adjetivo el verbo es “be”: “are you tired?”.",
    },
    wrong: { "Do you tired?": "Are you tired?", "Does she happy?": "Is she happy?" },
    right: ["Are you tired?", "Do you free the birds?", "Do you ready the room?"],
    question: true,
    unless: ({ named: { a }, sentence: { tokens }, to }) =>
      /^(?:free|ready|late|from|at)$/.test(a?.word ?? "") &&
      /^(?:the|a|it|them)$/.test(tokens[to + 2]?.word ?? ""),
  },
  {
    kind: "question",
    find: [
      `^ (b=is|are|was|were) s=i|you|he|she|we|they v=${everyday} -$`,
      `what|where|when|why|how (b=is|are) s=i|you|he|she|we|they v=live|work|do|go|eat|like|want|have|study|play|come|get|know|think`,
      `^ (b=are|is) s=you|he|she|they v=like|work|want|have|know|live|speak|play|study`,
    ],
    better: ({ named: { b, s } }) =>
      /^w/.test(b?.word ?? "") ? "did" : /^(?:he|she|it)$/.test(s?.word ?? "") ? "does" : "do",
    why: {
      en: "With a verb, questions are made with “do” or “does”: “does he work here?”.",
      es: "Con un verbo la pregunta se hace con “do” o “does”: “does he work here?”.",
    },
    wrong: { "Is he work here?": "Does he work here?", "Where are you live?": "Where do you live?" },
    right: ["Does he work here?", "Is he like his father?", "Is it work?", "What is she like?"],
    question: true,
    unless: ({ named: { v }, sentence: { tokens }, to }) =>
      v?.word === "like" &&
      (/^(?:is|was|were)$/.test(tokens[to]?.word ?? "") ||
        !/^(?:pizza|coffee|to|football|music|tea|fish|dogs|cats|chocolate|meat|swimming|films)$/.test(
          tokens[to + 2]?.word ?? "",
        ) ||
        tokens[to - 1]?.word !== "are"),
  },
  {
    kind: "agreement",
    find: ["what|where|who|how (is) your|my|his|her|our|their|the #adj? n=#plurals $|in|called|from"],
    better: "are",
    why: {
      en: "Several things take “are”: “what are your hobbies?”.",
      es: "Con un plural se usa “are”: “what are your hobbies?”.",
    },
    wrong: { "What is your hobbies?": "What are your hobbies?" },
    right: ["What are your hobbies?", "Where is the news?", "How is your maths?"],
    unless: ({ named: { n } }) =>
      /^(?:news|maths|physics|politics|sports|athletics|genetics|economics|series|class|boss|gymnastics)$/.test(
        n?.word ?? "",
      ) || n?.capital === true,
  },
];
