import type { PlacedText } from "#checks/placed.ts";
import { sharingOf } from "#checks/sharing.ts";

/** How many keys are found by comparing options with the text, word by word: in all texts, and in those that count. */
export function sharingLines(all: readonly PlacedText[], counting: readonly PlacedText[]): string[] {
  return [
    "keys found by picking the option that shares … words with the text",
    line("all texts", all),
    line("without those to be written anew", counting),
  ];
}

function line(named: string, texts: readonly PlacedText[]): string {
  const { most, fewest } = sharingOf(texts);
  return `${named}: most ${percent(most)}, fewest ${percent(fewest)} (${texts.length} texts)`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
