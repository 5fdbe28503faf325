import { countedOf, type Stats } from "@salida/contract/stats.ts";
import { levelName } from "@salida/rules/levels.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { useKinds } from "#exercises/kinds-context.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Meter } from "#ui/meter.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { words } from "./words.ts";

interface KindStatsProps {
  kind: AnyKind;
  stats: Stats;
}

/** Level, points, what was done, and how it went. */
export function Statistics({ stats }: { stats: Stats }) {
  const say = useWords(words);
  const { number } = useFormat();
  const kinds = useKinds();
  return (
    <>
      <section className="mt-10">
        <h2 className="text-24">{say("done")}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 md:grid-cols-4">
          <StatTile label={say("level")} value={levelName(stats.level)} />
          <StatTile label={say("points")} value={number(stats.points)} />
          {kinds.map((kind) => (
            <Done key={kind.contract.name} kind={kind} stats={stats} />
          ))}
        </dl>
      </section>
      <section className="mt-10">
        <h2 className="text-24">{say("averages")}</h2>
        <ul className="card mt-4 grid gap-4 p-5 sm:p-6">
          {kinds.map((kind) => (
            <Average key={kind.contract.name} kind={kind} stats={stats} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Done({ kind, stats }: KindStatsProps) {
  const of = useWords(kind.words);
  const { number } = useFormat();
  return <StatTile label={of("many")} value={number(countedOf(kind.contract, stats).done)} />;
}

function Average({ kind, stats }: KindStatsProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { percent } = useFormat();
  const { done, average } = countedOf(kind.contract, stats);
  if (average === null) return null;
  const label = of("one");
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 lg:grid-cols-[12rem_1fr_4rem]">
      <span className="font-semibold">{label}</span>
      <Meter
        label={label}
        percent={average}
        text={done > 0 ? percent(average) : say("nothingYet")}
        className={`order-last col-span-2 lg:order-none lg:col-span-1 ${kind.hue}`}
      />
      <span aria-hidden="true" className="text-right tabular-nums">
        {done > 0 ? percent(average) : "–"}
      </span>
    </li>
  );
}
