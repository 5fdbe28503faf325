import type { Stats } from "@salida/contract/stats.ts";
import { rankProgress, ranks } from "@salida/rules/progress/ranks.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { RankIcon } from "./rank-icon.tsx";
import { rankWords, words } from "./words.ts";

/** The learner's rank and how far the next one is. Stands on night. */
export function RankBar({ stats: { points, rank } }: { stats: Stats }) {
  const say = useWords(words);
  const rankName = useWords(rankWords);
  const { number } = useFormat();
  const name = ranks[rank.type]?.name ?? "NOVICE";
  const next = ranks[rank.type + 1];
  const left = Math.max(0, rank.maxPoints - points);
  const told = say("pointsOf", { points: number(points), most: number(rank.maxPoints) });
  return (
    <div className="flex items-center gap-4 max-[20rem]:flex-col max-[20rem]:items-start">
      <RankIcon type={rank.type} className="size-14 rounded-control border border-on-night/25" />
      <div className="min-w-0 flex-1 max-[20rem]:w-full">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-20 font-bold">{rankName(name)}</span>
          <span className="text-15 tabular-nums text-lamp">{told}</span>
        </div>
        <Meter label={say("rank")} percent={rankProgress(points)} text={told} className="mt-2 text-lamp" />
        <p className="mt-2 text-15 opacity-85">
          {next
            ? say("toNext", { count: left, points: number(left), rank: rankName(next.name) })
            : say("highest")}
        </p>
      </div>
    </div>
  );
}
