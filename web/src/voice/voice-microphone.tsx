import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import type { RecorderFault } from "./recorder-fault.ts";
import { faultWords } from "./voice-fault-words.ts";
import { voiceWords } from "./voice-words.ts";

/** Waits until the learner has let the page have the microphone. */
export function Asking({ onCancel }: { onCancel: () => void }) {
  const say = useWords(voiceWords);
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Spinner className="size-6 text-brand" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{say("asking")}</p>
        <p className="text-15 text-muted">{say("askingHint")}</p>
      </div>
      <Button look="quiet" onClick={onCancel}>
        {say("cancel")}
      </Button>
    </div>
  );
}

interface RefusedProps {
  fault: RecorderFault;
  onAgain: () => void;
  onClose: () => void;
}

/** Why there is no microphone, and what can be done about it. */
export function Refused({ fault, onAgain, onClose }: RefusedProps) {
  const say = useWords(voiceWords);
  const why = useWords(faultWords);
  const hopeless = fault === "insecure" || fault === "unsupported";
  return (
    <Notice tone="bad" takesFocus text={why(fault)}>
      <div className="flex flex-wrap gap-3">
        {!hopeless && <Button onClick={onAgain}>{say("again")}</Button>}
        <Button look="quiet" onClick={onClose}>
          {say("back")}
        </Button>
      </div>
    </Notice>
  );
}
