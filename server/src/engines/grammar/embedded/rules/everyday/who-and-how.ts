import { singularOf } from "#engines/english/nouns.ts";
import { men, women } from "#engines/english/people.ts";
import { baseOf } from "#engines/english/verbs.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** He or she, how well, and what is missing. */
export const everydayWhoAndHow: readonly Rule[] = [
  {
    kind: "pronoun",
    find: "^ #poss mother|grandmother|sister|aunt|mum|mom|daughter|wife|girlfriend|niece ... and (he) v=#third|has|is|works|lives",
    better: "she",
    why: { en: "A woman is “she”.", es: "Mujer: “she”." },
    wrong: { "My grandmother loves cats and he has five.": "My grandmother loves cats and she has five." },
    right: [
      "My grandmother loves cats and she has five.",
      "My sister loves Tom and he has left.",
      "My sister has a son and he is two.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(2, from)
        .some(
          ({ word, capital, joined }) =>
            men.has(word) ||
            men.has(singularOf(word)) ||
            (capital && joined) ||
            /^(?:dog|cat|friend|friends|baby|child|teacher|doctor|boss|neighbour|with|who|cousin|partner)$/.test(
              word,
            ),
        ),
  },
  {
    kind: "pronoun",
    find: "^ #poss father|grandfather|brother|uncle|dad|son|husband|boyfriend|nephew ... and (she) v=#third|has|is|works|lives",
    better: "he",
    why: { en: "A man is “he”.", es: "Hombre: “he”." },
    wrong: { "My brother loves cats and she has five.": "My brother loves cats and he has five." },
    right: [
      "My brother loves cats and he has five.",
      "My son loves Ana and she has left.",
      "My brother has a daughter and she is two.",
    ],
    unless: ({ sentence: { tokens }, from }) =>
      tokens
        .slice(2, from)
        .some(
          ({ word, capital, joined }) =>
            women.has(word) ||
            women.has(singularOf(word)) ||
            (capital && joined) ||
            /^(?:dog|cat|friend|friends|baby|child|teacher|doctor|boss|neighbour|with|who|cousin|partner)$/.test(
              word,
            ),
        ),
  },
  {
    kind: "spelling",
    find: "my|his|her|your favourite|favorite (foot) is|are",
    better: "food",
    why: { en: "What one eats is “food”.", es: "Comida: “food”." },
    wrong: { "My favorite foot is rice.": "My favorite food is rice." },
    right: ["My favorite food is rice."],
  },
  {
    kind: "be",
    find: "^ #poss n=#kin (a|an) p=#profession $|in|at|and",
    better: ({ sentence: { tokens }, from }) => `is ${tokens[from]?.word}`,
    why: { en: "A verb is missing: “my sister is a nurse”.", es: "Falta el verbo: “is”." },
    wrong: { "My sister a nurse in Amman.": "My sister is a nurse in Amman." },
    right: ["My sister is a nurse in Amman.", "My mother, a nurse, left."],
  },
  {
    kind: "question",
    find: "^ how|where|when|why (v=works|starts|ends|opens|closes|goes|lives|comes d=this|that|it n=#noun?) $|in|at|on|to",
    better: ({ named: { v, d, n } }) =>
      v && d && `does ${[d.word, n?.word].filter(Boolean).join(" ")} ${baseOf(v.word)}`,
    why: { en: "The question has “does”: “How does this app work?”.", es: "La pregunta lleva “does”." },
    wrong: { "How works this app?": "How does this app work?" },
    right: ["How does this app work?"],
  },
  {
    kind: "adverb-form",
    find: "~speak|~play|~sing|~cook|~dance|~draw|~swim|~write|~drive n=#any very|really|so|too? (good) because|and|but|now|for|when",
    better: "well",
    why: { en: "How somebody does it is “well”.", es: "Cómo lo hace: “well”." },
    wrong: {
      "He speaks English very good because he works there.":
        "He speaks English very well because he works there.",
    },
    right: [
      "He speaks English very well because he works there.",
      "I play very good and fast music.",
      "They write good and bad books.",
    ],
    unless: ({ named: { n }, sentence: { tokens }, from }) =>
      !/^(?:english|spanish|french|german|italian|guitar|piano|football|tennis|it|violin|chess)$/.test(
        n?.word ?? "",
      ) || tokens[from - 1] === n,
  },
  {
    kind: "verb-pattern",
    find: "~spend a|lots lot|of of? time|money|hours|days|years (to v=#base)",
    better: "{v:ing}",
    why: { en: "One spends time “doing”.", es: "Pasar tiempo haciendo: -ing." },
    wrong: { "I spend a lot of time to edit videos.": "I spend a lot of time editing videos." },
    right: ["I spend a lot of time editing videos."],
  },
  {
    kind: "passive",
    find: "my|our|his|her|the n=bike|phone|wallet|car|bag|computer|laptop|passport|money (stole) $|last|yesterday|in|at|on|from",
    better: "was stolen",
    why: { en: "Somebody stole it: “was stolen”.", es: "Me la robaron: “was stolen”." },
    wrong: { "My bike stole last week.": "My bike was stolen last week." },
    right: ["My bike was stolen last week."],
  },
  {
    kind: "word-order",
    find: "(v=pick|call|wake|take|drop|picked|woke p=up|off|back o=you|us)",
    better: "{v} {o} {p}",
    why: { en: "A pronoun stands between: “pick you up”.", es: "El pronombre va en medio: “pick you up”." },
    wrong: { "I can pick up you at eight.": "I can pick you up at eight." },
    right: ["I can pick you up at eight."],
  },
  {
    kind: "false-friend",
    find: "my|his|her|your|a (formation) as|in|is|was|lasts|at #any",
    better: "training",
    why: { en: "Learning a job is “training”.", es: "Formación: “training”." },
    wrong: { "My formation as a nurse lasts three years.": "My training as a nurse lasts three years." },
    right: ["My training as a nurse lasts three years.", "The band in a formation in the sky."],
    unless: ({ sentence: { tokens }, from }) => tokens[from - 1]?.word === "a",
  },
  {
    kind: "preposition",
    find: "looking (after) a n=room|flat|job|house|apartment|place|partner|hotel|present|restaurant",
    better: "for",
    why: { en: "To search is “look for”.", es: "Buscar: “look for”." },
    wrong: { "I'm looking after a room in Milan.": "I'm looking for a room in Milan." },
    right: ["I'm looking for a room in Milan.", "We are looking after a house for friends."],
    unless: ({ sentence: { text } }) => /friend|neighbour|while|holiday/i.test(text),
  },
  {
    kind: "agreement",
    find: "(worths|worthes)",
    better: "is worth",
    why: { en: "“Worth” is an adjective: “is worth”.", es: "“Worth” es adjetivo: “is worth”." },
    wrong: { "This headset worths the price.": "This headset is worth the price." },
    right: ["This headset is worth the price."],
  },
  {
    kind: "preposition",
    find: "(v=remind|reminds|reminded o=me|him|her|us|them|you) my|the|a|his|when #noun|#kin|ex",
    better: "{v} {o} of",
    why: { en: "“Remind somebody of”.", es: "Recordar a: “remind of”." },
    wrong: { "This song reminds me my ex.": "This song reminds me of my ex." },
    right: ["This song reminds me of my ex."],
  },
  {
    kind: "question-tag",
    find: "^ (is not it) $",
    better: ({ sentence: { tokens } }) => {
      const [s, v] = tokens;
      const be = (
        { "'re": "aren't", are: "aren't", "'ve": "haven't", were: "weren't", "'ll": "won't" } as Record<
          string,
          string
        >
      )[v?.word ?? ""];
      return s && be && /^(?:you|we|they)$/.test(s.word) ? `${be} ${s.word}` : undefined;
    },
    why: {
      en: "The short question repeats the helping verb: “aren't you?”.",
      es: "La coletilla repite el auxiliar: “aren't you?”.",
    },
    wrong: { "You're coming tonight, isn't it?": "You're coming tonight, aren't you?" },
    right: ["You're coming tonight, aren't you?", "It's cold, isn't it?"],
  },
];
