import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { Ring } from "#ui/ring.tsx";
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
  const { number, percent } = useFormat();
  const { data: stats, isLoadingError } = useStats();
  const { done, average } = stats ? kind.progress(stats) : { done: 0, average: 0 };
  const unknown = (lost: boolean) => (lost ? "–" : <Skeleton className="h-9 w-14" />);
  const known = (text: string) => (stats === undefined ? unknown(isLoadingError) : text);
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3">
      <StatTile label={say("total")} value={total === undefined ? unknown(failed) : number(total)} />
      <StatTile label={say("completed")} value={known(number(done))} />
      <StatTile
        label={say("average")}
        value={known(done > 0 ? percent(average) : "–")}
        chart={<Ring percent={average} className={`-my-1 size-12 shrink-0 sm:max-lg:hidden ${kind.hue}`} />}
        className="col-span-2 sm:col-span-1"
      />
    </dl>
  );
}
