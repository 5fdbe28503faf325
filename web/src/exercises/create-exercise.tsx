import type { Allowance } from "@salida/contract/exercises.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelDialog } from "#progress/level-dialog.tsx";
import { useStats } from "#progress/stats.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-store.ts";
import type { AnyKind } from "./kind.ts";
import { exercisePath } from "./kinds-context.ts";
import { type useAllowance, useCreateExercise } from "./queries.ts";
import { TopicDialog } from "./topic-dialog.tsx";
import { words } from "./words.ts";

interface CreateExerciseProps {
  kind: AnyKind;
  allowance: ReturnType<typeof useAllowance>;
}

/** The button for a new exercise and what follows it; the limit's message in its place once that is reached. */
export function CreateExercise({ kind, allowance }: CreateExerciseProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const textOf = useProblemText();
  const navigate = useNavigate();
  const level = useStats();
  const stats = level.data;
  const [picking, setPicking] = useState(false);
  const create = useCreateExercise(kind);

  function make(context: Topic) {
    if (!stats) return;
    create.mutate(
      { context, level: stats.level },
      {
        onSuccess: (id) => navigate(exercisePath(kind.contract.name, id)),
        onError(error) {
          if (codeOf(error) === "limit_reached") setPicking(false);
          const title = codeOf(error) === "limit_reached" ? say("limitReached") : say("createFailed");
          toast({ tone: "bad", title, text: textOf(error) });
        },
      },
    );
  }

  if (allowance.isPending) return <Skeleton className="h-12 w-44" />;
  const failed = allowance.error ? allowance : level.isLoadingError ? level : undefined;
  if (failed)
    return (
      <RetryNotice
        text={`${say(failed === level ? "levelFailed" : "allowanceFailed")}. ${textOf(failed.error)}`}
        retry={say("retry")}
        onRetry={() => failed.refetch()}
      />
    );
  if (!allowance.data) return null;
  if (allowance.data.count >= allowance.data.limit)
    return <LimitReached kind={kind} allowance={allowance.data} />;

  return (
    <>
      <Button onClick={() => setPicking(true)}>
        <Icon name="plus" />
        {of("create")}
      </Button>
      {stats === null && <LevelDialog open={picking} />}
      {stats && (
        <TopicDialog
          open={picking}
          title={of("pick")}
          level={stats.level}
          busy={create.isPending ? of("creating") : undefined}
          error={create.error ? `${say("createFailed")}. ${textOf(create.error)}` : undefined}
          onConfirm={make}
          onClose={() => {
            create.reset();
            setPicking(false);
          }}
        />
      )}
    </>
  );
}

function LimitReached({ kind, allowance }: { kind: AnyKind; allowance: Allowance }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { weekday, hour } = useFormat();
  const opens = new Date(allowance.resetsAt);
  return (
    <EmptyState
      title={of("limitTitle")}
      text={say("limitText", { limit: allowance.limit, weekday: weekday(opens), hour: hour(opens) })}
    />
  );
}
