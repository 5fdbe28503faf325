import type { ReactNode } from "react";

interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode; name?: string; lang?: string }[];
  onChoose: (value: V) => void;
}

/** A choice of two or three that all stay in sight. */
export function Segmented<V extends string>({ label, value, options, onChoose }: SegmentedProps<V>) {
  return (
    <ul aria-label={label} className="segmented">
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            lang={option.lang}
            aria-label={option.name}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
