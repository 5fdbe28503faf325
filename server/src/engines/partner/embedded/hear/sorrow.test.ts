import { expect, test } from "vitest";
import { openConversation, reply } from "#engines/partner/embedded/partner.ts";
import { tellsSorrow } from "./sorrow.ts";

test.each([
  "My father was diagnosed with Alzheimer's on Monday.",
  "my dog died yesterday",
  "We lost our grandmother in March.",
  "I lost my job last week.",
  "My boyfriend left me for another girl.",
  "I feel very lonely in this city.",
  "My mum is in hospital since Friday.",
  "Nobody talks to me at school.",
  "I broke up with my girlfriend",
  "Tomorrow is the funeral of my uncle.",
  "I failed my exam again.",
  "My cousin had a car accident.",
])("%s is bad news", (text) => {
  expect(tellsSorrow(text)).toBe(true);
});

test.each([
  "My father is a doctor.",
  "In the film the father died.",
  "The hero lost his job and became a wizard.",
  "My mother was ill, but she got better.",
  "I miss the bus every day.",
  "My brother lost the match.",
  "My dog is so happy.",
  "I left the house at nine.",
])("%s is none", (text) => {
  expect(tellsSorrow(text)).toBe(false);
});

test.each([0, 2, 5] as const)("bad news is never passed over or called good (level %i)", (level) => {
  const { state } = openConversation("FOOD", level, "seed");
  const { text } = reply(state, "My father was diagnosed with Alzheimer's on Monday.");
  expect(text).toMatch(/sorry|hard|easy/i);
  expect(text).not.toMatch(/glad|good to|nice/i);
});

test("what is unpleasant is not called good either", () => {
  const { state } = openConversation("OTHER", 2, "seed");
  const { text } = reply(state, "My brother and my father argue every day about money.");
  expect(text).not.toMatch(/glad|good to hear|nice|lovely/i);
});
