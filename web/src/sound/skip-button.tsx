import { useWords } from "#i18n/room-words.ts";
import { LineDrawing } from "#ui/icon.tsx";
import { skipSeconds } from "./seek-bar.tsx";
import { soundWords } from "./sound-words.ts";
import type { Player } from "./use-player.ts";

const five = "M14 9.500h-3.500v3c2.300-.9 4 .2 4 1.900s-2 2.700-4 1.500";
const drawings = {
  back: `M3.500 4.500v4.500H8M4 9a9 9 0 1 1-.8 5${five}`,
  forward: `M20.500 4.500v4.500H16M20 9a9 9 0 1 0 .8 5${five}`,
} as const;

interface SkipButtonProps {
  player: Pick<Player, "skip">;
  to: keyof typeof drawings;
}

/** Five seconds back or forward. */
export function SkipButton({ player, to }: SkipButtonProps) {
  const say = useWords(soundWords);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(to, { seconds: skipSeconds })}
      onClick={() => player.skip(to === "back" ? -skipSeconds : skipSeconds)}
    >
      <LineDrawing path={drawings[to]} className="size-6" />
    </button>
  );
}
