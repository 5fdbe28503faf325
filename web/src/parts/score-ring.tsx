import { maxScore } from "@salida/rules/progress/scores.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useCountUp } from "#ui/celebration/use-count-up.ts";
import { Ring } from "#ui/charts/ring.tsx";
import { words } from "./words.ts";

/** A score in its ring; it counts up where it was earned just now. */
export function ScoreRing({ score, fresh }: { score: number; fresh: boolean }) {
  const say = useWords(words);
  const { number } = useFormat();
  const shown = useCountUp(score, fresh);
  return (
    <div className="relative grid size-28 shrink-0 place-items-center text-lamp">
      <Ring percent={(100 * shown) / maxScore} className="absolute inset-0" />
      <p aria-hidden="true" className="text-center leading-none">
        <span className="block font-display text-32 font-bold tabular-nums">{number(shown)}</span>
        <span className="mt-1 block text-13 text-on-night/80">{say("outOf", { most: maxScore })}</span>
      </p>
      <p className="sr-only">
        {say("score")}: {number(score)} {say("outOf", { most: maxScore })}
      </p>
    </div>
  );
}
