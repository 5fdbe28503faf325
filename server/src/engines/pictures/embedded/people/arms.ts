import { type Colour, paint, shade } from "#engines/pictures/embedded/colours.ts";
import type { Person, Pose } from "./person.ts";

type Point = readonly [x: number, y: number];

/** Shoulder, elbow and hand, and whether it is painted over what is held. */
export interface Arm {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  front: boolean;
}

export type Sleeve = "short" | "long" | "none";

const left: Point = [12.55, 10];
const right: Point = [18.6, 10];
const arm = (shoulder: Point, elbow: Point, hand: Point, front = false): Arm => ({
  shoulder,
  elbow,
  hand,
  front,
});
const hanging = {
  left: arm(left, [11.35, 13.3], [11.3, 16.7]),
  right: arm(right, [19.8, 13.3], [19.85, 16.7]),
};

const poses: Record<Pose, [Arm, Arm]> = {
  stand: [hanging.left, hanging.right],
  wave: [arm(left, [9.5, 11.2], [8.2, 7.6], true), hanging.right],
  hold: [arm(left, [11, 13.2], [13.5, 14.2], true), arm(right, [20.1, 13.2], [17.6, 14.2], true)],
  lift: [hanging.left, arm(right, [20.9, 12.8], [20.2, 9.6], true)],
  listen: [hanging.left, arm(right, [21.2, 11.2], [18.9, 7.4], true)],
  carry: [hanging.left, arm(right, [20.5, 13.2], [21.1, 16.4], true)],
  raise: [hanging.left, arm(right, [21.1, 10.9], [20.9, 7], true)],
  point: [hanging.left, arm(right, [21.6, 10.4], [24.8, 9], true)],
  cheer: [arm(left, [9.6, 8.4], [9.4, 4.2], true), arm(right, [21.5, 8.4], [21.7, 4.2], true)],
  play: [arm(left, [11, 13.2], [14, 13.6], true), arm(right, [20.9, 12.6], [19.8, 9.9], true)],
  reach: [hanging.left, arm(right, [21.2, 12.6], [23.9, 11.9], true)],
  clasp: [hanging.left, arm(right, [20.9, 13.6], [23.6, 13.9], true)],
  low: [hanging.left, arm(right, [20.4, 13.6], [22, 17], true)],
  high: [hanging.left, arm(right, [21.6, 8.4], [22.9, 4.4], true)],
  waltz: [arm(left, [9.9, 10.6], [8.9, 7], true), arm(right, [21.2, 11.2], [23.7, 10.6], true)],
  throw: [arm(left, [9.8, 11.6], [9, 14.4], true), arm(right, [21.4, 8.6], [23.4, 5.2], true)],
  speak: [arm(left, [10.9, 13.4], [10.2, 16.2], true), arm(right, [20.6, 13], [22.8, 11.2], true)],
  share: [hanging.left, arm(right, [20.9, 11.4], [21.4, 8.6], true)],
};

/** How far from the middle line, and how high, the hand is that is stretched out to somebody on the right. */
export function handOf(pose: Pose): Point {
  return poses[pose][1].hand;
}

/** Where both arms are; somebody who sits lays them on their knees. */
export function armsOf(person: Person): [Arm, Arm] {
  const drawn = poses[person.pose];
  if (!person.sitting || person.pose !== "stand") return drawn;
  return [arm(left, [11.2, 13], [13.2, 16.3], true), arm(right, [19.9, 13], [17.9, 16.3], true)];
}

/** What is held, `tall` and `wide`, against the hand that holds it. */
export function heldBox(
  pose: Pose,
  tall: number,
  wide: number,
): { x: number; y: number; w: number; h: number } {
  const at = (x: number, y: number) => ({ x: x - wide / 2, y, w: wide, h: tall });
  if (pose === "hold") return at(15.57, 14.9 - tall);
  if (pose === "play") return at(16.2, 12.9 - tall / 2);
  if (pose === "lift") return at(19.9, 10.3 - tall);
  if (pose === "listen") return at(18.4, 7.6 - tall);
  if (pose === "carry") return at(21.2, 15.9);
  if (pose === "raise") return at(20.9, 8.2 - tall);
  if (pose === "cheer") return at(21.7, 4.4 - tall);
  if (pose === "reach") return at(24.1, 12.8 - tall);
  if (pose === "clasp") return at(26.57, 16.2 - tall * 0.6);
  if (pose === "high") return at(25.57, 6.6 - tall / 2);
  if (pose === "throw") return at(27.6, 4.4 - tall);
  if (pose === "speak") return at(21.8, 5.6 - tall);
  if (pose === "share") return at(22.1, 9.4 - tall);
  return at(25.2, 9 - tall / 2);
}

/** An arm as two strokes, a sleeve over all or half of it, and a hand. */
export function drawArm({ shoulder, elbow, hand }: Arm, sleeve: Sleeve, cloth: Colour, skin: string): string {
  const path = (from: Point, to: Point) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const whole = `${path(shoulder, elbow)}L${hand[0]} ${hand[1]}`;
  const half: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.75,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.75,
  ];
  const stroke = (d: string, colour: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const palm = `<circle cx="${hand[0]}" cy="${hand[1]}" r=".95" fill="${skin}"/>`;
  if (sleeve === "long")
    return `${stroke(whole, shade(cloth), 1.95)}${stroke(whole, paint(cloth), 1.65)}${palm}`;
  const bare = stroke(whole, skin, 1.5);
  if (sleeve === "none") return `${bare}${palm}`;
  return `${bare}${palm}${stroke(path(shoulder, half), shade(cloth), 2.2)}${stroke(path(shoulder, half), paint(cloth), 1.9)}`;
}
