import { degreeOf } from "#engines/partner/degree.ts";
import { stockOf } from "#engines/partner/hear/hear.ts";
import type { PartnerState, PartnerTurn } from "#engines/partner/state.ts";
import { farewells, keepsake } from "./asking.ts";
import { fresh } from "./choose.ts";
import { compose, fill } from "./fill.ts";

/** The partner's last turn. It asks nothing. */
export function farewell(state: PartnerState): PartnerTurn {
  const degree = degreeOf(state.level);
  const name = state.facts.find(({ kind }) => kind === "name")?.what;
  const liked = state.facts.find(({ kind }) => kind === "like")?.what;
  const line = fresh(farewells[degree], [], state);
  const goodbye = fill(line, { name: name ? `, ${name}` : "", label: stockOf(state).label });
  const kept = liked && !liked.startsWith("to ") ? fill(keepsake[degree], { x: liked }) : undefined;
  const text = compose({ answer: goodbye, own: kept }, "", state.level);
  return { text, state: { ...state, lines: [...state.lines, text], over: true }, over: true };
}
