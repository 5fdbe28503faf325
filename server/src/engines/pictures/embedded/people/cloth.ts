import { type Colour, paint, shade } from "#engines/pictures/embedded/colours.ts";
import type { Sleeve } from "./arms.ts";
import type { Lower } from "./legs.ts";

/** What an outfit puts on a figure; everything is in the icons' units. */
export interface Outfit {
  behind?: string;
  lower?: Lower;
  /** Instead of the legs with `lower`. */
  legs?: string;
  body?: string;
  collar?: string;
  hat?: string;
  sleeve?: Sleeve;
  /** The sleeves' colour, where it is not the top's. */
  cloth?: Colour;
  head?: "robot" | "alien";
  /** How far it reaches from the middle line, and above the crown, where that is more than the body. */
  spread?: number;
  above?: number;
}

/** A shirt without its sleeves. */
export function torso(colour: Colour): string {
  return `<path fill="${paint(colour)}" d="M14.2 8.5q-2.3.3-2.6 1.7q.8 2.8.95 6.3h6.05q.15-3.5.95-6.3q-.3-1.4-2.6-1.7q-1.4.9-2.75 0z"/><path d="M12.9 16.2h5.35" stroke="${shade(colour)}" stroke-width=".4"/>`;
}

/** A coat or gown open down the front, to the height of `hem`. */
export function openCoat(colour: Colour, inside: Colour, hem: number): string {
  return `${torso(inside)}<path fill="${paint(colour)}" d="M14.2 8.4q-2.5.3-2.8 1.9q.7 3 .6 ${hem - 10.3}q1.5.5 2.9.3L14.6 12zM16.95 8.4q2.5.3 2.8 1.9q-.7 3-.6 ${hem - 10.3}q-1.5.5-2.9.3L16.5 12z"/><path d="M14.2 8.5l.5 3.6l.35 ${hem - 12.3}M16.95 8.5l-.5 3.6l-.35 ${hem - 12.3}" stroke="${shade(colour)}" stroke-width=".3" fill="none"/>`;
}

/** A cape that hangs behind. */
export function cape(colour: Colour): string {
  return `<path fill="${paint(colour)}" d="M13 8.6q-3.6 8-3.8 17.6q6.3 2 12.7 0q-.2-9.6-3.8-17.6z"/><path d="M11.6 14l-1 12M19.5 14l1 12" stroke="${shade(colour)}" stroke-width=".4" fill="none"/>`;
}

/** A tie over a white collar. */
export function tie(colour: Colour): string {
  return `<path fill="#fff" d="M14.3 8.5l1.27 2.4l1.27-2.4l.3 2.4l-1.57 1.3l-1.57-1.3z"/><path fill="${paint(colour)}" d="M15.2 9.6h.75l.45 4.3l-.83 1.1l-.82-1.1z"/>`;
}

/** An apron tied over the top. */
export function apron(fill: string): string {
  return `<path fill="${fill}" d="M13.7 10.4h3.75l.2 3.2l1.2.6l.5 6.9q-3.8.9-7.6 0l.5-6.9l1.2-.6z"/><path d="M13.7 10.5l.7-1.9M17.45 10.5l-.7-1.9" stroke="${fill}" stroke-width=".5"/><rect x="14" y="15.8" width="3.1" height="2" rx=".4" fill="#0002"/>`;
}

/** A hat with a brim all round. */
export function brimmed(fill: string, band: string): string {
  return `<path fill="${fill}" d="M13.3 3.6q.1-2.9 2.27-2.9t2.27 2.9z"/><ellipse cx="15.57" cy="3.6" rx="3.9" ry=".8" fill="${fill}"/><path d="M13.3 3.2q2.27.6 4.54 0" stroke="${band}" stroke-width=".6" fill="none"/>`;
}

/** A cap with a peak, as a uniform has. */
export function peaked(fill: string, badge: string): string {
  return `<path fill="${fill}" d="M12.9 3q0-2 2.67-2t2.67 2l-.5 1h-4.34z"/><path fill="#222" d="M13.4 3.9h4.34q-.4.8-2.17.8t-2.17-.8z"/><circle cx="15.57" cy="2.6" r=".5" fill="${badge}"/>`;
}

/** Round spectacles. */
export const spectacles = `<g fill="#fff6" stroke="#333" stroke-width=".22"><circle cx="14.6" cy="5.7" r=".72"/><circle cx="16.55" cy="5.7" r=".72"/><path d="M15.3 5.6h.55"/></g>`;

/** A beard to the chest, in any colour. */
export function beard(fill: string): string {
  return `<path fill="${fill}" d="M13.5 6.3q.3 2.9 2.07 5.6q1.8-2.7 2.07-5.6q-.9.8-2.07.8t-2.07-.8z"/><path d="M14.9 7.4q.67.5 1.35 0" stroke="#7a2f3a" stroke-width=".3" fill="none"/>`;
}
