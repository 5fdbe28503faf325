import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import type { Fact, PartnerState } from "#engines/partner/embedded/state.ts";
import { recalls } from "./asking.ts";
import { fresh } from "./choose.ts";
import { fill, fits } from "./fill.ts";

/** A remark that comes back to something the learner told, with its question. */
export interface Recall {
  tie: string;
  question: string;
  line: string;
  recalled: number;
}

/** How many messages lie between telling and coming back. */
const pause = 2;

function linesFor(fact: Fact, state: PartnerState): readonly string[] {
  const { kind } = fact;
  if (kind === "name" || kind === "age" || kind === "person") return [];
  return recalls[kind][degreeOf(state.level)]
    .filter((line) => !state.remarks.includes(line))
    .filter((line) => fits(filledWith(fact, line, state), state.level));
}

function filledWith({ what }: Fact, line: string, state: PartnerState): string {
  return fill(line, { x: what, label: proseOf(state).label });
}

/** Comes back to the earliest thing that was told and not yet come back to, if there is one. */
export function recallFor(state: PartnerState): Recall | undefined {
  const ripe = ({ at, recalled }: Fact) => !recalled && state.said.length - at > pause;
  const recalled = state.facts.findIndex((fact) => ripe(fact) && linesFor(fact, state).length > 0);
  const fact = state.facts[recalled];
  if (!fact) return undefined;
  const line = fresh(linesFor(fact, state), [], state);
  const filled = filledWith(fact, line, state);
  const stop = filled.lastIndexOf(". ") + 1;
  return { tie: filled.slice(0, stop), question: filled.slice(stop + 1), line, recalled };
}
