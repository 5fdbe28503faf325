import { expect, test } from "vitest";
import { nameFindings, strangerFindings } from "./echo.ts";

test("whom only a question names is a stranger to the reader", () => {
  const text = "I write to you from the harbour. The boat is late, and Inti waits.";

  expect(
    strangerFindings(text, ["Why does Inti wait?", "Where is the boat, Inti?", "What does the boat carry?"]),
  ).toEqual([]);
  expect(strangerFindings(text, ["Why does Inti wait?", "What does Quillon hope for?"])).toEqual([
    "question 2: names Quillon, whom the text does not name",
  ]);
});

test("a name to be kept away from is found with its genitive", () => {
  expect(nameFindings("It was Quillon's hat.", ["Quillon"])).toHaveLength(1);
  expect(nameFindings("It was a hat.", ["Quillon"])).toEqual([]);
});
