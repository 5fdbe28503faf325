import type { KindContract } from "@salida/contract/kind.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import type { Unfinished } from "@salida/contract/today.ts";
import type { KindStanding } from "@salida/rules/progress/recommend.ts";
import { averagePercent } from "@salida/rules/progress/scores.ts";
import type { Flow } from "#exercises/flow.ts";
import type { LearnersDay } from "./read-day.ts";

/** Where a learner stands with each kind: what is quickest to begin with comes first. */
export function standingsOf(
  { kinds: all, limits }: Pick<Flow, "kinds" | "limits">,
  { kinds }: Pick<LearnersDay, "kinds">,
  unfinished: readonly Unfinished[],
): KindStanding<KindName>[] {
  const standing = (kind: KindName): KindStanding<KindName> => {
    const { code, stats }: KindContract = all[kind].contract;
    const known = kinds.find((one) => one.kind === kind);
    return {
      kind,
      done: known?.done ?? 0,
      average: stats.average === null ? null : averagePercent((known?.scoreSum ?? 0) / 10, known?.done ?? 0),
      daysSince: known?.daysSince ?? null,
      free: (known?.created ?? 0) < limits[kind] || unfinished.some((one) => one.kind === kind),
      whole: code === null,
    };
  };
  const points = (kind: KindName) => all[kind].contract.points;
  const names = Object.keys(all) as KindName[];
  return names.toSorted((one, other) => points(one) - points(other)).map(standing);
}
