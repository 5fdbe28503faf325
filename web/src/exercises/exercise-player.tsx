import { type ReactNode, useEffect, useState } from "react";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import type { AnyContract, AnyKind, Exercise, PlayProps } from "./kind.ts";
import { type ReportAbout, ReportDialog } from "./reports/report-dialog.tsx";
import { useMoves } from "./use-moves.ts";

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
  const { moves, failure, fresh, readAgain } = useMoves(kind, exercise.id, onMoved);
  const [draft] = useState(() => readDraft(exercise.id));
  const [about, setAbout] = useState<ReportAbout>();
  const { Play, Review } = kind;
  if (!Play || !Review) throw new Error(`${kind.contract.name} has pages of its own`);
  useEffect(() => {
    if (exercise.completed) dropDraft(exercise.id);
  }, [exercise.completed, exercise.id]);

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
      keepDraft={(it) => writeDraft(exercise.id, it)}
    />
  );
  return (
    <>
      {children
        ? children(inside, { reviewed: Boolean(evaluation), fresh, report: () => setAbout({}) })
        : inside}
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
