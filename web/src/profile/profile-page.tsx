import type { Stats } from "@salida/contract/stats.ts";
import { config } from "#config.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { noStats } from "#progress/no-stats.ts";
import { RankBar } from "#progress/rank-bar.tsx";
import { useStats } from "#progress/stats.ts";
import { useUser } from "#session/session.ts";
import { buttonClass } from "#ui/button.tsx";
import { Ghost } from "#ui/ghost.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { GoalForm } from "./goal-form.tsx";
import { LevelForm } from "./level-form.tsx";
import { profileWords } from "./profile-words.ts";
import { SignedInList } from "./signed-in-list.tsx";

/** The learner's rank and level, the account with all that can be changed about it, and the way out for good. */
export function ProfilePage() {
  const say = useWords(profileWords);
  const { email } = useUser();
  return (
    <Page title={say("profile")} intro={<span className="wrap-anywhere">{email}</span>} className="max-w-4xl">
      <Progress />
      <ChangeEmail />
      <ChangePassword />
      {!config.hosted && <SignedInList />}
      <ExportData />
      <DeleteAccount />
    </Page>
  );
}

function Progress() {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const { data: stats, error, refetch } = useStats();
  if (stats) return <RankAndLevel stats={stats} />;
  if (stats === null)
    return (
      <Notice className="mt-8" text={say("noLevelYet")}>
        <a href="/dashboard" className={buttonClass()}>
          {say("chooseLevel")}
        </a>
      </Notice>
    );
  if (error)
    return (
      <RetryNotice
        className="mt-8"
        text={`${say("profileFailed")}. ${textOf(error)}`}
        retry={say("retry")}
        onRetry={refetch}
      />
    );
  return (
    <Ghost label={say("profileLoading")}>
      <RankAndLevel stats={noStats} />
    </Ghost>
  );
}

function RankAndLevel({ stats }: { stats: Stats }) {
  const say = useWords(profileWords);
  return (
    <>
      <section aria-label={say("rank")} className="on-night mt-8 p-6">
        <RankBar stats={stats} />
      </section>
      <LevelForm stats={stats} />
      <GoalForm />
    </>
  );
}
