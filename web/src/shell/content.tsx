import clsx from "clsx";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";

/** A page's own part, and the footer under it. */
export function Content({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx("flex min-w-0 flex-1 flex-col", className)}>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
