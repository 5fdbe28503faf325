import type { Stats } from "@salida/contract/stats.ts";
import { useRef } from "react";
import { useStats } from "./stats.ts";

/** The statistics the learner came with, as soon as they are known: what is celebrated is what has changed since. */
export function useStatsBefore(): Stats | undefined {
  const { data: stats } = useStats();
  const first = useRef<Stats>(undefined);
  first.current ??= stats ?? undefined;
  return first.current;
}
