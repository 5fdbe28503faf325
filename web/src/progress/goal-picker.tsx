import { type DailyGoal, dailyGoals } from "@salida/rules/progress/daily-goal.ts";
import { useWords } from "#i18n/room-words.ts";
import { goalWords } from "./goal-words.ts";

const said = { 1: "light", 2: "usual", 3: "serious", 5: "intense" } as const;

interface GoalPickerProps {
  value: DailyGoal;
  disabled: boolean;
  onChoose: (goal: DailyGoal) => void;
}

/** How many exercises a day, each with what that means. */
export function GoalPicker({ value, disabled, onChoose }: GoalPickerProps) {
  const say = useWords(goalWords);
  return (
    <fieldset disabled={disabled} className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{say("goal")}</legend>
      {dailyGoals.map((goal) => (
        <label key={goal} className="choice">
          <input
            type="radio"
            name="goal"
            value={goal}
            checked={value === goal}
            onChange={() => onChoose(goal)}
          />
          <span className="w-6 shrink-0 font-display text-20 font-bold">{goal}</span>
          <span className="text-15">{say(said[goal])}</span>
        </label>
      ))}
    </fieldset>
  );
}
