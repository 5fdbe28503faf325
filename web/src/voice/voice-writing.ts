import { useEffect, useState } from "react";
import { config } from "#config.ts";
import { canRecognise, recognise } from "./voice-recognition.ts";

/** Whether the browser writes down what is said: not, being asked for, doing it, or it turned out that it cannot. */
type WritingState = "off" | "asking" | "on" | "unavailable";

/** What the browser writes down for the learner, and whether it may. */
export type Writing = ReturnType<typeof useWriting>;

/** The page on which the learner let the browser do it. Another page, another chat's for one, asks anew. */
let agreedOn: string | undefined;

/** Has the browser write down what is said while `recording`, where the operator offers that and the learner agrees. */
export function useWriting(recording: boolean) {
  const [state, setState] = useState<WritingState>(agreedOn === location.pathname ? "on" : "off");
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!recording || state !== "on") return;
    return recognise({ onWords: setWords, onUnavailable: () => setState("unavailable") });
  }, [recording, state]);

  return {
    offered: config.browserRecognition && canRecognise(),
    state,
    words,
    ask: () => setState("asking"),
    agree() {
      agreedOn = location.pathname;
      setState("on");
    },
    refuse() {
      agreedOn = undefined;
      setState("off");
      setWords("");
    },
  };
}
