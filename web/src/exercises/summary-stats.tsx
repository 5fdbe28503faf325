import { countedOf } from "@salida/contract/stats.ts";
import { maxScore } from "@salida/rules/progress/scores.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { Ring } from "#ui/charts/ring.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import type { AnyKind } from "./kind.ts";
import { words } from "./words.ts";

interface SummaryStatsProps {
  kind: AnyKind;
  /** Undefined while it is not known. */
  total: number | undefined;
  /** The total could not be loaded. */
  failed: boolean;
}

/** How many there are, how many are completed, and how they went. */
export function SummaryStats({ kind, total, failed }: SummaryStatsProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { number } = useFormat();
  const { data: stats, isLoadingError } = useStats();
  const { done, average } = stats ? countedOf(kind.contract, stats) : { done: 0, average: 0 };
  const unknown = (lost: boolean) => (lost ? "–" : <Skeleton className="h-10 w-14" />);
  const known = (text: string) => (stats === undefined ? unknown(isLoadingError) : text);
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 sm:grid-cols-3">
      <StatTile label={say("total")} value={total === undefined ? unknown(failed) : number(total)} />
      <StatTile label={of("completed")} value={known(number(done))} />
      {average !== null && (
        <StatTile
          label={say("average")}
          value={known(done > 0 ? say("scoreOf", { score: number(average / 10), most: maxScore }) : "–")}
          chart={<Ring percent={average} className={`-my-1 size-12 shrink-0 sm:max-lg:hidden ${kind.hue}`} />}
          className="col-span-2 max-[20rem]:col-span-1 sm:col-span-1"
        />
      )}
    </dl>
  );
}
