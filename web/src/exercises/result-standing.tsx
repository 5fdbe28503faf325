import type { Stats } from "@salida/contract/stats.ts";
import { rankProgress } from "@salida/rules/progress/ranks.ts";
import { useEffect, useRef } from "react";
import { DayDoor } from "#progress/day-door.tsx";
import { RankBar } from "#progress/rank-bar.tsx";
import { useStats } from "#progress/stats.ts";
import { flySparks } from "#ui/celebration/fly-sparks.ts";

interface ResultStandingProps {
  /** The learner's statistics when they came. */
  before: Stats | undefined;
}

/** Where a fresh result brought the learner: the door of the day, and the rank, to which the points fly once. */
export function ResultStanding({ before }: ResultStandingProps) {
  const { data: stats } = useStats();
  const whole = useRef<HTMLDivElement>(null);
  const points = stats?.points;
  const grown = before !== undefined && points !== undefined && points > before.points;
  useEffect(() => {
    if (grown) flyPoints(whole.current, points);
  }, [grown, points]);
  if (!stats) return null;
  return (
    <div ref={whole} className="flex flex-wrap items-center gap-x-10 gap-y-6">
      <div className="min-w-0 flex-1 basis-72">
        <RankBar stats={stats} />
      </div>
      <DayDoor />
    </div>
  );
}

/** From what was earned to the end of the filled part of the bar. */
function flyPoints(standing: Element | null, points: number) {
  const earned = standing?.closest("[data-result]")?.querySelector("[data-earned]");
  const bar = standing?.querySelector('[role="progressbar"]')?.getBoundingClientRect();
  if (!earned || !bar) return;
  const from = earned.getBoundingClientRect();
  flySparks(
    { x: from.left + from.width / 2, y: from.top + from.height / 2 },
    { x: bar.left + (bar.width * rankProgress(points)) / 100, y: bar.top + bar.height / 2 },
  );
}
