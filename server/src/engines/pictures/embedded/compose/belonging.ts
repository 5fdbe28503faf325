import { cast, type ThingName } from "#engines/pictures/embedded/cast/cast.ts";
import type { Footing, Thing } from "#engines/pictures/embedded/cast/thing.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";
import type { Air, Weather } from "#engines/pictures/scene.ts";

const set = (...names: ThingName[]): ReadonlySet<ThingName> => new Set(names);

/** What does not live, grow or stand in snow. */
const warm = set(
  ...(["palm", "cactus", "sunflower", "tulip", "tree", "hut", "duck", "fountain", "bee"] as const),
  ...(["parrot", "flamingo", "turtle", "butterfly", "camel", "crab", "snake", "zebra", "giraffe"] as const),
);
const cold = set("snowman", "sledge", "penguin");
const dark = set("bat", "owl", "ghost");
const inSpace = set("satellite", "comet", "planet", "earth");
/** What flies only on a string that somebody holds. */
const onString = set("kite", "balloon");
/** What the rain would spoil or put out. */
const dry = set("fire", "teddy", "books", "book", "openBook", "present", "kite", "box");
/** What stands about only next to somebody whose it may be. */
const owned = set(
  ...(["box", "toolbox", "suitcase", "bucket", "basket", "briefcase", "handbag", "shoppingBags"] as const),
  ...(["backpack", "present", "teddy", "trophy", "bin", "racket", "skateboard", "kickScooter"] as const),
);
/** What surprises in a place of which most own surprises would freeze or melt. */
const moreSurprises: Partial<Record<string, readonly ThingName[]>> = {
  mountain: ["television", "chair", "postbox", "taxi"],
  "film-studio": ["goose", "sheep"],
};
/** What may stand on a floor though it fits on a table. */
const standing = set("pumpkin", "violin", "trumpet");
/** Weathers that a place is not drawn for. */
const unfit: Partial<Record<string, readonly Weather[]>> = {
  beach: ["cloudy"],
  park: ["snowy"],
};

/** Whether a thing can be in such a place and such weather at all, and is not there for nothing. */
export function belongs(name: ThingName, { id, weathers, cold: snow }: Setting, air: Air): boolean {
  const outdoors = weathers.length > 0;
  const white = snow === true || (outdoors && air.weather === "snowy");
  if (white ? warm.has(name) : cold.has(name)) return false;
  if (dark.has(name) && air.time !== "night") return false;
  if (inSpace.has(name) && id !== "planet" && id !== "spaceship") return false;
  return !onString.has(name) && !(outdoors && air.weather === "rainy" && dry.has(name));
}

/** Whether a thing needs somebody beside it. */
export function isOwned(name: ThingName): boolean {
  return owned.has(name);
}

/** A thing with only the places where it stands well: what may lie on a table lies on no floor. */
export function footingsOf(name: ThingName): readonly Footing[] {
  const { on, kind, tall } = cast[name] as Thing;
  if (kind === "animal" || !on.includes("surface") || owned.has(name)) return on;
  return tall >= 0.5 || standing.has(name) ? on : on.filter((footing) => footing !== "ground");
}

/** What does not belong in a place and can be there all the same. */
export function surprisesOf(setting: Setting, air: Air): ThingName[] {
  return [...setting.surprises, ...(moreSurprises[setting.id] ?? [])].filter((name) =>
    belongs(name, setting, air),
  );
}

/** Weathers for which a place is drawn. */
export function weathersOf({ id, weathers }: Setting): Weather[] {
  return weathers.filter((weather) => !unfit[id]?.includes(weather));
}
