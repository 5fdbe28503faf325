import { isStrong, itemFault } from "@salida/rules/figures/item-figures.ts";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import { atLeast, atMost, printTable, type Section } from "./report.ts";

/*
 * Learners and items as nobody's rule knows them, fixed before the rule was. A learner's ability is about their level, give
 * or take; so is what an item takes, from very easy to too hard for all. Who knows chooses the truth but for slips, whoever
 * does not guesses: the key one time in four, the distractors by how tempting each is. Nothing here may be fitted to the rule.
 */
const kinds = ["good", "wrong key", "two keys", "no answer"] as const;
type ItemKind = (typeof kinds)[number];

const levels = 6;
const count = 60_000;
/** Items of one level that the same learners are given. */
const shelf = 500;
const planted = 0.1;
const abilitySpread = 0.6;
const difficulty = { mean: -0.3, spread: 0.8 };
const slope = 1.7;
const slips = 0.02;
const guessed = 0.25;
/** Exercises of a learner, and questions of each. */
const exercises = [2, 12] as const;
const questions = 4;

/** First tries at which it is looked how many are withdrawn; at the last all end. */
const looks = [30, 60, 120, 300] as const;
/** First tries between two looks of the job. */
const round = 5;

interface SimulatedItem {
  kind: ItemKind;
  level: number;
  takes: number;
  /** How likely each option is guessed, the key first. */
  tempts: number[];
  /** Of two keys how often the one is chosen that is said to be right. */
  split: number;
  figures: { firstTries: number; byStrong: number }[];
  tries: number;
  /** First tries after which it was withdrawn. */
  gone?: number;
}

/** How many bad and good items live learners' answers withdraw. */
export const badItems: Section = {
  name: "bad-items",
  about: `${count} items, one in ten bad, answered by simulated learners of known level: which are withdrawn`,
  async measure() {
    const items = simulated("bad items");
    const found = (kind: ItemKind, by: number) => {
      const all = items.filter((item) => item.kind === kind);
      return (100 * all.filter(({ gone = Infinity }) => gone <= by).length) / all.length;
    };
    printTable(
      `bad-items: withdrawn after so many first tries, %; a line a kind of ${count} items`,
      ["kind", "items", ...looks.map(String)],
      kinds.map((kind) => [
        kind,
        items.filter((item) => item.kind === kind).length,
        ...looks.map((by) => found(kind, by).toFixed(1)),
      ]),
    );
    const good = items.filter(({ kind }) => kind === "good");
    const hardest = good
      .toSorted((a, b) => b.takes - b.level - (a.takes - a.level))
      .slice(0, good.length / 10);
    const lost = (100 * hardest.filter(({ gone }) => gone).length) / hardest.length;
    console.log(`\n  of the hardest tenth of the good ones ${lost.toFixed(1)} % by ${looks.at(-1)} tries`);
    return [
      atLeast("wrong keys withdrawn after 30 first tries", 90, found("wrong key", 30), 1, " %"),
      atMost("good items withdrawn after 30 first tries", 1, found("good", 30), 2, " %"),
      atMost("good items withdrawn after 120 first tries", 1, found("good", 120), 2, " %"),
    ];
  },
};

/** Items with what learners answered, until each was tried as often as is looked at. */
function simulated(seed: string): SimulatedItem[] {
  const random = randomFrom(seed);
  const items = Array.from({ length: count }, (_, at) => newItem(random, Math.floor(at / shelf) % levels));
  const last = looks[looks.length - 1] ?? 0;
  for (let from = 0; from < count; from += shelf) {
    const open = new Set(items.slice(from, from + shelf));
    const [{ level } = { level: 0 }] = open;
    while (open.size >= questions * exercises[1]) {
      learn(random, level, [...open]);
      for (const item of open) if (item.tries >= last) open.delete(item);
    }
  }
  return items;
}

function newItem(random: Random, level: number): SimulatedItem {
  const kind = random.chance(planted) ? random.pick(kinds.slice(1)) : "good";
  const pull = [0, 1, 2].map(
    () => -Math.log((1 - random.next()) * (1 - random.next()) * (1 - random.next())),
  );
  const all = pull.reduce((sum, it) => sum + it, 0);
  return {
    kind,
    level,
    takes: level + difficulty.mean + difficulty.spread * normal(random),
    tempts: [guessed, ...pull.map((it) => ((1 - guessed) * it) / all)],
    split: random.between(0.4, 0.6),
    figures: [0, 1, 2, 3].map(() => ({ firstTries: 0, byStrong: 0 })),
    tries: 0,
  };
}

/** One learner does a few exercises; then they are counted, as the job counts them. */
function learn(random: Random, level: number, open: readonly SimulatedItem[]): void {
  const ability = level + abilitySpread * normal(random);
  const given = random.whole(...exercises);
  const start = random.whole(0, open.length - 1);
  const mine = Array.from({ length: given * questions }, (_, at) => open[(start + at * 7) % open.length]);
  const answers = [...new Set(mine)].flatMap((item) =>
    item ? [{ item, option: answer(random, item, ability) }] : [],
  );
  const groups = Math.ceil(answers.length / questions);
  for (const [at, { item, option }] of answers.entries()) {
    const own = Math.floor(at / questions);
    const others = answers.filter((_, other) => Math.floor(other / questions) !== own);
    const share = others.filter((other) => other.option === 0).length / others.length;
    const figure = item.figures[option];
    if (!figure) throw new Error("there are four options");
    figure.firstTries += 1;
    figure.byStrong += isStrong(share, groups - 1) ? 1 : 0;
    item.tries += 1;
    if (item.tries % round === 0 && item.gone === undefined && itemFault(item.figures))
      item.gone = item.tries;
  }
}

function answer(random: Random, { kind, takes, tempts, split }: SimulatedItem, ability: number): number {
  const knows = kind !== "no answer" && random.chance(1 / (1 + Math.exp(-slope * (ability - takes))));
  if (!knows) return guess(random, tempts);
  if (random.chance(slips)) return random.whole(0, 3);
  if (kind === "wrong key") return 1;
  return kind === "two keys" && !random.chance(split) ? 1 : 0;
}

function guess(random: Random, tempts: readonly number[]): number {
  let left = random.next();
  const found = tempts.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return Math.max(found, 0);
}

/** A draw of the standard normal distribution. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
