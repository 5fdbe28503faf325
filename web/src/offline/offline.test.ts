import { beforeEach, expect, test, vi } from "vitest";
import { tooMany } from "./answers.ts";
import { forgetKept } from "./forget.ts";
import { allHeld, dropHeld, heldText, hold, parseHeld } from "./held.ts";
import { mediaIn, overQuota } from "./media.ts";
import { keepFor } from "./own-storage.ts";
import { aStorage } from "./test-storage.ts";

const day = 24 * 60 * 60 * 1000;
let storage: Storage;

beforeEach(() => {
  storage = aStorage();
  vi.stubGlobal("localStorage", storage);
  keepFor("marta");
});

function held(id: string, at = 1) {
  return { kind: "reading", id, move: "evaluate", body: { selectedOptions: [] }, at };
}

test("an exercise holds its last answer only, and the oldest of all goes first", () => {
  hold(held("two", 2));
  hold(held("one", 1));
  hold({ ...held("two", 3), body: { selectedOptions: ["b"] } });

  expect(allHeld().map(({ id, at }) => [id, at])).toEqual([
    ["one", 1],
    ["two", 3],
  ]);
});

test("what the server did not take is not sent again by itself, and stays with the reason", () => {
  hold({ ...held("one"), refused: "invalid" });

  expect(allHeld()).toEqual([]);
  expect(parseHeld(heldText("one"))).toMatchObject({ refused: "invalid" });
  dropHeld("one");
  expect(heldText("one")).toBeNull();
});

test("a recording is not held, and neither is anything while the storage is full", () => {
  expect(hold({ ...held("one"), body: { audio: "x".repeat(30_000) } })).toBe(false);
  vi.stubGlobal("localStorage", aStorage({ full: true }));
  expect(hold(held("one"))).toBe(false);
});

test("what is held of somebody else is never seen, nor sent", () => {
  hold(held("one"));
  keepFor("luis");

  expect(allHeld()).toEqual([]);
  expect(storage.length).toBe(0);
});

test("what is left in storage by hand or by an older build does no harm", () => {
  storage.setItem("salida:marta:held:one", "{");

  expect(allHeld()).toEqual([]);
});

test("forgetting leaves what is no learner's", () => {
  vi.stubGlobal("indexedDB", { deleteDatabase: vi.fn() });
  vi.stubGlobal("caches", undefined);
  storage.setItem("theme", "dark");
  hold(held("one"));
  forgetKept();

  expect(Object.keys(storage)).toEqual(["theme"]);
  expect(indexedDB.deleteDatabase).toHaveBeenCalledWith("salida");
  expect(hold(held("one"))).toBe(false);
});

test("answers of others, old ones and those beyond two hundred go", () => {
  const mine = Array.from({ length: 205 }, (_, n) => ({ account: "marta", at: 100 * day + n }));
  const others = [
    { account: "luis", at: 100 * day },
    { account: "marta", at: 60 * day },
  ];

  expect(tooMany([...others, ...mine], "marta", 100 * day)).toEqual([
    ...others,
    ...mine.slice(0, 5).reverse(),
  ]);
});

test("addresses of media are found wherever they stand, and no others", () => {
  const body = {
    audio: { url: "/api/v1/media/one" },
    messages: [{ audio: { url: "/api/v1/media/two" } }, { audio: null }],
    text: "See https://elsewhere.example/api/v1/media/three",
  };

  expect(mediaIn(body)).toEqual(["/api/v1/media/one", "/api/v1/media/two"]);
});

test("over the quota the oldest recordings go", () => {
  const all = [
    { url: "old", bytes: 4, at: 1 },
    { url: "new", bytes: 5, at: 3 },
    { url: "between", bytes: 3, at: 2 },
  ];

  expect(overQuota(all, 8).map(({ url }) => url)).toEqual(["old"]);
  expect(overQuota(all, 12)).toEqual([]);
});
