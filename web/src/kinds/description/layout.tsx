import type { ReactNode } from "react";

interface DescriptionLayoutProps {
  /** What the eye is on first. */
  first: ReactNode;
  second: ReactNode;
  /** Which of the two stays in sight beside the longer one. */
  stays: "first" | "second";
}

/** Two columns where the exercise has the room for them, on a page or in a dialog; one under the other elsewhere. */
export function DescriptionLayout({ first, second, stays }: DescriptionLayoutProps) {
  const staying = "@4xl:sticky @4xl:top-24";
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className={stays === "first" ? staying : undefined}>{first}</div>
        <div className={stays === "second" ? staying : undefined}>{second}</div>
      </div>
    </div>
  );
}
