import { expect, test } from "vitest";
import { bySentence, markEvidence } from "./mark-evidence.ts";

const text = "One day. The door opened. She left.";

test("a proof is cut out of its paragraph with its question's number", () => {
  expect(markEvidence(text, [{ question: 2, sentence: "The door opened." }])).toEqual([
    { start: 0, text: "One day. ", questions: [] },
    { start: 9, text: "The door opened.", questions: [2] },
    { start: 25, text: " She left.", questions: [] },
  ]);
});

test("one sentence can prove two answers", () => {
  const both = [1, 2].map((question) => ({ question, sentence: "She left." }));
  expect(markEvidence(text, both).at(-1)).toEqual({ start: 26, text: "She left.", questions: [1, 2] });
});

test("proofs that overlap become one part", () => {
  const parts = markEvidence(text, [
    { question: 1, sentence: "The door opened. She left." },
    { question: 2, sentence: "opened." },
  ]);
  expect(parts.map((part) => part.questions)).toEqual([[], [1, 2]]);
});

test("a proof from another paragraph, or an empty one, marks nothing", () => {
  const parts = markEvidence(text, [
    { question: 1, sentence: "Not here." },
    { question: 2, sentence: "" },
  ]);
  expect(parts).toEqual([{ start: 0, text, questions: [] }]);
});

test("a proof of two sentences is led to at its first", () => {
  expect(bySentence([{ question: 3, sentence: "The door opened. She left." }])).toEqual([
    { question: 3, sentence: "The door opened.", first: true },
    { question: 3, sentence: "She left.", first: false },
  ]);
});
