import type { Allowance } from "@salida/contract/exercises.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import type { AnyKind } from "./kind.ts";
import { ResumeWays } from "./resume.tsx";
import { words } from "./words.ts";

interface LimitReachedProps {
  kind: AnyKind;
  allowance: Allowance;
}

/** The day's last one was created: when the door opens again, and what can be finished until then. */
export function LimitReached({ kind, allowance }: LimitReachedProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const { coming, hour } = useFormat();
  const { limit, pending, newestPending } = allowance;
  const opens = new Date(allowance.resetsAt);
  const when = { limit, when: coming(opens), hour: hour(opens) };
  // midnight, unless the learner is elsewhere than where their days are counted
  const closed = say(when.hour === "00:00" ? "limitText" : "limitTextAt", when);
  if (!newestPending) return <EmptyState title={of("limitTitle")} text={closed} />;
  return (
    <EmptyState title={of("limitTitle")} text={`${closed} ${of("waiting", { count: pending })}`}>
      <ResumeWays kind={kind} pending={pending} newest={newestPending} />
    </EmptyState>
  );
}

/** Whether a learner has created all they may today. */
export function isUsedUp({ count, limit }: Allowance): boolean {
  return count >= limit;
}
