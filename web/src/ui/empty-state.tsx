import type { ReactNode } from "react";
import { Door } from "./door.tsx";

interface EmptyStateProps {
  title: string;
  text: string;
  /** Of the door: what is over has opened it. */
  open?: boolean;
  children?: ReactNode;
}

/** A door, closed as a rule, one sentence, one action. */
export function EmptyState({ title, text, open = false, children }: EmptyStateProps) {
  return (
    <div className="card flex flex-col items-start gap-6 p-6 sm:flex-row sm:items-center sm:p-8">
      <Door open={open} className="h-32 max-w-full shrink-0" />
      <div className="max-w-[46ch]">
        <p className="font-display text-20 font-semibold">{title}</p>
        <p className="mt-2 text-muted">{text}</p>
        {children && <div className="mt-5">{children}</div>}
      </div>
    </div>
  );
}
