import type { Stats } from "@salida/contract/stats.ts";
import type { Today } from "@salida/contract/today.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelDialog } from "#progress/level-dialog.tsx";
import { noStats } from "#progress/no-stats.ts";
import { RankBar } from "#progress/rank-bar.tsx";
import { useStats } from "#progress/stats.ts";
import { useToday } from "#progress/today.ts";
import { useUser } from "#session/session.ts";
import { Ghost } from "#ui/ghost.tsx";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { ChartsSection } from "./charts-section.tsx";
import { KindsSection } from "./kinds-section.tsx";
import { firstDay, TodaySection } from "./today-section.tsx";
import { todayWords } from "./today-words.ts";
import { WeeklyEvents } from "./weekly-events.tsx";
import { words } from "./words.ts";

/** Where a learner stands. The first visit asks for a level. */
export function DashboardPage() {
  const say = useWords(words);
  const textOf = useProblemText();
  const { name } = useUser();
  // asked for here alone: whoever asks once it has come asks anew
  const day = useToday();
  const { data: stats, isPending, error, refetch } = useStats();
  return (
    <Page title={say("welcome", { name })} tabTitle={say("title")} intro={say("intro")}>
      <Day {...day} />
      {/* how long the list of what was begun is shows only now; what stood below it would be pushed down */}
      {!day.isPending && (
        <>
          {isPending && (
            <Ghost label={say("loading")}>
              <Standing stats={noStats} />
            </Ghost>
          )}
          {error && (
            <RetryNotice
              className="mt-8"
              text={`${say("failed")}. ${textOf(error)}`}
              retry={say("retry")}
              onRetry={refetch}
            />
          )}
          {stats && <Standing stats={stats} today={day.data} />}
          {stats && day.data && <ChartsSection today={day.data} points={stats.points} />}
          <WeeklyEvents />
        </>
      )}
      <LevelDialog open={stats === null} />
    </Page>
  );
}

/** What to do now; it comes and fails by itself. */
function Day({ data: today, isPending, error, refetch }: ReturnType<typeof useToday>) {
  const say = useWords(todayWords);
  const textOf = useProblemText();
  if (today) return <TodaySection today={today} />;
  if (isPending)
    return (
      <Ghost label={say("loading")}>
        <TodaySection today={firstDay} />
      </Ghost>
    );
  if (!error) return null;
  return (
    <RetryNotice
      className="mt-8"
      text={`${say("failed")}. ${textOf(error)}`}
      retry={say("retry")}
      onRetry={refetch}
    />
  );
}

/** Rank, level and points; what was done, and how it went. */
function Standing({ stats, today }: { stats: Stats; today?: Today | null | undefined }) {
  const say = useWords(words);
  const { number } = useFormat();
  return (
    <>
      <section className="mt-10">
        <h2 className="text-24">{say("progress")}</h2>
        <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="on-night p-6">
            <RankBar stats={stats} />
          </div>
          <dl className="grid grid-cols-2 gap-4 [&>div]:justify-center">
            <StatTile label={say("level")} value={levelName(stats.level)} />
            <StatTile label={say("points")} value={number(stats.points)} />
          </dl>
        </div>
      </section>
      <KindsSection stats={stats} scores={today?.scores} tried={today?.tried} />
    </>
  );
}
