import type { Topic } from "@salida/rules/topics.ts";
import { describe, expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";

function after(topic: Topic, level: 0 | 1 | 2 | 4, lines: readonly string[]): string {
  let { state, text } = openConversation(topic, level, "seed");
  for (const line of lines) ({ state, text } = reply(state, line));
  return text;
}

describe("a telephone number and an invitation", () => {
  test("from a child: thanks, a kind no, the number private, an adult asked, and on with what was told", () => {
    const text = after("GAMES", 1, [
      "I am 13 years old. My favorite is build houses in Minecraft",
      "You are very nice, do you want play with me? My phone is 612 345 678, write me in whatsapp",
    ]);
    expect(text).toMatch(/^Thank you/);
    expect(text).toMatch(/program/);
    expect(text).toMatch(/private.*parents/);
    expect(text).toMatch(/Minecraft\?$/);
  });

  test("from an adult: nobody is sent to their parents", () => {
    const text = after("FOOD", 2, ["I cook every day for my husband.", "Write me, my phone is 612 345 678"]);
    expect(text).toMatch(/program.*private/);
    expect(text).not.toMatch(/parent/);
  });

  test("who asks for a number hears that there is none", () => {
    expect(after("FOOD", 2, ["Can I have your phone number?"])).toMatch(/program.*no phone/);
  });
});

describe("a wish to go on in Spanish", () => {
  test("the feeling is met, English stays, and the question is easy", () => {
    const text = after("FASHION", 0, [
      "I like clothes blacks",
      "Hoy no tengo ganas de hablar en inglés, estoy cansada. ¿Podemos hablar en español?",
    ]);
    expect(text).toMatch(/^You are tired, I understand\. Here we practise English\. Short words are OK\./);
    expect(text).toMatch(/(?:Was|Is|Are|Do|Can) [^?]*\?$/);
  });

  test.each(["Can we speak in Spanish please?", "Prefiero hablar en español", "I want to speak Spanish"])(
    "%s is no reproach's beginning",
    (wish) => {
      const text = after("TRAVEL", 2, ["I went to Rome with my sister.", wish]);
      expect(text).toMatch(/practise English/);
      expect(text).not.toMatch(/too small|try it/i);
    },
  );
});

test("who wants work done hears a kind no and is asked about the work", () => {
  expect(after("GAMES", 1, ["can you do my homework please please"])).toMatch(/not do.*\?$/);
});

test("a word that is asked for is explained, and an easier question follows that can stand alone", () => {
  const text = after("SPORTS", 0, ["yes football", 'I no understand. What is "training"?']);
  expect(text).toMatch(/“Training” is “entrenamiento”.*practice for a sport/);
  expect(text).toMatch(/Let me ask again\. (?:Is|Are|Do|Can) [^?]*\?$/);
});

describe("what is no answer", () => {
  test("a question that was not understood, said in Spanish, is asked again in easy words", () => {
    const said = "perdón pero no entiendo la pregunta, me la puedes poner más fácil? tengo 68 años";
    expect(after("MUSIC", 0, [said])).not.toMatch(/English/);
  });

  test("a joke that is told is laughed at, and none is told against it", () => {
    const joke = "I know a joke: why are ghosts bad at lying? Because you can see through them!";
    expect(after("HORROR", 2, [joke])).toMatch(/joke|good one/);
  });

  test.each([
    "My brother told me a joke the day before he died, and I can't stop thinking about it.",
    "I know a joke: my life. I want to die.",
  ])("nothing sad is laughed at: %s", (said) => {
    const text = after("HORROR", 2, [said]);
    expect(text).toMatch(/sorry/i);
    expect(text).not.toMatch(/\bha\b|good one|joke/i);
  });

  test("who is rude hears that the questions may have been bad, and chooses what comes", () => {
    const text = after("FOOD", 2, ["What a stupid question, you're a useless piece of junk."]);
    expect(text).toMatch(/sorry/i);
    expect(text).toMatch(/(?:talk about|asked you)\?$/);
  });

  test("the one word among letters is taken up", () => {
    expect(after("OTHER", 0, ["sjdkfh kdjs pum pum 7777 ñañaña banana"])).toMatch(/“banana”/);
  });
});
