import { summaryPath } from "#exercises/kinds-context.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon, LineDrawing } from "#ui/icon.tsx";
import type { Reading } from "./clock.ts";
import { PenaltyNote, RoomClock } from "./room-clock.tsx";
import { roomName } from "./room-query.ts";
import type { Penalty } from "./use-room.ts";
import { words } from "./words.ts";

interface RoomBarProps {
  reading: Reading;
  penalty: Penalty | undefined;
  /** The clock can be stopped now. */
  running: boolean;
  busy: boolean;
  onPause: () => void;
  onKeys: () => void;
  sound: SoundButtonProps;
}

/** What stays in sight in a room: the way out of the page, the clock, and how to stop it. */
export function RoomBar({ reading, penalty, running, busy, onPause, onKeys, sound }: RoomBarProps) {
  const say = useWords(words);
  return (
    <div className="room-bar">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 px-2 sm:gap-3 sm:px-8">
        <a
          href={summaryPath(roomName)}
          className="icon-button room-back font-semibold text-muted hover:text-ink"
        >
          <Icon name="arrow-left" />
          <span>{say("back")}</span>
        </a>
        <div className="mx-auto flex items-center gap-3">
          <RoomClock reading={reading} className="text-32 leading-none sm:text-44" />
          <PenaltyNote penalty={penalty} />
        </div>
        {running && (
          <Button look="quiet" className="max-sm:px-3" busy={busy} onClick={onPause}>
            {!busy && <Icon name="pause" />}
            <span className="room-pause">{say("pause")}</span>
          </Button>
        )}
        <SoundButton {...sound} />
        <button
          type="button"
          className="icon-button max-md:hidden"
          aria-label={say("shortcuts")}
          onClick={onKeys}
        >
          <Icon name="keyboard" />
        </button>
      </div>
    </div>
  );
}

const speaker = "M4 10h3l5-4v12l-5-4H4Z";
const soundPaths = {
  on: `${speaker}M15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10`,
  off: `${speaker}M16 10l4.500 4.500M20.500 10 16 14.500`,
  refused: `${speaker}M17 8v5M17 16.500v.01`,
};

interface SoundButtonProps {
  state: keyof typeof soundPaths;
  turn: (on: boolean) => void;
}

/** Turns the room's sound on or off. */
function SoundButton({ state, turn }: SoundButtonProps) {
  const say = useWords(words);
  const told = { on: "soundOn", off: "soundOff", refused: "soundRefused" } as const;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(told[state])}
      onClick={() => turn(state === "off")}
    >
      <LineDrawing path={soundPaths[state]} />
    </button>
  );
}
