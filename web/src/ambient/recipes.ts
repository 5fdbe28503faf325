import type { Topic } from "@salida/rules/topics.ts";
import { air, beat, bells, drone, grains, lead, pad, pluck } from "./layers.ts";
import type { Harmony, Layer } from "./score.ts";

/** What the ambient sound of a topic is made of. */
interface Recipe extends Harmony {
  hall: number;
  layers: readonly Layer[];
}

const major = [0, 2, 4, 5, 7, 9, 11];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const mixolydian = [0, 2, 4, 5, 7, 9, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const minor = [0, 2, 3, 5, 7, 8, 10];
const phrygian = [0, 1, 3, 5, 7, 8, 10];
const harmonic = [0, 2, 3, 5, 7, 8, 11];
const hijaz = [0, 1, 4, 5, 7, 8, 10];
const bright = [0, 2, 4, 7, 9];
const dark = [0, 3, 5, 7, 10];
const koto = [0, 2, 3, 7, 8];
const whole = [0, 2, 4, 6, 8, 10];

function recipe(root: number, scale: number[], chords: number[], hall: number, ...layers: Layer[]): Recipe {
  return { root, scale, chords, hall, layers };
}

// biome-ignore format: two lines a topic, to be compared
export const recipes: Readonly<Record<Topic, Recipe>> = {
  ALIENS: recipe(41, whole, [0, 1, 0, 4], 0.8,
    pad("glass"), drone("hollow", [0], 0.6, 0.4), grains("sine", 16, 84, 14, 1, 3), air("whistle", 78, 5, 0.6)),
  ANCIENT: recipe(45, hijaz, [0, 1, 0, 6], 0.6,
    drone("strings", [0, 4], 0.8), pad("soft", 0.4), lead("hollow", 2, 1), beat("drum", "X..x.x..", 55, 0.7), air("wind", 66, 4, 0.5)),
  ANIMALS: recipe(48, bright, [0, 3, 0, 2], 0.4,
    pad("soft", 0.8), pluck("wood", 12, 0.5, 1), grains("sine", 14, 106, 1, 0.5, 5), grains("sine", 10, 94, 4, 0.6, 2), air("wind", 72, 5, 0.4)),
  ANIME: recipe(44, major, [3, 4, 2, 5], 0.5,
    pad("strings", 0.8), pluck("glass", 12, 0.7, 2, 0.9), bells("bell", 5, 4, 0.7)),
  ARTS: recipe(43, lydian, [0, 1, 5, 1], 0.6,
    pad("glass", 0.8), pluck("felt", 9, 0.45, 1, 1.2), bells("glass", 4, 3, 0.6)),
  CONSPIRACY: recipe(40, phrygian, [0, 0, 1, 0], 0.5,
    drone("hollow", [0], 1, 6), pad("strings", 0.5), beat("click", "x.x.x.x.x.x.", 96, 0.5), beat("drum", "X.....x.....", 49, 0.7), grains("whistle", 12, 98, 8, 1.4, 4)),
  CULTURE: recipe(45, mixolydian, [0, 6, 3, 0], 0.4,
    pad("choir", 0.7), pluck("string", 12, 0.55, 1, 0.9), beat("drum", "X..x..X.x...", 60, 0.6), beat("wood", "..x.x...x.x.", 74, 0.3)),
  ENTERTAINMENT: recipe(46, dorian, [0, 3, 0, 4], 0.4,
    pad("felt", 0.9), pluck("felt", 8, 0.6, 0, 1.1), beat("rain", "..x..xx...x..x", 104, 0.16), bells("felt", 6, 2, 1)),
  FASHION: recipe(42, major, [0, 2, 3, 1], 0.5,
    pad("glass"), beat("drum", "X...X...X...X...", 50, 0.55), beat("click", "..x...x...x...x.", 108, 0.5), pluck("chip", 16, 0.3, 1, 0.5)),
  FOOD: recipe(48, major, [0, 5, 1, 4], 0.25,
    pad("felt", 0.8), pluck("wood", 16, 0.5, 1, 1.1), pluck("felt", 4, 0.7, -1, 1), grains("sine", 70, 70, 8, 0.9)),
  FUTURISTIC: recipe(46, lydian, [0, 4, 5, 1], 0.5,
    pad("strings", 0.7), pluck("sine", 24, 0.8, 2, 0.6), drone("hollow", [0], 0.4, 2), beat("drum", "X.......x...", 49, 0.5)),
  GAMES: recipe(45, bright, [0, 3, 4, 2], 0.3,
    pad("soft", 0.7), pluck("chip", 16, 0.6, 1, 0.8), pluck("chip", 4, 0.8, -1, 0.7), bells("chip", 6, 3, 0.5)),
  GEOGRAPHY: recipe(43, mixolydian, [0, 3, 6, 3], 0.6,
    pad("soft", 0.8), pluck("string", 8, 0.6, 1, 0.8), air("wind", 70, 6, 1), lead("hollow", 2, 0.6)),
  HISTORY: recipe(41, minor, [0, 6, 5, 4], 0.7,
    pad("strings"), drone("strings", [0], 0.5), lead("hollow", 1, 0.8), beat("drum", "X.......", 47, 0.9), bells("bell", 2, 3, 0.8)),
  HORROR: recipe(37, phrygian, [0, 1, 0, 1], 0.9,
    drone("choir", [0, 1], 0.7), pad("strings", 0.35), air("whistle", 86, 5, 0.8), air("wind", 55, 4, 0.8), beat("drum", "Xx......Xx......", 45, 1), bells("bell", 3, 3, 0.6)),
  LANGUAGES: recipe(47, bright, [0, 2, 3, 4], 0.4,
    pad("choir", 0.9), pluck("felt", 6, 0.6, 1, 1), pluck("wood", 9, 0.35, 2, 0.6), air("whistle", 70, 12, 0.35)),
  LITERATURE: recipe(45, minor, [0, 5, 2, 6], 0.4,
    pad("soft", 0.8), pluck("felt", 8, 0.55, 1, 1.2), grains("click", 90, 92, 10, 1.6), air("rain", 92, 4, 0.22)),
  MEDIEVAL: recipe(40, dorian, [0, 6, 0, 3], 0.6,
    drone("strings", [0, 4], 0.7), pluck("string", 12, 0.6, 2, 0.9), lead("hollow", 3, 0.6), grains("click", 60, 88, 8, 1.4), beat("drum", "X..x..", 55, 0.4)),
  MOVIES: recipe(40, minor, [0, 5, 2, 6], 0.7,
    pad("strings", 0.8), pluck("felt", 6, 0.5, 2, 1), pluck("strings", 12, 0.9, 0, 0.6), beat("drum", "X.X.....", 45, 0.6)),
  MURDER: recipe(40, harmonic, [0, 3, 0, 4], 0.5,
    pad("soft", 0.6), pluck("string", 8, 0.5, 0, 1.2), lead("soft", 2, 0.6), air("rain", 98, 3, 0.3), grains("sine", 60, 92, 10, 0.5), beat("click", "x...x...", 88, 0.5)),
  MUSIC: recipe(46, major, [1, 4, 0, 5], 0.45,
    pad("felt"), pluck("string", 16, 0.5, 1, 0.7), pluck("felt", 4, 0.8, -1, 1), lead("strings", 2, 0.5), beat("rain", "..x...x...x..xx.", 106, 0.12)),
  MYSTERY: recipe(45, harmonic, [0, 5, 3, 4], 0.7,
    pad("soft"), bells("bell", 8, 3, 1), air("wind", 60, 5, 0.9), beat("drum", "Xx............", 45, 0.8), drone("hollow", [0], 0.3)),
  MYTHS: recipe(44, dorian, [0, 3, 6, 0], 0.8,
    pad("choir"), pluck("string", 16, 0.5, 1, 0.7), air("rain", 76, 6, 0.4), beat("drum", "X.....x.", 49, 0.7), bells("glass", 4, 3, 0.7)),
  OTAKU: recipe(47, koto, [0, 3, 4, 0], 0.4,
    pad("chip", 0.25), pad("soft", 0.6), pluck("string", 16, 0.5, 1, 1), pluck("chip", 8, 0.6, 2, 0.4), beat("drum", "X..x..X.", 53, 0.4)),
  OTHER: recipe(39, mixolydian, [0, 4, 3, 0], 0.6,
    pad("soft"), bells("glass", 6, 2, 1), air("wind", 64, 4, 0.5), drone("soft", [0, 4], 0.4)),
  ROMANCE: recipe(41, major, [0, 5, 3, 4], 0.6,
    pad("strings", 0.8), pluck("felt", 6, 0.75, 2, 1.1), lead("strings", 2, 0.5)),
  SCIENCE: recipe(45, lydian, [0, 4, 1, 5], 0.4,
    pad("glass", 0.8), pluck("glass", 10, 0.6, 2, 0.9), pluck("wood", 15, 0.4, 1, 0.6), drone("hollow", [0], 0.3, 8), grains("sine", 40, 80, 10, 0.6)),
  SCIENCE_FICTION: recipe(38, minor, [0, 5], 0.8,
    drone("strings", [0, 4], 0.9, 0.25), drone("hollow", [0], 0.6, 11), pad("choir", 0.6), bells("sine", 4, 4, 1.2), air("whistle", 66, 4, 0.5), grains("chip", 8, 90, 6, 0.4, 4)),
  SPORTS: recipe(47, mixolydian, [0, 4, 6, 3], 0.35,
    pad("soft", 0.8), beat("drum", "X...x.X.X...x...", 50, 0.8), pluck("string", 16, 0.6, 1, 0.6), air("wind", 74, 5, 0.7)),
  SUPERHEROES: recipe(43, mixolydian, [0, 6, 3, 4], 0.7,
    pad("strings"), lead("choir", 1, 0.9), beat("drum", "X.....XxX.......", 50, 0.9), pluck("strings", 12, 0.5, 1, 0.5)),
  SURVIVAL: recipe(40, dark, [0, 3, 0, 2], 0.5,
    drone("soft", [0], 0.6), lead("hollow", 2, 0.8), air("wind", 58, 6, 1), air("rain", 94, 3, 0.2), beat("drum", "X..X....", 47, 0.8), grains("click", 50, 88, 8, 1.4)),
  TECHNOLOGY: recipe(42, dorian, [0, 4, 3, 4], 0.4,
    drone("hollow", [0], 0.6, 12), pad("glass", 0.7), pluck("chip", 24, 0.35, 2, 0.4), grains("sine", 24, 96, 3, 0.6, 3), beat("click", "x..x..x.", 100, 0.3)),
  TRAVEL: recipe(43, major, [0, 4, 3, 0], 0.35,
    pad("soft", 0.8), pluck("string", 16, 0.55, 1, 0.9), beat("wind", "Xx......Xx......", 68, 1.6), air("wind", 56, 4, 0.8)),
  UNIVERSE: recipe(36, lydian, [0, 1, 0, 4], 0.95,
    pad("choir", 0.7), pad("glass", 0.5), drone("sine", [0, 7], 1), bells("bell", 5, 4, 0.8), air("whistle", 60, 3, 0.4)),
};
