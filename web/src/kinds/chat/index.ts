import { chat as contract } from "@salida/contract/kinds/chat.ts";
import { lazy } from "react";
import { webKind } from "#exercises/kind.ts";
import { afterHearing, afterTurn } from "./after-turn.ts";
import { ChatFacts } from "./facts.tsx";
import { kindWords } from "./words.ts";

const review = () => import("./review.tsx").then((it) => ({ default: it.ChatReview }));
const Review = lazy(review);
const Play = lazy(async () => {
  // the result is near: its code comes along
  review().catch(() => {});
  return { default: (await import("./play.tsx")).ChatPlay };
});

/** A conversation with a partner who speaks first. */
export const chat = webKind({
  contract,
  words: kindWords,
  icon: "chat",
  titled: "topic",
  hue: "text-speak",
  usual: { audioEnabled: false },
  keys: ["messages"],
  troubles: ["wrong_key"],
  afterMove: {
    predict: afterTurn,
    hear: afterHearing,
    help: (exercise) => exercise,
    transcribe: (exercise) => exercise,
    remark: (exercise, remarks) => ({ ...exercise, remarks }),
  },
  // a recording stays where it was made until it went out
  waits: { move: "predict", told: "kind", unless: (body) => Boolean((body as { audio?: unknown }).audio) },
  Facts: ChatFacts,
  Play,
  Review,
});
