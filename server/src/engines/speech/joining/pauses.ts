/** Where a speaker pauses: within a sentence, after one, and after a paragraph or a turn. */
export type Pause = "phrase" | "sentence" | "turn";

interface Length {
  least: number;
  /** How long it is beside the others. */
  share: number;
  /** A longer silence sounds as if the recording were over. */
  most: number;
}

/** Seconds. */
const lengths: Readonly<Record<Pause, Length>> = {
  phrase: { least: 0.1, share: 0.4, most: 1.25 },
  sentence: { least: 0.25, share: 1, most: 1.4 },
  turn: { least: 0.35, share: 1.3, most: 1.45 },
};

/** Seconds of silence that pauses can have together: at least, when nobody hurries, and at most. */
export function roomFor(pauses: readonly Pause[]): { least: number; easy: number; most: number } {
  const sum = (length: (of: Length) => number) =>
    pauses.reduce((total, pause) => total + length(lengths[pause]), 0);
  return {
    least: sum(({ least }) => least),
    easy: sum(({ share }) => share / 2),
    most: sum(({ most }) => most),
  };
}

/** Shares out so many seconds of silence, as far as the shortest and the longest pauses allow. */
export function shareOut(seconds: number, pauses: readonly Pause[]): number[] {
  let low = 0;
  let high = 10;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (total(pauses, middle) < seconds) low = middle;
    else high = middle;
  }
  return pauses.map((pause) => lengthOf(pause, low));
}

function total(pauses: readonly Pause[], scale: number): number {
  return pauses.reduce((sum, pause) => sum + lengthOf(pause, scale), 0);
}

function lengthOf(pause: Pause, scale: number): number {
  const { least, share, most } = lengths[pause];
  return Math.min(most, Math.max(least, share * scale));
}
