import { languages } from "@salida/rules/languages.ts";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { openingLanguage } from "./language.ts";

/** The one translator. Rooms add their words to it when they are loaded. */
export const i18n = i18next.createInstance();

i18n.use(initReactI18next).init({
  lng: openingLanguage(),
  resources: {},
  supportedLngs: [...languages],
  // Spanish is typed by English, so no word is missing: nothing of the other language is needed.
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});
