import { expect, test } from "vitest";
import { comparativeOf, positiveOf, superlativeOf } from "./adjectives.ts";
import { isPlural, pluralOf, singularOf } from "./nouns.ts";
import { readSentences } from "./tokens.ts";
import { baseOf, gerundOf, participleOf, pastOf, thirdOf } from "./verbs.ts";

test.each([
  ["go", "goes", "went", "gone", "going"],
  ["study", "studies", "studied", "studied", "studying"],
  ["stop", "stops", "stopped", "stopped", "stopping"],
  ["write", "writes", "wrote", "written", "writing"],
  ["lie", "lies", "lay", "lain", "lying"],
  ["see", "sees", "saw", "seen", "seeing"],
  ["watch", "watches", "watched", "watched", "watching"],
  ["begin", "begins", "began", "begun", "beginning"],
  ["open", "opens", "opened", "opened", "opening"],
  ["play", "plays", "played", "played", "playing"],
  ["be", "is", "was", "been", "being"],
  ["have", "has", "had", "had", "having"],
])("%s has its forms, and each leads back to it", (base, third, past, participle, gerund) => {
  expect([thirdOf(base), pastOf(base), participleOf(base), gerundOf(base)]).toEqual([
    third,
    past,
    participle,
    gerund,
  ]);
  expect([third, past, participle, gerund].map(baseOf)).toEqual([base, base, base, base]);
});

test.each([
  ["child", "children"],
  ["city", "cities"],
  ["box", "boxes"],
  ["day", "days"],
  ["knife", "knives"],
  ["woman", "women"],
])("one %s, many %s", (one, many) => {
  expect([pluralOf(one), singularOf(many)]).toEqual([many, one]);
  expect([isPlural(one), isPlural(many)]).toEqual([false, true]);
});

test.each([
  ["big", "bigger", "biggest"],
  ["happy", "happier", "happiest"],
  ["nice", "nicer", "nicest"],
  ["cheap", "cheaper", "cheapest"],
  ["good", "better", "best"],
  ["bad", "worse", "worst"],
])("%s is compared", (positive, comparative, superlative) => {
  expect([comparativeOf(positive), superlativeOf(positive)]).toEqual([comparative, superlative]);
  expect(positiveOf(comparative)).toBe(positive);
});

test("a contraction is two words, each where it stands", () => {
  const text = "I don't know: he’s Ana's friend. It can't be!";
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);

  expect(tokens.map(({ word }) => word).join(" ")).toBe("i do not know he 's ana's friend it can not be");
  for (const { word, at, end, clipped } of tokens) {
    if (!clipped && word !== "can") expect(text.slice(at, end).toLowerCase().replace("’", "'")).toBe(word);
  }
});

test("a question is known by its mark", () => {
  expect(readSentences("Is it you? It is.").map(({ question }) => question)).toEqual([true, false]);
});
