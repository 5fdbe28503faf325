import { countedOf, type Stats } from "@salida/contract/stats.ts";
import type { Today } from "@salida/contract/today.ts";
import type { AnyKind } from "#exercises/kind.ts";
import { summaryPath, useKind, useKinds } from "#exercises/kinds-context.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Line } from "#ui/charts/charts.tsx";
import { Meter } from "#ui/charts/meter.tsx";
import { Icon } from "#ui/icon.tsx";
import { chartWords } from "./chart-words.ts";
import { trendOf } from "./trend.ts";
import { words } from "./words.ts";

interface KindsSectionProps {
  stats: Stats;
  /** The newest scores of each kind; undefined while they are not known. */
  scores: Today["scores"] | undefined;
  /** The kinds of which one was begun at all. */
  tried?: Today["tried"] | undefined;
}

/** Every kind: how much was done of it, how that went, and whether it goes better; each leads there. */
export function KindsSection({ stats, scores, tried = [] }: KindsSectionProps) {
  const say = useWords(words);
  return (
    <section className="relative mt-10">
      <h2 className="text-24">{say("done")}</h2>
      <ul className="card mt-4 divide-y divide-line overflow-hidden">
        {useKinds().map((kind) => (
          <KindRow
            key={kind.contract.name}
            kind={kind}
            stats={stats}
            latest={scores?.find((it) => it.kind === kind.contract.name)?.latest ?? []}
            tried={tried.some((it) => it === kind.contract.name)}
          />
        ))}
      </ul>
      {scores && scores.length > 0 && (
        <div className="sr-only">
          <ScoresTable scores={scores} />
        </div>
      )}
    </section>
  );
}

interface KindRowProps {
  kind: AnyKind;
  stats: Stats;
  /** Oldest first. */
  latest: readonly number[];
  tried: boolean;
}

function KindRow({ kind, stats, latest, tried }: KindRowProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { number } = useFormat();
  const { done, average } = countedOf(kind.contract, stats);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-4 transition-colors hover:bg-brand-soft/50 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-brand sm:px-5 lg:grid-cols-[auto_15rem_minmax(0,1fr)_13rem_auto]">
      <Icon name={kind.icon} className={`size-7 ${kind.hue}`} />
      <div className="min-w-0">
        <h3 className="text-17 leading-snug">
          <a
            href={summaryPath(kind.contract.name)}
            className="font-semibold outline-none after:absolute after:inset-0"
          >
            {of("many")}
          </a>
        </h3>
        <p className="text-15 text-muted">
          {done > 0
            ? say("doneCount", { count: done, done: number(done) })
            : say(tried ? "noneDone" : "nothingYet")}
        </p>
      </div>
      {average !== null && done > 0 ? (
        <Average kind={kind} average={average} />
      ) : (
        <p className="text-15 text-muted max-lg:hidden">{done === 0 && of("pitch")}</p>
      )}
      <Trend kind={kind} latest={latest} />
      <Icon name="arrow-right" className="text-brand max-lg:hidden" />
    </li>
  );
}

function Average({ kind, average }: { kind: AnyKind; average: number }) {
  const of = useWords(kind.words);
  const { percent } = useFormat();
  return (
    <div className="order-last col-span-3 flex items-center gap-4 lg:order-none lg:col-span-1">
      <Meter label={of("one")} percent={average} text={percent(average)} className={`flex-1 ${kind.hue}`} />
      <span
        aria-hidden="true"
        className="min-w-14 whitespace-nowrap text-right font-display text-20 font-bold tabular-nums"
      >
        {percent(average)}
      </span>
    </div>
  );
}

/** The newest scores as a line, where there are enough for one; the table below says them. */
function Trend({ kind, latest }: Pick<KindRowProps, "kind" | "latest">) {
  const say = useWords(chartWords);
  const trend = trendOf(latest);
  if (latest.length < 2) return <span className="max-lg:hidden" />;
  return (
    <div aria-hidden="true" className={`flex items-center gap-3 ${kind.hue}`}>
      <Line values={latest} from={0} to={10} className="w-20 max-sm:hidden" />
      <p className="text-13 text-muted sm:w-24">{trend !== "few" && say(trend)}</p>
    </div>
  );
}

/** The same scores for who does not see the lines. */
function ScoresTable({ scores }: { scores: Today["scores"] }) {
  const say = useWords(chartWords);
  return (
    <table>
      <caption>{say("scores")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("kind")}</th>
          <th scope="col">{say("latest")}</th>
          <th scope="col">{say("trend")}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((one) => (
          <ScoresRow key={one.kind} {...one} />
        ))}
      </tbody>
    </table>
  );
}

function ScoresRow({ kind, latest }: Today["scores"][number]) {
  const say = useWords(chartWords);
  const of = useWords(useKind(kind).words);
  const { number } = useFormat();
  return (
    <tr>
      <th scope="row">{of("many")}</th>
      <td>{latest.map((score) => number(score)).join(" · ")}</td>
      <td>{say(trendOf(latest))}</td>
    </tr>
  );
}
