import { randomFrom } from "@salida/rules/random.ts";
import { expect, it } from "vitest";
import { coloursOf } from "#engines/pictures/embedded/test-colours.ts";
import { acts } from "./acts.ts";
import { type Dressed, dress } from "./dress.ts";
import { drawFigure, figureBox } from "./figure.ts";
import { moves } from "./moves.ts";
import { outfits } from "./outfits.ts";
import { type RoleName, roles } from "./roles.ts";

const names = Object.keys(roles) as RoleName[];
const anywhere = { cold: false, wet: false, moves: () => true, moving: false, without: new Set<string>() };
const some = (name: RoleName, count: number): Dressed[] =>
  Array.from({ length: count }, (_, at) => dress(name, randomFrom(`${name} ${at}`), anywhere));

function rendered({ person }: Dressed): Promise<Map<string, number>> {
  const box = figureBox(person);
  const drawn = `<g transform="scale(8) translate(${-box.x} ${-box.y})">${drawFigure(person)}</g>`;
  return coloursOf(drawn, Math.ceil(box.w * 8), Math.ceil(box.h * 8));
}

it.each(names)("is dressed in the colours that are claimed: %s", async (name) => {
  for (const dressed of some(name, 4)) {
    const seen = await rendered(dressed);
    for (const { noun, colour } of dressed.person.wears) {
      expect(
        seen.get(colour) ?? 0,
        `${name}: ${colour} ${noun} in ${JSON.stringify([...seen])}`,
      ).toBeGreaterThan(0.004);
    }
  }
});

it("has clothes, words and something to do for every role", () => {
  for (const role of Object.values(roles)) {
    for (const outfit of role.outfits) expect(Object.keys(outfits)).toContain(outfit);
    for (const act of role.acts) expect(acts[act].action).toMatch(/ing\b/);
    for (const move of role.moves ?? []) expect(moves[move].action).toMatch(/ing\b/);
  }
});

it("holds what it is said to hold", () => {
  for (const dressed of names.flatMap((name) => some(name, 12))) {
    if (dressed.person.pose === "stand" || dressed.person.move) continue;
    expect(Boolean(dressed.person.held), dressed.action).toBe(Boolean(dressed.with));
  }
});

it("puts on something warm in the snow and takes an umbrella in the rain", () => {
  const woman = dress("woman", randomFrom("snow"), { ...anywhere, moving: true, cold: true });
  expect(["winter", "coat"]).toContain(woman.person.outfit);
  expect(dress("woman", randomFrom("rain"), { ...anywhere, wet: true }).with).toBe("umbrella");
});

it("sits only with what can be done sitting", () => {
  for (const name of names) {
    const { action, person } = dress(name, randomFrom(name), { ...anywhere, sitting: true });
    expect(person.sitting).toBe(true);
    expect(action).not.toMatch(/^(?:standing|carrying|pointing|cheering)/);
  }
});
