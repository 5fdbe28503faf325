import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { proseOf } from "#engines/partner/embedded/hear/hear.ts";
import type { PartnerState, PartnerTurn } from "#engines/partner/embedded/state.ts";
import { farewells, keepsake } from "./asking.ts";
import { fresh } from "./choose.ts";
import { compose, fill } from "./fill.ts";

/** A goodbye, which asks nothing. It is the last turn where the conversation is over by it. */
export function farewell(state: PartnerState, over: boolean): PartnerTurn {
  const degree = degreeOf(state.level);
  const name = state.facts.find(({ kind }) => kind === "name")?.what;
  const liked = state.facts.find(({ kind }) => kind === "like")?.what;
  const line = fresh(farewells[degree], [], state);
  const goodbye = fill(line, { name: name ? `, ${name}` : "", label: proseOf(state).label });
  const kept = liked && !liked.startsWith("to ") ? fill(keepsake[degree], { x: liked }) : undefined;
  const text = compose({ answer: goodbye, own: kept }, "", state.level);
  return { text, state: { ...state, lines: [...state.lines, text], over }, leaving: true, over };
}
