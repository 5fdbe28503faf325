import { countWords } from "@salida/rules/words.ts";
import { bareSentencesOf } from "#language/phrases.ts";
import { notForTheEar } from "#spoken/for-the-ear.ts";
import { turnsOf } from "#spoken/turns.ts";
import { eachListening } from "./check.ts";

const wordsInTurn = 45;

/** Nothing that a voice would have to interpret. */
export const forTheEar = eachListening(({ text }) => notForTheEar(text));

/** Two speakers are told apart, by the ear and on paper. */
export const speakers = eachListening(({ work }) => {
  const [one, other] = work.speakers;
  if (!one || !other) return work.genre === "dialogue" ? "a dialogue has two speakers" : undefined;
  if (one.voice === other.voice) return `both speakers have the voice of a ${one.voice}`;
  return one.name[0] === other.name[0] ? `${one.name} and ${other.name} begin alike` : undefined;
});

/** Speakers take turns; who speaks alone is not named. */
export const turns = eachListening(({ work }) => {
  const names = turnsOf(work).map(({ speaker }) => speaker?.name);
  if (work.speakers.length === 1)
    return names.some(Boolean) ? "a monologue with a name before a paragraph" : undefined;
  const unnamed = names.indexOf(undefined);
  if (unnamed >= 0) return `paragraph ${unnamed + 1} begins with no speaker's name`;
  const twice = names.find((name, index) => name === names[index - 1]);
  return twice && `two turns of ${twice}, one after the other`;
});

/** Nobody holds a speech in a dialogue. */
export const turnLength = eachListening(({ work }) => {
  if (work.speakers.length === 1) return undefined;
  const longest = Math.max(...turnsOf(work).map(({ text }) => countWords(text)));
  return longest > wordsInTurn ? `a turn of ${longest} words, more than ${wordsInTurn}` : undefined;
});

/** The items follow the text, since nobody can look ahead in what is heard. */
export const itemsInOrder = eachListening(({ work, text }) => {
  const sentences = bareSentencesOf(text);
  const places = work.items.map(({ evidence }) => {
    const [proof = ""] = bareSentencesOf(evidence);
    return { first: sentences.indexOf(proof), last: sentences.lastIndexOf(proof) };
  });
  const early = places.findIndex(
    ({ last }, index) => last >= 0 && places.slice(0, index).some(({ first }) => first > last),
  );
  return early < 0 ? undefined : `item ${early + 1} is proved before an item in front of it`;
});
