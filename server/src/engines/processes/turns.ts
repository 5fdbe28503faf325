/** Work that is done a few at a time, each asker in turn. */
export interface Turns {
  /** Throws a `TurnFault` where too many wait, and where a turn does not come in time. */
  take<T>(asker: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  /** Pieces of work at a time. */
  atOnce: number;
  /** Pieces that may wait, of all askers together. */
  mostWaiting: number;
  /** Milliseconds that a piece waits at most. */
  patience: number;
}

export class TurnFault extends Error {
  override name = "TurnFault";
}

interface Waiting {
  begin(): void;
  fail(error: Error): void;
}

/** Turns that go round: who asks for one thing waits for one thing of each other, however much those ask for. */
export function openTurns({ atOnce, mostWaiting, patience }: TurnLimits): Turns {
  // who comes next stands first; who had a turn goes to the end
  const queues = new Map<string, Waiting[]>();
  let working = 0;

  function next(): void {
    const [first] = queues;
    if (working >= atOnce || !first) return;
    const [asker, [piece, ...rest]] = first;
    queues.delete(asker);
    if (rest.length > 0) queues.set(asker, rest);
    working += 1;
    piece?.begin();
  }
  function leave(asker: string, piece: Waiting): void {
    const rest = (queues.get(asker) ?? []).filter((other) => other !== piece);
    rest.length > 0 ? queues.set(asker, rest) : queues.delete(asker);
  }
  /** Whoever has most waiting gives a place up: the newcomer, if nobody has more. */
  function makeRoom(asker: string): void {
    const all = [...queues.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < mostWaiting) return;
    const most = all.reduce((one, other) => (other.length > one.length ? other : one), []);
    if ((queues.get(asker)?.length ?? 0) + 1 >= most.length) throw new TurnFault("too many wait");
    most.at(-1)?.fail(new TurnFault("others wait for less"));
  }
  async function turn(asker: string): Promise<void> {
    if (working < atOnce && queues.size === 0) {
      working += 1;
      return;
    }
    makeRoom(asker);
    return new Promise((begin, fail) => {
      const late = setTimeout(() => piece.fail(new TurnFault("no turn in time")), patience);
      const settle = (how: () => void) => {
        clearTimeout(late);
        leave(asker, piece);
        how();
      };
      const piece: Waiting = { begin: () => settle(begin), fail: (error) => settle(() => fail(error)) };
      queues.set(asker, [...(queues.get(asker) ?? []), piece]);
    });
  }
  return {
    async take(asker, work) {
      await turn(asker);
      try {
        return await work();
      } finally {
        working -= 1;
        next();
      }
    },
  };
}
