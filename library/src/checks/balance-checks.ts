import type { Item } from "#format.ts";
import type { Spot } from "./finding.ts";
import type { PlacedText } from "./placed.ts";
import { type Sharing, sharingOf } from "./sharing.ts";

/** One rule for texts together. Pure. */
export type BalanceCheck = (texts: readonly PlacedText[]) => Spot[];

const shares = { longest: 0.3, shortest: 0.4, words: 0.45 };
/** Below so many items a share of them tells little. */
const leastItems = 24;
const wholeTopic = 12;
const leastGenres = 6;

/** The longest option is not the one to guess. */
export const keyLongest = shareOfKeys("longest", shares.longest, (key, others) => key > Math.max(...others));

/** Nor is the shortest. */
export const keyShortest = shareOfKeys(
  "shortest",
  shares.shortest,
  (key, others) => key < Math.min(...others),
);

/** Spotting the words of the text finds few keys. */
export const mostShared = shareFound("most");

/** And so does looking for what was never said. */
export const fewestShared = shareFound("fewest");

/** A topic that is there whole tells its things in many ways. */
export const genres: BalanceCheck = (texts) => {
  const byTopic = Map.groupBy(texts, ({ file }) => file.topic);
  return [...byTopic].flatMap(([topic, ofTopic]) => {
    const different = new Set(ofTopic.map(({ work }) => work.genre)).size;
    if (ofTopic.length < wholeTopic || different >= leastGenres) return [];
    return [whole(`${topic} has ${different} different genres, fewer than ${leastGenres}`)];
  });
};

function shareOfKeys(
  named: string,
  most: number,
  is: (key: number, others: number[]) => boolean,
): BalanceCheck {
  return (texts) => {
    const items = texts.flatMap(({ work }) => work.items);
    const share = items.filter((item) => is(item.key.length, distractorLengths(item))).length / items.length;
    if (!(share > most)) return [];
    return [
      whole(`the key is the ${named} option of ${percent(share)} of the items, more than ${percent(most)}`),
    ];
  };
}

function shareFound(by: keyof Sharing): BalanceCheck {
  return (texts) => {
    const items = texts.reduce((sum, { work }) => sum + work.items.length, 0);
    const share = sharingOf(texts)[by];
    if (items < leastItems || share < shares.words) return [];
    const picked = `the option that shares the ${by} words with its text`;
    return [
      whole(`${picked} is the key of ${percent(share)} of the items, not under ${percent(shares.words)}`),
    ];
  };
}

function distractorLengths(item: Item): number[] {
  return item.distractors.map(({ text }) => text.length);
}

function whole(what: string): Spot {
  return { what, where: "library", text: undefined };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
