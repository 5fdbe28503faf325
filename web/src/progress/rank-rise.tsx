import type { Stats } from "@salida/contract/stats.ts";
import { ranks } from "@salida/rules/ranks.ts";
import { useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { throwConfetti } from "#ui/confetti.ts";
import { rankWords, words } from "./words.ts";

/** Celebrates when the learner's rank rises while this is on the page. */
export function RankRise({ stats: { rank } }: { stats: Stats }) {
  const say = useWords(words);
  const rankName = useWords(rankWords);
  const first = useRef(rank.type);
  const risen = rank.type > first.current;
  useEffect(() => {
    if (risen) throwConfetti();
  }, [risen]);
  return (
    <div role="status">
      {risen && (
        <p className="pop mb-4 font-display text-24 font-bold text-lamp">
          {say("newRank", { rank: rankName(ranks[rank.type]?.name ?? "NOVICE") })}
        </p>
      )}
    </div>
  );
}
