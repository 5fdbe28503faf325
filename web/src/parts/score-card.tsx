import { tierOf } from "@salida/rules/progress/scores.ts";
import { useWords } from "#i18n/room-words.ts";
import { PointsChip } from "./points-chip.tsx";
import { CardFoot } from "./result-foot.tsx";
import { ScoreRing } from "./score-ring.tsx";
import { tierWords, words } from "./words.ts";

interface ScoreCardProps {
  score: number;
  correct: number;
  total: number;
  points: number;
  repeat: boolean;
  /** It was completed just now: the score counts up. */
  fresh: boolean;
}

/** The result on night: the score, what it means, and the points it gave. */
export function ScoreCard({ score, correct, total, points, repeat, fresh }: ScoreCardProps) {
  const say = useWords(words);
  const tier = useWords(tierWords);
  return (
    <section data-result="" className="on-night flex flex-wrap items-center gap-x-8 gap-y-5 p-6 sm:p-8">
      <ScoreRing score={score} fresh={fresh} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-display text-20 font-bold leading-snug sm:text-24">{tier(tierOf(score))}</p>
        <p className="mt-2 text-on-night/85">{say("correctOf", { correct, total })}</p>
      </div>
      <PointsChip points={points} repeat={repeat} fresh={fresh} />
      <CardFoot />
    </section>
  );
}
