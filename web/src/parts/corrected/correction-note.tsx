import type { Correction } from "@salida/contract/corrections.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { words } from "./corrected-text-words.ts";

/** What was written, what is better, and why. */
export function CorrectionNote({ correction: { wrong, better, why } }: { correction: Correction }) {
  const say = useWords(words);
  const language = useLanguage();
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">
        {wrong.trim() && (
          <>
            <Said word={say(better.trim() ? "wrote" : "leaveOut")} shown={!better.trim()} />
            <del lang="en" className="decoration-bad">
              {wrong}
            </del>
          </>
        )}
        {better.trim() && (
          <>
            {wrong.trim() && <span aria-hidden="true"> → </span>}
            <Said word={say(wrong.trim() ? "better" : "add")} shown={!wrong.trim()} />
            <ins lang="en" className="text-ok no-underline">
              {better}
            </ins>
          </>
        )}
      </p>
      <p className="text-15 text-muted">{why[language]}</p>
    </div>
  );
}

/** What an arrow says to the eye is said to the ear in a word. */
function Said({ word, shown }: { word: string; shown: boolean }) {
  return <span className={shown ? undefined : "sr-only"}> {word} </span>;
}
