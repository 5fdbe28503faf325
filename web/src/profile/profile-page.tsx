import type { Stats } from "@salida/contract/stats.ts";
import { LearnerAvatar } from "#avatars/learner-avatar.tsx";
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
import { DeviceSettings } from "./device-settings.tsx";
import { ExportData } from "./export-data.tsx";
import { GoalForm } from "./goal-form.tsx";
import { LevelForm } from "./level-form.tsx";
import { ProfileGroup } from "./profile-group.tsx";
import { profileWords } from "./profile-words.ts";
import { SignedInList } from "./signed-in-list.tsx";
import { WhoForm } from "./who-form.tsx";

/** The learner: who they are and how far, what they practise, this device, the account, and the way out for good. */
export function ProfilePage() {
  const say = useWords(profileWords);
  return (
    <Page title={say("profile")} className="max-w-5xl">
      <Standing />
      <ProfileGroup title={say("you")} text={say("youText")}>
        <WhoForm />
      </ProfileGroup>
      <Practice />
      <ProfileGroup title={say("device")} text={say("deviceText")}>
        <DeviceSettings />
      </ProfileGroup>
      <ProfileGroup title={say("account")} text={say("accountText")}>
        <ChangeEmail />
        <ChangePassword />
        {!config.hosted && <SignedInList />}
      </ProfileGroup>
      <ProfileGroup title={say("data")} text={say("dataText")}>
        <ExportData />
        <DeleteAccount />
      </ProfileGroup>
    </Page>
  );
}

/** Who is in, and how far they have come. */
function Standing() {
  const { name, email, avatar } = useUser();
  const { data: stats } = useStats();
  return (
    <section
      aria-label={name}
      className="on-night mt-6 grid grid-cols-1 items-center gap-x-8 gap-y-6 p-6 sm:p-8 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-center gap-5">
        <LearnerAvatar
          name={name}
          avatar={avatar}
          className="size-20 rounded-full border-2 border-on-night/25"
        />
        <div className="min-w-0 flex-1 basis-40 md:basis-auto">
          <p className="font-display text-24 font-bold leading-tight">{name}</p>
          <p className="mt-1 text-15 wrap-anywhere opacity-85">{email}</p>
        </div>
      </div>
      {stats !== null && (
        <div className={stats ? "min-w-0 md:border-l md:border-on-night/20 md:pl-8" : "invisible"}>
          <RankBar stats={stats ?? noStats} />
        </div>
      )}
    </section>
  );
}

/** Level and goal, once there are statistics to have them in. */
function Practice() {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const { data: stats, error, refetch } = useStats();
  if (stats) return <LevelAndGoal stats={stats} />;
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
      <LevelAndGoal stats={noStats} />
    </Ghost>
  );
}

function LevelAndGoal({ stats }: { stats: Stats }) {
  const say = useWords(profileWords);
  return (
    <ProfileGroup title={say("practice")} text={say("practiceText")}>
      <LevelForm stats={stats} />
      <GoalForm />
    </ProfileGroup>
  );
}
