import { expect, test } from "vitest";
import { plainQuestion } from "./plain-question.ts";

test.each([
  ["where you meet your husband?", "where did you meet your husband?"],
  ["What you think?", "What do you think?"],
  ["You like cumbia?", "do you like cumbia?"],
  ["and you have a dog?", "and do you have a dog?"],
  ["Do you can repair it?", "can you repair it?"],
  ["how much cost a screen?", "how much does it cost a screen?"],
  ["how many years you have?", "how old are you?"],
])("%s is read as it was meant", (question, meant) => {
  expect(plainQuestion(question)).toBe(meant);
});

test.each(["What are you doing?", "You never told me that?", "Why should I tell you?", "what you are"])(
  "%s is left as it is",
  (question) => {
    expect(plainQuestion(question)).toBe(question);
  },
);
