import type { Today } from "@salida/contract/today.ts";
import clsx from "clsx";
import { useWords } from "#i18n/room-words.ts";
import { DayGoal } from "./day-goal.tsx";
import { NextUp } from "./next-up.tsx";
import { ReviewDue } from "./review-due.tsx";
import { todayWords } from "./today-words.ts";
import { UnfinishedList } from "./unfinished-list.tsx";

/** What to do now: the next exercise, the day's goal, and what waits. */
export function TodaySection({ today }: { today: Today }) {
  const say = useWords(todayWords);
  const hasReviews = today.reviews.due > 0 || today.reviews.words > 0;
  return (
    <>
      <section
        aria-label={say("today")}
        data-theme="night"
        className="on-night mt-8 grid gap-8 p-6 sm:p-8 lg:grid-cols-[1fr_20rem]"
      >
        <NextUp next={today.next} />
        <DayGoal goal={today.goal} streak={today.streak} />
      </section>
      <div
        className={clsx(
          "grid grid-cols-1",
          today.unfinished.length > 0 && hasReviews && "lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-4",
        )}
      >
        <UnfinishedList unfinished={today.unfinished} />
        <ReviewDue reviews={today.reviews} />
      </div>
    </>
  );
}

/** As it looks on a first day: the shape of what is on its way. */
export const firstDay: Today = {
  day: "2026-01-01",
  next: { kind: "reading", id: null, context: "TRAVEL", level: 0, reason: "first", daysSince: null },
  unfinished: [],
  goal: { exercises: 2, done: 0 },
  streak: { days: 0, today: false, forgiven: false },
  reviews: { due: 0, words: 0, learnt: 0 },
  days: [],
  scores: [],
  tried: [],
};
