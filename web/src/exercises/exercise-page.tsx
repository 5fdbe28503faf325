import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useWords } from "#i18n/room-words.ts";
import { codeOf } from "#problem.ts";
import { useProblemText } from "#problem-words.ts";
import { useStats } from "#progress/stats.ts";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-store.ts";
import { BackLink } from "./back-link.tsx";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import { ExerciseFrame } from "./exercise-frame.tsx";
import { ExerciseNotFound } from "./exercise-not-found.tsx";
import type { AnyContract, AnyKind, Exercise, MoveOptions } from "./kind.ts";
import { summaryPath, useKind } from "./kinds-context.ts";
import { useExercise, usePlayMove } from "./queries.ts";
import { type ReportAbout, ReportDialog } from "./report-dialog.tsx";
import { ReviewFrame } from "./review-frame.tsx";
import { words } from "./words.ts";

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
  if (exercise) return <OpenExercise kind={kind} exercise={exercise} />;
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

interface OpenExerciseProps {
  kind: AnyKind;
  exercise: Exercise<AnyContract>;
}

function OpenExercise({ kind, exercise }: OpenExerciseProps) {
  const { moves, failure, fresh, readAgain } = useMoves(kind, exercise.id);
  const rankBefore = useRankBefore();
  const wasCompleted = useRef(exercise.evaluation !== null);
  useSayCompleted(wasCompleted.current);
  const [draft] = useState(() => readDraft(exercise.id));
  const [about, setAbout] = useState<ReportAbout>();
  const { Play, Review } = kind;
  useEffect(() => {
    if (exercise.completed) dropDraft(exercise.id);
  }, [exercise.completed, exercise.id]);

  return (
    <ExerciseFrame kind={kind} exercise={exercise}>
      {exercise.completed && exercise.evaluation ? (
        <ReviewFrame
          kind={kind}
          fresh={fresh}
          rankBefore={rankBefore}
          reported={exercise.reported.whole}
          onReport={() => setAbout({})}
        >
          <Review
            exercise={exercise}
            evaluation={exercise.evaluation}
            readAgain={readAgain}
            report={(questionId) => setAbout({ questionId })}
            fresh={fresh}
          />
          <ReportDialog
            kind={kind}
            exerciseId={exercise.id}
            about={about}
            onClose={() => setAbout(undefined)}
          />
        </ReviewFrame>
      ) : (
        <Play
          exercise={exercise}
          moves={moves}
          readAgain={readAgain}
          setting="page"
          failure={failure}
          draft={draft}
          keepDraft={(it) => writeDraft(exercise.id, it)}
        />
      )}
    </ExerciseFrame>
  );
}

/** The rank the learner came with, as soon as it is known. */
function useRankBefore(): number | undefined {
  const { data: stats } = useStats();
  const first = useRef<number>(undefined);
  first.current ??= stats?.rank.type;
  return first.current;
}

/** The kind's moves, each with its failures told; `fresh` once one of them has just completed the exercise. */
function useMoves(kind: AnyKind, id: string) {
  const say = useWords(words);
  const textOf = useProblemText();
  const { move, reread } = usePlayMove(kind, id);
  const [failure, setFailure] = useState<string>();
  const [fresh, setFresh] = useState(false);

  async function run(name: string, body: unknown, options?: MoveOptions): Promise<unknown> {
    setFailure(undefined);
    try {
      const { reply, completed } = await move(name, body, options);
      if (completed) setFresh(true);
      return reply;
    } catch (error) {
      // Another tab was first, or the answer to an earlier try was lost: what is stored counts.
      if (codeOf(error) === "already_completed" && (await readAgain())?.completed) {
        toast({ title: say("alreadyCompleted"), text: say("alreadyCompletedText") });
        return undefined;
      }
      // Another tab moved meanwhile: the learner decides with that before them.
      if (codeOf(error) === "conflict") await readAgain();
      setFailure(`${say("answerFailed")}. ${textOf(error)}`);
      toast({ tone: "bad", title: say("answerFailed"), text: textOf(error) });
      return undefined;
    }
  }

  const readAgain = () => reread().catch(() => undefined);

  const names = Object.keys(kind.contract.moves);
  const moves = Object.fromEntries(
    names.map((name) => [name, (body: unknown, options?: MoveOptions) => run(name, body, options)]),
  );
  return { moves, failure, fresh, readAgain };
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
