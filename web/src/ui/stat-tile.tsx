import clsx from "clsx";
import type { ReactNode } from "react";

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** Stands at the end of the tile. */
  chart?: ReactNode;
  className?: string;
}

/** One figure and what it counts; belongs in a `dl`. */
export function StatTile({ label, value, chart, className }: StatTileProps) {
  return (
    <div
      className={clsx("card flex flex-col-reverse justify-end px-4 py-4 max-[22rem]:px-3 sm:px-5", className)}
    >
      <dt className="text-15 text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-3 font-display text-32 font-bold tabular-nums leading-tight">
        {value}
        {chart}
      </dd>
    </div>
  );
}
