import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTopDialog } from "#ui/open-dialogs.ts";

/** Whether a recording is being heard, anywhere on the page. */
function recordingPlays(): boolean {
  return [...document.querySelectorAll("audio")].some((it) => !it.paused);
}

/** What is said to the ear alone: politely, and never over a recording. Answers what was said last, and how to say more. */
export function useVoice(): [said: string, tell: (text: string) => void] {
  const [said, setSaid] = useState("");
  const waiting = useRef<string>(undefined);
  const flush = useRef(() => {
    const text = waiting.current;
    if (text === undefined || recordingPlays()) return;
    waiting.current = undefined;
    // the same again is said again
    setSaid((before) => (before === text ? `${text}\u00a0` : text));
  }).current;
  useEffect(() => {
    document.addEventListener("pause", flush, true);
    return () => document.removeEventListener("pause", flush, true);
  }, [flush]);
  return [
    said,
    (text) => {
      waiting.current = text;
      flush();
    },
  ];
}

/** Where the voice speaks: in the dialog on top, since nothing behind it is heard. */
export function Voice({ said }: { said: string }) {
  const dialog = useTopDialog();
  const region = (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
  return dialog ? createPortal(region, dialog) : region;
}
