import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WordReview } from "./word-review.tsx";

const wrong = { wordId: "w", correct: false, typed: "ladder", verdict: "wrong" } as const;

test("a word that may be tried again is wrong, and is not told", () => {
  const untold = renderToStaticMarkup(<WordReview reviewed={[{ ...wrong, text: null }]} />);
  const told = renderToStaticMarkup(<WordReview reviewed={[{ ...wrong, text: "staircase" }]} />);

  expect(untold).toContain("choice-wrong");
  expect(untold).not.toContain("<strong");
  expect(told).toContain("staircase");
});
