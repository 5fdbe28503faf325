import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { ReportControl } from "#parts/report-control.tsx";
import { RankBar } from "#progress/rank-bar.tsx";
import { RankRise } from "#progress/rank-rise.tsx";
import { useStats } from "#progress/stats.ts";
import { buttonClass } from "#ui/button.tsx";
import { motionReduced } from "#ui/use-media.ts";
import type { AnyKind } from "./kind.ts";
import { summaryPath } from "./kinds-context.ts";
import { words } from "./words.ts";

interface ReviewFrameProps {
  kind: AnyKind;
  fresh: boolean;
  /** The learner's rank when they came. */
  rankBefore: number | undefined;
  /** The learner has reported the whole exercise. */
  reported: boolean;
  onReport: () => void;
  children: ReactNode;
}

/** A result: what the kind has to say about it, where it brought the learner, and what comes next. */
export function ReviewFrame({ kind, fresh, rankBefore, reported, onReport, children }: ReviewFrameProps) {
  const say = useWords(words);
  const title = useRef<HTMLHeadingElement>(null);
  const { data: stats } = useStats();
  useEffect(() => {
    if (!fresh) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: motionReduced() ? "auto" : "smooth" });
  }, [fresh]);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="sr-only">
        {say("results")}
      </h2>
      <RankRise from={rankBefore} to={stats?.rank.type} />
      {children}
      <footer className="mt-10 grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        {stats && (
          <div className="on-night p-6">
            <RankBar stats={stats} />
          </div>
        )}
        <a href={summaryPath(kind.contract.name)} className={buttonClass()}>
          {say("another")}
        </a>
        <ReportControl reported={reported} onReport={onReport} />
      </footer>
    </>
  );
}
