import { useEffect, useState } from "react";
import type { Recorder } from "./recorder.ts";

/** How often the microphone is looked at. */
const everyMs = 100;

/** Louder than a room in which nobody speaks. */
const voice = 0.15;

/** How loud a recording was in each tenth of a second until now. */
export function useLevels(recorder: Recorder): readonly number[] {
  const [levels, setLevels] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setLevels((before) => [...before, recorder.level()]), everyMs);
    return () => clearInterval(timer);
  }, [recorder]);
  return levels;
}

/** Whether nothing at all was heard for the first three seconds. */
export function heardNothing(levels: readonly number[]): boolean {
  return levels.length > 30 && !levels.some((level) => level > voice);
}

/** Whether somebody spoke within the last second. */
export function speaksNow(levels: readonly number[]): boolean {
  return levels.slice(-10).some((level) => level > voice);
}

/** The drawing of a recording, in pixels where it stands. */
export const wave = { width: 900, height: 32 } as const;

const step = 6;

/** A stroke for each level, the louder the longer, from the right end on. */
export function wavePath(levels: readonly number[]): string {
  const latest = levels.slice(-Math.floor(wave.width / step));
  const first = wave.width - step * latest.length + step / 2;
  const strokes = latest.map((level, at) => {
    const length = 2 + Math.round(level * (wave.height - 4));
    return `M${first + step * at} ${(wave.height - length) / 2}v${length}`;
  });
  return strokes.join("");
}
