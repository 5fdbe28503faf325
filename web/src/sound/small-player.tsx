import type { Sound } from "@salida/contract/media.ts";
import { useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { clock } from "./clock.ts";
import { PlayButton } from "./play-button.tsx";
import { soundWords } from "./sound-words.ts";
import { isFault, type Player, usePlayer, useSound } from "./use-player.ts";

interface SmallPlayerProps {
  sound: Sound;
  /** Asks for the sound's address anew, since one is good for an hour or two. */
  askAgain: () => Promise<Sound | undefined>;
  /** Begins once by itself, where the browser lets it. */
  playsByItself?: boolean;
  /** What was pressed for it has gone: the focus goes on here. */
  takesFocus?: boolean;
}

/** A short recording among others: play and pause, stop, and where it is. */
export function SmallPlayer({
  sound,
  askAgain,
  playsByItself = false,
  takesFocus = false,
}: SmallPlayerProps) {
  const say = useWords(soundWords);
  const player = usePlayer(heard(sound), async () => {
    const fresh = await askAgain();
    return fresh && heard(fresh);
  });
  const { playByItself } = player;
  const begun = useRef(false);
  const part = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (takesFocus) part.current?.querySelector("button")?.focus();
    if (!playsByItself || begun.current) return;
    begun.current = true;
    playByItself();
  }, []);

  return (
    <fieldset ref={part} aria-label={say("recording")}>
      <audio {...player.soundProps} preload="none" />
      <div className="flex flex-wrap items-center gap-1">
        <PlayButton player={player} />
        <button type="button" className="icon-button" aria-label={say("stop")} onClick={player.stop}>
          <Icon name="stop" />
        </button>
        <Progress player={player} />
      </div>
      <p role="status" className="text-15 text-bad">
        {isFault(player.phase) && say(player.phase)}
      </p>
    </fieldset>
  );
}

/** What a learner recorded may not tell how long it is; nothing is sought in it. */
function heard({ url, seconds }: Sound) {
  return { url, seconds: seconds ?? Number.POSITIVE_INFINITY };
}

function Progress({ player }: { player: Player }) {
  const at = useSound(player, (sound) => clock(sound?.currentTime ?? 0));
  return (
    <span aria-hidden="true" className="font-mono text-13 text-muted">
      {at}
      {Number.isFinite(player.seconds) && ` / ${clock(player.seconds)}`}
    </span>
  );
}
