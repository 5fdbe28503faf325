import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { clockText, minutesTold, type Reading, secondsLeft } from "./clock.ts";
import type { Penalty } from "./use-room.ts";
import { words } from "./words.ts";

interface RoomClockProps {
  reading: Reading;
  className?: string;
}

/** Below so many seconds the clock turns red. */
const late = 300;

/** The time that is left, second by second while the clock runs. */
export function RoomClock({ reading, className }: RoomClockProps) {
  const say = useWords(words);
  const left = useSecondsLeft(reading);
  const running = reading.session.status === 1;
  return (
    <p
      role="timer"
      aria-live="off"
      aria-label={say("timeLeft")}
      className={clsx(
        "room-clock",
        !running && "room-clock-still",
        running && left <= late && "room-clock-late",
        className,
      )}
    >
      {clockText(left)}
    </p>
  );
}

/** Whole seconds that are left; drawn again with each. */
export function useSecondsLeft(reading: Reading): number {
  const [, draw] = useState(0);
  const left = Math.ceil(secondsLeft(reading, Date.now()));
  const running = reading.session.status === 1;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => draw(Math.ceil(secondsLeft(reading, Date.now()))), 200);
    return () => clearInterval(timer);
  }, [running, reading]);
  return left;
}

interface ClockWatchProps {
  reading: Reading;
  tell: (text: string) => void;
  /** Called each second once there is no time left, until the server says so too. */
  onOver: () => void;
}

/** Says aloud how the time goes by, and has the room read again when it is over. It shows nothing. */
export function ClockWatch({ reading, tell, onOver }: ClockWatchProps) {
  const say = useWords(words);
  const left = useSecondsLeft(reading);
  const before = useRef(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each second
  useEffect(() => {
    const minutes = minutesTold(before.current, left);
    if (minutes) tell(say("minutesLeft", { count: minutes }));
    before.current = left;
  }, [left]);
  const over = left <= 0 && reading.session.status === 1;
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    if (!over) return;
    latest.current();
    const timer = setInterval(() => latest.current(), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return null;
}

/** Milliseconds for which a penalty stands beside the clock. */
const shownFor = 2500;

/** What a wrong try has just cost, beside the clock. */
export function PenaltyNote({ penalty }: { penalty: Penalty | undefined }) {
  const say = useWords(words);
  const [, draw] = useState(0);
  const left = penalty ? penalty.at + shownFor - Date.now() : 0;
  useEffect(() => {
    if (!penalty) return;
    const timer = setTimeout(() => draw(penalty.at), penalty.at + shownFor - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [penalty]);
  if (!penalty || left <= 0) return null;
  return (
    <span key={penalty.at} aria-hidden="true" className="room-penalty font-mono font-bold text-bad">
      {say("penalty", { seconds: penalty.seconds })}
    </span>
  );
}
