import { expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";
import { tellingIn, tellingInSpanish } from "./matter.ts";
import { isToldIn } from "./told.ts";

const told: readonly [string, string | undefined, string?][] = [
  ["My grandmother died in March.", "death", "sorry"],
  ["My boss yelled at me yesterday.", "argument", "sorry"],
  ["I failed chemistry last year. But this morning I got an 8,5!!", "exam passed", "glad"],
  ["My football team won on Sunday", "won", "glad"],
  ["I've just found out that I'm going to be a father!", "baby", "glad"],
  ["Last summer I went to Lisbon with my sister", "trip", "plain"],
  ["Yesterday I went to the cinema with my boyfriend", "cinema", "plain"],
  ["I want to travel to Japan next year", "trip ahead", "plain"],
  ["I don't want to see a screen", "phone", "plain"],
  ["I used to swim when I was in the high school", "childhood", "plain"],
  ["He still won't give me the key", undefined],
  ["I don't know if I can pass it", undefined],
];

test.each(told)("“%s” tells of %s", (text, name, tone) => {
  const telling = tellingIn(text, undefined);
  expect(telling?.matter.name).toBe(name);
  if (tone) expect(telling?.tone).toBe(tone);
});

test("what is told in Spanish is heard too", () => {
  expect(tellingInSpanish("tengo un examen mañana")?.matter.name).toBe("exam");
  expect(tellingInSpanish("mi perro se llama Max")).toMatchObject({
    matter: { name: "pet" },
    who: { who: "your dog" },
  });
});

test("what was just told is not asked", () => {
  expect(isToldIn("Who was with you?", ["I went there with my sister"])).toBe(true);
  expect(isToldIn("Why did you move?", ["We moved because of his job"])).toBe(true);
  expect(isToldIn("What did you eat there?", ["I went there with my sister"])).toBe(false);
});

test("a loss is stayed with, whatever else of the family is mentioned", () => {
  const opened = openConversation("FOOD", 2, "seed").state;
  const lines = [
    "My grandmother died in March.",
    "She taught me an old song about the sea.",
    "My mother cries a lot.",
  ];
  const { lines: said } = lines.reduce((state, line) => reply(state, line).state, opened);
  expect(said[1]).toMatch(/sorry/i);
  expect(said[2]).not.toMatch(/beach|sea\b|salt/i);
  expect(said[3]).not.toMatch(/nice|great|good/i);
});

test("a conversation that was begun before goes on", () => {
  const { state } = openConversation("FOOD", 2, "seed");
  const { matter: _, ...old } = state;
  const stored = { ...old, matter: { name: "doings", turns: 1 } };
  expect(reply(stored, "I cook with my sister every Sunday.").text).toMatch(/\?$/);
  expect(reply(old, "My dog is ill.").text).toMatch(/sorry/i);
});
