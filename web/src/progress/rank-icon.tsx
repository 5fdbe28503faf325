import { ranks } from "@salida/rules/progress/ranks.ts";
import clsx from "clsx";

const arch = "M12 40V22a12 12 0 0 1 24 0v18Z";

/** A door that opens a little further with every rank. */
export function RankIcon({ type, className }: { type: number; className?: string }) {
  const shut = 0.9 - 0.7 * (type / (ranks.length - 1));
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={clsx("shrink-0", className)}>
      <rect width="48" height="48" fill="var(--night)" />
      <path d={arch} className="door-light" />
      <g transform={`translate(12 0) scale(${shut} 1) translate(-12 0)`}>
        <path d={arch} className="door-leaf" />
        <circle cx="32" cy="30" r="1.6" className="door-light" />
      </g>
    </svg>
  );
}
