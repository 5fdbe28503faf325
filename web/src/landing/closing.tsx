import type { ReactNode } from "react";
import type { LandingWords } from "./words.ts";

export function Closing({ words }: { words: LandingWords["closing"] }): ReactNode {
  return (
    <section className="closing bg-night text-on-night">
      <div className="wrap relative flex flex-wrap items-center justify-between gap-8 py-20">
        <h2 className="font-display text-display leading-[1.02] font-bold tracking-[-0.025em]">
          {words.title}
        </h2>
        <a href="/dashboard" data-way-in="" className="press press-lamp">
          {words.start}
        </a>
      </div>
    </section>
  );
}
