/** In the drawings' own units; they are as wide as their place. */
const [wide, tall] = [300, 90];
const rounded = (value: number) => Math.round(value * 10) / 10;

interface BarsProps {
  values: readonly number[];
  /** Where a thin line across marks what was aimed at. */
  goal?: number;
  className?: string;
}

/** A bar for each value; where there is nothing a dot keeps the place. The last one is lit. */
export function Bars({ values, goal, className = "" }: BarsProps) {
  const most = Math.max(goal ?? 0, 1, ...values);
  const step = wide / Math.max(1, values.length);
  const width = rounded(step * 0.68);
  const heightOf = (value: number) => rounded((value / most) * (tall - 8));
  return (
    <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true" className={`block w-full ${className}`}>
      {goal !== undefined && (
        <path
          d={`M0 ${tall - 3 - heightOf(goal)}H${wide}`}
          className="stroke-field"
          strokeWidth=".8"
          strokeDasharray="3 3"
        />
      )}
      {values.map((value, at) => {
        const height = value > 0 ? Math.max(4, heightOf(value)) : 2;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={rounded(at * step + (step - width) / 2)}
            y={tall - 3 - height}
            width={width}
            height={height}
            rx={Math.min(2, height / 2)}
            fill="currentColor"
            opacity={value === 0 ? 0.25 : at === values.length - 1 ? 1 : 0.65}
          />
        );
      })}
    </svg>
  );
}

interface LineProps {
  values: readonly number[];
  /** What the lowest and the highest line stand for; those of the values where not told. */
  from?: number;
  to?: number;
  /** Fills what lies under the line. */
  filled?: boolean;
  className?: string;
}

/** Values in their order as a line, with a dot where it ends. */
export function Line({ values, from, to, filled = false, className = "" }: LineProps) {
  const low = from ?? Math.min(...values);
  const high = Math.max(to ?? Math.max(...values), low + 1);
  const points = values.map((value, at) => [
    rounded(4 + (at / Math.max(1, values.length - 1)) * (wide - 8)),
    rounded(tall - 6 - ((value - low) / (high - low)) * (tall - 12)),
  ]);
  const [x = 4, y = tall - 6] = points.at(-1) ?? [];
  const path = points.map(([px, py], at) => `${at === 0 ? "M" : "L"}${px} ${py}`).join("");
  return (
    <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true" className={`block w-full ${className}`}>
      {filled && <path d={`${path}L${x} ${tall}L4 ${tall}Z`} fill="currentColor" opacity=".14" />}
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="4" fill="currentColor" />
    </svg>
  );
}
