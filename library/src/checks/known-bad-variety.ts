import type { LibraryFile } from "#format.ts";
import { bad, type KnownBad } from "./known-bad.ts";
import { textsOf } from "./placed.ts";

/** What the checks are known to find in how texts differ. */
export const knownBadVariety: KnownBad[] = [
  bad("nearText", "a text that was there before, its beginning moved to the end", sameText),
  bad("wornName", "a name that is everywhere", (files) => {
    // the shortest: three words more make none of them too long
    const shortest = textsOf(files).toSorted((one, other) => one.work.text.length - other.work.text.length);
    for (const { work } of shortest.slice(0, 12)) work.text += " They know Zbigniew.";
  }),
  bad("genres", "a topic of stories and dialogues alone", (files) => {
    for (const { work } of textsOf(files)) if (work.genre !== "dialogue") work.genre = "story";
  }),
];

function sameText(files: LibraryFile[]): void {
  const [one, other] = files.flatMap((file) => file.readings);
  if (!one || !other) throw new Error("no two readings");
  const [first = "", ...rest] = one.text.split(/(?<=[.?!])\s/);
  other.text = [...rest, first].join(" ");
  other.items = structuredClone(one.items);
  other.spelling = one.spelling;
}
