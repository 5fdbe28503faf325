/** The languages of the interface; the first is the fallback. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Where the choice is kept; the server reads the cookie to pick the landing page's language. */
export const languageCookie = "i18next";
const cookieSeconds = 60 * 60 * 24 * 365;

/** "es" for "es-CO"; the fallback for what is not spoken here. */
export function languageOf(tag: string | undefined): Language {
  return languages.find((it) => tag?.toLowerCase().startsWith(it)) ?? languages[0];
}

export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; SameSite=Lax`;
}
