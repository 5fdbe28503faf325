import { expect, test } from "vitest";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";

function storage(refuses = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test("a draft outlives its page and belongs to one exercise", () => {
  const tab = storage();
  writeDraft("one", { q: "a" }, tab);
  expect(readDraft("one", tab)).toEqual({ q: "a" });
  expect(readDraft("two", tab)).toBeNull();
});

test("a draft is gone once dropped", () => {
  const tab = storage();
  writeDraft("one", { q: "a" }, tab);
  dropDraft("one", tab);
  expect(readDraft("one", tab)).toBeNull();
});

test("a full storage does not stop the learner", () => {
  expect(() => writeDraft("one", { q: "a" }, storage(true))).not.toThrow();
});

test("a draft that is no JSON counts as none", () => {
  const tab = storage();
  tab.setItem("draft:one", "{");
  expect(readDraft("one", tab)).toBeNull();
});
