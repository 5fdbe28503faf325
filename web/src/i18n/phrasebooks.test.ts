import { beforeEach, expect, test, vi } from "vitest";
import { i18n } from "./i18n.ts";
import { fetchWords, shelve } from "./phrasebooks.ts";
import { wordsNow } from "./room-words.ts";
import { switchLanguage } from "./switch-language.ts";

let room = "";
beforeEach(async () => {
  room = `room-${Math.random()}`;
  await i18n.changeLanguage("en");
});

function sources() {
  return {
    en: vi.fn(async () => ({ hello: "Hello, {{name}}" })),
    es: vi.fn(async () => ({ hello: "Hola, {{name}}" })),
  };
}

function hello(): string {
  return wordsNow<"hello">({ room, en: { hello: "" }, es: { hello: "" } })("hello", { name: "Ana" });
}

test("of a room only the language that is shown is fetched, and once", async () => {
  const { en, es } = sources();
  shelve(room, { en, es });
  await Promise.all([fetchWords(room, "en"), fetchWords(room, "en")]);

  expect(hello()).toBe("Hello, Ana");
  expect([en.mock.calls.length, es.mock.calls.length]).toEqual([1, 0]);
});

test("a switch waits for the words, so that nothing is ever said in the wrong language", async () => {
  const { en, es } = sources();
  let arrive = () => {};
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  shelve(room, { en, es: () => way.then(es) });
  await fetchWords(room, "en");
  const switched = switchLanguage("es");

  expect(hello()).toBe("Hello, Ana");
  arrive();
  await switched;
  expect(hello()).toBe("Hola, Ana");
});

test("who goes back to the old language before the new one has come stays there", async () => {
  const { en, es } = sources();
  shelve(room, { en, es });
  await Promise.all([switchLanguage("es"), switchLanguage("en")]);

  expect(i18n.language).toBe("en");
});

test("words that did not come leave the language as it is, and are asked for again", async () => {
  const { en, es } = sources();
  shelve(room, { en, es });
  es.mockRejectedValueOnce(new TypeError("offline"));

  await expect(switchLanguage("es")).rejects.toThrow("offline");
  expect(i18n.language).toBe("en");
  await switchLanguage("es");
  expect(hello()).toBe("Hola, Ana");
});

test("words that are at hand need no fetch", async () => {
  shelve(room, { en: { hello: "Hi" }, es: { hello: "Hola" } });

  expect([fetchWords(room, "en").status, fetchWords(room, "es").status]).toEqual(["fulfilled", "fulfilled"]);
});
