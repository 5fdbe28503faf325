import { readingCalls } from "@salida/contract/calls.ts";
import { reading as contract } from "@salida/contract/kinds/reading.ts";
import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { ReadingFacts } from "./facts.tsx";
import { kindWords } from "./words.ts";

const Play = lazy(() => import("./play.tsx").then((it) => ({ default: it.ReadingPlay })));
const Review = lazy(() => import("./review.tsx").then((it) => ({ default: it.ReadingReview })));

/** A text and questions about it. */
export const reading = webKind({
  contract,
  calls: readingCalls,
  words: kindWords,
  icon: "book",
  hue: "text-read",
  usual: { numOfQuestions: questionsAsked.usual, numOfWords: wordsAsked.usual },
  progress: ({ readingsDone, averageReadingScore }) => ({ done: readingsDone, average: averageReadingScore }),
  Facts: ReadingFacts,
  Play,
  Review,
});
