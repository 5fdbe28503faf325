import type { ReactNode } from "react";

interface ReadingLayoutProps {
  text: ReactNode;
  children: ReactNode;
}

/** The text and what belongs to it, side by side where the exercise has the room, on a page or in a dialog. */
export function ReadingLayout({ text, children }: ReadingLayoutProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_25rem]">
        <article className="card p-5 sm:p-8">{text}</article>
        <div className="@4xl:sticky @4xl:top-24">{children}</div>
      </div>
    </div>
  );
}
