import { completableListening as contract } from "@salida/contract/kinds/completable-listening.ts";
import { fillInWordsAsked } from "@salida/rules/exercise-limits.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { FillInFacts } from "./facts.tsx";
import { kindWords } from "./words.ts";

const review = () => import("./review.tsx").then((it) => ({ default: it.FillInReview }));
const Review = lazy(review);
const Play = lazy(async () => {
  // the result is near: its code comes along
  review().catch(() => {});
  return { default: (await import("./play.tsx")).FillInPlay };
});

/** Something to hear, with words of it to write. */
export const completableListening = webKind({
  contract,
  words: kindWords,
  icon: "fill",
  hue: "text-listen",
  usual: { numOfWords: fillInWordsAsked.usual },
  keys: ["sound", "blanks"],
  waits: { move: "evaluate", told: "flow" },
  troubles: ["wrong_key", "sound_or_picture"],
  Facts: FillInFacts,
  Play,
  Review,
});
