import { ranks } from "@salida/rules/progress/ranks.ts";
import { useEffect } from "react";
import { chime } from "#chimes/chime.ts";
import { useWords } from "#i18n/room-words.ts";
import { throwConfetti } from "#ui/celebration/confetti.ts";
import { rankWords, words } from "./words.ts";

interface RankRiseProps {
  /** Before and after; undefined while it is not known. */
  from: number | undefined;
  to: number | undefined;
  /** Something else is heard at the same moment, as a room's door is. */
  silent?: boolean;
}

/** Celebrates a rank that is higher than the one before. */
export function RankRise({ from, to, silent = false }: RankRiseProps) {
  const say = useWords(words);
  const rankName = useWords(rankWords);
  const risen = from !== undefined && to !== undefined && to > from;
  useEffect(() => {
    if (!risen) return;
    throwConfetti();
    if (!silent) void chime("rank");
  }, [risen, silent]);
  return (
    <div role="status">
      {risen && (
        <p className="pop on-night mb-4 px-6 py-5 font-display text-24 font-bold text-lamp">
          {say("newRank", { rank: rankName(ranks[to]?.name ?? "NOVICE") })}
        </p>
      )}
    </div>
  );
}
