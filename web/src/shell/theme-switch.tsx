import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { themes, useTheme } from "#ui/theme.ts";
import { words } from "./words.ts";

const icons = { light: "sun", dark: "moon", system: "monitor" } as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const say = useWords(words);
  const [theme, choose] = useTheme();
  const options = themes.map((value) => ({
    value,
    name: say(value),
    label: <Icon name={icons[value]} />,
  }));
  return <Segmented label={say("theme")} value={theme} options={options} onChoose={choose} />;
}
