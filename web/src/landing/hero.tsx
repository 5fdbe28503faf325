import type { ReactNode } from "react";
import { DemoCard } from "./demo-card.tsx";
import type { LandingWords } from "./words.ts";

export function Hero({ words }: { words: LandingWords }): ReactNode {
  const { hero } = words;
  return (
    <section className="hero relative overflow-clip bg-night text-on-night">
      <div className="wrap relative grid lg:min-h-[calc(100svh-4rem)] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-24 xl:grid-cols-[minmax(0,1fr)_29rem] xl:gap-28">
        <div className="relative z-10 self-center pt-12 pb-14 lg:pt-4 lg:pb-36">
          <h1 className="font-display text-display leading-[1.02] font-bold tracking-[-0.025em] text-balance">
            {hero.practise} <span className="block text-lamp">{hero.leave}</span>
          </h1>
          <p className="mt-7 max-w-[31rem] text-19 text-pretty text-on-night/85">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <a href="/dashboard" data-way-in="" className="press press-lamp">
              {hero.start}
            </a>
            <a href="/exercises" data-way-in="" className="press press-outline">
              {hero.explore}
            </a>
          </div>
          <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-1 text-15 text-on-night/75">
            {hero.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="doorway">
          <div className="door-frame" />
          <div className="door-light" />
          <div className="door-leaf">
            <i />
          </div>
          <div className="door-spill" />
          <p className="door-sign" aria-hidden="true">
            Salida
          </p>
          <DemoCard words={words.demo} />
        </div>
      </div>
    </section>
  );
}
