import "./toggle.css";

import clsx from "clsx";

interface ToggleProps {
  label: string;
  on: boolean;
  onTurn: (on: boolean) => void;
  /** The label is heard only: it stands beside it already. */
  mute?: boolean;
  className?: string;
}

/** Something that is on or off, at once. */
export function Toggle({ label, on, onTurn, mute = false, className }: ToggleProps) {
  return (
    <label className={clsx("toggle", className)}>
      {mute ? <span className="sr-only">{label}</span> : label}
      <input type="checkbox" checked={on} onChange={({ target }) => onTurn(target.checked)} />
    </label>
  );
}
