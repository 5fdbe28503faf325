import { beforeEach, expect, test, vi } from "vitest";
import { keptIs } from "#offline/account.ts";
import { keepFor } from "#offline/own-storage.ts";
import { aStorage } from "#offline/test-storage.ts";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";

let storage: Storage;

beforeEach(() => {
  storage = aStorage();
  vi.stubGlobal("localStorage", storage);
  keepFor("marta");
});

test("a draft outlives its tab and belongs to one exercise", () => {
  writeDraft("one", { q: "a" });
  expect(readDraft("one")).toEqual({ q: "a" });
  expect(readDraft("two")).toBeNull();
});

test("a draft is gone once dropped", () => {
  writeDraft("one", { q: "a" });
  dropDraft("one");
  expect(readDraft("one")).toBeNull();
});

test("a draft is one learner's: another one who signs in here cannot read it, and it is gone", () => {
  writeDraft("one", "I like tea.");
  keepFor("luis");
  expect(readDraft("one")).toBeNull();
  keepFor("marta");
  expect(readDraft("one")).toBeNull();
  expect(storage.length).toBe(0);
});

test("while nobody is signed in nothing is kept", () => {
  keptIs(undefined);
  writeDraft("one", "I like tea.");
  expect(storage.length).toBe(0);
  expect(readDraft("one")).toBeNull();
});

test("of more drafts than anybody is at, those go that were left the longest ago", () => {
  for (let n = 0; n < 70; n += 1) writeDraft(`e${n}`, n, n);
  expect(storage.length).toBe(60);
  expect([readDraft("e9"), readDraft("e10"), readDraft("e69")]).toEqual([null, 10, 69]);
});

test("a full storage does not stop the learner", () => {
  vi.stubGlobal("localStorage", aStorage({ full: true }));
  expect(() => writeDraft("one", { q: "a" })).not.toThrow();
});

test("a draft that is no JSON counts as none", () => {
  storage.setItem("salida:marta:draft:one", "{");
  expect(readDraft("one")).toBeNull();
});
