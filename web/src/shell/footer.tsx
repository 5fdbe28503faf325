import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { words } from "./words.ts";

export function Footer() {
  const say = useWords(words);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line px-4 py-6 text-15 text-muted sm:px-8">
      <p className="min-w-0 flex-1 basis-64">{say("rights", { year: new Date().getFullYear() })}</p>
      {config.socialUrl && (
        <a href={config.socialUrl} rel="noopener noreferrer" className="link">
          {say("follow")}
        </a>
      )}
      <ThemeSwitch />
    </footer>
  );
}
