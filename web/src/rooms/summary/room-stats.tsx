import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useStats } from "#progress/stats.ts";
import { Ring } from "#ui/charts/ring.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { summaryWords } from "./summary-words.ts";

interface RoomStatsProps {
  /** Undefined while it is not known. */
  total: number | undefined;
  /** The total could not be loaded. */
  failed: boolean;
}

/** How many rooms there are, how many were got out of, and the share of these. */
export function RoomStats({ total, failed }: RoomStatsProps) {
  const say = useWords(summaryWords);
  const { number, percent } = useFormat();
  const { data: stats, isLoadingError } = useStats();
  const unknown = (lost: boolean) => (lost ? "–" : <Skeleton className="h-10 w-14" />);
  const done = stats === undefined ? undefined : (stats?.escapeRoomsDone ?? 0);
  const share =
    done === undefined || total === undefined
      ? undefined
      : total === 0
        ? 0
        : Math.round((100 * done) / total);
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 sm:grid-cols-3">
      <StatTile label={say("total")} value={total === undefined ? unknown(failed) : number(total)} />
      <StatTile
        label={say("completed")}
        value={done === undefined ? unknown(isLoadingError) : number(done)}
      />
      <StatTile
        label={say("percentage")}
        value={share === undefined ? unknown(failed || isLoadingError) : percent(share)}
        chart={
          share !== undefined && (
            <Ring percent={share} className="-my-1 size-12 shrink-0 text-brand sm:max-lg:hidden" />
          )
        }
        className="col-span-2 max-[20rem]:col-span-1 sm:col-span-1"
      />
    </dl>
  );
}
