import { randomFrom } from "@salida/rules/random.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";

/** The dice of this turn: the same for the same conversation, different for each use. */
export function dice(state: PartnerState, use: string) {
  return randomFrom(`${state.seed}/${state.said.length}/${use}`);
}

/** A line that was not used yet; when all were, the one used longest ago. */
export function fresh(lines: readonly string[], used: readonly string[], state: PartnerState): string {
  const unused = lines.filter((line) => !used.includes(line));
  if (unused.length > 0) return dice(state, lines[0] ?? "").pick(unused);
  const [oldest = ""] = lines.toSorted((a, b) => used.lastIndexOf(a) - used.lastIndexOf(b));
  return oldest;
}
