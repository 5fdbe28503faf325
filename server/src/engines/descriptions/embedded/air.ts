import type { Air, Fact } from "#engines/descriptions/fact.ts";
import { type AirWords, clearSky, timeWords, weatherWords } from "./air-words.ts";
import type { CoveredFact } from "./covered-fact.ts";
import { placesOf, type SaidSentence, type SaidWord, spanOf } from "./said.ts";

const weight = 0.5;

/** Weather and time of day as things that can be said of a picture. */
export function airFacts(air: Air): Fact[] {
  return knownOf(air).map(({ fact }) => fact);
}

/** What was told of weather and time. Saying the contrary takes as much as saying it gives. */
export function coverAir(air: Air, said: readonly SaidSentence[]): CoveredFact[] {
  const ofPicture = said.map(({ words, personal }) => (personal ? [] : words));
  return knownOf(air).map(({ fact, words }) => coverOne(fact, words, ofPicture));
}

function knownOf({ time, weather }: Air): { fact: Fact; words: AirWords }[] {
  const isClear = weather === "sunny" && time === "night";
  return [
    ...(weather ? [known("weather", isClear ? clearSky : weatherWords[weather])] : []),
    ...(time ? [known("time", timeWords[time])] : []),
  ];
}

function known(id: string, words: AirWords): { fact: Fact; words: AirWords } {
  return { fact: { id, weight, noun: words.noun, synonyms: [], count: 1 }, words };
}

function coverOne(
  fact: Fact,
  { tell, deny, adjective: really }: AirWords,
  sentences: readonly (readonly SaidWord[])[],
): CoveredFact {
  const untrue = sentences.flatMap((words) =>
    placesTold(words, deny, guessing)
      .filter(({ to }) => !isPartOfName(words, to))
      .map(({ from, to }) => ({ fact: fact.id, ...spanOf(words, from, to), really, sure: true })),
  );
  const sentence = sentences.findIndex((words) => placesTold(words, tell, denying).length > 0);
  if (untrue.length > 0) return { fact, quality: -1, right: 0, untrue };
  return sentence < 0
    ? { fact, quality: 0, right: 0, untrue }
    : { fact, quality: 1, right: 1, untrue, sentence };
}

/** Words after which nothing is told of the picture: what is not so, and what only may be, or is at other times. */
const denying = /^(?:no|not|never|without)$/;
const guessing =
  /^(?:no|not|never|without|if|when|will|would|going|may|might|could|maybe|perhaps|probably|every|good|last|before|after|until|like)$/;

function placesTold(
  words: readonly SaidWord[],
  phrases: readonly string[],
  unless: RegExp,
): { from: number; to: number }[] {
  return phrases.flatMap((phrase) =>
    placesOf(words, phrase)
      .filter((from) => !comesAfter(words, from, unless))
      .map((from) => ({ from, to: from + phrase.split(" ").length - 1 })),
  );
}

const near = 5;

/** Whether one of certain words stands near before a place, with no punctuation between. */
function comesAfter(words: readonly SaidWord[], place: number, test: RegExp): boolean {
  for (let i = place; i > Math.max(0, place - near) && words[i]?.token.joined; i -= 1) {
    if (test.test(words[i - 1]?.token.word ?? "")) return true;
  }
  return false;
}

/** "Evening dress": what a thing is called tells no time and no weather. */
function isPartOfName(words: readonly SaidWord[], last: number): boolean {
  const [own, next] = [words[last]?.token, words[last + 1]?.token];
  return (
    [own, next].every((token) => token?.tags.has("Noun") && !token.tags.has("Pronoun")) && !!next?.joined
  );
}
