import { useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { PlayButton } from "./play-button.tsx";
import { SeekBar, skipSeconds } from "./seek-bar.tsx";
import { SkipButton } from "./skip-button.tsx";
import "./sound.css";
import { soundWords } from "./sound-words.ts";
import { SpeedChoice } from "./speed-choice.tsx";
import { isFault, type Player } from "./use-player.ts";

/** Whether a sentence is heard again and again, and how to switch that. */
export interface Repeating {
  on: boolean;
  toggle: () => void;
}

interface AudioPlayerProps {
  player: Player;
  repeat?: Repeating | undefined;
}

/** The controls of a recording: what it looks like and where it is, play and pause, a little back, how fast. Stays in sight. */
export function AudioPlayer({ player, repeat }: AudioPlayerProps) {
  const say = useWords(soundWords);
  const part = useRef<HTMLElement>(null);
  const { phase } = player;
  useShortcuts(part, [" ", "k", "j", "l", "ArrowLeft", "ArrowRight"], (key) => {
    if (key === " " || key === "k") player.toggle();
    else player.skip(key === "j" || key === "ArrowLeft" ? -skipSeconds : skipSeconds);
  });

  function tryAgain() {
    // the notice goes, and its button with it
    part.current?.querySelector("button")?.focus();
    void player.again();
  }

  return (
    <section ref={part} aria-label={say("recording")} className="player">
      <audio {...player.soundProps} />
      <div className="card player-card">
        <div className="player-parts">
          <Controls player={player} repeat={repeat} />
          <div className="player-place">
            <SeekBar player={player} />
          </div>
        </div>
        {isFault(phase) && (
          <Notice tone="bad" text={say(phase)} className="mt-3">
            {phase === "failed" && (
              <Button look="quiet" onClick={tryAgain}>
                {say("again")}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <p role="status" className="sr-only">
        {phase === "waiting" && say("loading")}
      </p>
    </section>
  );
}

function Controls({ player, repeat }: AudioPlayerProps) {
  const say = useWords(soundWords);
  return (
    <div className="player-row">
      <PlayButton player={player} className="size-12" />
      <SkipButton player={player} to="back" />
      <SkipButton player={player} to="forward" />
      <button type="button" className="icon-button" aria-label={say("stop")} onClick={player.stop}>
        <Icon name="stop" className="size-6" />
      </button>
      {repeat && (
        <button
          type="button"
          className="player-toggle"
          aria-label={say("repeat")}
          aria-pressed={repeat.on}
          onClick={repeat.toggle}
        >
          <Icon name="repeat" />
          <span className="player-label">{say("repeat")}</span>
        </button>
      )}
      <div className="player-speed">
        <SpeedChoice player={player} />
      </div>
    </div>
  );
}
