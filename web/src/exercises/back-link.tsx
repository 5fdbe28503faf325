import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** The way up, above a page's title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="-ml-1 mb-3 inline-flex min-h-11 min-w-0 max-w-full items-center wrap-anywhere gap-2 font-semibold text-muted hover:text-ink"
    >
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
