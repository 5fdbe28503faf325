import { levelOfWord } from "@salida/rules/word-levels.ts";
import { formOf } from "#language/option-form.ts";
import { wordSet } from "#language/phrases.ts";
import { isSmall } from "#language/shared-words.ts";
import { riddlesOf } from "./lines.ts";
import { standingIn } from "./riddles.ts";
import { each } from "./room-check.ts";
import type { Riddle } from "./story.ts";

const eachRiddle = each(riddlesOf);
const longestToShortest = 1.6;
/** Up to so many characters between longest and shortest show nothing: "Edda" beside "The owner". */
const toleratedDifference = 8;

/** Whatever a clue needs, every option has, and of the same sort; what no clue needs decides nothing. */
export const riddleTraits = eachRiddle(({ clues, options }) => {
  const named = new Set(clues.flatMap(({ need }) => Object.keys(need)));
  const lacking = [...named].find(
    (name) => new Set(options.map(({ traits }) => typeof traits[name])).size > 1,
  );
  if (lacking) return `not every option has a "${lacking}" of one sort`;
  const absent = [...named].find((name) => options.every(({ traits }) => traits[name] === undefined));
  if (absent) return `no option has a "${absent}"`;
  const idle = options.flatMap(({ traits }) => Object.keys(traits)).find((name) => !named.has(name));
  return idle && `no clue needs "${idle}"`;
});

/** Exactly one option is what all clues need. */
export const riddleKey = eachRiddle((riddle) => {
  const standing = standingIn(riddle);
  if (standing.length === 1) return undefined;
  return standing.length === 0 ? "no option meets all clues" : `${namesOf(riddle, standing)} meet all clues`;
});

/** Without any one of the clues another option would stand. */
export const clueNeeded = eachRiddle((riddle) => {
  if (standingIn(riddle).length !== 1) return undefined;
  const idle = riddle.clues.find((_, clue) => standingIn(riddle, clue).length === 1);
  return idle && `a clue that is not needed: ${idle.say}`;
});

/** Options are different, and none stands out by its form. */
export const riddleForm = eachRiddle(({ options, ask }) => {
  if (!ask.endsWith("?")) return `does not ask: ${ask}`;
  const texts = options.map(({ text }) => text);
  if (new Set(texts).size < texts.length) return "an option stands twice";
  if (new Set(texts.map(formOf)).size > 1) return "options differ in first capital or final punctuation";
  const lengths = texts.map(({ length }) => length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  return longest - shortest > toleratedDifference && longest > shortest * longestToShortest
    ? `longest option has ${longest} characters, shortest ${shortest}`
    : undefined;
});

/** A hint points to a clue and names no option. */
export const hintNames = eachRiddle(({ options, hints }) => {
  const labels = options.map(({ text }) => labelWords(text));
  const named = options.find((_, at) => {
    const own = [...(labels[at] ?? [])].filter((word) =>
      labels.every((other, index) => index === at || !other.has(word)),
    );
    const telling = own.filter((word) => levelOfWord(word) === undefined);
    return hints.some((hint) => {
      const said = wordSet(hint);
      const has = (word: string) => said.has(word) || said.has(`${word}'s`);
      return (own.length > 0 && own.every(has)) || telling.some(has);
    });
  });
  return named && `a hint names "${named.text}"`;
});

/** What an option is called: its words up to the first mark. */
function labelWords(text: string): Set<string> {
  const [label = ""] = text.split(/[:,;(–—]/);
  return new Set([...wordSet(label)].filter((word) => !isSmall(word)));
}

function namesOf({ options }: Riddle, which: readonly number[]): string {
  return which.map((at) => `"${options[at]?.text}"`).join(" and ");
}
