const year = 60 * 60 * 24 * 365;

/** The server chooses the page by address, then cookie; a choice kept only in the browser is brought to it here. */
export function rememberLanguage(): void {
  const shown = document.documentElement.lang;
  const asked = new URLSearchParams(location.search).has("lng");
  const kept = keptLanguage();
  if (asked) keep(shown);
  else if (kept && kept !== shown && !/(?:^|; )i18next=/.test(document.cookie)) {
    keep(kept);
    location.replace(`/?lng=${kept}`);
  }
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]"))
    link.addEventListener("click", () => keep(link.dataset.language ?? shown));
}

function keptLanguage(): string | undefined {
  try {
    return ["en", "es"].find((language) => localStorage.getItem("i18nextLng")?.startsWith(language));
  } catch {
    return undefined;
  }
}

function keep(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `i18next=${language}; path=/; max-age=${year}; samesite=lax`;
  try {
    localStorage.setItem("i18nextLng", language);
  } catch {
    // The cookie alone will do.
  }
}
