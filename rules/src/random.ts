/** Chance that comes out the same for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number; both ends can come. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** A generator of 32 bits (mulberry32) started from the seed's hash; never for secrets. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick(list) {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error("There is nothing to pick from.");
      return picked;
    },
    shuffle(list) {
      const dealt = [...list];
      for (let last = dealt.length - 1; last > 0; last--) {
        const other = whole(0, last);
        const held = dealt[last] as (typeof dealt)[number];
        dealt[last] = dealt[other] as (typeof dealt)[number];
        dealt[other] = held;
      }
      return dealt;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
