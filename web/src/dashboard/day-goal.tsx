import type { Today } from "@salida/contract/today.ts";
import { useState } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Ring } from "#ui/charts/ring.tsx";
import { Icon } from "#ui/icon.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import { todayWords } from "./today-words.ts";

/** How far today's goal is, and the days in a row. */
export function DayGoal({ goal: { exercises, done }, streak }: Pick<Today, "goal" | "streak">) {
  const say = useWords(todayWords);
  const [changing, setChanging] = useState(false);
  const reached = done >= exercises;
  return (
    <div className="grid content-start gap-5 border-on-night/20 max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
      <div className="flex items-center gap-4">
        <span className="relative grid size-20 shrink-0 place-items-center text-lamp">
          <Ring percent={Math.min(100, (100 * done) / exercises)} className="absolute inset-0" />
          {reached ? (
            <Icon name="check" className="size-8" />
          ) : (
            <span aria-hidden="true" className="font-display text-24 font-bold tabular-nums">
              {done}
            </span>
          )}
        </span>
        <div>
          <h3 className="text-20">{say(reached ? "goalReached" : "goal")}</h3>
          <p className="text-15 tabular-nums opacity-85">
            {done > exercises
              ? say("goalPassed", { count: done, goal: exercises })
              : `${say("goalDone", { done, goal: exercises })} ${say("exercises", { count: exercises })}`}
          </p>
          <button
            type="button"
            onClick={() => setChanging(true)}
            className="inline-flex min-h-11 items-center text-15 underline underline-offset-3"
          >
            {say("changeGoal")}
          </button>
        </div>
      </div>
      <div className="flex items-start gap-4">
        <span className="grid w-20 shrink-0 place-items-center text-lamp">
          <Icon name="flame" className="size-9" />
        </span>
        <div>
          <h3 className="text-20">
            {streak.days > 0 ? say("streak", { count: streak.days }) : say("streakNone")}
          </h3>
          {streak.days > 0 && !streak.today && <p className="text-15 opacity-85">{say("streakWaits")}</p>}
          {streak.forgiven && <p className="text-15 opacity-85">{say("forgiven")}</p>}
        </div>
      </div>
      <GoalDialog open={changing} goal={exercises} onClose={() => setChanging(false)} />
    </div>
  );
}
