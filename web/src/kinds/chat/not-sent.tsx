import { useWords } from "#i18n/room-words.ts";
import { playWords } from "./play-words.ts";

interface NotSentProps {
  /** What the flow says of it; it also told the learner, so it is not announced again. */
  why: string | undefined;
  /** It goes by itself once there is a connection. */
  waits: boolean;
  onAgain: () => void;
  onChange: () => void;
}

/** Under a message that was not sent: it can be tried again, or changed first. */
export function NotSent({ why, waits, onAgain, onChange }: NotSentProps) {
  const say = useWords(playWords);
  return (
    <div className="text-15">
      {waits ? <p className="text-muted">{say("waits")}</p> : <p className="text-bad">{why}</p>}
      <p className="flex flex-wrap gap-x-5">
        <button type="button" className="link min-h-11" onClick={onAgain}>
          {say("again")}
        </button>
        <button type="button" className="link min-h-11" onClick={onChange}>
          {say("takeBack")}
        </button>
      </p>
    </div>
  );
}
