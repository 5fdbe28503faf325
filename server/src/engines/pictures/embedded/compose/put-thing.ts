import { cast, type ThingName } from "#engines/pictures/embedded/cast/cast.ts";
import type { Thing, ThingArt } from "#engines/pictures/embedded/cast/thing.ts";
import { type Colour, paint, shade } from "#engines/pictures/embedded/colours.ts";
import type { Drawn } from "#engines/pictures/embedded/composition.ts";
import type { Fact } from "#engines/pictures/scene.ts";
import { footingsOf } from "./belonging.ts";
import type { Board } from "./board.ts";
import { around, placeOf, planeOf, whole } from "./boxes.ts";
import { findSpot, findSpotBy, partsOf, type Spot } from "./spots.ts";

interface Asked {
  /** Put next to, under or in front of this. */
  by?: { target: Drawn; how: "beside" | "under" | "in front of" };
  surprising?: boolean;
}

/** Draws a thing where there is room for it, and notes the fact; false where there is none. */
export function putThing(board: Board, name: ThingName, asked: Asked = {}): boolean {
  const thing: Thing = board.tidy ? { ...cast[name], on: [...footingsOf(name)] } : cast[name];
  if (board.facts.some((fact) => fact.noun === thing.noun)) return false;
  const wanted = asked.by || asked.surprising ? 1 : board.random.whole(1, thing.most);
  for (let count = wanted; count >= 1; count--) {
    const spot = asked.by
      ? findSpotBy(board, thing, asked.by.target, asked.by.how)
      : findSpot(board, thing, count);
    if (!spot) continue;
    draw(board, thing, spot, asked.surprising === true);
    return true;
  }
  return false;
}

function draw(board: Board, thing: Thing, spot: Spot, surprising: boolean): void {
  const id = `t${board.drawn.length + 1}`;
  const colour = thing.tint ? board.random.pick(thing.tint.colours) : undefined;
  const middle = around(spot.boxes).x + around(spot.boxes).w / 2;
  const art: ThingArt = {
    kind: "icon",
    icon: thing.icon,
    flip: middle < 512,
    fills: colour ? tinted(thing, colour) : {},
  };
  const onGround = spot.footing === "ground" || spot.footing === "surface";
  for (const box of spot.boxes) {
    const shadowAt = thing.floats ? spot.z : box.y + box.h;
    board.drawn.push({
      id,
      box: whole(box),
      parts: partsOf(thing, box).map(whole),
      z: spot.z,
      art,
      ...(onGround ? { shadowAt } : {}),
    });
  }
  board.facts.push(factOf(thing, spot, id, colour, surprising));
}

function tinted(thing: Thing, colour: Colour): Record<string, string> {
  const fills: Record<string, string> = {};
  for (const fill of thing.tint?.plain ?? []) fills[fill] = paint(colour);
  for (const fill of thing.tint?.shade ?? []) fills[fill] = shade(colour);
  return fills;
}

function factOf(thing: Thing, spot: Spot, id: string, colour: Colour | undefined, surprising: boolean): Fact {
  const raised = spot.footing === "sky" || spot.footing === "wall";
  const colours = colour ? [colour] : thing.colours;
  return {
    id,
    weight: 2,
    kind: thing.kind,
    noun: thing.noun,
    synonyms: thing.synonyms,
    plural: thing.plural,
    count: spot.boxes.length,
    place: placeOf(around(spot.boxes.map(whole))),
    plane: planeOf(spot.z, raised),
    ...(thing.action ? { action: thing.action } : {}),
    ...(colours.length > 0 ? { colours } : {}),
    ...(spot.relation ? { relation: spot.relation } : {}),
    ...(surprising ? { surprising: true as const } : {}),
  };
}
