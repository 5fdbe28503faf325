import "./opening-door.css";

import clsx from "clsx";
import { useEffect, useState } from "react";

interface OpeningDoorProps {
  /** How far it was open and is now, 0 to 1; undefined while that is not known: it is shut. */
  from: number | undefined;
  to: number | undefined;
  className?: string;
}

const arch = "M14 92V42a30 30 0 0 1 60 0v50Z";

/** The house's door as it opens a little further, once. */
export function OpeningDoor({ from, to, className }: OpeningDoorProps) {
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    if (to === undefined) return;
    // drawn as it was first
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setOpen(to)));
    return () => cancelAnimationFrame(frame);
  }, [to]);
  const share = Math.min(1, Math.max(0, open ?? from ?? 0));
  return (
    <svg
      viewBox="0 0 88 104"
      aria-hidden="true"
      data-open={share}
      className={clsx("opening-door", className)}
    >
      <path d="M14 92h60l13 12H1Z" className="door-light opening-glow" style={{ opacity: 0.3 * share }} />
      <path d="M6 92V42a38 38 0 0 1 76 0v50Z" className="door-frame" />
      <path d={arch} className="door-light" />
      <g className="opening-leaf" style={{ transform: `scaleX(${1 - 0.78 * share})` }}>
        <path d={arch} className="door-leaf" />
        <circle cx="64" cy="62" r="3.5" className="door-light" />
      </g>
    </svg>
  );
}
