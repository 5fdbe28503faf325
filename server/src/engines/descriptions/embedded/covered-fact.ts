import type { Fact } from "#engines/descriptions/fact.ts";
import type { Untrue } from "./details.ts";

/** What was said of a fact. */
export interface CoveredFact {
  fact: Fact;
  /** How well it was said: from 0, not at all, to 1. Below 0 where the contrary was said. */
  quality: number;
  /** Details that are so, and those that are not. */
  right: number;
  untrue: Untrue[];
  sentence?: number;
}
