import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { type Language, languageCookie, languageOf, languages, rememberLanguage } from "./language.ts";

/** The one translator. Rooms add their words to it when they are loaded. */
export const i18n = i18next.createInstance();

i18n
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({
    resources: {},
    supportedLngs: [...languages],
    fallbackLng: languages[0],
    load: "languageOnly",
    nonExplicitSupportedLngs: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    detection: {
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: "lng",
      lookupCookie: languageCookie,
      caches: ["localStorage"],
      convertDetectedLanguage: languageOf,
    },
  });

/** Makes the document say which language it is in, now and after every switch. */
export function followLanguage() {
  const mark = (tag: string) => {
    document.documentElement.lang = languageOf(tag);
  };
  mark(i18n.language);
  i18n.on("languageChanged", mark);
  if (new URLSearchParams(location.search).has("lng")) rememberLanguage(languageOf(i18n.language));
}

/** Switches the interface to a language and keeps the choice on this device. */
export function chooseLanguage(language: Language) {
  rememberLanguage(language);
  void i18n.changeLanguage(language);
}
