import { chooseLanguage } from "#i18n/i18n.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Segmented } from "#ui/segmented.tsx";
import { words } from "./words.ts";

const options = [
  { value: "en", label: "EN", name: "EN, English", lang: "en" },
  { value: "es", label: "ES", name: "ES, español", lang: "es" },
] as const;

export function LanguageSwitch() {
  const say = useWords(words);
  return (
    <Segmented label={say("language")} value={useLanguage()} options={options} onChoose={chooseLanguage} />
  );
}
