import type { Footing } from "#engines/pictures/embedded/cast/thing.ts";
import type { Sex } from "./person.ts";

/** Somebody seen from the side in the middle of doing something, drawn by an icon. */
export interface Move {
  icons: Record<Sex, string>;
  action: string;
  with?: string;
  /** Height in the heights of somebody standing. */
  tall: number;
  on: Footing;
  /** The fills of what they wear, in the light and in the shade, where it can be painted otherwise. */
  top?: { plain: string[]; shade: string[] };
  wears: string;
}

const shirt = { plain: ["#00a6ed", "#8b62bf", "#3bc6f6", "#a17fd5"], shade: ["#0092e7", "#774aa6"] };
/** Where the blue of the shirt is another one, or something else is as blue. */
const darkShirt = { plain: ["#0092e7", "#8b62bf", "#3bc6f6", "#b8a1e6"], shade: [] };

const both = (name: string): Record<Sex, string> => ({
  man: `f:man-${name}-medium`,
  woman: `f:woman-${name}-medium`,
});

function move(name: string, action: string, tall: number, more: Partial<Move> = {}): Move {
  return { icons: both(name), action, tall, on: "ground", top: shirt, wears: "T-shirt", ...more };
}

/** What people are seen doing from the side. All look to the left as drawn. */
export const moves = {
  walking: move("walking", "walking", 0.98),
  running: move("running", "running", 0.93),
  cycling: move("biking", "riding a bicycle", 0.98, { with: "bicycle", top: darkShirt }),
  dribbling: move("bouncing-ball", "playing basketball", 0.95, { with: "ball" }),
  throwing: move("playing-handball", "throwing a ball", 0.95, { with: "ball" }),
  lifting: move("lifting-weights", "lifting weights", 0.95, { with: "weights" }),
  golfing: move("golfing", "playing golf", 0.98, { with: "golf club", top: darkShirt }),
  meditating: move("in-lotus-position", "sitting on the ground", 0.66),
  kneeling: move("kneeling", "kneeling on the ground", 0.7),
  cartwheel: move("cartwheeling", "doing a cartwheel", 0.85),
  wheeling: move("in-manual-wheelchair", "sitting in a wheelchair", 0.8, { with: "wheelchair" }),
  dancing: {
    icons: { man: "f:man-dancing-medium", woman: "f:woman-dancing-medium" },
    action: "dancing",
    tall: 0.98,
    on: "ground",
    wears: "costume",
  },
  fencing: {
    icons: { man: "f:person-fencing", woman: "f:person-fencing" },
    action: "fencing",
    with: "sword",
    tall: 0.95,
    on: "ground",
    wears: "suit",
  },
  skiing: {
    icons: { man: "n:skier", woman: "n:skier" },
    action: "skiing",
    with: "skis",
    tall: 0.95,
    on: "ground",
    wears: "jacket",
  },
} satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;
