import { useEffect, useState } from "react";
import { motionReduced } from "#ui/use-media.ts";

const durationMs = 600;

/** A number on its way from 0 to what it is, once; at once where less motion is wanted. */
export function useCountUp(value: number, on: boolean): number {
  const [shown, setShown] = useState(on && !motionReduced() ? 0 : value);
  useEffect(() => {
    if (!on || motionReduced()) return setShown(value);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - start) / durationMs);
      setShown(share === 1 ? value : Math.round(10 * value * (1 - (1 - share) ** 3)) / 10);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, on]);
  return shown;
}
