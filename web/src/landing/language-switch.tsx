import type { ReactNode } from "react";
import type { Language } from "./words.ts";

const languages: { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "es", name: "español" },
];

export function LanguageSwitch({ current, label }: { current: Language; label: string }): ReactNode {
  return (
    <ul aria-label={label} className="flex">
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={`/?lng=${code}`}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === current ? "true" : undefined}
            aria-label={`${code.toUpperCase()}, ${name}`}
            className="language"
          >
            {code.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
