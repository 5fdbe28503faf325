import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf, opening } from "./one-of.ts";

const states =
  oneOf(`happy sad tired hungry thirsty sleepy ill sick angry busy sure ready late afraid worried nervous bored excited married single
  beautiful pretty handsome ugly tall nice kind friendly funny young old big small expensive cheap difficult easy good bad hot cold
  interesting boring important delicious clean dirty new famous rich poor strong lazy shy quiet noisy fat thin far lovely great
  intelligent clever crazy glad proud alone closed broken full empty fantastic amazing wonderful comfortable dangerous perfect free`);
const jobs =
  oneOf(`teacher student doctor nurse engineer lawyer waiter cook driver mechanic dentist manager secretary journalist writer singer
  actor actress housewife baker farmer pilot dancer painter artist cleaner gardener carpenter electrician plumber hairdresser chef`);
const why = {
  en: "An English sentence needs its verb: “he is nice”.",
  es: "La frase inglesa necesita su verbo “be”: “he is nice”.",
};
/** A verb elsewhere in the clause that makes the words something else: "I saw my boss very happy". */
function hasVerb({ sentence: { tokens }, start, to }: Match): boolean {
  const before = tokens.slice(Math.max(0, start - 4), start);
  const next = tokens[to];
  return (
    before.some(
      ({ word, tags }) =>
        /^(?:is|are|am|was|were|be|make|makes|made|find|keep|if|than|let|what|how|why|who|saw|see|seen|when|while|whether|though|and|or|like)$/.test(
          word,
        ) || tags.has("Verb"),
    ) ||
    (next?.joined === true && (/^(?:is|are|was|were|am|'s)$/.test(next.word) || next.tags.has("Verb")))
  );
}

/** Clauses that lack "be". */
export const learnersNoVerb: readonly Rule[] = [
  {
    kind: "missing-verb",
    find: [
      `^ #poss n=#one (r=very|so|really|too? a=${states}) $|and|but|because`,
      `^ #poss #adj? n=#one (r=very|really|too a=${states}|#adj) $|and|but|because|for|in|with`,
      ...opening(`the|this|that n=#one (r=very a=${states}) $|and|but|because|for|in|with`),
    ],
    better: "is {r} {a}",
    why,
    wrong: {
      "My boss very kind and she gives us lunch.": "My boss is very kind and she gives us lunch.",
      "My house big.": "My house is big.",
    },
    right: [
      "My house is big.",
      "The very old man sat down.",
      "My best friend is nice.",
      "Our Beautiful Planet",
      "My dear, very good!",
    ],
    unless: (match) => hasVerb(match) || match.named.a?.capital === true,
  },
  {
    kind: "missing-verb",
    find: [
      `^ #poss n=#plurals (r=very|so|really|too? a=${states}) $|and|but|because`,
      ...opening(`the|these|those n=#plurals (r=very a=${states}) $|and|but|because`),
    ],
    better: "are {r} {a}",
    why,
    wrong: { "My friends very funny.": "My friends are very funny." },
    right: ["My friends are very funny."],
    unless: (match) => hasVerb(match) || match.named.a?.capital === true,
  },
  {
    kind: "missing-verb",
    find: [
      ...opening(
        `(s=i|he|she|we|they|you|it r=very|so|really|too|always|not|also a=${states}) $|and|but|because|with|for|today|now|in|at|to|about|of|when`,
      ),
      ...opening(
        `(s=i|he|she|we|they|it a=happy|sad|tired|hungry|thirsty|afraid|angry|busy|ill|sick|sure|worried|married|bored|beautiful|delicious) $|and|but|because|with|for|today|now|in|of|to|about|when`,
      ),
      ...opening(`(s=he|she|i r=a|an a=${jobs}|good|nice|very)`),
      ...opening(`(s=it r=a a=#adj|#one) #noun|$|and|but`),
      `^ (s=they r=a|the? a=teachers|students|doctors|friends|brothers|sisters|engineers|cousins) $|and|but|from|at`,
    ],
    better: "{s} {s:be} {r} {a}",
    why,
    wrong: {
      "He very nice.": "He is very nice.",
      "I tired today.": "I am tired today.",
      "He a student.": "He is a student.",
      "She angry with me.": "She is angry with me.",
    },
    right: [
      "He is very nice.",
      "I also clean the house.",
      "I really clean it.",
      "They always free the birds.",
      "Was he very nice?",
      "She and I are happy.",
    ],
    unless: ({ sentence: { tokens }, start, from, named: { a, r } }) =>
      /^(?:clean|open|free|cool|warm|clear|dry|empty|busy|close|perfect|ready|like|long|slow|quiet)$/.test(
        a?.word ?? "",
      ) ||
      a?.capital === true ||
      (r?.word === "also" && a?.word === "good") ||
      tokens
        .slice(Math.max(0, start - 3), from)
        .some(({ word }) =>
          /^(?:make|makes|made|neither|nor|is|are|was|were|am|do|does|did|as|than|who|what|how|if|why|can|could|will|would|let)$/.test(
            word,
          ),
        ),
  },
  {
    kind: "missing-verb",
    find: [
      ...opening("(s=i|he|she|we|they) from #name|a|the|here"),
      ...opening(`(s=i|he|she|we|they) in|at home|work|school|bed|hospital|the #noun? $|now|today`),
    ],
    better: "{s} {s:be}",
    why,
    wrong: { "I from Brazil.": "I am from Brazil.", "She at home now.": "She is at home now." },
    right: ["I am from Brazil.", "Ana and I from Brazil met there."],
    unless: ({ sentence: { tokens }, start }) => /^(?:and|but)$/.test(tokens[start]?.word ?? "") && start < 2,
  },
  {
    kind: "missing-verb",
    find: "^ #poss name (n=#name) $|and",
    better: "is {n}",
    why: { en: "“My name is Ana”: the verb is needed.", es: "“Me llamo Ana”: “my name is Ana”, con verbo." },
    wrong: { "My name Ana.": "My name is Ana." },
    right: ["My name is Ana."],
  },
  {
    kind: "negative",
    find: [
      "#sub ~be|'s|'re|'m (no) a|an|the|from|in|at|my|very|here",
      `#sub ~be|'s|'re|'m (no) ${states}`,
      `#poss #noun|#plurals is|are (no) ${states}|very|a|the`,
    ],
    better: "not",
    why: {
      en: "After “be” the negative word is “not”: “I am not tired”.",
      es: "Detrás de “be” la negación es “not”: “I am not tired”.",
    },
    wrong: { "I am no a student.": "I am not a student.", "It is no good for me.": "It is not good for me." },
    right: [
      "I am not a student.",
      "It is no longer here.",
      "There is no good bread.",
      "It's no big deal.",
      "It is no easy task.",
      "It's no use.",
    ],
    unless: ({ sentence: { tokens }, to }) =>
      /^(?:big|small|easy|good|great|bad|different|better|longer|fat|mean|new|ordinary|simple|young|old|rich|poor|lazy|perfect|free|famous)$/.test(
        tokens[to]?.word ?? "",
      ) &&
      !/^(?:for|and|but|because|with|at)?$/.test(tokens[to + 1]?.joined ? (tokens[to + 1]?.word ?? "") : ""),
  },
];
