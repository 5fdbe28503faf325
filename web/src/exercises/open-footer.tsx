import { useWords } from "#i18n/room-words.ts";
import { ReportControl } from "#parts/report-control.tsx";
import type { AnyContract, AnyKind, Exercise } from "./kind.ts";
import { NextExercise } from "./next-exercise.tsx";
import { words } from "./words.ts";

interface OpenFooterProps {
  kind: AnyKind;
  exercise: Exercise<AnyContract>;
  onReport: () => void;
}

/** Under an open exercise: that something is wrong with it, and, once that is said, the way to another. */
export function OpenFooter({ kind, exercise: { context, reported }, onReport }: OpenFooterProps) {
  const say = useWords(words);
  return (
    <footer className="mt-8 grid gap-4">
      <ReportControl reported={reported.whole} onReport={onReport} />
      {reported.whole && (
        <div role="status" className="card grid gap-4 p-5">
          <p className="max-w-[70ch]">{say("reportedOpen")}</p>
          <NextExercise kind={kind} topic={context} />
        </div>
      )}
    </footer>
  );
}
