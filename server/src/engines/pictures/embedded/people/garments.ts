import type { Colour } from "#engines/pictures/embedded/colours.ts";
import type { Garment } from "#engines/pictures/scene.ts";
import type { Person } from "./person.ts";

type Worn = [noun: string, colour: Colour | "top" | "bottom"];

const worn: Record<string, Worn[]> = {
  casual: [
    ["T-shirt", "top"],
    ["trousers", "bottom"],
  ],
  sporty: [
    ["T-shirt", "top"],
    ["shorts", "bottom"],
  ],
  summer: [
    ["T-shirt", "top"],
    ["shorts", "bottom"],
    ["hat", "yellow"],
  ],
  skirt: [
    ["T-shirt", "top"],
    ["skirt", "bottom"],
  ],
  dress: [["dress", "top"]],
  jumper: [
    ["jumper", "top"],
    ["trousers", "bottom"],
  ],
  coat: [
    ["coat", "top"],
    ["scarf", "red"],
  ],
  winter: [
    ["jumper", "top"],
    ["hat", "top"],
    ["scarf", "yellow"],
  ],
  suit: [["jacket", "top"]],
  student: [
    ["T-shirt", "top"],
    ["trousers", "bottom"],
  ],
  hiker: [
    ["T-shirt", "top"],
    ["shorts", "bottom"],
    ["hat", "brown"],
  ],
  cook: [
    ["hat", "white"],
    ["apron", "white"],
  ],
  waiter: [
    ["shirt", "white"],
    ["apron", "black"],
  ],
  apron: [
    ["apron", "green"],
    ["T-shirt", "top"],
  ],
  scientist: [["coat", "white"]],
  teacher: [
    ["shirt", "top"],
    ["tie", "red"],
  ],
  police: [
    ["uniform", "blue"],
    ["cap", "blue"],
  ],
  builder: [
    ["helmet", "yellow"],
    ["vest", "orange"],
  ],
  firefighter: [
    ["uniform", "red"],
    ["helmet", "red"],
  ],
  farmer: [
    ["hat", "yellow"],
    ["T-shirt", "top"],
  ],
  painter: [
    ["beret", "red"],
    ["shirt", "top"],
  ],
  kimono: [["kimono", "top"]],
  headphones: [
    ["jumper", "top"],
    ["headphones", "black"],
  ],
  ballet: [["dress", "top"]],
  king: [
    ["crown", "yellow"],
    ["cape", "red"],
  ],
  queen: [
    ["dress", "top"],
    ["crown", "yellow"],
  ],
  knight: [
    ["armour", "grey"],
    ["helmet", "grey"],
  ],
  soldier: [
    ["helmet", "yellow"],
    ["cape", "red"],
  ],
  toga: [["robe", "white"]],
  pharaoh: [["robe", "top"]],
  wizard: [
    ["robe", "top"],
    ["hat", "top"],
  ],
  witch: [
    ["dress", "black"],
    ["hat", "black"],
  ],
  vampire: [["cape", "black"]],
  pirate: [
    ["hat", "black"],
    ["shirt", "white"],
  ],
  superhero: [
    ["cape", "bottom"],
    ["mask", "bottom"],
  ],
  ninja: [
    ["costume", "black"],
    ["mask", "black"],
  ],
  samurai: [
    ["armour", "top"],
    ["helmet", "top"],
  ],
  astronaut: [
    ["suit", "white"],
    ["helmet", "white"],
  ],
  detective: [
    ["coat", "brown"],
    ["hat", "brown"],
  ],
  magician: [
    ["cape", "red"],
    ["hat", "black"],
  ],
  bride: [["dress", "white"]],
  robot: [],
  alien: [["suit", "top"]],
};

/** What can be said of the clothes, in the colours they are painted in. */
export function garmentsOf(person: Pick<Person, "outfit" | "top" | "bottom">): Garment[] {
  const colourOf = (colour: Worn[1]) => (colour === "top" || colour === "bottom" ? person[colour] : colour);
  return (worn[person.outfit] ?? []).map(([noun, colour]) => ({ noun, colour: colourOf(colour) }));
}
