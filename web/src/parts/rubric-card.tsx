import { maxScore, tierOf } from "@salida/rules/progress/scores.ts";
import { useWords } from "#i18n/room-words.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { PointsChip } from "./points-chip.tsx";
import { CardFoot } from "./result-foot.tsx";
import { shareWords } from "./rubric-words.ts";
import { ScoreRing } from "./score-ring.tsx";

/** What a score is made of: its name, and how much of it was there, 0 to 1; null where nobody could tell. */
interface RubricPart {
  name: string;
  share: number | null;
}

interface RubricCardProps {
  score: number;
  /** How the whole came out, in a sentence. */
  whole: string;
  parts: readonly RubricPart[];
  /** Nothing where it gives none. */
  points: number | undefined;
  repeat: boolean;
  /** It was completed just now: the score counts up. */
  fresh: boolean;
}

/** The result on night: the score, what it means, what it is made of, and the points it gave. */
export function RubricCard({ score, whole, parts, points, repeat, fresh }: RubricCardProps) {
  return (
    <section data-result="" className="on-night grid gap-6 p-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} fresh={fresh} />
        <p className="min-w-0 flex-1 basis-56 font-display text-20 font-bold leading-snug sm:text-24">
          {whole}
        </p>
        {points !== undefined && <PointsChip points={points} repeat={repeat} fresh={fresh} />}
      </div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {parts.map((part) => (
          <PartOfScore key={part.name} {...part} />
        ))}
      </ul>
      <CardFoot />
    </section>
  );
}

function PartOfScore({ name, share }: RubricPart) {
  const say = useWords(shareWords);
  const came = say(share === null ? "unchecked" : tierOf(maxScore * share));
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4 text-15">
        <span className="font-semibold">{name}</span>
        <span aria-hidden={share !== null}>{came}</span>
      </p>
      {share !== null && (
        <Meter label={name} percent={Math.round(100 * share)} text={came} className="mt-1.5" />
      )}
    </li>
  );
}
