import { animals } from "./animals.ts";
import { food } from "./food.ts";
import { home } from "./home.ts";
import { leisure } from "./leisure.ts";
import { nature } from "./nature.ts";
import { story } from "./story.ts";
import type { Thing } from "./thing.ts";
import { vehicles } from "./vehicles.ts";

const all = { ...animals, ...nature, ...vehicles, ...home, ...food, ...leisure, ...story };

export type ThingName = keyof typeof all;

/** Everything that can be put into a picture, by our own name for it. */
export const cast: Record<ThingName, Thing> = all;
