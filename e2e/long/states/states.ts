import { before } from "./before.ts";
import { exercises } from "./exercises.ts";
import { inside } from "./inside.ts";
import { lists } from "./lists.ts";
import { reviews } from "./reviews.ts";
import { rooms } from "./rooms.ts";
import type { State } from "./ways.ts";

/** Every page, dialog, error and empty state that a learner can meet. */
export const states: readonly State[] = [...before, ...inside, ...lists, ...exercises, ...reviews, ...rooms];
