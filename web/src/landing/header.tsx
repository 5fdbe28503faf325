import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { LandingWords, Language } from "./words.ts";

export interface HeaderProps {
  language: Language;
  words: LandingWords["header"];
}

const link = "flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-on-night/10";
const boxed = `${link} border border-on-night/45 font-semibold whitespace-nowrap max-sm:px-2.5 max-sm:text-15`;

/** Both the visitor's and the learner's entries are in the page; `data-session` on the root picks. */
export function Header({ language, words }: HeaderProps): ReactNode {
  return (
    <header className="sticky top-0 z-20 bg-night text-on-night">
      <div className="wrap flex h-16 items-center gap-1">
        <a
          href="/"
          aria-label={words.logo}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-display text-20 font-bold tracking-tight"
        >
          <Logo /> Salida
        </a>
        <nav aria-label={words.menu} className="hidden items-center gap-1 md:flex">
          <a href="/" aria-current="page" className={link}>
            {words.home}
          </a>
          <a href="/dashboard" className={`${link} when-in`}>
            {words.dashboard}
          </a>
          <LanguageSwitch current={language} label={words.language} />
          <a href="/profile" className={`${link} when-in w-44`}>
            <span className="truncate" data-email="">
              {words.profile}
            </span>
          </a>
        </nav>
        <a href="/login" className={`${boxed} when-out ml-1`}>
          {words.logIn}
        </a>
        <a href="/dashboard" className={`${boxed} when-in ml-1 md:hidden`}>
          {words.dashboard}
        </a>
        <HeaderMenu language={language} words={words} />
      </div>
    </header>
  );
}

function HeaderMenu({ language, words }: HeaderProps): ReactNode {
  return (
    <details className="menu relative md:hidden">
      <summary
        aria-label={words.menu}
        className="grid size-11 cursor-pointer place-items-center rounded-control"
      >
        <Icon name="menu" />
      </summary>
      <nav
        aria-label={words.menu}
        className="absolute top-13 right-0 grid w-60 grid-cols-1 gap-1 rounded-card border border-on-night/20 bg-night p-3 shadow-float"
      >
        <a href="/" aria-current="page" className={link}>
          {words.home}
        </a>
        <a href="/dashboard" className={`${link} when-in`}>
          {words.dashboard}
        </a>
        <a href="/profile" className={`${link} when-in`}>
          <span className="truncate" data-email="">
            {words.profile}
          </span>
        </a>
        <a href="/login" className={`${link} when-out`}>
          {words.logIn}
        </a>
        <LanguageSwitch current={language} label={words.language} />
      </nav>
    </details>
  );
}
