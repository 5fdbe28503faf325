import { expect, test } from "vitest";
import { readSentences } from "#engines/english/tokens.ts";
import { fillIn } from "./better.ts";
import { findMatches } from "./match.ts";
import { readPattern } from "./pattern.ts";

/** The words a pattern marks in a sentence. */
function marked(pattern: string, text: string): string[] {
  const parts = readPattern(pattern);
  return readSentences(text).flatMap((sentence) =>
    findMatches(parts, sentence).map(({ from, to }) =>
      sentence.tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(" "),
    ),
  );
}

test.each([
  ["words and forms of a verb", "(~go to home)", "She went to home.", ["went to home"]],
  ["what surrounds is not marked", "depends (of) the", "It depends of the day.", ["of"]],
  ["optional words", "a (very? red) car", "a very red car", ["very red"]],
  ["a word that must not follow", "(cat) -food", "The cat food and the cat.", ["cat"]],
  ["a word that must not stand before", "-not (like)", "I do not like it but I like her.", ["like"]],
  ["the end of a clause", "(home) $", "Home is home.", ["home"]],
  ["the end as one of the words", "(home) $|now", "home now, home then, home", ["home", "home"]],
  ["the start of a clause", "^ (is)", "Is it so? It is.", ["is"]],
  ["up to six words between", "if ... (would)", "If you all here would come.", ["would"]],
  ["punctuation parts words", "(red car)", "It is red, car and all.", []],
  ["turned round", "(!the dog)", "the dog, a dog", ["a dog"]],
])("%s", (_, pattern, text, words) => {
  expect(marked(pattern, text)).toEqual(words);
});

test("a class that is not there is refused when the pattern is read", () => {
  expect(() => readPattern("(#noun #nuon)")).toThrow("#nuon");
});

test("a template takes forms of what was kept, and nothing for what was absent", () => {
  const [sentence] = readSentences("She buy two old house.");
  const [match] = sentence ? findMatches(readPattern("(v=buy n=#many a=new? b=old? h=house)"), sentence) : [];
  expect(match && fillIn("{v:third} {n} {a} {b} {h:plural}", match)).toBe("buys two old houses");
});
