import { randomFrom } from "@salida/rules/random.ts";

/** Samples a second of the sounds made here. */
export const rate = 16_000;

type Chance = () => number;
/** A sound sample by sample; `chance` is between -1 and 1. */
type Maker = (chance: Chance, draw: number) => (at: number) => number;

const turn = (hertz: number, at: number) => (2 * Math.PI * hertz * at) / rate;

/** What microphones hear where nobody speaks. `draw` is 0 to 1: no two of a kind are alike. */
const makers: Readonly<Record<string, Maker>> = {
  nothing: () => () => 0,
  "a faint hiss": (chance) => () => 2e-4 * chance(),
  "a loud hiss": (chance, draw) => () => (0.1 + 0.3 * draw) * chance(),
  "a rumble": (chance) => {
    let value = 0;
    return () => {
      value = value * 0.999 + 0.02 * chance();
      return value;
    };
  },
  "a ventilator": (chance, draw) => {
    let [one, other] = [0, 0];
    return (at) => {
      one += 0.08 * (chance() - one);
      other += 0.08 * (one - other);
      return 2 * other * (1 + 0.2 * Math.sin(turn(1 + draw, at)));
    };
  },
  "wind in gusts": (chance, draw) => {
    let value = 0;
    return (at) => {
      value = value * 0.995 + 0.05 * chance();
      return value * (0.5 + 0.5 * Math.sin(turn(0.5 + draw, at)));
    };
  },
  "a hum of the mains": (chance, draw) => (at) =>
    [1, 2, 3, 4, 5].reduce(
      (sum, part) => sum + (0.1 / part) * Math.sin(turn((50 + 10 * draw) * part, at)),
      0,
    ) +
    0.003 * chance(),
  "a tone": (_chance, draw) => (at) => 0.3 * Math.sin(turn(150 + 600 * draw, at)),
  beeps: (_chance, draw) => (at) =>
    at % rate < 0.25 * rate ? 0.3 * Math.sin(turn(300 + 800 * draw, at)) : 0,
  typing: (chance, draw) => {
    let loud = 0;
    const every = Math.round((0.12 + 0.2 * draw) * rate);
    return (at) => {
      loud = at % every === 0 ? 1 : loud * 0.99;
      return 0.4 * loud * chance();
    };
  },
  knocks: (_chance, draw) => (at) => {
    const since = (at % (rate / 2)) / rate;
    return 0.6 * Math.exp(-40 * since) * Math.sin(turn(90 + 80 * draw, at));
  },
  "breath on the microphone": (chance, draw) => (at) =>
    0.3 * chance() * Math.max(0, Math.sin(turn(0.4 + 3 * draw, at))),
};

export const noises = Object.keys(makers);

/** A noise of so many seconds, by its seed. */
export function aNoise(name: string, seconds: number, seed: string): Float32Array {
  const random = randomFrom(seed);
  const next = makers[name]?.(() => random.between(-1, 1), random.next());
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => next?.(at) ?? 0);
}
