/** How many at least and at most. */
export interface Range {
  least: number;
  most: number;
}

/** The measure a text is made to: how long it is and how much is asked about it. */
export interface Form {
  /** Running words of a text. */
  words: Range;
  /** Items of a text. */
  items: Range;
  /** How many different skills they ask for at least. */
  skills: number;
  /** Options of an item, its key among them. */
  options: Range;
  /** How much longer the longest option may be than the shortest: so many times, or by so few characters. */
  optionLength: { times: number; characters: number };
  /** Fill-ins of a listening. */
  fillIns: Range;
  /** Running words of a fill-in. */
  fillInWords: Range;
  /** Gaps of a fill-in. */
  gaps: Range;
}

const options = { least: 3, most: 4 };
// a few characters show nothing: "Tea" beside "Coffee"
const optionLength = { times: 1.5, characters: 4 };

/** What ships: 200 words and four items, fill-ins of 50 words. */
export const libraryForm: Form = {
  words: { least: 170, most: 230 },
  items: { least: 4, most: 4 },
  skills: 3,
  options,
  optionLength,
  fillIns: { least: 2, most: 3 },
  fillInWords: { least: 45, most: 55 },
  gaps: { least: 4, most: 6 },
};

/** What stands inside a room: short, with one thing or two to find out. */
export const roomForm: Form = {
  words: { least: 70, most: 90 },
  items: { least: 1, most: 2 },
  skills: 1,
  options,
  optionLength,
  fillIns: { least: 0, most: 1 },
  fillInWords: { least: 22, most: 28 },
  gaps: { least: 3, most: 3 },
};

/** What is wrong with a count, or undefined. */
export function outside(count: number, { least, most }: Range, named: string): string | undefined {
  if (count >= least && count <= most) return undefined;
  return `${count} ${named}, not ${least === most ? least : `${least} to ${most}`}`;
}
