import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { LandingWords, Language } from "./words.ts";

export interface HeaderProps {
  language: Language;
  words: LandingWords["header"];
}

const link = "flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-on-night/10";
const boxed = `${link} border border-on-night/45 font-semibold whitespace-nowrap max-sm:px-2.5 max-sm:text-15`;

const panel =
  "absolute top-13 right-0 grid w-60 max-w-[calc(100vw-2rem)] grid-cols-1 gap-1 rounded-card border border-on-night/20 bg-night p-3 shadow-float";

/** Both the visitor's and the learner's entries are in the page; `data-session` on the root picks. */
export function Header({ language, words }: HeaderProps): ReactNode {
  return (
    <header className="sticky top-0 z-20 bg-night text-on-night">
      <div className="wrap flex h-16 items-center gap-1">
        <a
          href="/"
          aria-label={words.logo}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-display text-20 font-bold tracking-tight whitespace-nowrap"
        >
          <Logo /> <span className="max-[12rem]:sr-only">Salida</span>
        </a>
        <nav aria-label={words.menu} className="hidden items-center gap-1 md:flex">
          <a href="/" aria-current="page" className={link}>
            {words.home}
          </a>
          <a href="/dashboard" className={`${link} when-in`}>
            {words.dashboard}
          </a>
          <LanguageSwitch current={language} label={words.language} />
          <UserMenu words={words} />
        </nav>
        <a href="/login" data-log-in="" className={`${boxed} when-out ml-1 max-[15rem]:hidden`}>
          {words.logIn}
        </a>
        <a href="/dashboard" className={`${boxed} when-in ml-1 max-[15rem]:hidden md:hidden`}>
          {words.dashboard}
        </a>
        <HeaderMenu language={language} words={words} />
      </div>
    </header>
  );
}

/** The learner's address, profile and the way out. */
function UserMenu({ words }: Pick<HeaderProps, "words">): ReactNode {
  return (
    <details className="menu when-in relative">
      <summary aria-label={words.account} className={`${link} max-w-44 cursor-pointer`}>
        <span className="truncate" data-email="">
          {words.account}
        </span>
      </summary>
      <div className={panel}>
        <a href="/profile" className={link}>
          {words.profile}
        </a>
        <LogOut words={words} />
      </div>
    </details>
  );
}

function LogOut({ words }: Pick<HeaderProps, "words">): ReactNode {
  return (
    <div className="when-in grid">
      <button type="button" className={`${link} cursor-pointer`} data-log-out="">
        {words.logOut}
      </button>
      <p role="alert" className="px-3 text-15" data-log-out-failed="" hidden>
        {words.logOutFailed}
      </p>
    </div>
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
      <nav aria-label={words.menu} className={panel}>
        <p className="when-in truncate px-3 text-15 text-on-night/75" data-email="" />
        <a href="/" aria-current="page" className={link}>
          {words.home}
        </a>
        <a href="/dashboard" className={`${link} when-in`}>
          {words.dashboard}
        </a>
        <a href="/profile" className={`${link} when-in`}>
          {words.profile}
        </a>
        <LogOut words={words} />
        <a href="/login" className={`${link} when-out`}>
          {words.logIn}
        </a>
        <LanguageSwitch current={language} label={words.language} />
      </nav>
    </details>
  );
}
