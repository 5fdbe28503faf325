import { type Language, useLanguage, useWords } from "#i18n/room-words.ts";
import { switchLanguage } from "#i18n/switch-language.ts";
import { Segmented } from "#ui/segmented.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { words } from "./words.ts";

const options = [
  { value: "en", label: "EN", name: "EN, English", lang: "en" },
  { value: "es", label: "ES", name: "ES, español", lang: "es" },
] as const;

export function LanguageSwitch() {
  const say = useWords(words);
  function choose(language: Language) {
    switchLanguage(language).catch(() =>
      toast({ tone: "bad", title: say("languageFailed"), text: say("languageFailedText") }),
    );
  }
  return <Segmented label={say("language")} value={useLanguage()} options={options} onChoose={choose} />;
}
