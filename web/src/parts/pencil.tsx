import clsx from "clsx";

/** Beside what is to be mended; drawn as the icons are. */
export function Pencil({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className)}>
      <path d="M4 20l1-4.5L16 4.5a1.5 1.5 0 0 1 2 0l1.5 1.5a1.5 1.5 0 0 1 0 2L8.5 19ZM14 6.5l3.5 3.5" />
    </svg>
  );
}
