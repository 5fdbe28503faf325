import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { soundWords } from "./sound-words.ts";
import type { Player } from "./use-player.ts";

interface PlayButtonProps {
  player: Pick<Player, "phase" | "toggle">;
  className?: string;
}

/** Plays a recording, or pauses it. */
export function PlayButton({ player: { phase, toggle }, className }: PlayButtonProps) {
  const say = useWords(soundWords);
  const wanted = phase === "playing" || phase === "waiting";
  return (
    <button
      type="button"
      className={clsx("icon-button rounded-full bg-brand text-on-brand", className)}
      aria-label={say(wanted ? "pause" : "play")}
      aria-busy={phase === "waiting" || undefined}
      onClick={toggle}
    >
      {phase === "waiting" ? (
        <Spinner className="size-6" />
      ) : (
        <Icon name={wanted ? "pause" : "play"} className="size-6" />
      )}
    </button>
  );
}
