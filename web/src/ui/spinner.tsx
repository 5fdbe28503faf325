import clsx from "clsx";

/** A turning ring; says nothing by itself, so the text beside it must. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={clsx("animate-spin", className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** The whole screen waiting. Its label is the heading until the page has one. */
export function ScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid min-h-[70dvh] place-items-center">
      <Spinner className="size-10 text-brand" />
      <h1 className="sr-only">{label}</h1>
    </div>
  );
}
