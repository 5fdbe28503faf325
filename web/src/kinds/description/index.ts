import { description as contract } from "@salida/contract/kinds/description.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { DescriptionFacts } from "./facts.tsx";
import { kindWords, titleWords } from "./words.ts";

const review = () => import("./review.tsx").then((it) => ({ default: it.DescriptionReview }));
const Review = lazy(review);
const Play = lazy(async () => {
  // the result is near: its code comes along
  review().catch(() => {});
  return { default: (await import("./play.tsx")).DescriptionPlay };
});

/** A picture to put into words. */
export const description = webKind({
  contract,
  words: kindWords,
  icon: "picture",
  titled: titleWords,
  hue: "text-describe",
  usual: {},
  keys: ["text"],
  waits: { move: "evaluate", told: "flow" },
  troubles: ["wrong_key", "sound_or_picture"],
  afterMove: { remark: (exercise, remarks) => ({ ...exercise, remarks }) },
  Facts: DescriptionFacts,
  Play,
  Review,
});
