import { paragraphsOf } from "@salida/rules/words.ts";
import type { Listening, Speaker } from "#format.ts";

interface Turn {
  /** Who speaks; undefined where no speaker's name stands before the paragraph. */
  speaker: Speaker | undefined;
  /** What is said, without the name. */
  text: string;
}

/** The paragraphs of a listening, each with the speaker whose name stands before it. */
export function turnsOf({ speakers, text }: Pick<Listening, "speakers" | "text">): Turn[] {
  return paragraphsOf(text).map((paragraph) => {
    const speaker = speakers.find(({ name }) => paragraph.startsWith(`${name}:`));
    return { speaker, text: speaker ? paragraph.slice(speaker.name.length + 1).trim() : paragraph };
  });
}

/** What is heard of a listening: its paragraphs without the names before them. */
export function spokenText(listening: Pick<Listening, "speakers" | "text">): string {
  return turnsOf(listening)
    .map(({ text }) => text)
    .join("\n\n");
}
