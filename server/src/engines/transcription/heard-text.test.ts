import { describe, expect, test } from "vitest";
import { heardText } from "./heard-text.ts";

const spoken = { voice: 3, speech: 6 };

test.each([
  ["I like old books, and I have three of them.", "I like old books, and I have three of them."],
  ["  It’s \n\n my first   day. ", "It’s my first day."],
  ["Me gusta, I mean: I like it!", "Me gusta, I mean: I like it!"],
  ["Bye.", "Bye."],
  ["Thank you.", "Thank you."],
  ["No, no, no, not that one.", "No, no, no, not that one."],
  ["[coughs] I am fine (laughs) thank you ♪", "I am fine thank you"],
  ["He\u202ello\u200b \u0007there", "Hello there"],
])("%j is shown as %j", (told, shown) => {
  expect(heardText(told, spoken)).toBe(shown);
});

describe("nothing is shown", () => {
  test.each([
    ["", "no word"],
    ["…", "no word"],
    ["[Music]", "a sound's name"],
    ["♪♪♪", "a sound's name"],
    ["Thanks for watching!", "the end of a film"],
    ["I like it. Thank you so much for watching.", "the end of a film"],
    ["Please subscribe to my channel.", "the end of a film"],
    ["I'll see you in the next video.", "the end of a film"],
    ["Subtitles by the Amara.org community", "the end of a film"],
    ["Subtítulos realizados por la comunidad de Amara.org", "the end of a film"],
    ["¡Gracias por ver el vídeo!", "the end of a film"],
    ["Transcribed by nobody", "the end of a film"],
    ["I like <b>old</b> books.", "markup"],
    ["Look at https://example.test now.", "a link"],
    ["Go to example.com now.", "a link"],
    ["Write to a@b.test now.", "an address"],
    ["ご視聴ありがとうございました", "another script"],
    ["Я люблю старые книги", "another script"],
    ["I I I I I I", "a model that has got stuck"],
    ["so it is so it is so it is so it is so it is", "a model that has got stuck"],
    ["a ".repeat(600), "more than a message holds"],
    ["a".repeat(100_000), "more than a message holds"],
  ])("of %j: %s", (told) => {
    expect(heardText(told, { voice: 60, speech: 60 })).toBeUndefined();
  });
});

test("what is faster than anybody speaks is not shown, nor more words than there is voice for", () => {
  const told = "I like old books and I have three of them at home.";
  expect(heardText(told, { voice: 2, speech: 2.5 })).toBe(told);
  expect(heardText(told, { voice: 2, speech: 2.3 })).toBeUndefined();
  expect(heardText(told, { voice: 0.4, speech: 5 })).toBeUndefined();
});
