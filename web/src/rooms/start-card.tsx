import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { extension } from "./clock.ts";
import type { Room } from "./room.ts";
import { words } from "./words.ts";

interface StartCardProps {
  room: Room;
  busy: boolean;
  /** Why the clock could not be started. */
  failure: string | undefined;
  moreTime: boolean;
  onMoreTime: (more: boolean) => void;
  onStart: () => void;
}

/** Before the clock runs: how long there is, what it costs, and the way in. */
export function StartCard({ room, busy, failure, moreTime, onMoreTime, onStart }: StartCardProps) {
  const say = useWords(words);
  const { moment } = useFormat();
  const minutes = Math.round(room.session.limitTime / 60) * (moreTime ? extension : 1);
  return (
    <section className="plate grid content-start gap-5 p-6 sm:p-7">
      <div>
        <p className="text-15 text-on-night/80">{say("limit")}</p>
        <p className="font-display text-32 font-bold text-lamp">{say("minutes", { count: minutes })}</p>
      </div>
      <p className="text-on-night/85">{say("rules")}</p>
      <label className="choice items-start text-ink">
        <input
          type="checkbox"
          checked={moreTime}
          disabled={busy}
          onChange={({ target }) => onMoreTime(target.checked)}
        />
        <Tick on={moreTime} />
        <span>
          <span className="block font-semibold">{say("moreTime")}</span>
          <span className="block text-15 text-muted">{say("moreTimeText")}</span>
        </span>
      </label>
      {failure && <Notice tone="bad" text={failure} />}
      <Button look="lamp" busy={busy} onClick={onStart} data-tile="start">
        {!busy && <Icon name="play" />}
        {say("start")}
      </Button>
      <p className="text-13 text-on-night/80">{say("expires", { moment: moment(room.expiresAt) })}</p>
    </section>
  );
}

function Tick({ on }: { on: boolean }) {
  return (
    <span aria-hidden="true" className="key mt-0.5">
      {on ? <Icon name="check" className="size-4" /> : ""}
    </span>
  );
}

interface PausedCardProps {
  busy: boolean;
  failure: string | undefined;
  /** It was not the learner who stopped the clock. */
  byItself: boolean;
  onResume: () => void;
}

/** While the clock stands nothing of the room is shown. */
export function PausedCard({ busy, failure, byItself, onResume }: PausedCardProps) {
  const say = useWords(words);
  return (
    <section className="plate mt-6 grid justify-items-start gap-4 p-6 sm:p-8">
      <h2 className="text-24">{say("paused")}</h2>
      <p className="max-w-[60ch] text-on-night/85">{say(byItself ? "pausedByItself" : "pausedText")}</p>
      {failure && <Notice tone="bad" text={failure} />}
      <Button look="lamp" busy={busy} onClick={onResume} data-tile="start" data-next="">
        {!busy && <Icon name="play" />}
        {say("resume")}
      </Button>
    </section>
  );
}
