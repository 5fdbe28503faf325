import { canBeNoun, isPlural, pluralOf, uncountable } from "#engines/english/nouns.ts";
import { thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { oneOf, opening } from "./one-of.ts";

const headNouns =
  oneOf(`quality price cost list aim purpose effect impact result cause use behaviour behavior level growth lack importance value size
  development role loss arrival owner box bag colour color weight length rate presence absence standard beauty sound smell taste idea problem
  advantage disadvantage reason name history future success failure complexity popularity performance health safety education cleverness
  meaning condition key box collection choice speed strength nature origin structure atmosphere opinion advice influence knowledge speech`);
const oneForMany: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has", do: "does" };
const manyForOne: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do" };
const plainThird = oneOf(
  "gets needs lives wants knows thinks pays deserves suffers feels tends seems becomes earns spends makes goes eats loves speaks has is was leaves keeps gives takes says comes does likes depends remains",
);
const people = oneOf(
  "rich poor elderly unemployed homeless blind deaf wealthy disabled injured young sick dead french english spanish british dutch irish chinese japanese portuguese swiss",
);

const many = ({ named: { v } }: Match) => v && (manyForOne[v.word] ?? v.base);
const farWhy = {
  en: "The verb goes with “{h}”, not with the word beside it.",
  es: "El verbo concuerda con “{h}”, no con la palabra de al lado.",
};

/** Verbs that go with a subject which stands further away, or which does not look its number. */
export const learnersFarSubjects: readonly Rule[] = [
  {
    kind: "agreement",
    find: [
      ...opening(
        `the|this|their|our|its|his|her|my h=${headNouns} of the|these|those|#poss|some|most|our #adj? #plurals (v=are|were|have|leave|depend|make|seem|need|vary|affect|show|get|remain|deserve|matter|improve|do)`,
      ),
    ],
    better: ({ named: { v } }) => v && (oneForMany[v.word] ?? thirdOf(v.word)),
    why: farWhy,
    wrong: {
      "The quality of the subtitles leave a lot to be desired.":
        "The quality of the subtitles leaves a lot to be desired.",
      "The price of our tickets are too high.": "The price of our tickets is too high.",
    },
    right: [
      "The quality of the subtitles leaves a lot to be desired.",
      "The result of the tests and the report are here.",
      "I heard the sound of the bells get louder.",
    ],
    unless: ({ sentence: { tokens }, start, from }) =>
      tokens.slice(start + 1, from).some(({ word }) => word === "and" || word === "do"),
  },
  {
    kind: "agreement",
    find: [
      ...opening(
        `the|these|those|#poss h=#plurals of|in|on|from|at the|this|#poss|a #adj? #one (v=${plainThird})`,
      ),
    ],
    better: many,
    why: farWhy,
    wrong: {
      "The acoustics of the new hall leaves a lot to be desired.":
        "The acoustics of the new hall leave a lot to be desired.",
      "The streets of my town is clean.": "The streets of my town are clean.",
    },
    right: [
      "The streets of my town are clean.",
      "The news of the day is bad.",
      "The Chronicles of the City is a book.",
      "The physics of the film is wrong.",
      "The ten minutes in the shop was enough.",
    ],
    unless: ({ named: { h } }) =>
      h?.capital === true ||
      (/ics$/.test(h?.word ?? "") && h?.word !== "acoustics") ||
      /^(?:news|informations|furnitures|advices|homeworks|equipments|knowledges|researches|softwares|means|series|lots|minutes|hours|days|years|euros|dollars|pounds|headquarters|miles|people|thanks|games|times|works|states)$/.test(
        h?.word ?? "",
      ) ||
      h?.tags.has("Verb") === true,
  },
  {
    kind: "agreement",
    find: [
      ...opening(`the h=${people} (v=${plainThird}) -not`),
      `while|that|whereas|think|so|if|where|as the h=${people} (v=gets|needs|has|is|was|deserves|suffers|pays|lives|wants|becomes|does) -not`,
    ],
    better: many,
    why: {
      en: "“The {h}” are all such people, so the verb is plural.",
      es: "“The {h}” son todas esas personas: el verbo va en plural.",
    },
    wrong: {
      "The rich gets richer while the poor gets poorer.": "The rich get richer while the poor get poorer.",
      "The unemployed needs help.": "The unemployed need help.",
    },
    right: [
      "The rich get richer.",
      "The old house is small.",
      "The young gets the old.",
      "French is easy and the English is clear.",
    ],
    unless: ({ named: { h, v }, sentence: { tokens }, to }) =>
      (/^(?:french|english|spanish|chinese|japanese|portuguese|dutch|irish)$/.test(h?.word ?? "") &&
        /^(?:is|was|has|gets|seems|comes|makes)$/.test(v?.word ?? "") &&
        !/^(?:proud|friendly|famous|known|people|very|polite|kind|nice|usually|always|often)$/.test(
          tokens[to]?.word ?? "",
        )) ||
      (h?.word === "young" && v?.word === "gets"),
  },
  {
    kind: "plural",
    find: [
      "one of my|your|his|her|our|their|these|those #adj? (n=#nounish) $|is|was|has|who|that|in|from|at|ran|went|came|told|said|lives|works|likes|#past|#third|on|with",
      "one of my|your|his|her|our|their (n=patient|friend|colleague|student|teacher|brother|sister|cousin|neighbour|client|dream|hobby|problem|goal|song|film|book) -#noun",
    ],
    better: ({ named: { n } }) =>
      n &&
      !isPlural(n.word) &&
      !uncountable.has(n.word) &&
      canBeNoun(n.word) &&
      !/^(?:own|best|favou?rite|first|last|own|kind|most|oldest|#)/.test(n.word)
        ? pluralOf(n.word)
        : undefined,
    why: {
      en: "It is one of several, so the noun is plural: “one of my friends”.",
      es: "Es uno de varios: el nombre va en plural, “one of my friends”.",
    },
    wrong: { "One of my patient ran a marathon.": "One of my patients ran a marathon." },
    right: [
      "One of my patients ran a marathon.",
      "One of my family is here.",
      "One of her own told me.",
      "One of my older brothers works here.",
    ],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      (tokens[to]?.joined === true &&
        tokens[to]?.tags.has("Noun") === true &&
        tokens[to]?.tags.has("Pronoun") !== true) ||
      n?.capital === true ||
      /^(?:family|team|class|hair|people|police|staff|work|mine|own|past|last|first|second|present|good|great|old|new|young|free)$/.test(
        n?.word ?? "",
      ) ||
      (/(?:er|est|ing|ed)$/.test(n?.word ?? "") &&
        !/^(?:brother|sister|teacher|player|customer|worker|neighbo(?:u)?r|mother|father|daughter|computer|letter|paper|painter|singer|writer|leader|driver|member)$/.test(
          n?.word ?? "",
        )),
  },
  {
    kind: "plural",
    find: [
      "a series|number|variety|range|couple|collection|set|bunch|group|pile|list of #adj? (n=#one) $|is|was|has|took|happened|and|in|at|that|which|from|are|were|for|to",
      "all|different|many|several|various (n=kind|sort|type) of",
      "both|several|various (n=#one) are|were|have|is|was|$",
    ],
    better: "{n:plural}",
    why: {
      en: "There are several, so the noun is plural.",
      es: "Son varios: el nombre va en plural.",
    },
    wrong: {
      "A series of event took place.": "A series of events took place.",
      "All kind of people came.": "All kinds of people came.",
      "Both brother are tall.": "Both brothers are tall.",
    },
    right: [
      "A series of events took place.",
      "All kinds of people came.",
      "A set of furniture is here.",
      "Both are here.",
      "A collection of poetry is here.",
    ],
    unless: ({ named: { n } }) =>
      uncountable.has(n?.word ?? "") ||
      n?.tags.has("Verb") === true ||
      /^(?:one|clothing|jewellery|jewelry|art|poetry|glass|silver|china|stuff|evidence|paper|land|media|data|food|fruit|literature|people|wood|rock|stone|gold|fiction|sand|beer|wine|fish|cutlery|magic)$/.test(
        n?.word ?? "",
      ) ||
      n?.capital === true,
  },
  {
    kind: "agreement",
    find: ["#plurals who (v=#third)", "those|people who (v=#third)"],
    better: many,
    why: {
      en: "“Who” stands for several people here, so the verb is plural.",
      es: "“Who” se refiere a varias personas: el verbo va en plural.",
    },
    wrong: {
      "The students who studies hard pass.": "The students who study hard pass.",
      "Those who thinks so are wrong.": "Those who think so are wrong.",
    },
    right: [
      "The students who study hard pass.",
      "The only one of the students who works hard is Ana.",
      "She is the mother of the twins who lives here.",
    ],
    unless: ({ sentence: { tokens }, start }) =>
      tokens.slice(Math.max(0, start - 5), start).some(({ word }) => /^(?:one|of|only)$/.test(word)) &&
      !(tokens[start]?.word === "those" && tokens[start - 1]?.word === "of"),
  },
  {
    kind: "agreement",
    find: [
      "there (has) been many|several|two|three|four|few|problems|changes",
      "there (has) been #adj? #plurals",
      "there (has) been|being a lot of #plurals",
    ],
    better: "have",
    why: {
      en: "“There have been” goes with several things.",
      es: "Con varios elementos se usa “there have been”.",
    },
    wrong: { "There has been many changes.": "There have been many changes." },
    right: [
      "There have been many changes.",
      "There has been a lot of rain.",
      "There has been news.",
      "There has been some progress.",
    ],
  },
  {
    kind: "agreement",
    find: [
      "either #any or #name|#one (are)",
      "either|neither #poss #one or|nor #poss #one (are)",
      "neither #any nor #name|#one (are)",
      "every #one and #one (are)",
      "each|every|either|neither of them|us|you (v=are|have|were|want|need|know|think|work|live)",
    ],
    better: ({ named: { v } }) => (v ? (oneForMany[v.word] ?? thirdOf(v.word)) : "is"),
    why: {
      en: "Only one of them is meant, so the verb is singular.",
      es: "Se habla de uno solo: el verbo va en singular.",
    },
    wrong: {
      "Either Tom or Ana are coming.": "Either Tom or Ana is coming.",
      "Each of them have a car.": "Each of them has a car.",
    },
    right: ["Either Tom or Ana is coming.", "I want each of you to come.", "Does either of them work here?"],
    unless: ({ sentence: { tokens }, start }) =>
      /^(?:do|does|did|make|let|can|will|would|should|if|have|and|that)$/.test(tokens[start - 1]?.word ?? ""),
  },
];
