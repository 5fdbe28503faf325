import type { Random } from "@salida/rules/random.ts";
import type { Box, Drawn } from "#engines/pictures/embedded/composition.ts";
import type { Fixture, Setting } from "#engines/pictures/embedded/settings/setting.ts";
import type { Air, Fact } from "#engines/pictures/scene.ts";
import { height } from "#engines/pictures/scene.ts";
import { around, hidden, inFrame, placeOf, planeOf, whole } from "./boxes.ts";

/** A picture while it is being composed. */
export interface Board {
  setting: Setting;
  air: Air;
  random: Random;
  fixtures: Fixture[];
  drawn: Drawn[];
  facts: Fact[];
  /** How much of each may be hidden in all. */
  limits: Map<string, number>;
  /** How large everything is drawn, 1 the setting's own measure. */
  size: number;
  /** Whether what people hold is drawn larger. */
  large: boolean;
  /** Whether only what belongs there and is of use to somebody may be in it. */
  tidy: boolean;
  /** Seats, places behind counters and the like that are taken. */
  taken: Set<string>;
}

/** How much of a named thing another may hide. */
const usualLimit = 0.09;

/** A setting with its own parts on it and nothing else. */
export function openBoard(
  setting: Setting,
  air: Air,
  random: Random,
  { size, large, tidy }: Pick<Board, "size" | "large" | "tidy">,
): Board {
  const board: Board = {
    setting,
    air,
    random,
    fixtures: setting.fixtures(air),
    drawn: [],
    facts: [],
    limits: new Map(),
    size,
    large,
    tidy,
    taken: new Set(),
  };
  for (const [index, fixture] of board.fixtures.entries()) {
    const id = fixtureId(board, index);
    board.limits.set(id, fixture.hides ?? 0.3);
    board.drawn.push({
      id,
      box: whole(fixture.box),
      parts: (fixture.parts ?? [fixture.box]).map(whole),
      z: fixture.z ?? 0,
      art: { kind: "fixture", index },
    });
    addFixtureFact(board, fixture, id);
  }
  return board;
}

/** The id of a setting's part; two stalls are one fact and have one id. */
export function fixtureId({ fixtures }: Pick<Board, "fixtures">, index: number): string {
  return `s${fixtures.findIndex((one) => one.noun === fixtures[index]?.noun) + 1}`;
}

function addFixtureFact(board: Board, fixture: Fixture, id: string): void {
  const same = board.facts.find((fact) => fact.id === id);
  if (same) {
    same.count += 1;
    same.place = placeOf(around(board.drawn.filter((one) => one.id === id).map((one) => one.box)));
    return;
  }
  board.facts.push({
    id,
    weight: 1,
    kind: "fixture",
    noun: fixture.noun,
    synonyms: fixture.synonyms ?? [],
    plural: fixture.plural ?? `${fixture.noun}s`,
    count: fixture.count ?? 1,
    place: placeOf(fixture.box),
    plane: planeOf(fixture.z ?? 0, false),
    ...(fixture.colours ? { colours: fixture.colours } : {}),
  });
}

/** A grown person's height in pixels where the feet are at `y`. */
export function grownAt({ setting, size }: Board, y: number): number {
  const depth = (y - setting.horizon) / (height - setting.horizon);
  return size * setting.near * (setting.far + (1 - setting.far) * Math.max(0, depth));
}

type Pieces = Pick<Drawn, "box" | "parts" | "z">;

/** Whether it can stand there with itself and everything else still to be recognised; `spared` may be covered, and may cover it. */
export function fits(board: Board, pieces: Pieces, spared: readonly string[] = []): boolean {
  if (!inFrame(pieces.box)) return false;
  const others = board.drawn.filter((other) => !spared.includes(other.id));
  const before = others.filter((other) => other.z > pieces.z);
  if (before.reduce((sum, other) => sum + hidden(pieces, other), 0) > usualLimit) return false;
  return others.every((other) => {
    const share = other.z <= pieces.z ? hidden(other, pieces) : 0;
    return share === 0 || share + covered(board, other) <= (board.limits.get(other.id) ?? usualLimit);
  });
}

/** Whether what stands there has its feet on dry ground; in older pictures they may be in a pond. */
export function isDry({ fixtures, large }: Board, box: Box): boolean {
  const feet = box.y + box.h;
  return !fixtures.some(
    ({ water, box: pond }) =>
      large &&
      water &&
      box.x < pond.x + pond.w &&
      pond.x < box.x + box.w &&
      feet > pond.y &&
      feet < pond.y + pond.h + 6,
  );
}

/** How much of something is hidden by all that stands before it. */
export function covered(board: Pick<Board, "drawn">, one: Drawn): number {
  return board.drawn
    .filter((other) => other.z >= one.z && other.id !== one.id)
    .reduce((sum, other) => sum + hidden(one, other), 0);
}
