import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChoiceReview } from "./choice-review.tsx";

const options = [
  { id: "a", text: "A lamp" },
  { id: "b", text: "A cat" },
];
const questions = [{ id: "q", question: "What is by the door?", options, tried: [] }];
const said = { en: "Because it says so.", es: "Porque lo dice." };
const tried = { questionId: "q", optionId: "b", correct: false };

function reviewOf(reviewed: Parameters<typeof ChoiceReview>[0]["reviewed"][number]): string {
  return renderToStaticMarkup(
    <ChoiceReview questions={questions} reviewed={[reviewed]} reported={[]} onReport={() => undefined} />,
  );
}

test("a wrong answer that may be tried again shows that it is wrong, and neither the right one nor a reason", () => {
  const untold = { correctOptionId: null, why: null, whyNot: null, evidence: null };

  const review = reviewOf({ ...tried, ...untold });

  expect(review).toContain("choice-wrong");
  expect(review).not.toContain("choice-right");
  expect(review).not.toContain("<h4");
});

test("a wrong answer that is answered for good shows the right one, both reasons and the way to the proof", () => {
  const review = reviewOf({ ...tried, correctOptionId: "a", why: said, whyNot: said, evidence: "A lamp." });

  expect(review).toContain("choice-wrong");
  expect(review).toContain("choice-right");
  expect(review.match(/<h4/g)).toHaveLength(2);
});
