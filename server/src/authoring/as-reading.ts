import type { Item, LibraryFile } from "@salida/library/format.ts";
import type { Brief } from "./brief.ts";

/** A text and what is asked about it as a file, so that checks of questions and reasons can look at it, read or heard. */
export function asReading(
  { topic, level }: Pick<Brief, "topic" | "level">,
  { title, text }: { title: string; text: string },
  items: Item[],
): LibraryFile {
  const reading = { id: "a-text", title, genre: "story" as const, spelling: "british" as const, text, items };
  return { topic, level, readings: [reading], listenings: [] };
}
