import type { ReactNode } from "react";

interface GhostProps {
  /** What is on its way, for those who cannot see the shapes. */
  label: string;
  children: ReactNode;
}

/** The shapes of what will be here, taken from the thing itself, so that nothing moves when it comes. */
export function Ghost({ label, children }: GhostProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div inert aria-hidden="true" className="ghost">
        {children}
      </div>
    </div>
  );
}
