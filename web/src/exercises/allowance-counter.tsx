import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import type { AnyKind } from "./kind.ts";
import { useAllowance } from "./queries.ts";
import { words } from "./words.ts";

/** How many were created today, of how many; red at the limit. */
export function AllowanceCounter({ kind }: { kind: AnyKind }) {
  const say = useWords(words);
  const { data, isPending } = useAllowance(kind);
  if (!isPending && !data) return null;
  // while it is not known its place is kept by what it will look like
  const { count, limit } = data ?? { count: 0, limit: 10 };
  return (
    <p className={clsx("flex items-baseline gap-2 text-15 text-muted", isPending && "invisible")}>
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
