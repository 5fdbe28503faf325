import { plainWords } from "#language/phrases.ts";
import { sharedWords } from "#language/shared-words.ts";
import { optionsOf, type PlacedText } from "./placed.ts";

/** How an item's key stands among the options by the words it shares with the text. */
export interface Sharing {
  /** The chance that whoever picks one of the options that share most picks the key; 0 if the key is none of them. */
  most: number;
  /** The same with those that share fewest. */
  fewest: number;
}

/** The sharing of every item of a text. */
export function sharingsOf({ work, text }: PlacedText): Sharing[] {
  const ofText = new Set(plainWords(text));
  return work.items.map((item) => {
    const [key = 0, ...others] = optionsOf(item).map((option) => sharedWords(option, ofText));
    return {
      most: chance(key, others, Math.max(key, ...others)),
      fewest: chance(key, others, Math.min(key, ...others)),
    };
  });
}

/** Over all items of the texts: which share of the keys each way of picking finds, 0 to 1. */
export function sharingOf(texts: readonly PlacedText[]): Sharing {
  const all = texts.flatMap(sharingsOf);
  const mean = (by: keyof Sharing) => all.reduce((sum, it) => sum + it[by], 0) / Math.max(all.length, 1);
  return { most: mean("most"), fewest: mean("fewest") };
}

function chance(key: number, others: number[], picked: number): number {
  return key === picked ? 1 / (1 + others.filter((other) => other === picked).length) : 0;
}
