import type { ReactNode } from "react";
import { AboutPage } from "./about-page.tsx";
import type { LandingWords, Language } from "./words.ts";

/** What the build made, as addresses; `css` is the style sheet itself. */
export interface LandingAssets {
  css: string;
  script: string;
  beforePaint: string;
  fonts: string[];
}

export const styleSlot = "/*landing*/";

interface LandingHeadProps {
  language: Language;
  words: LandingWords;
  assets: LandingAssets;
}

export function LandingHead({ language, words, assets }: LandingHeadProps): ReactNode {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{words.title}</title>
      <AboutPage language={language} />
      <meta name="salida-config" content="%SALIDA_CONFIG%" />
      <meta name="theme-color" content="#191d42" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#131638" media="(prefers-color-scheme: dark)" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <script src={assets.beforePaint} />
      <style>{styleSlot}</style>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <script type="module" src={assets.script} />
    </head>
  );
}
