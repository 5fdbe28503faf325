import { type Level, levels } from "@salida/rules/levels.ts";
import { useWords } from "#i18n/room-words.ts";
import { levelWords, words } from "./words.ts";

interface LevelPickerProps {
  value: Level | undefined;
  disabled?: boolean;
  onChoose: (level: Level) => void;
}

/** The six levels as cards, each with what one can do there. */
export function LevelPicker({ value, disabled = false, onChoose }: LevelPickerProps) {
  const say = useWords(words);
  const can = useWords(levelWords);
  return (
    <fieldset disabled={disabled} className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{say("level")}</legend>
      {levels.map((name, level) => (
        <label key={name} className="choice max-[20rem]:flex-wrap">
          <input
            type="radio"
            name="level"
            value={level}
            checked={value === level}
            onChange={() => onChoose(level as Level)}
          />
          <span className="w-9 shrink-0 font-display text-20 font-bold">{name}</span>
          <span className="text-15">{can(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
