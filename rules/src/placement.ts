import { plainTyped } from "./fill-ins.ts";
import { type Level, levels } from "./levels.ts";
import { randomFrom } from "./random.ts";

/** How an item is answered: by writing a word, or by choosing one of four. */
export type AnswerForm = "typed" | "choice";

/** An item as the test sees it. */
export interface TestItem {
  id: string;
  level: Level;
  form: AnswerForm;
}

/** What came of an item. */
export interface Trial {
  level: Level;
  form: AnswerForm;
  right: boolean;
}

/** Items of a test: the least and the most. */
export const placementLength = { least: 12, most: 24 } as const;

/** A test ends once its likeliest level is so likely. */
const sureEnough = 0.8;

/** What is right by luck, and what is wrong by a slip. */
const guessed = { typed: 0.05, choice: 0.25 } as const;
const slipped = 0.1;
/** How sharply what is known ends at one's level. */
const slope = 2;

/** Whether an answer is one of those accepted; case, blanks and the shape of apostrophes do not count. */
export function isAccepted(accepted: readonly string[], answer: string): boolean {
  const plain = (text: string) => plainTyped(text).replace(/\s+/g, " ");
  return accepted.some((it) => plain(it) === plain(answer));
}

/** The chance that somebody at a level gets an item right. */
function chanceOf(level: number, item: { level: number; form: AnswerForm }, sharpness = slope): number {
  const guess = guessed[item.form];
  return guess + (1 - slipped - guess) / (1 + Math.exp(-sharpness * (level - item.level + 0.5)));
}

/** How likely each of the six levels is after some answers; before any, all are alike. */
export function likelyLevels(trials: readonly Trial[]): number[] {
  return trials.reduce(
    (before, trial) => weighed(before, trial, trial.right),
    levels.map(() => 1 / levels.length),
  );
}

function weighed(before: readonly number[], item: Pick<TestItem, "level" | "form">, right: boolean) {
  const after = before.map((share, level) => {
    const chance = chanceOf(level, item);
    return share * (right ? chance : 1 - chance);
  });
  const sum = after.reduce((all, share) => all + share, 0);
  return after.map((share) => share / sum);
}

/** The likeliest level, and how likely it is. */
export function likeliest(trials: readonly Trial[]): { level: Level; chance: number } {
  const shares = likelyLevels(trials);
  const chance = Math.max(...shares);
  return { level: shares.indexOf(chance) as Level, chance };
}

/** Of items that are written for a level, some are truly for the one above or below. */
const misjudged = 0.3;
/** Abilities between the levels that are looked at, as steps from a level. */
const within = [-0.4, -0.2, 0, 0.2, 0.4] as const;
const innerSlope = 3;

/**
 * How sure a level is, to be told: an honest figure for a test that is short. It allows for items that are off and for
 * learners between two levels, whom `likelyLevels` takes for either.
 */
export function surenessOf(trials: readonly Trial[], level: Level): number {
  const shares = levels.map((_, at) =>
    within.reduce<number>((sum, step) => sum + likelihood(trials, at + step), 0),
  );
  return (shares[level] ?? 0) / shares.reduce((sum, share) => sum + share, 0);
}

function likelihood(trials: readonly Trial[], ability: number): number {
  return trials.reduce((product, { level, form, right }) => {
    const known = (off: number) => chanceOf(ability, { level: level + off, form }, innerSlope);
    const chance = (1 - misjudged) * known(0) + (misjudged / 2) * (known(-1) + known(1));
    return product * (right ? chance : 1 - chance);
  }, 1);
}

/** Whether enough was asked. */
export function isPlaced(trials: readonly Trial[]): boolean {
  if (trials.length < placementLength.least) return false;
  return trials.length >= placementLength.most || likeliest(trials).chance >= sureEnough;
}

/** A test's own draw from the items. */
export interface Draw {
  /** Makes its order. */
  seed: string;
  /** Ids of what was asked. */
  asked: readonly string[];
  /** Ids of what should come only when all else is used up. */
  last: readonly string[];
}

/**
 * The item that tells most: of each level the next in the draw's order, and of these the one after which the level is
 * expected to be surest. Undefined where all are used up.
 */
export function nextItem<I extends TestItem>(
  items: readonly I[],
  trials: readonly Trial[],
  { seed, asked, last }: Draw,
): I | undefined {
  const [gone, late] = [new Set(asked), new Set(last)];
  const open = randomFrom(seed)
    .shuffle(items)
    .filter(({ id }) => !gone.has(id))
    .sort((a, b) => Number(late.has(a.id)) - Number(late.has(b.id)));
  const heads = levels.flatMap((_, level) => open.find((item) => item.level === level) ?? []);
  const shares = likelyLevels(trials);
  const ranked = heads.map((item) => ({ item, doubt: doubtAfter(shares, item) }));
  return ranked.sort((a, b) => a.doubt - b.doubt)[0]?.item;
}

/** The entropy that is to be expected once an item is answered. */
function doubtAfter(shares: readonly number[], item: TestItem): number {
  const right = shares.reduce((sum, share, level) => sum + share * chanceOf(level, item), 0);
  return right * entropy(weighed(shares, item, true)) + (1 - right) * entropy(weighed(shares, item, false));
}

function entropy(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
}
