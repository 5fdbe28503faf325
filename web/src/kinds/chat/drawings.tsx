import clsx from "clsx";

const paths = {
  microphone: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11a7 7 0 0 0 14 0M12 18v3",
  send: "M4 12 20 4l-4 16-4-7ZM12 13l8-9",
} as const;

/** What only a conversation needs; drawn as the icons are. */
export function Drawing({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className ?? "size-6")}>
      <path d={paths[name]} />
    </svg>
  );
}
