import type { Offer } from "@salida/contract/exercises.ts";
import { expect, test } from "vitest";
import { isAsAsked, offerOf } from "./offers-query.ts";

const asked: Offer = {
  context: "FOOD",
  given: { context: "FOOD", level: 2, repeat: false },
  askedAt: null,
};

test("what was asked for and is new needs no word before it is made", () => {
  expect(isAsAsked(asked, 2)).toBe(true);
});

test.each<[string, Offer["given"]]>([
  ["another level", { context: "FOOD", level: 1, repeat: false }],
  ["another topic", { context: "MUSIC", level: 2, repeat: false }],
  ["a repeat", { context: "FOOD", level: 2, repeat: true }],
  ["nothing", null],
])("%s is told first", (_, given) => {
  expect(isAsAsked({ ...asked, given }, 2)).toBe(false);
});

test("a topic that the server did not name has nothing to give", () => {
  expect(offerOf([asked], "FOOD")).toBe(asked);
  expect(offerOf([asked], "MUSIC")).toEqual({ context: "MUSIC", given: null, askedAt: null });
});
