import { useWords } from "#i18n/room-words.ts";
import { OpeningDoor } from "#ui/celebration/opening-door.tsx";
import { goalWords } from "./goal-words.ts";
import { useToday } from "./today.ts";

/** The door of the day after one more exercise: a little further open, wide open once the goal is reached. On night. */
export function DayDoor() {
  const say = useWords(goalWords);
  const { data: today, isFetchedAfterMount } = useToday();
  // what is kept from before does not count the exercise yet
  const goal = isFetchedAfterMount ? today?.goal : undefined;
  const reached = goal && goal.done >= goal.exercises;
  return (
    <div className="flex w-60 max-w-full items-center gap-4">
      <OpeningDoor
        from={goal ? (goal.done - 1) / goal.exercises : undefined}
        to={goal ? goal.done / goal.exercises : undefined}
        className="h-20 shrink-0"
      />
      <p role="status" className="min-w-0 text-15">
        {goal && (
          <>
            <span className="block font-display text-17 font-bold leading-tight">
              {reached ? say("doorOpen") : say("doorAjar")}
            </span>
            <span className="tabular-nums opacity-85">
              {goal.done > goal.exercises
                ? say("doorPassed", { count: goal.done })
                : say("doorOf", { done: goal.done, count: goal.exercises })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
