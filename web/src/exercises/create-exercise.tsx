import type { Level } from "@salida/rules/levels.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { isOnline } from "#offline/online.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { LevelDialog } from "#progress/level-dialog.tsx";
import { useStats } from "#progress/stats.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AnyKind } from "./kind.ts";
import { isUsedUp, LimitReached } from "./limit-reached.tsx";
import { offersQuery } from "./offers-query.ts";
import type { useAllowance } from "./queries.ts";
import { TopicDialog } from "./topics/topic-dialog.tsx";
import { useMaking } from "./use-making.ts";
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
  const level = useStats();
  const stats = level.data;
  const [picking, setPicking] = useState(false);

  if (allowance.isPending) return <Skeleton className="h-11.5 w-44" />;
  // what is known stays, and the dialog with it, when asking again fails
  const failed = allowance.isLoadingError ? allowance : level.isLoadingError ? level : undefined;
  if (failed)
    return (
      <RetryNotice
        text={`${say(failed === level ? "levelFailed" : "allowanceFailed")}. ${textOf(failed.error)}`}
        retry={say("retry")}
        onRetry={() => failed.refetch()}
      />
    );
  if (!allowance.data) return null;
  if (isUsedUp(allowance.data)) return <LimitReached kind={kind} allowance={allowance.data} />;

  return (
    <>
      <Button onClick={() => setPicking(true)}>
        <Icon name="plus" />
        {of("create")}
      </Button>
      {stats === null && <LevelDialog open={picking} />}
      {stats && (
        <NewExercise kind={kind} level={stats.level} open={picking} onClose={() => setPicking(false)} />
      )}
    </>
  );
}

interface NewExerciseProps {
  kind: AnyKind;
  level: Level;
  open: boolean;
  onClose: () => void;
}

/** The topics to choose from for a new exercise. */
export function NewExercise({ kind, level, open, onClose }: NewExerciseProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const making = useMaking(kind, level);
  const { data, isError, failureReason } = useQuery(offersQuery(kind, level));
  const cutOff = !data && (!isOnline() || codeOf(failureReason) === "offline");
  return (
    <TopicDialog
      open={open}
      title={of("pick")}
      level={level}
      // without them the topics stand in their order, and a press asks again
      offers={data ?? (isError || cutOff ? [] : undefined)}
      making={cutOff && !making.error ? { ...making, error: say("needsConnection") } : making}
      onClose={() => {
        making.reset();
        onClose();
      }}
    />
  );
}
