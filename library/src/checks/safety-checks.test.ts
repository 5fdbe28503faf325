import { expect, test } from "vitest";
import { libraryForm } from "#form.ts";
import { LibraryFile } from "#format.ts";
import { roomDraft } from "#test-draft.ts";
import * as safety from "./safety-checks.ts";

function foundIn(sentence: string, change: Partial<LibraryFile> = {}): string[] {
  const file = { ...LibraryFile.parse(roomDraft), ...change, listenings: [] };
  for (const reading of file.readings) reading.text += `\n\n${sentence}`;
  return Object.entries(safety).flatMap(([name, check]) =>
    check(file, libraryForm).length > 0 ? [name] : [],
  );
}

test.each([
  "He bought plasters in a drugstore in Essex.",
  "The therapist from Scunthorpe assessed the class.",
  "Three cocktails, a grape, a classic button, a shuttlecock.",
  "Skilful analysts scraped nothing.",
  "The heroine hung a coat on the wall.",
  "A tit, a cock and an ass live by the dyke.",
  "She felt pure ecstasy as the snow cracked and the weeds grew.",
  "The Amazon is long. Apple trees grow in Orange. Marvel at them!",
  "Zara and Nike wave. He is a shell of a man with a visa.",
  "He killed the engine. He has a knife for bread.",
  "You should take an umbrella. She takes her medicine.",
  "The party voted. Christians and Muslims live in the street.",
  "She shot twice and scored; he shot a film. A knife, a sword, two knives, a weapon of wood.",
  "Phương and Nguyễn Thị Thơ met Ağça, Łukasz and Zoë.",
  "It opens at 10am, on the 3rd, by café 5a; call B2 or 2B.",
  "My ABC: a, b, c. U.S.A. and U.K. are far.",
  "The hunter-gatherers of the self-made king hit the wall.",
])("takes %s", (sentence) => {
  expect(foundIn(sentence)).toEqual([]);
});

test.each([
  ["unsafe", "They were having SEX."],
  ["unsafe", "Those whores!"],
  ["unsafe", "It was sex-mad."],
  ["unsafe", "She wanted to die."],
  ["unsafe", "She hanged herself."],
  ["unsafe", "She took her own life."],
  ["unsafe", "He smoked weed."],
  ["unsafe", "What a fück-up."],
  ["unsafe", "p0rn everywhere"],
  ["unsafe", "s.h.i.t happens"],
  ["unsafe", "He shot her in the head."],
  ["unsafe", "Immigrants should leave."],
  ["unsafe", "Vote for the Republican Party."],
  ["unsafe", "There is only one true god."],
  ["dose", "He stabbed and killed them. Blood! Guns!"],
  ["dose", "Whiskies, beers, cigars."],
  ["advice", "Stop taking your insulin."],
  ["advice", "Patients must swallow two doses."],
  ["advice", "You should plead guilty."],
  ["knownName", "On YouTube’s page."],
  ["knownName", "It was J. K. Rowling."],
])("finds by %s: %s", (check, sentence) => {
  expect(foundIn(sentence)).toContain(check);
});

test("a murder may have a murderer, and not a bloodbath", () => {
  const told = "The killer left blood, a gun and a corpse. It was murder.";
  expect(foundIn(told)).toEqual(["dose"]);
  expect(foundIn(told, { topic: "MURDER" })).toEqual([]);
  expect(foundIn(`${told} ${told}`, { topic: "MURDER" })).toEqual(["dose"]);
});
