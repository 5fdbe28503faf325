import { renderToStaticMarkup } from "react-dom/server";
import { AboutPage } from "./about-page.tsx";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Footer, socialSlot } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Hero } from "./hero.tsx";
import { type LandingAssets, LandingHead, styleSlot } from "./landing-head.tsx";
import { Promises } from "./promises.tsx";
import { Samples } from "./samples.tsx";
import { type Language, landingWords } from "./words.ts";

/** The landing page as a whole HTML document, made while building: no script draws any of it. */
export function landingPage(language: Language, assets: LandingAssets): string {
  const words = landingWords[language];
  const html = renderToStaticMarkup(
    <html lang={language}>
      <LandingHead language={language} words={words} assets={assets} />
      <body>
        <a href="#content" className="skip">
          {words.skip}
        </a>
        <Header language={language} words={words.header} />
        <main id="content">
          <Hero words={words} />
          <Samples words={words} language={language} />
          <Features words={words} />
          <Promises words={words.promises} />
          <Closing words={words.closing} />
        </main>
        <Footer words={words.footer} year={new Date().getFullYear()} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`
    .replace(styleSlot, () => assets.css)
    .replace(socialSlot, "<!--salida:social-->")
    .replace("</head>", "<!--salida:alternates--></head>");
}

/** What every page says of itself: where a link to it is shown, and where it is put on a device. */
export function headOf(language: Language): string {
  return renderToStaticMarkup(<AboutPage language={language} />);
}

export const languages = Object.keys(landingWords) as Language[];
