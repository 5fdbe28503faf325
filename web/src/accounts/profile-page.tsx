import type { Stats } from "@salida/contract/stats.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelPicker } from "#progress/level-picker.tsx";
import { RankBar } from "#progress/rank-bar.tsx";
import { useChangeLevel, useStats } from "#progress/stats.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-store.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { profileWords } from "./profile-words.ts";
import { useUser } from "./session.ts";

/** The learner's address, rank and level, and the way out for good. */
export function ProfilePage() {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const user = useUser();
  const { data: stats, isPending, error, refetch } = useStats();
  return (
    <Page title={say("profile")} className="max-w-4xl">
      <dl className="mt-3 flex flex-wrap gap-x-2 text-muted">
        <dt>{say("email")}:</dt>
        <dd className="min-w-0 break-all font-semibold text-ink">{user.email}</dd>
      </dl>
      {isPending && (
        <Loading label={say("profileLoading")}>
          <Skeleton className="mt-8 h-32 rounded-card" />
          <Skeleton className="mt-8 h-80 rounded-card" />
        </Loading>
      )}
      {error && (
        <Notice tone="bad" className="mt-8" text={`${say("profileFailed")}. ${textOf(error)}`}>
          <Button look="quiet" onClick={() => refetch()}>
            {say("retry")}
          </Button>
        </Notice>
      )}
      {stats === null && (
        <Notice className="mt-8" text={say("noLevelYet")}>
          <a href="/dashboard" className={buttonClass()}>
            {say("chooseLevel")}
          </a>
        </Notice>
      )}
      {stats && (
        <>
          <section aria-label={say("rank")} className="on-night mt-8 p-6">
            <RankBar stats={stats} />
          </section>
          <LevelForm key={stats.level} stats={stats} />
        </>
      )}
      <DeleteAccount />
    </Page>
  );
}

function LevelForm({ stats }: { stats: Stats }) {
  const say = useWords(profileWords);
  const textOf = useProblemText();
  const [level, setLevel] = useState<Level>(stats.level);
  const { mutate, isPending, error } = useChangeLevel();

  function save() {
    mutate(level, {
      onSuccess: () =>
        toast({
          tone: "good",
          title: say("levelSaved"),
          text: say("levelSavedText", { level: levelName(level) }),
        }),
      onError: (it) => toast({ tone: "bad", title: say("levelFailed"), text: textOf(it) }),
    });
  }

  return (
    <section className="card mt-6 grid gap-4 p-6">
      <div>
        <h2 className="text-24">{say("level")}</h2>
        <p className="mt-1 text-muted">{say("levelIntro")}</p>
      </div>
      <LevelPicker value={level} disabled={isPending} onChoose={setLevel} />
      {error && <Notice tone="bad" text={`${say("levelFailed")}. ${textOf(error)}`} />}
      <Button
        busy={isPending}
        disabled={isPending || level === stats.level}
        onClick={save}
        className="justify-self-start"
      >
        {say("saveLevel")}
      </Button>
    </section>
  );
}
