import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { describe, expect, it } from "vitest";
import type { Fact } from "#engines/pictures/scene.ts";
import { cast } from "./cast/cast.ts";
import { composePicture } from "./compose.ts";
import { garment, listed, nameOf, withArticle } from "./describe/grammar.ts";
import { beginning } from "./describe/speech.ts";
import { describeScene } from "./describe.ts";
import { roles } from "./people/roles.ts";

const pictures = topics.flatMap((topic) =>
  levels.flatMap((level) => ["one", "two", "three"].map((seed) => composePicture({ topic, level, seed }))),
);
const texts = pictures.map((scene) => ({ scene, text: describeScene(scene, scene.level).text }));
const sentencesOf = (text: string) => text.split(/(?<=\.) /);

describe("the proposed description", () => {
  it("names everything and everybody in the picture", () => {
    for (const { scene, text } of texts) {
      for (const fact of scene.facts.filter((one) => one.kind !== "fixture")) {
        expect(text.toLowerCase(), text).toContain((fact.count > 1 ? fact.plural : fact.noun).toLowerCase());
      }
      for (const { action = "" } of scene.facts.filter((one) => one.kind === "person")) {
        const said =
          action === "standing"
            ? /\bstand(?:s|ing)\b/
            : action === "sitting"
              ? /\bsit(?:s|ting)\b/
              : new RegExp(action);
        expect(text).toMatch(said);
      }
    }
  });

  it("names nothing that is not there", () => {
    const nouns = [...Object.values(cast), ...Object.values(roles)]
      .map((one) => one.noun)
      .filter((noun) => noun !== "orange");
    for (const { scene, text } of texts) {
      const facts = scene.facts.flatMap((one) => [
        one.noun,
        one.plural,
        one.action ?? "",
        ...(one.wears ?? []).map((worn) => worn.noun),
      ]);
      const known = [...facts, scene.setting.phrase, scene.setting.noun].join(" ");
      for (const noun of nouns)
        if (!known.includes(noun)) expect(text).not.toMatch(new RegExp(`\\b${noun}\\b`));
    }
  });

  it("is made of whole sentences with nothing missing", () => {
    for (const { text } of texts) {
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\s{2}|\s[,.]|,,|\.\.|,\./);
      for (const sentence of sentencesOf(text)) expect(sentence, text).toMatch(/^[A-Z].*\p{L}\.$/u);
    }
  });

  it("has its articles, its numbers and its verbs right", () => {
    for (const { text } of texts) {
      expect(text).not.toMatch(/\ba (?:[aeio]|u(?!ni|se))/i);
      expect(text).not.toMatch(/\ban (?:(?!hour)[^aeiou\W]|uni)/i);
      expect(text).not.toMatch(/\b(?:there is|There is) (?:two|three|four)\b|\bthere are an? /i);
      expect(text).not.toMatch(/\b(?:two|three|four) \S+ is\b|\ba (?:trousers|shorts|headphones|armour)\b/);
    }
  });

  it("does not begin three sentences in the same way", () => {
    for (const { scene, text } of texts) {
      const counts = Map.groupBy(
        sentencesOf(text).filter((one) => !/^(?:He|She|It|His|Her|Its)\b/.test(one)),
        beginning,
      );
      for (const [begin, same] of counts)
        expect(same.length, `${scene.topic} ${scene.level} "${begin}": ${text}`).toBeLessThan(3);
    }
  });

  it("is longer at every level than at the one below, and always fits the field", () => {
    const mean = levels.map((level) => {
      const own = texts.filter(({ scene }) => scene.level === level);
      return own.reduce((sum, { text }) => sum + text.split(" ").length, 0) / own.length;
    });
    for (const [at, words] of mean.slice(1).entries()) expect(words).toBeGreaterThan(mean[at] ?? 0);
    for (const { text } of texts) expect(text.length).toBeLessThanOrEqual(1500);
  });

  it("keeps to short sentences at A1", () => {
    for (const { scene, text } of texts.filter((one) => one.scene.level === "A1")) {
      for (const sentence of sentencesOf(text))
        expect(sentence.split(" ").length, `${scene.topic}: ${sentence}`).toBeLessThanOrEqual(26);
    }
  });
});

describe("its grammar", () => {
  it("chooses the article by the sound", () => {
    expect(["apple", "umbrella", "uniform", "UFO", "old man", "dog"].map(withArticle)).toEqual([
      "an apple",
      "an umbrella",
      "a uniform",
      "a UFO",
      "an old man",
      "a dog",
    ]);
  });

  it("counts, colours and lists", () => {
    const fact: Fact = {
      id: "t1",
      weight: 2,
      kind: "thing",
      noun: "apple",
      synonyms: [],
      plural: "apples",
      count: 3,
      colours: ["red"],
      place: "left",
      plane: "middle",
    };
    expect([
      nameOf(fact),
      nameOf({ ...fact, count: 1 }),
      nameOf({ ...fact, colours: ["red", "green"] }),
    ]).toEqual(["three red apples", "a red apple", "three apples"]);
    expect([
      garment({ noun: "trousers", colour: "blue" }),
      garment({ noun: "coat", colour: "orange" }),
    ]).toEqual(["blue trousers", "an orange coat"]);
    expect([listed(["a dog"]), listed(["a dog", "a cat"]), listed(["a dog", "a cat", "a car"])]).toEqual([
      "a dog",
      "a dog and a cat",
      "a dog, a cat and a car",
    ]);
  });
});
