import type { Stats } from "@salida/contract/stats.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelDialog } from "#progress/level-dialog.tsx";
import { noStats } from "#progress/no-stats.ts";
import { RankBar } from "#progress/rank-bar.tsx";
import { useStats } from "#progress/stats.ts";
import { useToday } from "#progress/today.ts";
import { useUser } from "#session/session.ts";
import { Door } from "#ui/door.tsx";
import { Ghost } from "#ui/ghost.tsx";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { ChartsSection } from "./charts-section.tsx";
import { Statistics } from "./statistics.tsx";
import { firstDay, TodaySection } from "./today-section.tsx";
import { todayWords } from "./today-words.ts";
import { WeeklyEvents } from "./weekly-events.tsx";
import { words } from "./words.ts";

/** Where a learner stands. The first visit asks for a level. */
export function DashboardPage() {
  const say = useWords(words);
  const textOf = useProblemText();
  const { name } = useUser();
  const { data: stats, isPending, error, refetch } = useStats();
  return (
    <Page title={say("welcome", { name })} tabTitle={say("title")} intro={say("intro")}>
      <Day />
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
      {stats && <Standing stats={stats} />}
      {stats && <Charts stats={stats} />}
      <WeeklyEvents />
      <LevelDialog open={stats === null} />
    </Page>
  );
}

/** What to do now; it comes and fails by itself. */
function Day() {
  const say = useWords(todayWords);
  const textOf = useProblemText();
  const { data: today, isPending, error, refetch } = useToday();
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

function Charts({ stats }: { stats: Stats }) {
  const { data: today } = useToday();
  return today ? <ChartsSection today={today} points={stats.points} /> : null;
}

/** Rank, what was done, how it went. */
function Standing({ stats }: { stats: Stats }) {
  const say = useWords(words);
  return (
    <>
      <section aria-label={say("progress")} className="on-night relative mt-8 p-6 sm:p-8">
        <div className="relative z-10 max-w-xl">
          <RankBar stats={stats} />
        </div>
        <Door open className="absolute right-6 -bottom-4 hidden h-full lg:block" />
      </section>
      <Statistics stats={stats} />
    </>
  );
}
