import clsx from "clsx";

interface AvatarProps {
  name: string;
  className?: string | undefined;
}

/** The first letter of a name in a lit doorway, drawn on the spot. */
export function Avatar({ name, className = "size-9" }: AvatarProps) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={clsx("shrink-0", className)}>
      <circle cx="18" cy="18" r="18" fill="var(--night)" />
      <text x="18" y="24" textAnchor="middle" className="fill-lamp font-display text-17 font-bold">
        {([...name][0] ?? "?").toUpperCase()}
      </text>
    </svg>
  );
}
