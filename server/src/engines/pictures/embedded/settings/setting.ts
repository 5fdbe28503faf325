import type { ThingName } from "#engines/pictures/embedded/cast/cast.ts";
import type { Box } from "#engines/pictures/embedded/composition.ts";
import type { RoleName } from "#engines/pictures/embedded/people/roles.ts";
import type { Air, Time, Weather } from "#engines/pictures/scene.ts";

/** Where things may stand: their feet, or for the air and the walls their middle, lie in the rectangle. */
export interface Zone {
  on: "ground" | "water" | "sky" | "wall";
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** The top of a table or a shelf: what stands on it stands on the line at `y`. */
export interface Surface {
  x0: number;
  x1: number;
  y: number;
}

/** A part of the setting that can be named, and that things can stand on, people sit on or stand behind. */
export interface Fixture {
  noun: string;
  plural?: string;
  synonyms?: string[];
  colours?: string[];
  count?: number;
  box: Box;
  /** What really covers something, where that is less than the box. */
  parts?: Box[];
  /** Where it stands in the painter's order. Without, it belongs to the background and is painted with it. */
  z?: number;
  svg: string;
  /** Nobody can stand in it. */
  water?: true;
  /** How much of it may be hidden by what stands before it. */
  hides?: number;
  surface?: Surface;
  /** Where somebody who sits on it has their feet. */
  seats?: { x: number; y: number }[];
  /** Where somebody stands who is behind it, the lower half hidden. */
  behind?: { x: number; y: number }[];
}

/** A place for pictures: drawn by hand, with what belongs there. */
export interface Setting {
  id: string;
  noun: string;
  synonyms: string[];
  /** "in a park". */
  phrase: string;
  mood: { day: string; night: string };
  times: [Time, ...Time[]];
  /** Empty where the weather cannot be seen. */
  weathers: Weather[];
  /** It lies in snow whatever the weather. */
  cold?: true;
  /** Nothing in it tells the time of day. */
  timeless?: true;
  /** There is no wall to hang anything on, only the dark or a curtain. */
  wallless?: true;
  /** The height of the horizon, or of the edge between wall and floor. */
  horizon: number;
  /** A grown person's height in pixels at the lower edge, and as a share of that at the horizon. */
  near: number;
  far: number;
  zones: Zone[];
  /** Paints everything that stands behind the things. */
  backdrop(air: Air): string;
  fixtures(air: Air): Fixture[];
  people: RoleName[];
  things: ThingName[];
  /** What does not belong here and is all the more worth a mention. */
  surprises: ThingName[];
}
