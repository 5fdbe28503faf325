import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import { EscapeRoomTile } from "./escape-room-tile.tsx";
import { RainScene } from "./rain-scene.tsx";
import { Waveform } from "./waveform.tsx";
import type { LandingWords } from "./words.ts";

export function Features({ words }: { words: LandingWords }): ReactNode {
  const { features } = words;
  return (
    <section className="pt-16 pb-24">
      <div className="wrap">
        <h2 className="section-title">{features.title}</h2>
        <div className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:gap-5">
          <EscapeRoomTile words={words} />
          <Tile className="lg:col-span-5" icon="book" hue="text-read" tile={features.reading}>
            <blockquote lang="en" className="text-20 leading-snug font-medium">
              “Excuse me,” he said. “What is a{" "}
              <mark className="rounded-sm bg-brand-soft px-1 text-ink">Sleepy Doctor</mark>?”
            </blockquote>
          </Tile>
          <Tile className="lg:col-span-5" icon="headphones" hue="text-listen" tile={features.listening}>
            <Waveform className="h-12 w-full text-listen" />
          </Tile>
          <Tile className="lg:col-span-5" icon="chat" hue="text-speak" tile={features.speaking}>
            <p lang="en" className="bubble bubble-theirs w-fit bg-paper">
              Take your time. Which one was it?
            </p>
          </Tile>
          <Tile className="lg:col-span-7" icon="picture" hue="text-describe" tile={features.descriptions}>
            <RainScene label={features.descriptions.scene} />
          </Tile>
        </div>
      </div>
    </section>
  );
}

interface TileProps {
  className: string;
  icon: IconName;
  hue: string;
  tile: { name: string; title: string; text: string };
  children: ReactNode;
}

function Tile({ className, icon, hue, tile, children }: TileProps): ReactNode {
  return (
    <article className={`flex flex-col rounded-card border border-line bg-card p-6 sm:p-8 ${className}`}>
      <p className={`flex items-center gap-2 text-15 font-semibold ${hue}`}>
        <Icon name={icon} /> {tile.name}
      </p>
      <div className="grid flex-1 content-center py-7">{children}</div>
      <h3 className="font-display text-24 leading-tight font-bold tracking-tight">{tile.title}</h3>
      <p className="mt-2 max-w-[32rem] text-muted">{tile.text}</p>
    </article>
  );
}
