import { lazy, Suspense, useState } from "react";
import { chime } from "#chimes/chime.ts";
import { useWords } from "#i18n/room-words.ts";
import { LanguageSwitch } from "#shell/language-switch.tsx";
import { ThemeSwitch } from "#shell/theme-switch.tsx";
import { useSoundSwitch } from "#sound/sound-switch.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useShortcutsOn } from "#ui/shortcuts.ts";
import { Toggle } from "#ui/toggle.tsx";
import { deviceWords } from "./device-words.ts";
import { ProfileSection } from "./profile-section.tsx";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("#exercises/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** What is remembered on this device: language, appearance, sounds, keys. */
export function DeviceSettings() {
  const say = useWords(deviceWords);
  return (
    <>
      <ProfileSection title={say("language")} intro={say("languageIntro")} beside={<LanguageSwitch />} />
      <ProfileSection title={say("theme")} intro={say("themeIntro")} beside={<ThemeSwitch />} />
      <Sounds />
      <Shortcuts />
    </>
  );
}

function Sounds() {
  const say = useWords(deviceWords);
  const [sound, turn] = useSoundSwitch();
  function turnTo(on: boolean) {
    turn(on);
    if (on) void chime("right");
  }
  return (
    <ProfileSection
      title={say("sounds")}
      intro={say("soundsIntro")}
      beside={<Toggle label={say("sounds")} mute on={sound !== "off"} onTurn={turnTo} />}
    />
  );
}

function Shortcuts() {
  const say = useWords(deviceWords);
  const [on, turn] = useShortcutsOn();
  const [listed, setListed] = useState<boolean>();
  return (
    <ProfileSection
      title={say("shortcuts")}
      intro={say("shortcutsIntro")}
      beside={<Toggle label={say("shortcuts")} mute on={on} onTurn={turn} />}
    >
      <Button look="quiet" className="justify-self-start" onClick={() => setListed(true)}>
        <Icon name="keyboard" />
        {say("shortcutsList")}
      </Button>
      {listed !== undefined && (
        <Suspense>
          <ShortcutsDialog open={listed} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
