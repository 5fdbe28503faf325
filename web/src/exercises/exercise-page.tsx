import { lazy, useDeferredValue, useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { Meanings } from "#meanings/meanings.tsx";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { useStatsBefore } from "#progress/stats-before.ts";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { BackLink } from "./back-link.tsx";
import { ExerciseFrame } from "./exercise-frame.tsx";
import { ExerciseNotFound } from "./exercise-not-found.tsx";
import { ExercisePlayer } from "./exercise-player.tsx";
import type { AnyContract, AnyKind, Exercise } from "./kind.ts";
import { summaryPath, useKind } from "./kinds-context.ts";
import { OpenFooter } from "./open-footer.tsx";
import { useExercise } from "./queries.ts";
import { ReviewFrame } from "./review-frame.tsx";
import { isPending } from "./waiting/pending.ts";
import { words } from "./words.ts";

const WaitingPage = lazy(async () => ({
  default: (await import("./waiting/waiting-page.tsx")).WaitingPage,
}));

/** One exercise on a page of its own: played while it is open, reviewed once it is completed. */
export function ExercisePage({ name }: { name: string }) {
  const { id = "" } = useParams();
  return <OneExercise key={id} kind={useKind(name)} id={id} />;
}

function OneExercise({ kind, id }: { kind: AnyKind; id: string }) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const textOf = useProblemText();
  const { data, error, refetch } = useExercise(kind, id);
  // Deferred: what is on the page stays until the code that draws the next state is there.
  const exercise = useDeferredValue(data);
  const [waiting, setWaiting] = useState<Waiting>();
  if (exercise && isPending(exercise)) {
    if (!waiting) setWaiting("waited");
    return <WaitingPage kind={kind} pending={exercise} onSettled={() => setWaiting("settled")} />;
  }
  if (exercise) return <OpenExercise kind={kind} exercise={exercise} waiting={waiting} />;
  if (error && ["not_found", "invalid", "malformed"].includes(codeOf(error)))
    return <ExerciseNotFound kind={kind} />;
  return (
    <Page title={of("one")} before={<BackLink to={summaryPath(kind.contract.name)}>{of("many")}</BackLink>}>
      {error ? (
        <RetryNotice
          className="mt-8"
          text={`${say("itemFailed")}. ${textOf(error)}`}
          retry={say("retry")}
          onRetry={refetch}
        />
      ) : (
        <Loading label={say("loading")}>
          <Skeleton className="mt-4 h-6 w-60" />
          <div className="mt-8 grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </Page>
  );
}

/** What the learner did on this page while the exercise was being written. */
type Waiting = "waited" | "settled";

interface OpenExerciseProps {
  kind: AnyKind;
  exercise: Exercise<AnyContract>;
  /** Nothing where it was there at once. */
  waiting: Waiting | undefined;
}

function OpenExercise({ kind, exercise, waiting }: OpenExerciseProps) {
  const say = useWords(words);
  const before = useStatsBefore();
  const wasCompleted = useRef(exercise.evaluation !== null);
  useSayCompleted(wasCompleted.current);
  useEffect(() => {
    if (waiting) scrollTo({ top: 0 });
  }, [waiting]);
  const instead = waiting && exercise.origin === "library" && !exercise.completed;
  return (
    <ExerciseFrame kind={kind} exercise={exercise} note={instead ? say(waiting) : undefined}>
      <ExercisePlayer kind={kind} exercise={exercise} setting="page">
        {(inside, { reviewed, fresh, report }) =>
          reviewed ? (
            <ReviewFrame
              kind={kind}
              topic={exercise.context}
              fresh={fresh}
              before={before}
              reported={exercise.reported.whole}
              onReport={report}
            >
              <Meanings level={exercise.level}>{inside}</Meanings>
            </ReviewFrame>
          ) : (
            <>
              {inside}
              <OpenFooter kind={kind} exercise={exercise} onReport={report} />
            </>
          )
        }
      </ExercisePlayer>
    </ExerciseFrame>
  );
}

/** Says once that an exercise opened was completed before. */
function useSayCompleted(completed: boolean) {
  const say = useWords(words);
  const said = useRef(false);
  useEffect(() => {
    if (!completed || said.current) return;
    said.current = true;
    toast({ title: say("alreadyCompleted"), text: say("alreadyCompletedText") });
  }, [completed, say]);
}
