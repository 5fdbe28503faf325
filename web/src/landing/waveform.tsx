import type { ReactNode } from "react";

const heights = [5, 9, 16, 11, 20, 26, 14, 8, 18, 28, 22, 12, 7, 15, 24, 17, 10, 20, 13, 6, 11, 19, 9, 5];
const heard = 9;

export function Waveform({ className }: { className: string }): ReactNode {
  const bars = heights.map((height, index) => `M${index * 6 + 2} ${16 - height / 2}v${height}`);
  return (
    <svg
      viewBox="0 0 142 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path d={bars.slice(0, heard).join("")} />
      <path d={bars.slice(heard).join("")} opacity=".4" />
    </svg>
  );
}
