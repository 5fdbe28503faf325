import { feasts } from "./feasts.ts";
import { feelings } from "./feelings.ts";
import { goods } from "./goods.ts";
import { home } from "./home.ts";
import { joys } from "./joys.ts";
import { learning } from "./learning.ts";
import type { Matter } from "./matter.ts";
import { outings } from "./outings.ts";
import { pastimes } from "./pastimes.ts";
import { people } from "./people.ts";
import { sorrows } from "./sorrows.ts";
import { stages } from "./stages.ts";
import { surroundings } from "./surroundings.ts";
import { world } from "./world.ts";

const toned: readonly Matter[] = [...sorrows, ...joys, ...feelings];
const doings: readonly Matter[] = [
  ...feasts,
  ...outings,
  ...stages,
  ...pastimes,
  ...learning,
  ...home,
  ...goods,
];

/** What people tell of, the more telling first: of two that are heard in one sentence the earlier is taken up. */
export const matters: readonly Matter[] = [
  ...toned,
  ...feasts,
  ...world,
  ...doings,
  ...people,
  ...surroundings,
];
