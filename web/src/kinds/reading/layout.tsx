import type { ReactNode } from "react";

interface ReadingLayoutProps {
  text: ReactNode;
  children: ReactNode;
}

/** The text and what belongs to it, side by side where there is room. */
export function ReadingLayout({ text, children }: ReadingLayoutProps) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <article className="card p-5 sm:p-8">{text}</article>
      <div className="xl:sticky xl:top-24">{children}</div>
    </div>
  );
}
