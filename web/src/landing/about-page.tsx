import type { ReactNode } from "react";
import { type Language, landingWords } from "./words.ts";

/** Who shows a shared link wants whole addresses; the server knows its own. */
const here = "%SALIDA_URL%";

/** What a page says of itself in its head: to search engines, to who shows a link to it, to a device it is put on. */
export function AboutPage({ language }: { language: Language }): ReactNode {
  const { title, summary, shared } = landingWords[language];
  const ending = language === "en" ? "" : `.${language}`;
  return (
    <>
      <meta name="description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Salida" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:locale" content={language === "es" ? "es_ES" : "en_GB"} />
      <meta property="og:image" content={`${here}/share${ending}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shared} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest${ending}.webmanifest`} />
    </>
  );
}
