import { expect, test } from "vitest";
import { acceptedTags, chooseLanguage, languageInCookies, languageOf } from "./languages.ts";

test.each<[unknown[], string, string]>([
  [["es", "en"], "es", "the address comes first"],
  [["fr", "es", "en"], "es", "what the address asks for is not spoken here"],
  [["", "tlh", "es", "en"], "es", "the cookie holds something strange"],
  [[undefined, undefined, null, "fr-FR", "es-CO", "en"], "es", "the browser's list, in its order"],
  [[undefined, undefined, null, "fr", "en-GB", "es"], "en", "English before Spanish in that list"],
  [[undefined, undefined, null, "fr", "de"], "en", "nothing of it is spoken here"],
  [[], "en", "nothing is known"],
])("of %j it is %s: %s", (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test.each([
  ["es", "es"],
  ["ES-419", "es"],
  ["en_GB", "en"],
  ["est", undefined],
  ["eng", undefined],
  [7, undefined],
])("%j is %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test.each([
  ["i18next=es", "es"],
  ["theme=dark; i18next=en; a=b", "en"],
  ["xi18next=es", undefined],
  ["i18nextLng=es", undefined],
  [undefined, undefined],
])("the cookies %j keep %s", (cookies, kept) => {
  expect(languageInCookies(cookies)).toBe(kept);
});

test.each([
  ["fr, es;q=0.8, en;q=0.9", ["fr", "en", "es"]],
  ["es-CO,es;q=0.9", ["es-CO", "es"]],
  ["en;q=0, es;q=0.1", ["es"]],
  ["en;q=nonsense, es", ["es"]],
  ["de;v=1;q=0.2, *;q=0.1", ["de", "*"]],
  ["", []],
  [undefined, []],
])("who accepts %j wants %j", (header, tags) => {
  expect(acceptedTags(header)).toEqual(tags);
});
