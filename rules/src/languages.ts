/** The languages of the interface; the first is the fallback. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Where a browser keeps the language: a cookie for the server, and its own storage. */
export const languageCookie = "i18next";
export const languageKey = "i18nextLng";

/** "es" for "es-CO"; undefined for what is not spoken here. */
export function languageOf(tag: unknown): Language | undefined {
  if (typeof tag !== "string") return undefined;
  const [own] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((it) => it === own);
}

/**
 * The first wish that is spoken here, else English. In the order that both sides keep: what the address asks for, the
 * cookie, what the browser stored, and the browser's own list as it stands.
 */
export function chooseLanguage(wishes: readonly unknown[]): Language {
  for (const wish of wishes) {
    const language = languageOf(wish);
    if (language) return language;
  }
  return languages[0];
}

/** The language cookie's value in a Cookie header, or in a document's cookies. */
export function languageInCookies(cookies: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`).exec(cookies ?? "")?.[1];
}

/** The tags of an Accept-Language header, most wanted first; those it rules out are left out. */
export function acceptedTags(header: string | undefined): string[] {
  return (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.split(";").map((it) => it.trim());
      const weight = rest.find((it) => /^q=/i.test(it))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
