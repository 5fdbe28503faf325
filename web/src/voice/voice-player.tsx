import { useEffect, useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { SeekBar } from "#sound/seek-bar.tsx";
import { soundWords } from "#sound/sound-words.ts";
import { isFault, usePlayer } from "#sound/use-player.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Icon } from "#ui/icon.tsx";

interface VoicePlayerProps {
  sound: Blob;
  seconds: number;
}

/** Plays a recording that is still in the page's memory. */
export function VoicePlayer({ sound, seconds }: VoicePlayerProps) {
  const url = useAddressOf(sound);
  return url && <Controls url={url} seconds={seconds} />;
}

function Controls({ url, seconds }: { url: string; seconds: number }) {
  const say = useWords(soundWords);
  const player = usePlayer({ url, seconds }, async () => ({ url, seconds }));
  const wanted = player.phase === "playing" || player.phase === "waiting";
  return (
    <>
      <audio {...player.soundProps} />
      <div className="flex items-center gap-3">
        <button
          type="button"
          className="icon-button size-12 rounded-full bg-brand text-on-brand"
          aria-label={say(wanted ? "pause" : "play")}
          onClick={player.toggle}
        >
          <Icon name={wanted ? "pause" : "play"} className="size-6" />
        </button>
        <SeekBar player={player} />
      </div>
      <FieldError text={isFault(player.phase) ? say(player.phase) : undefined} />
    </>
  );
}

/** An address for something in memory, for as long as it is shown. */
function useAddressOf(sound: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(sound);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  return url;
}
