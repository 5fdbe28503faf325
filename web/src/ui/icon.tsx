import clsx from "clsx";

/** Drawn on 24 × 24 with a stroke of 2. */
const paths = {
  alert:
    "M12 8v5M12 16.5v.01M10.3 3.9 2.5 17.4A2 2 0 0 0 4.2 20.4h15.6a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z",
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20",
  calendar:
    "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.500h16M8 3.500V8M16 3.500V8",
  chat: "M4 5h16v11h-8l-4 4v-4H4ZM8 9.500h8M8 12.500h5",
  check: "m5 12.5 4.5 4.500L19 7.5",
  "chevron-left": "m15 6-6 6 6 6",
  chevron: "m9 6 6 6-6 6",
  clock: "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  close: "M6 6l12 12M18 6 6 18",
  door: "M5 21V5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v16M3 21h18M15 12.500v.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  "eye-off":
    "M4 4l16 16M9.9 5.700A9 9 0 0 1 12 5.500C18 5.5 21.5 12 21.5 12a17 17 0 0 1-2.7 3.500M6.5 7.300A16 16 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4",
  flame:
    "M12 3c.5 3.500 5.5 5.500 5.500 10.500A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.500-5.500c0-2 1-3.500 2-4.500.3 1.500 1 2.300 2 2.500C10 9 11 6 12 3Z",
  gauge: "M4 18a9 9 0 1 1 16 0M12 15l4-5M12 15v.01",
  grid: "M4 5a1 1 0 0 1 1-1h5v7H4ZM14 4h5a1 1 0 0 1 1 1v4h-6ZM4 15h6v5H5a1 1 0 0 1-1-1ZM14 13h6v6a1 1 0 0 1-1 1h-5Z",
  fill: "M4 7h9M17 7h3M4 12h3M4 17h9M17 17h3M10 14.500h7",
  headphones: "M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5a1 1 0 0 1-1-1ZM20 14h-3v6h2a1 1 0 0 0 1-1Z",
  info: "M12 11v5.500M12 7.500v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  keyboard:
    "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM7 10v.01M11 10v.01M15 10v.01M8 14h8",
  mail: "M4 5.500h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.500L20.5 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  monitor: "M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 20h6M12 16v4",
  microphone: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11a7 7 0 0 0 14 0M12 18v3",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z",
  offline:
    "M4 4l16 16M5 12.500a10 10 0 0 1 4-2.300M2 9a15 15 0 0 1 4-2.600M12 6c3.8 0 7.3 1.2 10 3M15.5 10.800a10 10 0 0 1 3.5 1.700M8.5 16a5 5 0 0 1 7 0M12 19.500v.01",
  panel: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM9.5 4v16",
  pause: "M9 6v12M15 6v12",
  pencil: "M4 20l1-4.5L16 4.500a1.5 1.5 0 0 1 2 0l1.5 1.500a1.5 1.5 0 0 1 0 2L8.5 19ZM14 6.500l3.5 3.500",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9h.01",
  play: "M8 5.500v13l10-6.500Z",
  plus: "M12 5v14M5 12h14",
  repeat: "M4 12a7 7 0 0 1 12-5l3 3M19 5v5h-5M20 12a7 7 0 0 1-12 5l-3-3M5 19v-5h5",
  search: "M16.5 16.5 21 21M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  send: "M4 12 20 4l-4 16-4-7ZM12 13l8-9",
  shield: "M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6ZM8.5 12l2.5 2.5 4.5-5",
  "sign-out": "M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11M17 8l4 4-4 4",
  spark: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  stop: "M7 7h10v10H7Z",
  sun: "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M18.4 5.6 17 7M7 17l-1.4 1.400M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  user: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.500c1-4 4-5.5 7.5-5.500s6.5 1.5 7.5 5.5",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a text, sized by its page unless told; it says nothing by itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineDrawing path={paths[name]} className={className} />;
}

/** A drawing of a room's own, as the icons are. */
export function LineDrawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className)}>
      <path d={path} />
    </svg>
  );
}
