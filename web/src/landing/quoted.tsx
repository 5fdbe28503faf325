import type { ReactNode } from "react";

/** What stands between “quotation marks” in an explanation is English, whatever language explains it. */
export function Quoted({ text }: { text: string }): ReactNode {
  return text.split(/(“[^”]+”)/).map((part) =>
    part.startsWith("“") ? (
      <span key={part} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
