import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { heightsOf } from "./peaks.ts";

/** Pixels from one bar to the next. */
const step = 4;
const fewest = 20;
const height = 40;
/** Half of the least of a bar: silence is drawn as a dot. */
const least = 0.5;

interface WaveformProps {
  /** As the contract has them. */
  peaks: string;
  /** How much of it is heard, 0 to 1. */
  heard: number;
}

/** How loud a recording is all along, what was heard of it in colour. For the eye only: the slider over it says it. */
export function Waveform({ peaks, heard }: WaveformProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [count, setCount] = useState(fewest);
  useLayoutEffect(() => {
    if (!drawing.current) return;
    const watcher = new ResizeObserver(([entry]) =>
      setCount(Math.max(fewest, Math.floor((entry?.contentRect.width ?? 0) / step))),
    );
    watcher.observe(drawing.current);
    return () => watcher.disconnect();
  }, []);
  const path = useMemo(() => {
    const half = (share: number) => Math.max(least, (share * (height - 4)) / 2);
    return heightsOf(peaks, count)
      .map((share, at) => `M${at + 0.5} ${height / 2 - half(share)}v${2 * half(share)}`)
      .join("");
  }, [peaks, count]);
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${count} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="waveform"
    >
      <path d={path} />
      <path d={path} className="waveform-heard" style={{ clipPath: `inset(0 ${100 - 100 * heard}% 0 0)` }} />
    </svg>
  );
}
