import type { PlacedText } from "#checks/placed.ts";
import { sharingOf } from "#checks/sharing.ts";

/** How many keys are found by comparing options with the text, word by word. */
export function sharingLines(texts: readonly PlacedText[]): string[] {
  const { most, fewest } = sharingOf(texts);
  return [
    "keys found by picking the option that shares … words with the text",
    `most ${percent(most)}, fewest ${percent(fewest)} (${texts.length} texts)`,
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
