import { useWords } from "#i18n/room-words.ts";
import { words } from "./words.ts";

interface PointsChipProps {
  points: number;
  repeat: boolean;
  /** They were earned just now. */
  fresh: boolean;
}

/** What a result gave. Stands on night; nothing earned is said without the colour of points. */
export function PointsChip({ points, repeat, fresh }: PointsChipProps) {
  const say = useWords(words);
  if (points === 0) return <p className="text-15 text-on-night/80">{say("noPoints")}</p>;
  return (
    <p className={fresh ? "pop" : undefined}>
      <span data-earned="" className="chip chip-lamp px-4 py-2 text-17">
        {say("pointsEarned", { count: points })}
      </span>
      {repeat && <span className="mt-2 block text-13 text-on-night/80">{say("half")}</span>}
    </p>
  );
}
