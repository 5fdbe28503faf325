import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingLanguage, rememberLanguage } from "./language.ts";

let kept: Map<string, string>;
let page: { cookie: string; documentElement: { lang: string } };

beforeEach(() => {
  kept = new Map();
  page = { cookie: "", documentElement: { lang: "" } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("localStorage", storage(kept));
  vi.stubGlobal("sessionStorage", storage(new Map()));
});
afterEach(() => vi.unstubAllGlobals());

function storage(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

const wishes: readonly (readonly [string, (language: string) => void])[] = [
  ["the address", (it) => vi.stubGlobal("location", { search: `?lng=${it}` })],
  ["the cookie", (it) => Object.assign(page, { cookie: `other=1; i18next=${it}` })],
  ["the storage", (it) => kept.set("i18nextLng", it)],
  ["the session's storage", (it) => vi.stubGlobal("sessionStorage", storage(new Map([["i18nextLng", it]])))],
  ["the browser", (it) => vi.stubGlobal("navigator", { languages: ["fr", `${it}-MX`] })],
  ["the document", (it) => Object.assign(page, { documentElement: { lang: it } })],
];

test.each(wishes.map(([name], index) => [name, index] as const))(
  "%s is asked before all that comes after it",
  (_, index) => {
    for (const [place, [, wish]] of wishes.entries()) if (place > index) wish("en");
    wishes[index]?.[1]("es");

    expect(openingLanguage()).toBe("es");
  },
);

test("where nothing is wished, or nothing that is spoken here, it is English", () => {
  expect(openingLanguage()).toBe("en");
  for (const [, wish] of wishes) wish("fr");

  expect(openingLanguage()).toBe("en");
});

test("a language is kept in the storage and, for a year, in the cookie", () => {
  rememberLanguage("es");

  expect(kept.get("i18nextLng")).toBe("es");
  expect(page.cookie).toBe("i18next=es; path=/; max-age=31536000; SameSite=Lax");
});

test("a storage that is closed to the page takes nothing away from it", () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  page.cookie = "i18next=es";
  expect(openingLanguage()).toBe("es");
  rememberLanguage("en");

  expect(page.cookie).toContain("i18next=en");
});
