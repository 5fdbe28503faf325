import type { KeyboardEvent } from "react";
import { useWords } from "#i18n/room-words.ts";
import { clock } from "./clock.ts";
import { soundWords } from "./sound-words.ts";
import { type Player, useSound } from "./use-player.ts";
import { Waveform } from "./waveform.tsx";

export const skipSeconds = 5;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -skipSeconds,
  ArrowDown: -skipSeconds,
  ArrowRight: skipSeconds,
  ArrowUp: skipSeconds,
};

/** How far a recording is heard, drawn as loud as it is where that is known, and the way to any other place in it. */
export function SeekBar({ player }: { player: Player }) {
  const say = useWords(soundWords);
  const { peaks, seconds } = player;
  // in tenths: between two of them nothing is to be seen
  const at = useSound(player, (sound) => Math.round(10 * (sound?.currentTime ?? 0)) / 10);
  const [now, all] = [clock(at), clock(seconds)];

  function pressed(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    // a slider's own step would be a tenth of a second
    event.preventDefault();
    player.skip(step);
  }

  const slider = (
    <input
      type="range"
      className={peaks === undefined ? "h-11 min-w-0 flex-1 cursor-pointer accent-brand" : undefined}
      aria-label={say("position")}
      aria-valuetext={say("positionOf", { now, all })}
      min={0}
      max={seconds}
      step={0.1}
      value={at}
      onChange={(event) => player.seek(Number(event.target.value))}
      onKeyDown={pressed}
    />
  );
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3 max-[15rem]:flex-wrap">
      {peaks === undefined ? (
        slider
      ) : (
        <div className="seek-bar">
          <Waveform peaks={peaks} heard={seconds > 0 ? Math.min(1, at / seconds) : 0} />
          {slider}
        </div>
      )}
      <span aria-hidden="true" className="shrink-0 font-mono text-15 text-muted">
        {now} / {all}
      </span>
    </div>
  );
}
