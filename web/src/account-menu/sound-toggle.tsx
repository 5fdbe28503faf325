import { useWords } from "#i18n/room-words.ts";
import { useSoundSwitch } from "#sound/sound-switch.ts";
import { Toggle } from "#ui/toggle.tsx";
import { words } from "./words.ts";

/** Mutes whatever the page sounds by itself, or lets it sound again. */
export function SoundToggle() {
  const say = useWords(words);
  const [sound, turn] = useSoundSwitch();
  return <Toggle label={say("sounds")} on={sound !== "off"} onTurn={turn} className="text-15 text-muted" />;
}
