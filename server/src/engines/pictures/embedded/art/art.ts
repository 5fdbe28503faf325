import gathered from "./art.json" with { type: "json" };

/** One icon: what is inside its `<svg>`, and the box that it fills, in its own units. */
export interface Drawing {
  body: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const drawings: Record<string, Drawing> = gathered;

/** A gathered icon; an unknown name is a mistake of ours. */
export function drawingOf(name: string): Drawing {
  const found = drawings[name];
  if (!found) throw new Error(`The icon ${name} was not gathered; run gather-art.ts.`);
  return found;
}

/** An icon's width for a height of 1. */
export function widthOf(name: string): number {
  const { w, h } = drawingOf(name);
  return w / h;
}

/** An icon drawn so that what is visible of it fills the box from x and y, `tall` high. */
export function drawIcon(
  name: string,
  at: { x: number; y: number; tall: number; flip?: boolean },
  fills: Record<string, string> = {},
): string {
  const icon = drawingOf(name);
  const scale = at.tall / icon.h;
  const mirror = at.flip ? `translate(${round(icon.w * scale)} 0) scale(-1 1) ` : "";
  const move = `translate(${round(at.x)} ${round(at.y)})`;
  const fit = `scale(${scale.toFixed(4)}) translate(${-icon.x} ${-icon.y})`;
  return `<g transform="${move} ${mirror}${fit}">${refill(icon.body, fills)}</g>`;
}

/** Every named fill in its new colour, all at once so that two may change places. */
export function refill(body: string, fills: Record<string, string>): string {
  if (Object.keys(fills).length === 0) return body;
  return body.replaceAll(/#[0-9a-f]{6}\b/g, (fill) => fills[fill] ?? fill);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
