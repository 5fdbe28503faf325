import { useEffect, useRef, useState } from "react";
import type { Recording } from "./recorder.ts";
import { base64Of } from "./recorder-base64.ts";

/** A recording as it is sent. */
export interface VoiceAudio {
  content: string;
  contentType: string;
}

/** What was heard in a recording; null where nobody was heard speak. Undefined where it cannot be had now. */
export type Hear = (audio: VoiceAudio) => Promise<string | null | undefined>;

/** How far it is with the words of a recording; of none it is not wished for. */
export type Transcript =
  | { state: "none" | "waiting" | "unheard" | "failed"; text: "" }
  | { state: "heard"; text: string };

/** Has a recording put into words, once. */
export function useTranscript(recording: Recording, onHear: Hear | undefined): Transcript {
  const [transcript, setTranscript] = useState<Transcript>({
    state: onHear ? "waiting" : "none",
    text: "",
  });
  const hear = useRef(onHear);
  useEffect(() => {
    let left = false;
    const ask = hear.current;
    if (!ask) return;
    void heardOf(recording, ask).then((heard) => {
      if (!left) setTranscript(heard);
    });
    return () => {
      left = true;
    };
  }, [recording]);
  return transcript;
}

async function heardOf(recording: Recording, hear: Hear): Promise<Transcript> {
  try {
    const text = await hear(await audioOf(recording));
    if (text) return { state: "heard", text };
    return { state: text === undefined ? "failed" : "unheard", text: "" };
  } catch {
    return { state: "failed", text: "" };
  }
}

export async function audioOf({ sound }: Pick<Recording, "sound">): Promise<VoiceAudio> {
  return { content: base64Of(new Uint8Array(await sound.arrayBuffer())), contentType: sound.type };
}
