/** A share of a whole as a ring; the figure itself stands beside it, so it is not read out. */
export function Ring({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
      <circle cx="18" cy="18" r="15" fill="none" stroke="currentColor" strokeWidth="5" opacity=".16" />
      {percent > 0 && (
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 18 18)"
        />
      )}
    </svg>
  );
}
