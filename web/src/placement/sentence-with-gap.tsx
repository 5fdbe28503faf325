import type { ReactNode } from "react";

/** A sentence with something in the place of its gap. */
export function SentenceWithGap({ sentence, children }: { sentence: string; children: ReactNode }) {
  const [before, after] = sentence.split("____");
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
