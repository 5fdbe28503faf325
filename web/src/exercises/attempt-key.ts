import { freshKey } from "#api.ts";

/** Gives every try of the same thing one key, until it is settled: a try whose answer got lost is not done twice. */
export function attemptKeys() {
  let open: { of: string; key: string } | undefined;
  return {
    /** The key of what is tried; `of` tells it from everything else. */
    keyFor(of: string): string {
      if (open?.of !== of) open = { of, key: freshKey() };
      return open.key;
    },
    /** It was answered: the same thing again is another one. */
    settle() {
      open = undefined;
    },
  };
}
