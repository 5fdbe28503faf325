import { listening as contract } from "@salida/contract/kinds/listening.ts";
import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { ListeningFacts } from "./facts.tsx";
import { kindWords } from "./words.ts";

const review = () => import("./review.tsx").then((it) => ({ default: it.ListeningReview }));
const Review = lazy(review);
const Play = lazy(async () => {
  // the result is near: its code comes along
  review().catch(() => {});
  return { default: (await import("./play.tsx")).ListeningPlay };
});

/** Something to hear and questions about it. */
export const listening = webKind({
  contract,
  words: kindWords,
  icon: "headphones",
  hue: "text-listen",
  usual: { numOfQuestions: questionsAsked.usual, numOfWords: wordsAsked.usual },
  keys: ["sound", "choices"],
  waits: { move: "evaluate", told: "flow" },
  troubles: ["sound_or_picture"],
  Facts: ListeningFacts,
  Play,
  Review,
});
