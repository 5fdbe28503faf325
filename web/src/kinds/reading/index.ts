import { reading as contract } from "@salida/contract/kinds/reading.ts";
import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { ReadingFacts } from "./facts.tsx";
import { kindWords } from "./words.ts";

const review = () => import("./review.tsx").then((it) => ({ default: it.ReadingReview }));
const Review = lazy(review);
const Play = lazy(async () => {
  // the result is near: its code comes along
  review().catch(() => {});
  return { default: (await import("./play.tsx")).ReadingPlay };
});

/** A text and questions about it. */
export const reading = webKind({
  contract,
  words: kindWords,
  icon: "book",
  hue: "text-read",
  usual: { numOfQuestions: questionsAsked.usual, numOfWords: wordsAsked.usual },
  keys: ["choices"],
  waits: { move: "evaluate", told: "flow" },
  Facts: ReadingFacts,
  Play,
  Review,
});
