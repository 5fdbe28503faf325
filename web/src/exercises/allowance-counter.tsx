import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AnyKind } from "./kind.ts";
import { useAllowance } from "./queries.ts";
import { words } from "./words.ts";

/** How many were created today, of how many; red at the limit. */
export function AllowanceCounter({ kind }: { kind: AnyKind }) {
  const say = useWords(words);
  const { data, isPending } = useAllowance(kind);
  if (isPending) return <Skeleton className="h-9 w-28" />;
  if (!data) return null;
  const { count, limit } = data;
  return (
    <p className="flex items-baseline gap-2 text-15 text-muted">
      <span className="sr-only">{say("counterLabel")}:</span>
      <span
        className={clsx("font-mono text-24 font-bold tabular-nums", count >= limit ? "text-bad" : "text-ink")}
      >
        {count}/{limit}
      </span>
      {say("today")}
    </p>
  );
}
