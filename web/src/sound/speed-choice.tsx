import { useEffect } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { soundWords } from "./sound-words.ts";
import type { Player } from "./use-player.ts";
import { speeds, useSpeed } from "./use-speed.ts";

/** How fast a recording is played. */
export function SpeedChoice({ player: { sound } }: { player: Player }) {
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
    <select
      aria-label={say("speed")}
      value={speed}
      className="speed-choice"
      onChange={({ target }) => choose(target.value)}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {Number(value).toLocaleString(language)}×
        </option>
      ))}
    </select>
  );
}
