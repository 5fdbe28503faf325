import { chooseLanguage, languageCookie, languageInCookies, languageKey } from "@salida/rules/languages.ts";

const year = 60 * 60 * 24 * 365;

/** The server chooses the page by address, cookie and browser; a choice kept only in the browser is brought to it here. */
export function rememberLanguage(): void {
  const shown = document.documentElement.lang;
  const asked = new URLSearchParams(location.search).get("lng");
  const cookie = languageInCookies(document.cookie);
  const language = chooseLanguage([
    asked,
    cookie,
    stored(() => localStorage),
    stored(() => sessionStorage),
    shown,
  ]);
  keep(language);
  if (language !== shown) location.replace(`/?lng=${language}`);
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]"))
    link.addEventListener("click", () => keep(link.dataset.language ?? shown));
}

function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey);
  } catch {
    return null;
  }
}

function keep(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie alone will do.
  }
}
