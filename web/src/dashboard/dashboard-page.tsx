import { useUser } from "#accounts/session.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelDialog } from "#progress/level-dialog.tsx";
import { RankBar } from "#progress/rank-bar.tsx";
import { useStats } from "#progress/stats.ts";
import { buttonClass } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Icon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Statistics } from "./statistics.tsx";
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
      {isPending && <DashboardSkeleton />}
      {error && (
        <RetryNotice
          className="mt-8"
          text={`${say("failed")}. ${textOf(error)}`}
          retry={say("retry")}
          onRetry={refetch}
        />
      )}
      {stats && (
        <section aria-label={say("progress")} className="on-night relative mt-8 p-6 sm:p-8">
          <div className="relative z-10 max-w-xl">
            <RankBar stats={stats} />
            <a href="/exercises" className={buttonClass("lamp", "mt-6")}>
              {say("begin")}
              <Icon name="arrow-right" />
            </a>
          </div>
          <Door open className="absolute right-6 -bottom-4 hidden h-full lg:block" />
        </section>
      )}
      {stats && <Statistics stats={stats} />}
      <WeeklyEvents />
      <LevelDialog open={stats === null} />
    </Page>
  );
}

function DashboardSkeleton() {
  const say = useWords(words);
  return (
    <Loading label={say("loading")}>
      <Skeleton className="mt-8 h-52 rounded-card" />
      <div className="mt-10 grid grid-cols-2 gap-3 md:grid-cols-4">
        {["level", "points", "listenings", "fill-ins", "readings", "descriptions", "chats", "rooms"].map(
          (tile) => (
            <Skeleton key={tile} className="h-24 rounded-card" />
          ),
        )}
      </div>
      <Skeleton className="mt-10 h-64 rounded-card" />
    </Loading>
  );
}
