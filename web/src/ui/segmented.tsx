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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the header
    <div role="group" aria-label={label} className="segmented">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
