import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

/** The lit door and the name; leads to the landing page, which is a document of its own. */
export function Logo() {
  const say = useWords(words);
  return (
    <a
      href="/"
      aria-label={say("logo")}
      className="mr-auto flex min-h-11 items-center gap-2.5 font-display text-20 font-bold tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" fill="var(--night)" />
        <path d="M10 27V13a6 6 0 0 1 12 0v14z" className="door-light" />
        <path d="M10 27V13a6 6 0 0 1 2.6-4.9L17 11v19z" className="door-leaf" />
        <circle cx="14.8" cy="20.5" r="1.2" className="door-light" />
      </svg>
      <span className="max-[12rem]:sr-only">Salida</span>
    </a>
  );
}
