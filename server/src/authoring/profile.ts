import type { Brief } from "./brief.ts";

/** How much is said to a model and asked of it. */
export interface Profile {
  /** Tokens that an answer may take. */
  answer: number;
  /** Titles and names to keep away from that it is told; checks know them all. */
  titles: number;
  names: number;
  /** Whether it is shown a text of the level. */
  exemplars: boolean;
  /** Findings to mend that it is told, and characters of each. */
  findings: number;
  findingLength: number;
}

/** Where a model takes fewer tokens at once than this, every prompt and its answer have to fit into 4 096. */
const roomyFrom = 8_192;
const roomy: Profile = {
  answer: 3_000,
  titles: 80,
  names: 80,
  exemplars: true,
  findings: 20,
  findingLength: 600,
};
const compact: Profile = {
  answer: 1_200,
  titles: 12,
  names: 40,
  exemplars: false,
  findings: 6,
  findingLength: 200,
};

/** How much to say to a model that takes so many tokens at once. */
export function profileOf(context = roomyFrom): Profile {
  return context < roomyFrom ? compact : roomy;
}

/** A brief with no more to keep away from than there is room for. */
export function briefly<B extends Brief>(brief: B, { titles, names }: Profile): B {
  return { ...brief, titles: brief.titles.slice(0, titles), names: brief.names.slice(0, names) };
}

/** As many findings as there is room for, the long ones cut. */
export function shortened(found: readonly string[], { findings, findingLength }: Profile): string[] {
  return found
    .slice(0, findings)
    .map((it) => (it.length > findingLength ? `${it.slice(0, findingLength - 1)}…` : it));
}
