import type { ReactNode } from "react";

const strokes = {
  listen: "M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5a1 1 0 0 1-1-1zM20 14h-3v6h2a1 1 0 0 0 1-1z",
  read: "M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13c-3-.5-6 0-8 1.5zM12 6v13",
  fill: "M4 7h9M17 7h3M4 12h3M4 17h9M17 17h3M10 14.5h7",
  describe: "M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01",
  speak: "M4 5h16v11h-8l-4 4v-4H4zM8 9.5h8M8 12.5h5",
  previous: "M14.5 6l-6 6 6 6",
  next: "M9.5 6l6 6-6 6",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10-6.5z",
  right: "M5 12.5l4.5 4.5L19 7.5",
  wrong: "M7 7l10 10M17 7L7 17",
  menu: "M4 7h16M4 12h16M4 17h16",
  onward: "M5 12h13M13 7l5 5-5 5",
};

export type IconName = keyof typeof strokes;

export function Icon({ name, className = "" }: { name: IconName; className?: string }): ReactNode {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
