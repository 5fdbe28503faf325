import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import type { AnyContract, AnyKind, Exercise, PlayProps } from "./kind.ts";
import { type ReportAbout, ReportDialog } from "./reports/report-dialog.tsx";
import { useMoves } from "./use-moves.ts";

const HeldNotice = lazy(async () => ({ default: (await import("./held/held-notice.tsx")).HeldNotice }));

interface ExercisePlayerProps {
  kind: AnyKind;
  exercise: Exercise<AnyContract>;
  setting: PlayProps<AnyContract>["setting"];
  /** Hears that a move was made or refused. */
  onMoved?: () => void;
  /** What stands around it where it is played and reviewed; nothing where it stands alone. */
  children?: (inside: ReactNode, of: Around) => ReactNode;
}

interface Around {
  /** Its result is shown; what ended just now may still be at its last words. */
  reviewed: boolean;
  /** It was completed just now. */
  fresh: boolean;
  /** Asks what is wrong with the whole. */
  report: () => void;
}

/**
 * One exercise, whatever stands around it: played while it is open, reviewed once it is completed. It has no title and
 * takes no focus as it comes, and its keys rest while a dialog stands over it; so it goes on a page and into a dialog.
 */
export function ExercisePlayer({ kind, exercise, setting, onMoved, children }: ExercisePlayerProps) {
  const { completed } = exercise;
  const { moves, failure, fresh, readAgain, held, dropHeld } = useMoves({
    ...{ kind, id: exercise.id, completed, setting, onMoved },
  });
  const [draft] = useState(() => readDraft(exercise.id));
  const [about, setAbout] = useState<ReportAbout>();
  const { Play, Review } = kind;
  if (!Play || !Review) throw new Error(`${kind.contract.name} has pages of its own`);
  useEffect(() => {
    if (!completed) return;
    dropDraft(exercise.id);
    dropHeld();
  }, [completed, exercise.id, dropHeld]);

  const byFlow = kind.waits?.told === "flow";

  function keepDraft(it: unknown) {
    writeDraft(exercise.id, it);
    // another answer than the one that waits: it is the learner's to send
    if (byFlow) dropHeld();
  }

  const evaluation = exercise.completed && exercise.evaluation;
  const inside = evaluation ? (
    <Review
      exercise={exercise}
      evaluation={evaluation}
      moves={moves}
      readAgain={readAgain}
      report={(questionId) => setAbout({ questionId })}
      fresh={fresh}
      setting={setting}
    />
  ) : (
    <Play
      exercise={exercise}
      moves={moves}
      readAgain={readAgain}
      setting={setting}
      failure={failure}
      draft={draft}
      keepDraft={keepDraft}
      held={held && !held.refused ? { body: held.body, query: held.query, drop: dropHeld } : undefined}
    />
  );
  const tellsHeld = !evaluation && (byFlow || held?.refused);
  // always of this shape: what was typed stays where it is as the notice comes and goes
  const withHeld = (
    <>
      {inside}
      {held && tellsHeld && (
        <Suspense>
          <HeldNotice held={held} onSend={() => void moves[held.move]?.(held.body, { query: held.query })} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      {children
        ? children(withHeld, { reviewed: Boolean(evaluation), fresh, report: () => setAbout({}) })
        : withHeld}
      <ReportDialog
        kind={kind}
        exerciseId={exercise.id}
        completed={exercise.completed}
        about={about}
        onClose={() => setAbout(undefined)}
      />
    </>
  );
}
