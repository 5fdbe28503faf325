import type { Level } from "./levels.ts";
import { isPlaced, likeliest, nextItem, surenessOf, type TestItem, type Trial } from "./placement.ts";
import { type Random, randomFrom } from "./random.ts";

/*
 * Learners as nobody's procedure knows them, fixed before any was tried: ability is spread evenly over half a level to
 * both sides, what is known ends less sharply than a step, one answer in ten is a slip, and three items in ten are truly
 * one level off, up or down. Nothing here may be fitted to the procedure.
 */
const slope = 3;
const guessed = { typed: 0.05, choice: 0.25 } as const;
const slipped = 0.1;
const misplaced = 0.3;

/** What a simulated test ended with. */
interface Simulated {
  level: Level;
  /** What the test tells of it. */
  sureness: number;
  asked: number;
}

/** One learner of a level takes the test. The same seed makes the same learner, the same items and the same test. */
function simulatedTest(items: readonly TestItem[], level: Level, seed: string): Simulated {
  const random = randomFrom(`learner ${seed}`);
  const ability = level + random.between(-0.5, 0.5);
  const truly = new Map(items.map((item) => [item.id, item.level + astray(random)]));
  const [trials, asked]: [Trial[], string[]] = [[], []];
  while (!isPlaced(trials)) {
    const item = nextItem(items, trials, { seed: `test ${seed}`, asked, last: [] });
    if (!item) break;
    const chance = chanceOf(ability, truly.get(item.id) ?? item.level, item.form);
    trials.push({ level: item.level, form: item.form, right: random.chance(chance) });
    asked.push(item.id);
  }
  const { level: placed } = likeliest(trials);
  return { level: placed, sureness: surenessOf(trials, placed), asked: asked.length };
}

function astray(random: Random): number {
  if (!random.chance(misplaced)) return 0;
  return random.chance(0.5) ? 1 : -1;
}

function chanceOf(ability: number, level: number, form: TestItem["form"]): number {
  const guess = guessed[form];
  return guess + (1 - slipped - guess) / (1 + Math.exp(-slope * (ability - level + 0.5)));
}

/** How simulated tests went in all. */
interface SimulatedTests {
  /** Shares of the learners who were placed at their level, and at most one off. */
  exact: number;
  near: number;
  /** How many items they were asked, sorted. */
  lengths: number[];
  /** What the test said of its own sureness, on average. */
  told: number;
}

/** So many learners of each of the levels. */
export function simulatedTests(
  items: readonly TestItem[],
  levels: readonly Level[],
  each: number,
): SimulatedTests {
  const all = levels.flatMap((level) =>
    Array.from({ length: each }, (_, at) => {
      const placed = simulatedTest(items, level, `${level} ${at}`);
      return { ...placed, off: Math.abs(placed.level - level) };
    }),
  );
  const shareOf = (which: (it: (typeof all)[number]) => boolean) => all.filter(which).length / all.length;
  return {
    exact: shareOf(({ off }) => off === 0),
    near: shareOf(({ off }) => off <= 1),
    lengths: all.map(({ asked }) => asked).sort((a, b) => a - b),
    told: all.reduce((sum, { sureness }) => sum + sureness, 0) / all.length,
  };
}
