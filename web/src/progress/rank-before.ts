import { useRef } from "react";
import { useStats } from "./stats.ts";

/** The rank the learner came with, as soon as it is known. */
export function useRankBefore(): number | undefined {
  const { data: stats } = useStats();
  const first = useRef<number>(undefined);
  first.current ??= stats?.rank.type;
  return first.current;
}
