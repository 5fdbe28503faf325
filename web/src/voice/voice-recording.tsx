import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import type { KeyboardEvent } from "react";
import { useWords } from "#i18n/room-words.ts";
import { clock } from "#sound/clock.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { motionReduced } from "#ui/use-media.ts";
import type { Recorder } from "./recorder.ts";
import { heardNothing, speaksNow, useLevels, wave, wavePath } from "./voice-levels.ts";
import { voiceWords } from "./voice-words.ts";
import type { Writing } from "./voice-writing.ts";
import { WritingOffer } from "./voice-writing-offer.tsx";

interface VoiceRecordingProps {
  recorder: Recorder;
  writing: Writing;
  onCancel: () => void;
}

/** A recording as it goes on: how long, how loud, and the ways to end it. */
export function VoiceRecording({ recorder, writing, onCancel }: VoiceRecordingProps) {
  const say = useWords(voiceWords);
  const levels = useLevels(recorder);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className="size-3 rounded-full bg-bad" />
          {say("recording")}
        </p>
        <p className="font-mono text-15 text-muted">
          {clock(recorder.seconds())} / {clock(uploadLimits.seconds)}
        </p>
        {motionReduced() ? (
          <p className="text-15 text-muted">{say(speaksNow(levels) ? "heard" : "pause")}</p>
        ) : (
          <Wave levels={levels} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button ref={takeFocus} className="px-4" onClick={recorder.stop} onKeyDown={ignoreRepeats}>
            <Icon name="stop" />
            {say("stop")}
          </Button>
          <Button look="quiet" className="px-4" onClick={onCancel}>
            {say("cancel")}
          </Button>
        </div>
      </div>
      <p role="status" className="text-15">
        {heardNothing(levels) && <span className="mt-2 block">{say("quiet")}</span>}
      </p>
      <WritingOffer writing={writing} />
    </>
  );
}

/** The key that opened the recorder may still be down, and the focus is here now. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** How loud it was, tenth by tenth, the newest at the end; what has no room runs out of sight. */
function Wave({ levels }: { levels: readonly number[] }) {
  return (
    <svg
      viewBox={`0 0 ${wave.width} ${wave.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="icon h-8 min-w-24 flex-1 basis-0 text-brand"
    >
      <path d={wavePath(levels)} />
    </svg>
  );
}
