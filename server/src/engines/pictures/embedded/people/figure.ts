import { drawIcon, drawingOf, refill, widthOf } from "#engines/pictures/embedded/art/art.ts";
import { type Arm, armsOf, drawArm, heldBox } from "./arms.ts";
import { drawLegs } from "./legs.ts";
import { outfits } from "./outfits.ts";
import type { Person } from "./person.ts";
import { complexion, skinOf } from "./skin.ts";

/** The middle line of a figure, its crown, its soles standing and sitting: all in the units of the icons. */
export const middle = 15.57;
const crown = 1.3;
const soles = { standing: 30.03, sitting: 27.6 };
/** A child is smaller, but its head less so. */
const childSize = 0.7;
const childHead = 1.32;

/** A grown person's height in the figure's units. */
export const grown = soles.standing - crown;

/** What a figure covers, in its own units before a child is made smaller, with what is held and a tall hat. */
export function figureBox(person: Person): { x: number; y: number; w: number; h: number } {
  const bottom = person.sitting ? soles.sitting : soles.standing;
  const outfit = outfits[person.outfit]?.(person);
  const spread = Math.max(5.3, outfit?.spread ?? 0);
  let [left, right, top] = [middle - spread, middle + spread, crown - (outfit?.above ?? 0)];
  if (person.child) top = crown - 2.4 - (outfit?.above ?? 0) * childHead;
  for (const arm of armsOf(person)) {
    left = Math.min(left, arm.elbow[0] - 1, arm.hand[0] - 1);
    right = Math.max(right, arm.elbow[0] + 1, arm.hand[0] + 1);
    top = Math.min(top, arm.hand[1] - 1);
  }
  if (person.held) {
    const box = heldBox(person.pose, person.held.tall, person.held.tall * widthOf(person.held.icon));
    [left, right] = [Math.min(left, box.x), Math.max(right, box.x + box.w)];
    top = Math.min(top, box.y);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How much smaller than a grown figure it is drawn. */
export function sizeOf(person: Person): number {
  return person.child ? childSize : 1;
}

/** A person seen from the front, in the icons' units. */
export function drawFigure(person: Person): string {
  const outfit = outfits[person.outfit]?.(person) ?? {};
  const skin = skinOf(person.tone);
  const arms = armsOf(person);
  const paintArm = (arm: Arm) =>
    drawArm(arm, outfit.sleeve ?? "short", outfit.cloth ?? person.top, skin.plain);
  return [
    outfit.behind ?? "",
    outfit.legs ?? drawLegs(person, outfit.lower ?? "trousers"),
    arms
      .filter((arm) => !arm.front)
      .map(paintArm)
      .join(""),
    outfit.body ?? "",
    neck(skin.shade),
    outfit.collar ?? "",
    headgear(person, `${head(person, outfit.head)}${outfit.hat ?? ""}`),
    holding(person),
    arms
      .filter((arm) => arm.front)
      .map(paintArm)
      .join(""),
  ].join("");
}

function neck(fill: string): string {
  return `<path fill="${fill}" d="M14.66 7.6h1.82v1.1a.91.91 0 0 1-1.82 0z"/>`;
}

function head(person: Person, other: string | undefined): string {
  if (!other) return refill(drawingOf(`head:${person.sex}`).body, complexion(person.tone, person.hair));
  const tall = 8;
  return drawIcon(`head:${other}`, { x: middle - (tall * widthOf(`head:${other}`)) / 2, y: 0.8, tall });
}

/** A child's head is larger for its body; the hat grows with it. */
function headgear(person: Person, drawn: string): string {
  if (!person.child) return drawn;
  return `<g transform="translate(${middle} 8.8) scale(${childHead}) translate(${-middle} -8.8)">${drawn}</g>`;
}

function holding(person: Person): string {
  const { held, pose } = person;
  if (!held) return "";
  const box = heldBox(pose, held.tall, held.tall * widthOf(held.icon));
  return drawIcon(held.icon, { x: box.x, y: box.y, tall: held.tall }, held.fills);
}
