import { widthOf } from "#engines/pictures/embedded/art/art.ts";
import type { Box, Drawn } from "#engines/pictures/embedded/composition.ts";
import { handOf, heldBox } from "#engines/pictures/embedded/people/arms.ts";
import { type Dressed, dress } from "#engines/pictures/embedded/people/dress.ts";
import { figureBox, grown, middle, sizeOf } from "#engines/pictures/embedded/people/figure.ts";
import { type JointAct, type JointName, jointActs } from "#engines/pictures/embedded/people/joint-acts.ts";
import type { RoleName } from "#engines/pictures/embedded/people/roles.ts";
import { type Board, fits, grownAt, isDry } from "./board.ts";
import { around, hidden, whole } from "./boxes.ts";
import { conditions, personFact, showWhole } from "./put-person.ts";

/** Two people who do something together: the first stands on the left. */
export type Pair = readonly [JointName, RoleName, RoleName];

/** Half of a body's width without its arms, in the figure's units. */
const half = 3.6;

/** How much of one of them the other may hide. */
const mostHidden = 0.03;

interface Stand {
  dressed: Dressed;
  box: Box;
  parts: Box[];
}

/** Between two pairs there is a gap, or they would look like four who do one thing. */
const between = 40;

/** Draws two people who do something together on free ground, as near to `aim` as may be; false where there is no room. */
export function putPair(board: Board, [name, left, right]: Pair, aim = 512): boolean {
  const act = jointActs[name] as JointAct;
  const looks = (role: RoleName, part: JointAct["left"]) =>
    dress(role, board.random, { moving: false, without: new Set(), act: part, ...conditions(board) });
  const [one, other] = [looks(left, act.left), looks(right, act.right)];
  const zones = board.setting.zones.filter((zone) => zone.on === "ground");
  let best: { stands: [Stand, Stand]; z: number; score: number } | undefined;
  for (let tries = 0; tries < 200; tries++) {
    const zone = board.random.pick(zones);
    const z = board.random.between(zone.y0 + (zone.y1 - zone.y0) * 0.1, zone.y1);
    const x = board.random.between(Math.max(zone.x0, 170), Math.min(zone.x1, 854));
    const stands = standing(one, other, act, { x, z, scale: grownAt(board, z) / grown });
    const all = { box: around(stands.map(({ box }) => box)), parts: stands.flatMap(({ parts }) => parts), z };
    const free = [all, ...stands.map((stand) => ({ ...stand, z }))].every((pieces) => fits(board, pieces));
    if (!free || !isDry(board, all.box) || crowds(board, all.box)) continue;
    const score = z - Math.abs(x - aim) * 0.5 + board.random.between(0, 120);
    if (!best || score > best.score) best = { stands, z, score };
  }
  if (!best) return false;
  draw(board, best.stands, act, best.z);
  return true;
}

function crowds({ drawn, tidy }: Board, { x, w }: Box): boolean {
  const people = tidy ? drawn.filter(({ art }) => art.kind === "person") : [];
  return people.some(({ box }) => x < box.x + box.w + between && box.x < x + w + between);
}

/** Where both stand so that their hands meet at `x`, or as far apart as they should be. */
function standing(
  one: Dressed,
  other: Dressed,
  act: JointAct,
  at: { x: number; z: number; scale: number },
  further = 0,
): [Stand, Stand] {
  const { x, z, scale } = at;
  const [first, second] = [scale * sizeOf(one.person), scale * sizeOf(other.person)];
  const reach = (pose: JointAct["left"]["pose"]) => handOf(pose)[0] - middle;
  const [toLeft, toRight] = act.apart
    ? [(act.apart / 2) * first, (act.apart / 2) * second]
    : [reach(act.left.pose) * first, reach(act.right.pose) * second];
  const left = place(one, x - toLeft - further * scale, z, first, false);
  const right = place(other, x + toRight + further * scale, z, second, true);
  const shows = hidden(right, left) < mostHidden || further > 3;
  return shows ? [left, right] : standing(one, other, act, at, further + 0.5);
}

function place(dressed: Dressed, x: number, z: number, scale: number, flip: boolean): Stand {
  const { person } = dressed;
  const own = figureBox(person);
  const tall = own.h * scale;
  const top = z - tall;
  const wide = own.w * scale;
  const box = {
    x: flip ? x + (middle - own.x) * scale - wide : x - (middle - own.x) * scale,
    y: top,
    w: wide,
    h: tall,
  };
  const across = (from: number, to: number) =>
    flip
      ? { x: x - (to - middle) * scale, w: (to - from) * scale }
      : { x: x + (from - middle) * scale, w: (to - from) * scale };
  const body = { ...across(middle - half, middle + half), y: top, h: tall };
  const parts = [body];
  const [handX, handY] = handOf(person.pose);
  if (handX > middle + half)
    parts.push({ ...across(middle + half, handX), y: top + (handY - 1.4 - own.y) * scale, h: 2.8 * scale });
  if (person.held) {
    const {
      x: left,
      y,
      w,
      h,
    } = heldBox(person.pose, person.held.tall, person.held.tall * widthOf(person.held.icon));
    parts.push({ ...across(left, left + w), y: top + (y - own.y) * scale, h: h * scale });
  }
  return { dressed, box, parts };
}

function draw(board: Board, stands: [Stand, Stand], act: JointAct, z: number): void {
  const ids = [0, 1].map((at) => `p${board.drawn.length + 1 + at}`) as [string, string];
  for (const [at, { dressed, box, parts }] of stands.entries()) {
    const id = ids[at] as string;
    const drawn: Drawn = {
      id,
      box: whole(box),
      parts: parts.map(whole),
      // whoever holds what both are at is before the other
      z: at === 0 ? z + 0.2 : z,
      art: { kind: "person", person: dressed.person, flip: at === 1 },
      shadowAt: z,
    };
    board.drawn.push(drawn);
    showWhole(board, id);
    const { how } = at === 0 ? act.left : act.right;
    board.facts.push({
      ...personFact(id, dressed, { box, z }),
      partner: { id: ids[1 - at] as string, how },
    });
  }
}
