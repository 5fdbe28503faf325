import type { ReactNode } from "react";
import type { LandingWords } from "./words.ts";

/** Becomes a comment in the finished page, where the server puts the operator's link or nothing. */
export const socialSlot = "[salida:social]";

export function Footer({ words, year }: { words: LandingWords["footer"]; year: number }): ReactNode {
  return (
    <footer className="border-t border-line py-8 text-15 text-muted">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p>
          © <span data-year="">{year}</span> {words.rights}
        </p>
        {socialSlot}
      </div>
    </footer>
  );
}
