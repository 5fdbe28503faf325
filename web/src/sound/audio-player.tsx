import { useEffect, useRef } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { PlayButton } from "./play-button.tsx";
import { SeekBar, skipSeconds } from "./seek-bar.tsx";
import { soundWords } from "./sound-words.ts";
import { isFault, type Player } from "./use-player.ts";
import { speeds, useSpeed } from "./use-speed.ts";

/** The controls of a recording: play and pause, stop, where it is, and how fast. Stays in sight where there is room. */
export function AudioPlayer({ player }: { player: Player }) {
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
    <section
      ref={part}
      aria-label={say("recording")}
      className="player z-10 bg-paper in-[dialog]:bg-card md:sticky md:top-16 md:-my-3 md:py-3 md:in-[dialog]:top-0"
    >
      <audio {...player.soundProps} />
      <div className="card p-3 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PlayButton player={player} className="size-12" />
          <button type="button" className="icon-button" aria-label={say("stop")} onClick={player.stop}>
            <Icon name="stop" className="size-6" />
          </button>
          <SeekBar player={player} />
          <Speed player={player} />
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

function Speed({ player: { sound } }: { player: Player }) {
  const say = useWords(soundWords);
  const language = useLanguage();
  const [speed, choose] = useSpeed();
  useEffect(() => {
    if (!sound.current) return;
    // the default one too: it is what a sound that is loaded anew begins with
    sound.current.defaultPlaybackRate = Number(speed);
    sound.current.playbackRate = Number(speed);
  }, [sound, speed]);
  return (
    <Segmented
      label={say("speed")}
      value={speed}
      options={speeds.map((value) => ({ value, label: `${Number(value).toLocaleString(language)}×` }))}
      onChoose={choose}
    />
  );
}
