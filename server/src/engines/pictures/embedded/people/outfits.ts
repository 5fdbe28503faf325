import { paint, shade } from "#engines/pictures/embedded/colours.ts";
import type { Outfit } from "./cloth.ts";
import { apron, brimmed, openCoat, peaked, spectacles, tie, torso } from "./cloth.ts";
import { costumes } from "./costumes.ts";
import { drawLegs } from "./legs.ts";
import type { Person } from "./person.ts";
import { hairFill, skinOf } from "./skin.ts";

/** Clothes of every day and of work. */
const clothes: Record<string, (person: Person) => Outfit> = {
  casual: ({ top }) => ({ body: torso(top) }),
  sporty: ({ top }) => ({
    body: `${torso(top)}<path d="M12.3 12.2h6.5" stroke="#fff" stroke-width=".7" opacity=".85"/>`,
    lower: "shorts",
  }),
  summer: ({ top }) => ({
    body: torso(top),
    lower: "shorts",
    hat: brimmed("#f2d58b", "#b5733a"),
    spread: 3.9,
  }),
  skirt: ({ top }) => ({ body: torso(top), lower: "skirt" }),
  dress: ({ top }) => ({ body: torso(top), lower: "dress" }),
  jumper: ({ top }) => ({ body: torso(top), sleeve: "long" }),
  coat: ({ top }) => ({
    body: `${openCoat(top, "grey", 21.6)}<path d="M15.57 12.4v8.6" stroke="${shade(top)}" stroke-width=".4"/>`,
    sleeve: "long",
    collar: `<path fill="#e5383b" d="M13.7 7.9q1.87 1.2 3.74 0l.5 1.3q-2.4 1.4-4.74 0z"/>`,
  }),
  winter: ({ top }) => ({
    body: torso(top),
    sleeve: "long",
    collar: `<path fill="#ffd03d" d="M13.4 7.7q2.17 1.4 4.34 0l.5 1.5q-2.7 1.5-5.34 0z"/><path fill="#ffd03d" d="M16.6 9.3l1.5-.3l.2 3.6l-1.4.1z"/>`,
    hat: `<path fill="${paint(top)}" d="M13.1 4.2q0-3.3 2.47-3.3t2.47 3.3z"/><path d="M13.1 4.1h4.94" stroke="#fff" stroke-width=".8" stroke-linecap="round"/><circle cx="15.57" cy=".8" r=".7" fill="#fff"/>`,
    above: 1.3,
  }),
  suit: ({ top, bottom }) => ({
    body: `${torso(top)}${tie(bottom === top ? "red" : bottom)}`,
    sleeve: "long",
  }),
  student: ({ top }) => ({
    body: `${torso(top)}<path d="M13.2 8.9v5.4M17.95 8.9v5.4" stroke="#5a4636" stroke-width=".8"/>`,
    behind: `<rect x="11.9" y="9" width="7.4" height="7" rx="1.6" fill="#8a5a3c"/>`,
  }),
  hiker: ({ top }) => ({
    behind: `<rect x="11.3" y="7.4" width="8.6" height="8.6" rx="1.8" fill="#c8692e"/><rect x="11.6" y="6.4" width="8" height="1.9" rx=".95" fill="#3f7d4e"/>`,
    body: `${torso(top)}<path d="M13.1 8.9v6.4M18.05 8.9v6.4" stroke="#7a3d17" stroke-width=".8"/>`,
    lower: "shorts",
    hat: brimmed("#b9a06a", "#6d5a33"),
    spread: 4.3,
  }),
  cook: () => ({
    body: `${torso("white")}${apron("#fdfdfd")}<path fill="#e5383b" d="M14.2 8.5q1.37 1 2.74 0l-.4 1.5l-.97.6l-.97-.6z"/><g fill="#555"><circle cx="14.7" cy="12" r=".2"/><circle cx="16.4" cy="12" r=".2"/><circle cx="14.7" cy="13.4" r=".2"/><circle cx="16.4" cy="13.4" r=".2"/></g>`,
    cloth: "white",
    sleeve: "long",
    hat: `<path fill="#fff" stroke="#d8d3cf" stroke-width=".15" d="M13.3 3.4l-.3-1.5q-1.1-1.2.2-2.1q.7-1.5 2.37-1.2q1.7-.3 2.4 1.2q1.3.9.2 2.1l-.3 1.5q-2.3.6-4.57 0z"/>`,
    above: 2.8,
  }),
  waiter: () => ({
    body: `${torso("white")}${apron("#37343f")}<path fill="#e5383b" d="M14.4 8.9l1.17.6l1.17-.6v1.5l-1.17-.6l-1.17.6z"/>`,
    cloth: "white",
    sleeve: "long",
  }),
  apron: ({ top }) => ({ body: `${torso(top)}${apron("#3f8f6b")}` }),
  scientist: ({ top }) => ({
    body: openCoat("white", top, 22),
    sleeve: "long",
    cloth: "white",
    hat: spectacles,
  }),
  teacher: ({ top }) => ({ body: `${torso(top)}${tie("red")}`, sleeve: "long", hat: spectacles }),
  police: (person) => ({
    body: `${torso("blue")}<path d="M12.6 15.9h6" stroke="#222" stroke-width=".8"/><path fill="#ffd03d" d="M17.3 10.6l.4.8l.8.1l-.6.6l.2.8l-.8-.4l-.7.4l.1-.8l-.6-.6l.9-.1z"/>`,
    legs: drawLegs({ ...person, bottom: "black" }, "trousers", "#222"),
    cloth: "blue",
    hat: peaked("#205fae", "#ffd03d"),
  }),
  builder: ({ top }) => ({
    body: `${torso(top)}<path fill="#ff8f3f" d="M14.2 8.5q-1.9.3-2.2 1.5q.5 3 .6 6.4h2.4zM16.94 8.5q1.9.3 2.2 1.5q-.5 3-.6 6.4h-2.4z"/><path d="M12.6 13.4h2.3M16.3 13.4h2.3" stroke="#ffee75" stroke-width=".8"/>`,
    hat: `<path fill="#ffd03d" d="M13 3.7q0-3 2.57-3t2.57 3z"/><path d="M12.5 3.7h6.1" stroke="#e0a820" stroke-width=".7" stroke-linecap="round"/>`,
    above: 0.7,
  }),
  firefighter: (person) => ({
    body: `${torso("red")}<path d="M12.6 13.6h6M12.6 15.6h6" stroke="#ffee75" stroke-width=".6"/>`,
    legs: drawLegs({ ...person, bottom: "red" }, "trousers", "#222"),
    cloth: "red",
    sleeve: "long",
    hat: `<path fill="#b3202c" d="M13 3.8q0-3.2 2.57-3.2t2.57 3.2z"/><path d="M12.2 3.9h6.7" stroke="#e5383b" stroke-width=".8" stroke-linecap="round"/><circle cx="15.57" cy="2.5" r=".6" fill="#ffd03d"/>`,
    above: 0.8,
  }),
  farmer: ({ top }) => ({
    body: `${torso(top)}<path fill="#2f5fa8" d="M13.5 11.6h4.1l.5 5h-5.1z"/><path d="M13.7 11.7l-.5-3M17.4 11.7l.5-3" stroke="#2f5fa8" stroke-width=".7"/>`,
    hat: brimmed("#ffd03d", "#b5733a"),
    spread: 4,
  }),
  painter: ({ top }) => ({
    body: `${torso(top)}${apron("#f0e6d2")}<g opacity=".9"><circle cx="14.3" cy="17" r=".5" fill="#e5383b"/><circle cx="16.6" cy="18.4" r=".5" fill="#2f80dd"/><circle cx="14.8" cy="19.3" r=".4" fill="#ffd03d"/></g>`,
    sleeve: "long",
    hat: `<path fill="#b3202c" d="M12.7 3.2q.5-2.3 3.3-2.2t3 1.7q-1 1.2-6.3.5z"/>`,
  }),
  kimono: ({ top, bottom }) => ({
    body: `${torso(top)}<path d="M14 8.6l3.2 4.6M17.1 8.6l-3.2 4.6" stroke="#fff" stroke-width=".5"/><rect x="12.6" y="13.4" width="6" height="2.3" rx=".3" fill="${paint(bottom)}"/>`,
    lower: "robe",
    sleeve: "long",
  }),
  headphones: ({ top }) => ({
    body: `${torso(top)}<path fill="#0003" d="M13.8 13.2h3.5l.4 2.4h-4.3z"/>`,
    sleeve: "long",
    hat: `<path d="M13 5.4q-.1-4.4 2.57-4.4t2.57 4.4" fill="none" stroke="#222" stroke-width=".55"/><rect x="12.5" y="4.6" width="1" height="2" rx=".5" fill="#e5383b"/><rect x="17.6" y="4.6" width="1" height="2" rx=".5" fill="#e5383b"/>`,
  }),
  ballet: (person) => ({
    body: `${torso(person.top)}<path fill="${paint(person.top)}" opacity=".8" d="M12.6 15l-3.6 2.8q6.5 2.2 13.2 0L18.6 15z"/>`,
    legs: drawLegs(person, "shorts", paint(person.top)).replace(
      paint(person.bottom),
      skinOf(person.tone).plain,
    ),
    sleeve: "none",
    hat: `<circle cx="15.57" cy="1.2" r="1" fill="${hairFill(person.hair)}"/>`,
    spread: 6.6,
    above: 0.9,
  }),
};

/** Every outfit by its name. */
export const outfits: Record<string, (person: Person) => Outfit> = { ...clothes, ...costumes };
