import {
  chooseLanguage,
  type Language,
  languageCookie,
  languageInCookies,
  languageKey,
} from "@salida/rules/languages.ts";

const cookieSeconds = 60 * 60 * 24 * 365;

/** The language that the address, this device, the browser or the document asks for, in this order. */
export function openingLanguage(): Language {
  if (!globalThis.document) return chooseLanguage([]);
  const asked = new URLSearchParams(location.search).get("lng");
  return chooseLanguage([
    asked,
    languageInCookies(document.cookie),
    storedLanguage(() => localStorage),
    storedLanguage(() => sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
  ]);
}

function storedLanguage(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey);
  } catch {
    return null;
  }
}

/** Keeps a language on this device: the cookie tells the server, which sends its pages by the same rule. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; SameSite=Lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is closed to this page: the cookie alone will do.
  }
}
