/** How often an option of an item was chosen at first tries, a learner counted once; in all, and by strong learners. */
export interface OptionFigure {
  firstTries: number;
  byStrong: number;
}

/** An item's options, its key first. */
export type ItemFigures = readonly OptionFigure[];

/** Why an item is given to nobody any more. */
export type ItemFault = "few_right" | "distractor_preferred";

/** A learner is strong who gets this share of their other answers right, over at least so many other exercises. */
const strong = { share: 0.65, exercises: 2 };

/** First tries before anything is said of an item, and before anything of a distractor that nobody picks. */
const enough = { item: 30, distractor: 100 };
/** An item is at fault that a smaller share gets right; chance alone is right more often. */
const fewRight = 0.2;
/** How likely it may be by chance alone that strong learners chose a distractor that much more often than the key. */
const byChance = 0.1;
const nearlyAll = 0.95;
const hardlyAny = 0.05;

/** Whether a learner is strong, by the mean share of right answers (0 to 1) of their other exercises; not before it is known. */
export function isStrong(share: number, exercises: number): boolean {
  return exercises >= strong.exercises && share >= strong.share;
}

/**
 * What is wrong with an item by what was answered: fewer than one in five get it right, or the strong prefer a distractor
 * to the key, by more than chance would. Undefined while nothing is proved.
 */
export function itemFault(figures: ItemFigures): ItemFault | undefined {
  const [key, ...distractors] = figures;
  const tries = triesOf(figures);
  if (!key || tries < enough.item) return undefined;
  if (key.firstTries < fewRight * tries) return "few_right";
  const preferred = Math.max(...distractors.map(({ byStrong }) => byStrong));
  return isMore(preferred, key.byStrong) ? "distractor_preferred" : undefined;
}

/** What is only told of an item: that nearly all get it right, and the distractors, from 1 on, that hardly anybody picks. */
export function itemRemarks(figures: ItemFigures): { nearlyAllRight: boolean; idle: number[] } {
  const tries = triesOf(figures);
  const share = (at: number) => (figures[at]?.firstTries ?? 0) / tries;
  return {
    nearlyAllRight: tries >= enough.item && share(0) > nearlyAll,
    idle:
      tries < enough.distractor
        ? []
        : figures.flatMap((_, at) => (at > 0 && share(at) < hardlyAny ? [at] : [])),
  };
}

function triesOf(figures: ItemFigures): number {
  return figures.reduce((sum, { firstTries }) => sum + firstTries, 0);
}

/** Whether one of two is chosen more often than a fair coin explains: a sign test, one-sided. */
function isMore(often: number, less: number): boolean {
  const all = often + less;
  if (often <= less) return false;
  let term = 0.5 ** all;
  let sum = 0;
  for (let at = 0; at <= less; at += 1) {
    sum += term;
    term *= (all - at) / (at + 1);
  }
  return sum <= byChance;
}
