import type { Allowance } from "@salida/contract/exercises.ts";
import { useWords } from "#i18n/room-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AnyKind } from "./kind.ts";
import { exercisePath, summaryPath } from "./kinds-context.ts";
import { noFilter, searchWith } from "./lists/list-filter.ts";
import { words } from "./words.ts";

interface ResumeProps {
  kind: AnyKind;
  allowance: Allowance;
}

/** What waits to be finished, and the way to it. Nothing where nothing waits. */
export function Resume({ kind, allowance }: ResumeProps) {
  const of = useWords(kind.words);
  const { pending, newestPending } = allowance;
  if (!newestPending) return null;
  return (
    <div className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <Icon name="clock" className={`size-6 shrink-0 ${kind.hue}`} />
      <p className="min-w-0 flex-1 basis-48 font-semibold">{of("waiting", { count: pending })}</p>
      <ResumeWays kind={kind} pending={pending} newest={newestPending} />
    </div>
  );
}

interface ResumeWaysProps {
  kind: AnyKind;
  pending: number;
  /** Its id. */
  newest: string;
}

/** The newest that waits at one press, and all of them. */
export function ResumeWays({ kind, pending, newest }: ResumeWaysProps) {
  const say = useWords(words);
  const { name } = kind.contract;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={exercisePath(name, newest)} className={buttonClass("quiet")}>
        {say(pending === 1 ? "finishIt" : "finishNewest")}
      </a>
      {pending > 1 && (
        <a
          href={`${summaryPath(name)}${searchWith({ ...noFilter, state: "open" })}`}
          className="link inline-flex min-h-11 items-center text-15"
        >
          {say("seePending")}
        </a>
      )}
    </div>
  );
}
