import { ofOnePersona } from "@salida/library/partner/answers/of-one-persona.ts";
import { ofOneself } from "@salida/library/partner/answers/of-oneself.ts";
import { ofTheWorld } from "@salida/library/partner/answers/of-the-world.ts";
import { matters } from "@salida/library/partner/matters/matters.ts";
import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { personaFacts } from "@salida/library/partner/persona-facts.ts";
import { personaLife } from "@salida/library/partner/persona-life.ts";
import { linesOf } from "@salida/library/partner/prose-lines.ts";
import { countWords } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import { isGrammarWord } from "#engines/partner/embedded/hear/lemmas.ts";
import { meaningOf } from "./meaning.ts";
import { ownWords } from "./own-words.ts";

/** All the partner may say that is written for it. */
function saidByAll(): string {
  const ofTopics = Object.values(partnerProse).flatMap((prose) => [
    ...linesOf(prose).map(({ text }) => text),
    ...prose.things.map(({ words }) => words),
    ...prose.threads.map(({ name }) => name),
    ...[prose.persona.job, ...prose.persona.likes, ...prose.persona.dislikes],
  ]);
  const ofLives = [...personaLife.values(), ...personaFacts.values()].flatMap((life) => Object.values(life));
  const answers = [...ofOneself, ...ofTheWorld].flatMap(({ says, asks }) => [...says, ...(asks ?? [])]);
  const ofOne = Object.values(ofOnePersona).flatMap((list) => list.flatMap(([, says]) => [...says]));
  const told = matters.flatMap(({ name: _, heard: __, spanish: ___, tone: ____, ...lines }) =>
    Object.values(lines).flat(),
  );
  return [...ofTopics, ...ofLives, ...answers, ...ofOne, ...told].join(" / ");
}

/** "Leonardo da Vinci", "Lucy in the sky". */
const ofNames = new Set(["da", "de", "del"]);

/** Words in small letters; names and what begins a sentence are left out, the latter stands elsewhere too. */
function contentWords(text: string): string[] {
  const bare = text.replaceAll("’", "'").replaceAll(/\{\w+\}/g, " ");
  const words = [...bare.matchAll(/(?<![\p{L}'-])\p{Ll}[\p{L}'-]+/gu)].map(([word]) =>
    word.toLowerCase().replace(/'s?$/, ""),
  );
  return [...new Set(words)].filter(
    (word) => !isGrammarWord(word) && !word.includes("'") && !ofNames.has(word),
  );
}

test("every word of the partner's own lines has a meaning that it can tell", () => {
  const unknown = contentWords(saidByAll()).filter((word) => meaningOf(word) === undefined);
  expect(unknown).toEqual([]);
});

test("what it has a list of its own for is told in few words, in Spanish too", () => {
  for (const [word, { spanish, means }] of ownWords) {
    expect(spanish, word).not.toBe("");
    expect(countWords(means), word).toBeLessThanOrEqual(10);
  }
});

test.each([
  ["training", /practice for a sport/],
  ["unwashed", /not “washed”/],
  ["kindness", /being “kind”|kind/],
  ["walked", /walk|feet/],
  ["recognised", /know/],
  ["snowstorm", /snow/],
])("tells what %s means though it is a form or is made of other words", (word, meaning) => {
  expect(meaningOf(word)?.means).toMatch(meaning);
});

test("has nothing to tell of what is no word", () => {
  expect(meaningOf("blorfing")).toBeUndefined();
});
