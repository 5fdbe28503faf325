/** In memory that a thread shares with whoever asks: sentences said, of how many, and whether it should leave off. */
export type SharedProgress = Int32Array<SharedArrayBuffer>;

const [said, of, stopped] = [0, 1, 2];

export interface Progress {
  shared: SharedProgress;
  /** 0 to 1. */
  share(): number;
  /** The thread leaves off after the sentence that it is at. */
  stop(): void;
}

export function newProgress(): Progress {
  const shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  return {
    shared,
    share: () => Atomics.load(shared, said) / Math.max(1, Atomics.load(shared, of)),
    stop: () => void Atomics.store(shared, stopped, 1),
  };
}

/** In the thread: so many more sentences are to be said. */
export function expectSentences(shared: SharedProgress, count: number): void {
  Atomics.add(shared, of, count);
}

/** In the thread: one more is said. False when it should leave off. */
export function countSentence(shared: SharedProgress): boolean {
  Atomics.add(shared, said, 1);
  return Atomics.load(shared, stopped) === 0;
}
