import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import type { Prose, Things } from "@salida/library/partner/prose.ts";
import { thingsOf } from "@salida/library/partner/prose-lines.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { topics } from "@salida/rules/topics.ts";
import { singularOf } from "#engines/english/nouns.ts";
import { contentLemmas, lemmaOf, plainWords } from "./lemmas.ts";

/** A thing of the topic that was named. */
export interface Named {
  /** As it is spoken of in general. */
  thing: string;
  kind: Things;
}

/** A phrase's base forms: "the guitars" is "guitar". */
function keyOf(phrase: string): string {
  return plainWords(phrase.replace(/^(?:the|an?) /i, ""))
    .map(singularOf)
    .join(" ");
}

function namedIn(prose: Prose): [string, Named][] {
  return prose.things.flatMap((kind) =>
    thingsOf(kind).map((thing): [string, Named] => [keyOf(thing), { thing, kind }]),
  );
}

function wordsFor(prose: Prose): Set<string> {
  const { likes, dislikes } = prose.persona;
  const threads = prose.threads.map(({ words, name }) => `${words} ${name}`);
  return new Set(
    [...threads, ...prose.things.map(({ words }) => words), ...likes, ...dislikes, prose.label].flatMap(
      contentLemmas,
    ),
  );
}

const named = new Map<Topic, [string, Named][]>(topics.map((topic) => [topic, namedIn(partnerProse[topic])]));
const vocabulary = new Map<Topic, Set<string>>(topics.map((topic) => [topic, wordsFor(partnerProse[topic])]));

/** The things of a topic that a text names, in the order of the prose; of two that overlap, the longer. */
export function thingsIn(text: string, topic: Topic): Named[] {
  const heard = ` ${keyOf(text)} `;
  const found = (named.get(topic) ?? []).filter(([key]) => heard.includes(` ${key} `));
  const within = (key: string, other: string) => other !== key && ` ${other} `.includes(` ${key} `);
  return found.filter(([key]) => !found.some(([other]) => within(key, other))).map(([, thing]) => thing);
}

/** Whether a word, in lower case, is one of the topic's. */
export function isOfTopic(word: string, topic: Topic): boolean {
  const words = vocabulary.get(topic);
  return words !== undefined && (words.has(word) || words.has(lemmaOf(word)));
}

/** Topics that touch each other: what belongs to one is not far from the others. */
const neighbours: readonly (readonly Topic[])[] = [
  [
    "ANCIENT",
    "HISTORY",
    "MEDIEVAL",
    "MYTHS",
    "CULTURE",
    "GEOGRAPHY",
    "TRAVEL",
    "MYSTERY",
    "CONSPIRACY",
    "ARTS",
  ],
  [
    "SCIENCE",
    "UNIVERSE",
    "ALIENS",
    "SCIENCE_FICTION",
    "FUTURISTIC",
    "TECHNOLOGY",
    "CONSPIRACY",
    "MYSTERY",
    "ANIMALS",
  ],
  [
    "ANIME",
    "OTAKU",
    "GAMES",
    "MOVIES",
    "SUPERHEROES",
    "HORROR",
    "LITERATURE",
    "MURDER",
    "MYTHS",
    "SCIENCE_FICTION",
  ],
  ["MOVIES", "MUSIC", "ARTS", "LITERATURE", "ROMANCE", "CULTURE", "LANGUAGES", "FASHION"],
  ["TRAVEL", "FOOD", "GEOGRAPHY", "CULTURE", "LANGUAGES", "SURVIVAL", "ANIMALS"],
];
/** Their words are everybody's, so they lead nowhere else. */
const common: readonly Topic[] = [
  "OTHER",
  "ENTERTAINMENT",
  "TECHNOLOGY",
  "ROMANCE",
  "LANGUAGES",
  "CULTURE",
  "ARTS",
];
const answering = /\b(?:would|because|yes|yeah|no|not|if|when|think|believe)\b/i;

/** A thing of a far topic that a text names, unless the text has the form of an answer. */
export function strayThing(text: string, topic: Topic): string | undefined {
  if (topic === "OTHER" || topic === "ENTERTAINMENT" || answering.test(text)) return undefined;
  const near = new Set([topic, ...common, ...neighbours.filter((group) => group.includes(topic)).flat()]);
  const far = topics.filter((other) => !near.has(other));
  return far.flatMap((other) => thingsIn(text, other))[0]?.thing;
}
