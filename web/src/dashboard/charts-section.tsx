import type { Today } from "@salida/contract/today.ts";
import { useKind } from "#exercises/kinds-context.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Bars, Line } from "#ui/charts.tsx";
import { Figure } from "#ui/figure.tsx";
import { chartWords } from "./chart-words.ts";
import { trendOf } from "./trend.ts";

interface ChartsSectionProps {
  today: Today;
  /** All points of the learner. */
  points: number;
}

/** How the last thirty days went, to look at; each drawing as a table too. */
export function ChartsSection({ today, points }: ChartsSectionProps) {
  const say = useWords(chartWords);
  const any = today.scores.length > 0 || today.days.some(({ completed }) => completed > 0);
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("title")}</h2>
      {any ? (
        <div className="mt-4 grid gap-4 lg:grid-cols-2">
          <Practised today={today} />
          <Points today={today} points={points} />
          {today.scores.length > 0 && <Scores scores={today.scores} />}
        </div>
      ) : (
        <p className="card mt-4 p-6 text-muted">{say("empty")}</p>
      )}
    </section>
  );
}

function Practised({ today: { days, goal } }: { today: Today }) {
  const say = useWords(chartWords);
  const { number } = useFormat();
  const count = days.filter(({ completed }) => completed > 0).length;
  return (
    <Figure
      title={say("practised")}
      text={say("practisedText", { count })}
      tableLabel={say("table")}
      head={[say("day"), say("done"), say("given")]}
      rows={useDays(days, ({ completed, points }) => [number(completed), number(points)])}
    >
      <Bars values={days.map(({ completed }) => completed)} goal={goal.exercises} className="text-brand" />
      <Ends days={days} />
    </Figure>
  );
}

function Points({ today: { days }, points }: ChartsSectionProps) {
  const say = useWords(chartWords);
  const { number } = useFormat();
  const gained = days.reduce((sum, day) => sum + day.points, 0);
  const totals: number[] = [];
  for (const day of days) totals.push((totals.at(-1) ?? points - gained) + day.points);
  return (
    <Figure
      title={say("points")}
      text={say("pointsText", { gained: number(gained), points: number(points) })}
      tableLabel={say("table")}
      head={[say("day"), say("total")]}
      rows={useDays(days, (_, at) => [number(totals[at] ?? 0)])}
    >
      <Line values={totals} filled className="text-brand" />
      <Ends days={days} />
    </Figure>
  );
}

/** A row a day, the newest first. */
function useDays(days: Today["days"], cells: (day: Today["days"][number], at: number) => string[]) {
  const { date } = useFormat();
  return days.map((day, at) => ({ key: day.day, cells: [date(day.day), ...cells(day, at)] })).toReversed();
}

function Ends({ days }: { days: Today["days"] }) {
  const say = useWords(chartWords);
  const { date } = useFormat();
  return (
    <p className="mt-2 flex justify-between text-13 text-muted">
      <span>{days[0] && date(days[0].day)}</span>
      <span>{say("today")}</span>
    </p>
  );
}

function Scores({ scores }: { scores: Today["scores"] }) {
  const say = useWords(chartWords);
  const { number } = useFormat();
  return (
    <Figure
      title={say("scores")}
      text={say("scoresText")}
      tableLabel={say("table")}
      head={[say("kind"), say("latest"), say("trend")]}
      rows={scores.map(({ kind, latest }) => ({
        key: kind,
        cells: [
          <KindName key={kind} kind={kind} />,
          latest.map((score) => number(score)).join(" · "),
          say(trendOf(latest)),
        ],
      }))}
      className="lg:col-span-2"
    >
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {scores.map((one) => (
          <KindScores key={one.kind} {...one} />
        ))}
      </ul>
    </Figure>
  );
}

function KindScores({ kind: name, latest }: Today["scores"][number]) {
  const say = useWords(chartWords);
  const { number } = useFormat();
  const kind = useKind(name);
  const of = useWords(kind.words);
  return (
    <li className={kind.hue}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{of("many")}</span>
        <span className="font-display text-20 font-bold tabular-nums">{number(latest.at(-1) ?? 0)}</span>
      </p>
      <Line values={latest} from={0} to={10} className="mt-1" />
      <p className="text-13 text-muted">{say(trendOf(latest))}</p>
    </li>
  );
}

function KindName({ kind }: { kind: string }) {
  return useWords(useKind(kind).words)("many");
}
