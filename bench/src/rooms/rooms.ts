import { type Level, levelName, levelOf } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { type Play, playNewRoom } from "../../../server/src/rooms/player/room-player.ts";
import { temporaryFolder } from "../clean-up.ts";
import { type Learner, signUp } from "../learner.ts";
import { printTable, type Requirement, type Section } from "../report.ts";
import { type Salida, startSalida } from "../salida.ts";
import { referenceOf, stories, storyOf } from "./known-stories.ts";

/** The levels that a story of a band is played at. */
const levelsOf: Readonly<Record<string, readonly Level[]>> = { A1: [0], A2: [1], B1: [2, 3], C1: [4, 5] };
const knowing = { storyOf, describe: referenceOf };
/** One first try in five is wrong. */
const carelessness = 0.2;
const careful = { least: 0.25, most: 0.7 };
const careless = 0.95;

interface Played {
  level: Level;
  variant: number;
  play: Play;
  careless: Play;
}

/** Every story played by a machine at a learner's pace, and by one who errs. */
export const rooms: Section = {
  name: "rooms",
  about:
    "every escape room played through the public API at a learner's pace: the share of its time that it takes",
  async measure() {
    const salida = await startSalida(temporaryFolder("rooms"));
    const played: Played[] = [];
    for (const { topic, band, puzzles } of stories) {
      const variants = Math.min(...puzzles.map(({ riddles }) => riddles.length));
      for (const level of levelsOf[band] ?? [levelOf(band)])
        played.push(...(await both(salida, topic, level, variants)));
    }
    printTable(
      "rooms: minutes a learner takes, and the share of the time there is",
      ["room", "level", "visit", "minutes", "share", "careless", "slowest step"],
      played.map(({ level, variant, play, careless: other }) => [
        play.title,
        levelName(level),
        variant,
        (play.seconds / 60).toFixed(1),
        share(play).toFixed(2),
        share(other).toFixed(2),
        slowest(play),
      ]),
    );
    return requirements(played);
  },
};

/** A careful and a careless learner play a room, and a second time where it has other riddles. */
async function both(salida: Salida, topic: string, level: Level, variants: number): Promise<Played[]> {
  const name = `${topic}-${level}`.toLowerCase();
  const one = await signUp(salida, `careful-${name}@example.test`, level);
  const other = await signUp(salida, `careless-${name}@example.test`, level);
  const chance = randomFrom(name);
  const played: Played[] = [];
  for (let variant = 1; variant <= variants; variant += 1) {
    const play = await playNewRoom({ ask: asking(one), errs: () => false }, knowing, topic, level);
    const errs = () => chance.chance(carelessness);
    const carelessPlay = await playNewRoom({ ask: asking(other), errs }, knowing, topic, level);
    played.push({ level, variant, play, careless: carelessPlay });
  }
  return played;
}

function asking({ ask }: Learner) {
  return <T>(method: string, path: string, body?: unknown) => ask<T>(method, path, body);
}

function requirements(played: readonly Played[]): Requirement[] {
  const all = played.flatMap(({ play, careless: other }) => [play, other]);
  const shares = played.map(({ play }) => share(play));
  const least = Math.min(...shares);
  const most = Math.max(...shares);
  const worst = Math.max(...played.map(({ careless: other }) => share(other)));
  const unsolved = all.filter(({ status }) => status !== 2).length;
  return [
    {
      what: "rooms left unsolved",
      wanted: "0",
      figure: String(unsolved),
      ok: all.length > 0 && unsolved === 0,
    },
    {
      what: "share of the time a learner takes",
      wanted: `${careful.least} to ${careful.most}`,
      figure: `${least.toFixed(2)} to ${most.toFixed(2)}`,
      ok: least >= careful.least && most <= careful.most,
    },
    {
      what: "the same of a careless one",
      wanted: `≤ ${careless}`,
      figure: worst.toFixed(2),
      ok: worst <= careless,
    },
  ];
}

function share({ seconds, limit }: Play): number {
  return seconds / limit;
}

function slowest({ steps }: Play): string {
  const sums = new Map<string, number>();
  for (const { what, seconds } of steps) sums.set(what, (sums.get(what) ?? 0) + seconds);
  const [what, seconds] = [...sums].sort(([, a], [, b]) => b - a).find(([name]) => name !== "riddle") ?? [
    "",
    0,
  ];
  return `${what}, ${Math.round(seconds)} s`;
}
