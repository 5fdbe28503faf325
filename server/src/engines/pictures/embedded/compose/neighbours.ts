import type { Drawn } from "#engines/pictures/embedded/composition.ts";
import type { Fact } from "#engines/pictures/scene.ts";
import { type Board, fixtureId } from "./board.ts";
import { around } from "./boxes.ts";

/** Notes for whatever is not yet related to anything what it stands beside, where that can be seen. */
export function relateNeighbours(board: Board): void {
  for (const fact of board.facts) {
    if (fact.relation || fact.kind === "fixture" || fact.count > 1) continue;
    const near = beside(board, fact);
    if (near) fact.relation = { to: near, how: "beside" };
    else relateToFixture(board, fact);
  }
}

function drawnOf(board: Board, id: string): Drawn[] {
  return board.drawn.filter((one) => one.id === id);
}

/** The nearest thing on the same ground, at most a hand's breadth away, that is not itself related to this one. */
function beside(board: Board, fact: Fact): string | undefined {
  const [own] = drawnOf(board, fact.id);
  if (own?.shadowAt === undefined) return undefined;
  const found = board.facts
    .filter((other) => other.id !== fact.id && other.kind !== "fixture" && other.relation?.to !== fact.id)
    .flatMap((other) => {
      const all = drawnOf(board, other.id);
      const [first] = all;
      if (first?.shadowAt === undefined || other.relation?.how === "on") return [];
      const box = around(all.map((one) => one.box));
      const gap = Math.max(box.x - (own.box.x + own.box.w), own.box.x - (box.x + box.w));
      return gap > -4 && gap < 34 && Math.abs(first.z - own.z) < 46 ? [{ id: other.id, gap }] : [];
    });
  return found.sort((one, other) => one.gap - other.gap)[0]?.id;
}

/** Before a train, a castle, a row of shops: what the setting shows large and something stands in front of. */
function relateToFixture(board: Board, fact: Fact): void {
  const [own] = drawnOf(board, fact.id);
  if (!own || fact.kind !== "person") return;
  const middle = own.box.x + own.box.w / 2;
  for (const [index, fixture] of board.fixtures.entries()) {
    const { box, z = 0 } = fixture;
    if (box.h < own.box.h * 0.5 || box.w > 900 || own.z <= z || own.z - z > 130) continue;
    const overlapping = own.box.y < box.y + box.h && middle > box.x + 10 && middle < box.x + box.w - 10;
    if (!overlapping) continue;
    fact.relation = { to: fixtureId(board, index), how: "in front of" };
    return;
  }
}
