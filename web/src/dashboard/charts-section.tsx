import type { Today } from "@salida/contract/today.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { Bars, Line } from "#ui/charts/charts.tsx";
import { Figure } from "#ui/charts/figure.tsx";
import { chartWords } from "./chart-words.ts";

interface ChartsSectionProps {
  today: Today;
  /** All points of the learner. */
  points: number;
}

/** How the last thirty days went, to look at; each drawing as a table too. */
export function ChartsSection({ today, points }: ChartsSectionProps) {
  const say = useWords(chartWords);
  const any = today.days.some(({ completed }) => completed > 0);
  return (
    <section className="mt-10">
      <h2 className="text-24">{say("title")}</h2>
      {any ? (
        <div className="mt-4 grid gap-4 lg:grid-cols-2">
          <Practised today={today} />
          <Points today={today} points={points} />
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
