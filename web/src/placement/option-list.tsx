interface OptionListProps {
  options: readonly string[];
  chosen: string;
  disabled: boolean;
  label: string;
  /** Id of the sentence they are for. */
  describedBy: string;
  onChoose: (option: string) => void;
}

/** What can stand in the gap, as cards with key caps. */
export function OptionList({ options, chosen, disabled, label, describedBy, onChoose }: OptionListProps) {
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy} className="grid gap-2.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option, at) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name="option"
            value={option}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          <span aria-hidden="true" className="key">
            {at + 1}
          </span>
          <span lang="en">{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
