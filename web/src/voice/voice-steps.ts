import { useEffect, useState } from "react";
import { openRecorder, type Recorder, type Recording } from "./recorder.ts";
import { sendable } from "./recorder-convert.ts";
import { faultOf, lacking, type RecorderFault } from "./recorder-fault.ts";

/** How far a voice message is. */
export type VoiceStep =
  | { name: "asking" }
  | { name: "recording"; recorder: Recorder }
  | { name: "recorded"; recording: Recording }
  | { name: "refused"; fault: RecorderFault };

/** Asks for the microphone, records, and makes of it what can be sent. All ends with the component. */
export function useVoiceSteps(): { step: VoiceStep; again: () => void } {
  const [step, setStep] = useState<VoiceStep>({ name: "asking" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (next: VoiceStep) => {
      if (!leaving.signal.aborted) setStep(next);
    };
    void takeSteps(leaving.signal, tell);
    return () => leaving.abort();
  }, [tries]);

  function again() {
    setStep({ name: "asking" });
    setTries(tries + 1);
  }
  return { step, again };
}

async function takeSteps(leave: AbortSignal, tell: (step: VoiceStep) => void): Promise<void> {
  const fault = lacking();
  if (fault) return tell({ name: "refused", fault });
  try {
    const recorder = await openRecorder(leave);
    tell({ name: "recording", recorder });
    const { sound, ...rest } = await recorder.recording;
    leave.throwIfAborted();
    tell({ name: "recorded", recording: { ...rest, sound: await sendable(sound) } });
  } catch (error) {
    tell({ name: "refused", fault: faultOf(error) });
  }
}
