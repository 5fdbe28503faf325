import { eachText } from "./check.ts";
import type { PlacedText } from "./placed.ts";
import { type Sharing, sharingsOf } from "./sharing.ts";

/** So many items of one text may be found by their words alone. */
const mostGivenAway = 2;

/** In no text do the options that share most words with it give the keys away. */
export const keySharesMost = eachText((placed) => givenAway(placed, "most"));

/** Nor do those that share fewest. */
export const keySharesFewest = eachText((placed) => givenAway(placed, "fewest"));

function givenAway(placed: PlacedText, by: keyof Sharing): string | undefined {
  const found = sharingsOf(placed).filter((sharing) => sharing[by] === 1).length;
  return found > mostGivenAway
    ? `in ${found} items the key alone shares ${by === "most" ? "the most" : "the fewest"} words with the text`
    : undefined;
}
