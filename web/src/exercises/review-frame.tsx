import type { Stats } from "@salida/contract/stats.ts";
import type { Topic } from "@salida/rules/topics.ts";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { chime } from "#chimes/chime.ts";
import { useWords } from "#i18n/room-words.ts";
import { ReportControl } from "#parts/report-control.tsx";
import { ResultFoot } from "#parts/result-foot.tsx";
import { RankBar } from "#progress/rank-bar.tsx";
import { RankRise } from "#progress/rank-rise.tsx";
import { useStats } from "#progress/stats.ts";
import { motionReduced } from "#ui/use-media.ts";
import type { AnyKind } from "./kind.ts";
import { NextExercise } from "./next-exercise.tsx";
import { ResultStanding } from "./result-standing.tsx";
import { words } from "./words.ts";
import "./next-bar.css";

interface ReviewFrameProps {
  kind: AnyKind;
  topic: Topic;
  fresh: boolean;
  /** The learner's statistics when they came. */
  before: Stats | undefined;
  /** The learner has reported the whole exercise. */
  reported: boolean;
  onReport: () => void;
  children: ReactNode;
}

/** In sight while the reasons are read, unless the window is low; above the bar at the bottom of a small screen. */
const nextBar = clsx(
  "next-bar -mx-4 mt-8 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0",
  "sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 md:bottom-0 [@media(height<36rem)]:static",
);

/** A result: what the kind has to say about it, where it brought the learner, and what comes next. */
export function ReviewFrame({ kind, topic, fresh, before, reported, onReport, children }: ReviewFrameProps) {
  const say = useWords(words);
  const title = useRef<HTMLHeadingElement>(null);
  const { data: stats } = useStats();
  useEffect(() => {
    if (!fresh) return;
    void chime("finished");
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: motionReduced() ? "auto" : "smooth" });
  }, [fresh]);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="sr-only">
        {say("results")}
      </h2>
      <RankRise from={before?.rank.type} to={stats?.rank.type} />
      <ResultFoot value={fresh && <ResultStanding before={before} />}>{children}</ResultFoot>
      <NextExercise kind={kind} topic={topic} className={nextBar} />
      <footer className="mt-6 grid gap-4">
        {stats && !fresh && (
          <div className="on-night p-6">
            <RankBar stats={stats} />
          </div>
        )}
        <ReportControl reported={reported} onReport={onReport} />
      </footer>
    </>
  );
}
