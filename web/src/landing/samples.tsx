import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { SampleSlide } from "./sample-slide.tsx";
import {
  ChatSample,
  DescriptionSample,
  FillingSample,
  ListeningSample,
  ReadingSample,
} from "./sample-views.tsx";
import type { LandingWords, Language } from "./words.ts";

export function Samples({ words, language }: { words: LandingWords; language: Language }): ReactNode {
  const { samples } = words;
  const slides = [
    {
      icon: "book",
      hue: "text-read",
      points: 30,
      words: samples.reading,
      view: <ReadingSample />,
      summary: "/reading-summary",
    },
    {
      icon: "headphones",
      hue: "text-listen",
      points: 80,
      words: samples.listening,
      view: <ListeningSample />,
      summary: "/listening-summary",
    },
    {
      icon: "fill",
      hue: "text-listen",
      points: 60,
      words: samples.filling,
      view: <FillingSample />,
      summary: "/completable-listening-summary",
    },
    {
      icon: "picture",
      hue: "text-describe",
      points: 100,
      words: samples.description,
      view: <DescriptionSample scene={samples.scene} language={language} />,
      summary: "/description-summary",
    },
    {
      icon: "chat",
      hue: "text-speak",
      points: 200,
      words: samples.chat,
      view: <ChatSample mended={samples.mended} language={language} />,
      summary: "/chat-summary",
    },
  ] as const;
  return (
    <section
      className="pt-24 pb-12"
      aria-roledescription={samples.carousel}
      aria-label={samples.label}
      data-carousel=""
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 className="section-title">{samples.title}</h2>
          <p className="mt-3 text-muted">{samples.lead}</p>
        </div>
        <CarouselControls words={samples} names={slides.map((slide) => slide.words.name)} />
      </div>
      <ul className="track" aria-label={samples.title} data-track="">
        {slides.map((slide, index) => (
          <SampleSlide
            key={slide.words.name}
            position={`${index + 1} ${samples.of} ${slides.length}`}
            words={words}
            slide={slide}
          />
        ))}
        <li className="track-end">
          <a href="/exercises" data-way-in="">
            {words.hero.explore} <Icon name="arrow-right" />
          </a>
        </li>
      </ul>
    </section>
  );
}

function CarouselControls({ words, names }: { words: LandingWords["samples"]; names: string[] }): ReactNode {
  return (
    <div
      className="controls -mx-3 flex items-center max-[23rem]:flex-wrap max-[23rem]:[&>ul]:order-last"
      data-controls=""
    >
      <button
        type="button"
        className="round"
        data-pause={words.pause}
        data-play={words.play}
        aria-label={words.pause}
      >
        <Icon name="pause" className="when-moving" />
        <Icon name="play" className="when-still" />
      </button>
      <button type="button" className="round" data-step="-1" aria-label={words.previous}>
        <Icon name="chevron-left" />
      </button>
      <ul aria-label={words.choose} className="flex min-w-0 max-[20rem]:flex-wrap">
        {names.map((name) => (
          <li key={name} className="min-w-0 shrink">
            <button type="button" className="dot max-w-full" data-dot="" aria-label={name} />
          </li>
        ))}
      </ul>
      <button type="button" className="round" data-step="1" aria-label={words.next}>
        <Icon name="chevron" />
      </button>
    </div>
  );
}
