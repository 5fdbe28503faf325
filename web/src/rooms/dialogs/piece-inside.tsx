import { Suspense, useEffect, useRef } from "react";
import { ExercisePlayer } from "#exercises/exercise-player.tsx";
import type { AnyKind } from "#exercises/kind.ts";
import { useKinds } from "#exercises/kinds-context.ts";
import { useExercise } from "#exercises/queries.ts";
import { isPending } from "#exercises/waiting/pending.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { CodeShape } from "#rooms/code-shapes.tsx";
import { colors, type Piece } from "#rooms/room.ts";
import { useFresh } from "#rooms/tiles.tsx";
import { words } from "#rooms/words.ts";
import { Button } from "#ui/button.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { dialogWords } from "./dialog-words.ts";

interface PieceInsideProps {
  piece: Piece;
  /** Reads the room again: a move was made. */
  onMoved: () => void;
  onClose: () => void;
}

/** A piece in its dialog: an exercise played as its kind plays it, and then looked at again. */
export function PieceInside({ piece, onMoved, onClose }: PieceInsideProps) {
  const kind = useKinds().find(({ contract }) => contract.code === piece.type);
  const fresh = useFresh(piece.solved);
  if (!kind) return null;
  return (
    <div data-type={piece.type} className="piece mt-5 grid grid-cols-1 gap-6">
      <Suspense fallback={<PieceGhost />}>
        <PieceExercise kind={kind} id={piece.exerciseId} onMoved={onMoved} />
      </Suspense>
      {piece.code && <PieceSolved piece={piece} fresh={fresh} onContinue={onClose} />}
    </div>
  );
}

interface PieceExerciseProps {
  kind: AnyKind;
  id: string;
  onMoved: () => void;
}

function PieceExercise({ kind, id, onMoved }: PieceExerciseProps) {
  const say = useWords(dialogWords);
  const textOf = useProblemText();
  const { data: exercise, error, refetch } = useExercise(kind, id);
  // a piece is never waited for
  if (exercise && !isPending(exercise))
    return <ExercisePlayer kind={kind} exercise={exercise} setting="dialog" onMoved={onMoved} />;
  if (!error) return <PieceGhost />;
  return <RetryNotice text={`${say("failed")}. ${textOf(error)}`} retry={say("retry")} onRetry={refetch} />;
}

function PieceGhost() {
  const say = useWords(dialogWords);
  return (
    <Loading label={say("loading")}>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}

interface PieceSolvedProps {
  piece: Piece;
  fresh: boolean;
  onContinue: () => void;
}

/** The letter a piece gave; one that came just now is kept in sight at the bottom of the dialog. */
function PieceSolved({ piece, fresh, onContinue }: PieceSolvedProps) {
  const say = useWords(dialogWords);
  const nameOf = useWords(words);
  const go = useRef<HTMLButtonElement>(null);
  const color = colors[piece.color];
  const letter = piece.code?.code ?? "";
  useEffect(() => {
    // what was pressed is gone; who is elsewhere, at a last message for one, stays there
    const { activeElement: focused } = document;
    if (fresh && (!focused || focused === document.body || focused.tagName === "DIALOG")) go.current?.focus();
  }, [fresh]);
  return (
    <div className={`${fresh ? "piece-solved " : ""}plate flex flex-wrap items-center gap-x-4 gap-y-3 p-4`}>
      <CodeShape color={color} letter={letter} fresh={fresh} className="size-14" />
      <p role="status" className="min-w-0 flex-1 basis-48 font-semibold">
        {say("pieceSolved", { color: nameOf(color), letter })}
      </p>
      <Button ref={go} look="lamp" onClick={onContinue}>
        {say("continue")}
      </Button>
    </div>
  );
}
