import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { lengthFault } from "#parts/written-text-limits.ts";
import { clock } from "#sound/clock.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Recording } from "./recorder.ts";
import { VoicePlayer } from "./voice-player.tsx";
import { VoiceText } from "./voice-text.tsx";
import { type Hear, type Transcript, useTranscript } from "./voice-transcript.ts";
import { voiceWords } from "./voice-words.ts";

interface VoicePreviewProps {
  recording: Recording;
  /** What the browser wrote down; the learner's own words take its place. */
  written: string;
  onHear: Hear | undefined;
  longestMessage: number;
  /** Sends the words with the recording, and tells whether they went out. */
  onSend: (message: string) => Promise<boolean>;
  onClose: () => void;
}

/** What was recorded, to be heard, put into words, and sent or discarded. */
export function VoicePreview(props: VoicePreviewProps) {
  const { recording, written, onHear, longestMessage, onSend, onClose } = props;
  const say = useWords(voiceWords);
  const transcript = useTranscript(recording, onHear);
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState<"not" | "now" | "failed">("not");
  // what the learner has begun to type is theirs
  const text = typed ?? (transcript.text || written);
  const limits = { least: 1, most: longestMessage };
  const busy = sending === "now";

  function discard() {
    if (busy) return;
    if (typed?.trim()) setAsked(true);
    else onClose();
  }

  function write(next: string) {
    setRefused(false);
    setTyped(next);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (lengthFault(text, limits)) {
      setRefused(true);
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    setSending("now");
    const sent = await onSend(text.trim()).catch(() => false);
    if (sent) return onClose();
    setSending("failed");
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // else the browser would close with it the dialog that opens
    event.preventDefault();
    event.stopPropagation();
    discard();
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={press}>
      <VoicePlayer sound={recording.sound} seconds={recording.seconds} />
      {recording.ending !== "stopped" && (
        <p className="mt-1 text-15 text-muted">
          {say(recording.ending, { most: clock(uploadLimits.seconds) })}
        </p>
      )}
      <VoiceText
        hint={say(hintOf(transcript, written))}
        waiting={transcript.state === "waiting"}
        text={text}
        limits={limits}
        refused={refused}
        busy={busy}
        onChange={write}
      />
      {sending === "failed" && <Notice tone="bad" className="mt-3" text={say("notSent")} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" className="px-4" busy={busy} aria-disabled={!text.trim()}>
          {say(busy ? "sending" : "send")}
        </Button>
        <Button look="quiet" className="px-4" onClick={discard}>
          <Icon name="trash" />
          {say("discard")}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={say("discardTitle")}
        text={say("discardText")}
        confirm={say("discard")}
        cancel={say("keep")}
        busy={false}
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      />
    </form>
  );
}

/** What the learner is told of the words in the field. */
function hintOf({ state }: Transcript, written: string) {
  if (state === "heard") return "transcribed";
  if (state === "waiting" || (state !== "none" && !written)) return state;
  return written ? "written" : "noText";
}
