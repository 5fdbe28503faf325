import { type Language, languageOf, languages } from "@salida/rules/languages.ts";
import { i18n } from "./i18n.ts";
import { rememberLanguage } from "./language.ts";
import { fetchAllWords } from "./phrasebooks.ts";

/** Makes the document say which language it is in, and this device keep it, now and after every switch. */
export function followLanguage() {
  const follow = (tag: string) => {
    const language = languageOf(tag) ?? languages[0];
    document.documentElement.lang = language;
    rememberLanguage(language);
  };
  follow(i18n.language);
  i18n.on("languageChanged", follow);
}

let wanted: Language | undefined;

/** Switches the interface to a language once its words are there; fails where they cannot be had. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  await fetchAllWords(language);
  // somebody may have thought better of it while the words were on their way
  if (wanted === language) await i18n.changeLanguage(language);
}
