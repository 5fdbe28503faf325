/** Who waits for something to be spoken; nobody does where it is made ahead. */
type Who = string | undefined;

/** A place of which there are few. */
export interface Turns {
  /**
   * Does `work` when its turn has come. Of several who wait each has one turn after the other, however much one of
   * them asked for. What nobody waits for has a place only while everything is idle, and is told to leave it as soon
   * as somebody comes. Throws a `TurnFault` where there is none to be had.
   */
  take<T>(who: Who, work: (leave: AbortSignal) => Promise<T>): Promise<T>;
}

export class TurnFault extends Error {
  override name = "TurnFault";
}

interface Waiting {
  who: string;
  begin(): void;
}

export function openTurns(places: number, mostWaiting: number): Turns {
  /** In the order in which they are begun. */
  const waiting: Waiting[] = [];
  /** What is made ahead now. */
  const ahead = new Set<AbortController>();
  let taken = 0;

  function next(): void {
    if (taken >= places) return;
    waiting.shift()?.begin();
  }
  async function hold<T>(work: () => Promise<T>): Promise<T> {
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
      next();
    }
  }
  return {
    async take(who, work) {
      const leaving = new AbortController();
      if (who === undefined) {
        if (taken > 0 || waiting.length > 0) throw new TurnFault("somebody waits");
        ahead.add(leaving);
        return hold(() => work(leaving.signal)).finally(() => ahead.delete(leaving));
      }
      for (const one of ahead) one.abort();
      if (taken < places) return hold(() => work(leaving.signal));
      if (waiting.length >= mostWaiting) throw new TurnFault("too much to do");
      const turn = new Promise<void>((begin) => insert(waiting, { who, begin }));
      await turn;
      return hold(() => work(leaving.signal));
    },
  };
}

/** Puts one in line: behind as many of each other's as of its own. */
function insert(line: Waiting[], one: Waiting): void {
  const round = line.filter(({ who }) => who === one.who).length;
  const seen = new Map<string, number>();
  const at = line.findIndex(({ who }) => {
    const before = seen.get(who) ?? 0;
    seen.set(who, before + 1);
    return before > round;
  });
  line.splice(at < 0 ? line.length : at, 0, one);
}
