import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import type { LandingWords } from "./words.ts";

export interface Slide {
  icon: IconName;
  hue: string;
  points: number;
  words: { name: string; text: string; try: string };
  view: ReactNode;
  /** Where it can be done. */
  summary: string;
}

interface SampleSlideProps {
  slide: Slide;
  position: string;
  words: LandingWords;
}

export function SampleSlide({ slide, position, words }: SampleSlideProps): ReactNode {
  return (
    <li
      aria-roledescription={words.samples.slide}
      aria-label={`${position}: ${slide.words.name}`}
      className="slide"
      data-slide=""
    >
      <div className="flex flex-col items-start p-6 sm:p-8">
        <h3
          className={`flex items-center gap-2.5 font-display text-24 font-bold tracking-tight sm:text-32 ${slide.hue}`}
        >
          <Icon name={slide.icon} /> {slide.words.name}
        </h3>
        <p className="mt-2 max-w-[26rem]">{slide.words.text}</p>
        <p className="mt-auto flex items-center gap-2 pt-6 text-15 font-semibold">
          <span className="coin" /> {slide.points} {words.points}
        </p>
        <a
          href={slide.summary}
          data-way-in=""
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
        >
          {slide.words.try} <Icon name="arrow-right" />
        </a>
      </div>
      <div className="sample" lang="en">
        {slide.view}
      </div>
    </li>
  );
}
