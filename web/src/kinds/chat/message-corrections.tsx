import type { Correction } from "@salida/contract/corrections.ts";
import { useWords } from "#i18n/room-words.ts";
import { CorrectionNote } from "#parts/corrected/correction-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { playWords } from "./play-words.ts";

/** What is better in a message, under it; it can be folded away. */
export function MessageCorrections({ corrections }: { corrections: readonly Correction[] }) {
  const say = useWords(playWords);
  if (corrections.length === 0) return null;
  return (
    <details open className="group card w-full rounded-control px-4 py-1 text-15">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <Icon name="pencil" className="size-5 shrink-0 text-brand" />
        {say("toMend", { count: corrections.length })}
        <Icon name="chevron" className="ml-auto size-5 text-muted group-open:rotate-90" />
      </summary>
      <ul className="grid gap-3 pb-3">
        {corrections.map((correction) => (
          <li key={`${correction.at} ${correction.better}`}>
            <CorrectionNote correction={correction} />
          </li>
        ))}
      </ul>
    </details>
  );
}
