import "#parts/parts.css";
import type { ReactNode } from "react";

interface TurnProps {
  /** Nobody where only one speaks. */
  speaker: string | null | undefined;
  children: ReactNode;
}

/** What one speaker says before the other does, under their name and apart from the next. */
export function Turn({ speaker, children }: TurnProps) {
  if (!speaker) return <p>{children}</p>;
  return (
    <div className="not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-4">
      <p className="text-15 leading-normal font-semibold text-listen">{speaker}</p>
      <p className="mt-0!">{children}</p>
    </div>
  );
}
