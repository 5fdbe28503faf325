import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { clock } from "#sound/clock.ts";
import { wishSilence } from "#sound/silence.ts";
import { Asking, Refused } from "./voice-microphone.tsx";
import { VoicePreview } from "./voice-preview.tsx";
import { VoiceRecording } from "./voice-recording.tsx";
import { useVoiceSteps, type VoiceStep } from "./voice-steps.ts";
import { audioOf, type Hear } from "./voice-transcript.ts";
import { voiceWords } from "./voice-words.ts";
import { useWriting } from "./voice-writing.ts";

/** A voice message: its words, and the recording of them in base64. */
export interface VoiceMessage {
  message: string;
  audio: { content: string; contentType: string };
}

interface VoiceRecorderProps {
  /** Sends what was recorded with its words, and tells whether it went out. If not, all stays to be tried again. */
  onSend: (it: VoiceMessage) => Promise<boolean>;
  /** The learner goes back to writing: the message was sent or discarded. */
  onClose: () => void;
  /** Characters. */
  longestMessage: number;
  /** Has the server put it into words, where it can. */
  onHear?: Hear | undefined;
}

/**
 * Records a voice message from the moment it is on the page, and lets the learner hear it, put it into words and send
 * it. Where it stands gives it its frame. As it goes, the focus goes back to what had it, if that is on the page.
 */
export function VoiceRecorder({ onSend, onClose, longestMessage, onHear }: VoiceRecorderProps) {
  const say = useWords(voiceWords);
  const { step, again } = useVoiceSteps();
  const writing = useWriting(step.name === "recording");
  const place = useShownAsItGrows();
  const listening = step.name === "asking" || step.name === "recording";
  useEffect(() => (listening ? wishSilence() : undefined), [listening]);
  useFocusBack();

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section ref={place} aria-label={say("title")} onKeyDown={press}>
      {step.name === "asking" && <Asking onCancel={onClose} />}
      {step.name === "recording" && (
        <VoiceRecording recorder={step.recorder} writing={writing} onCancel={onClose} />
      )}
      {step.name === "recorded" && (
        <VoicePreview
          recording={step.recording}
          written={writing.words}
          onHear={onHear}
          longestMessage={longestMessage}
          onSend={async (message) => onSend({ message, audio: await audioOf(step.recording) })}
          onClose={onClose}
        />
      )}
      {listening && !onHear && writing.state !== "on" && (
        <p className="mt-2 text-13 text-muted">{say("byHand")}</p>
      )}
      {step.name === "refused" && <Refused fault={step.fault} onAgain={again} onClose={onClose} />}
      <Progress step={step} />
    </section>
  );
}

/** What a screen reader hears of the steps: each once, and not every second. */
function Progress({ step }: { step: VoiceStep }) {
  const say = useWords(voiceWords);
  const most = clock(uploadLimits.seconds);
  return (
    <p role="status" className="sr-only">
      {step.name === "recording" && say("begun", { most })}
      {step.name === "recorded" &&
        say(step.recording.ending, { most, length: clock(step.recording.seconds) })}
    </p>
  );
}

/** Each step is taller than what stood there before, and the player comes late: on a small screen it would be hidden. */
function useShownAsItGrows() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const whole = place.current;
    if (!whole) return;
    const watch = new ResizeObserver(() => whole.scrollIntoView({ block: "nearest" }));
    watch.observe(whole);
    return () => watch.disconnect();
  }, []);
  return place;
}

/** Gives the focus back to what had it, unless the learner has moved on. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      const nowhere = !document.activeElement || document.activeElement === document.body;
      if (nowhere && before instanceof HTMLElement) before.focus();
    };
  }, [before]);
}
