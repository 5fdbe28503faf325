/** Runs work, so much at a time; the rest waits its turn. `refuse` makes the error for what finds the line full. */
export function atMost(running: number, waiting: number, refuse: () => Error) {
  let free = running;
  const line: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0 && line.length >= waiting) throw refuse();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
