import "./meter.css";

import clsx from "clsx";

interface MeterProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What a screen reader says instead of the bare percent. */
  text?: string;
  className?: string;
}

/** A filled bar. Its colour is the text colour it stands in. */
export function Meter({ label, percent, text, className }: MeterProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={clsx("meter", className)}
    >
      <div className="meter-fill" style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}
