import type { DescriptionEvaluation } from "@salida/contract/kinds/description.ts";
import { maxScore, tierOf } from "@salida/rules/scores.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { words } from "#parts/words.ts";
import { Meter } from "#ui/meter.tsx";
import { Ring } from "#ui/ring.tsx";
import { useCountUp } from "#ui/use-count-up.ts";
import { reviewWords, shareWords, wholeWords } from "./review-words.ts";

type Parts = DescriptionEvaluation["parts"];

interface RubricCardProps {
  score: number;
  parts: Parts;
  points: number;
  repeat: boolean;
  /** It was completed just now: the score counts up. */
  fresh: boolean;
}

/** The result on night: the score, what it means, what it is made of, and the points it gave. */
export function RubricCard({ score, parts, points, repeat, fresh }: RubricCardProps) {
  const say = useWords(words);
  const whole = useWords(wholeWords);
  return (
    <section className="on-night grid gap-6 p-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} fresh={fresh} />
        <p className="min-w-56 flex-1 font-display text-20 font-bold leading-snug sm:text-24">
          {whole(tierOf(score))}
        </p>
        <p className={fresh ? "pop" : undefined}>
          <span className="chip chip-lamp px-4 py-2 text-17">{say("pointsEarned", { count: points })}</span>
          {repeat && <span className="mt-2 block text-13 text-on-night/80">{say("half")}</span>}
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {(["coverage", "grammar", "range", "length"] as const).map((part) => (
          <PartOfScore key={part} part={part} share={parts[part]} />
        ))}
      </ul>
    </section>
  );
}

function ScoreRing({ score, fresh }: { score: number; fresh: boolean }) {
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

function PartOfScore({ part, share }: { part: keyof Parts; share: number }) {
  const say = useWords(reviewWords);
  const came = useWords(shareWords)(tierOf(maxScore * share));
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4 text-15">
        <span className="font-semibold">{say(part)}</span>
        <span aria-hidden="true">{came}</span>
      </p>
      <Meter label={say(part)} percent={Math.round(100 * share)} text={came} className="mt-1.5" />
    </li>
  );
}
