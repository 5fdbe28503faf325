import { factKinds, personaFacts } from "@salida/library/partner/persona-facts.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";
import { factFor } from "./facts.ts";
import { fill, fits } from "./fill.ts";

const questions = {
  food: "What do you usually eat?",
  drink: "Do you like coffee?",
  colour: "What is your favourite colour?",
  season: "Which season do you like?",
  pet: "Do you have a pet?",
  music: "What music do you listen to?",
  watching: "What films do you like?",
  sport: "Do you do any sport?",
  weekend: "What do you do in your free time?",
  dream: "Where would you like to travel?",
} as const;

test.each(topics)(
  "whoever talks about %s has ten answers of its own, short and in plain sentences for a beginner",
  (topic) => {
    for (const kind of factKinds) {
      const found = factFor(questions[kind], topic, 0);
      const x = found?.words.x ?? "";
      expect(x, kind).toBe(personaFacts.get(topic)?.[kind]);
      for (const line of found?.lines ?? []) {
        const said = fill(line, found?.words ?? {});
        expect(fits(said, 0), said).toBe(true);
        // a name of a dish or a dance is explained by the sentence it stands in
        expect(vocabularyAt(fill(line, { x: "it" }), "A2").hardWords, said).toEqual([]);
      }
    }
  },
);

test("a question about everyday life is answered before another is asked, in any topic", () => {
  const { state } = openConversation("TECHNOLOGY", 2, "seed");
  const { text } = reply(reply(state, "I use my phone all day.").state, "Do you have a pet?");
  expect(text).toMatch(/I have a cat/);
  expect(text).toMatch(/\?$/);
});

test("what is asked about others is not answered with its own life", () => {
  expect(factFor("What colour is the car?", "FOOD", 1)).toBeUndefined();
  expect(factFor("Do they drink tea?", "FOOD", 1)).toBeUndefined();
});
