import { countFields, type Stats } from "@salida/contract/stats.ts";
import { rankOf } from "@salida/rules/progress/ranks.ts";

/** Those of somebody who has done nothing: what is drawn of them has the shape of anybody's. */
export const noStats: Stats = {
  points: 0,
  level: 0,
  rank: rankOf(0),
  ...countFields(() => ({ done: 0, average: 0 })),
};
