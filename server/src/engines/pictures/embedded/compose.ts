import type { LevelName } from "@salida/rules/levels.ts";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Air, Fact } from "#engines/pictures/scene.ts";
import { cast, type ThingName } from "./cast/cast.ts";
import { belongs, isOwned, surprisesOf, weathersOf } from "./compose/belonging.ts";
import type { Board } from "./compose/board.ts";
import { openBoard } from "./compose/board.ts";
import { relateNeighbours } from "./compose/neighbours.ts";
import { type Pair, putPair } from "./compose/put-pair.ts";
import { putPerson } from "./compose/put-person.ts";
import { putThing } from "./compose/put-thing.ts";
import { pairedRichness, type Richness, richness, tidyRichness } from "./compose/richness.ts";
import type { Composition, Drawn } from "./composition.ts";
import { type PairedTheme, pairedTheme } from "./paired-themes.ts";
import type { RoleName } from "./people/roles.ts";
import type { Setting } from "./settings/setting.ts";
import { settings } from "./settings/settings.ts";
import { type Theme, themes } from "./topics.ts";

/** Seeds of pictures in which two people do something together; those of others are drawn as they always were. */
const paired = /^[23]-/;
/** Of these, seeds of pictures in which all that is there belongs there and is of use to somebody. */
const tidied = /^3-/;

/** A picture about a topic, as rich as its level; the same for the same seed. */
export function composePicture({
  topic,
  level,
  seed,
}: {
  topic: Topic;
  level: LevelName;
  seed: string;
}): Composition {
  const [large, tidy] = [paired.test(seed), tidied.test(seed)];
  const theme: Theme & Partial<PairedTheme> = large ? pairedTheme(topic) : themes[topic];
  const rich = (tidy ? tidyRichness : large ? pairedRichness : richness)[level];
  const chance = randomFrom(large ? `${topic} ${level} ${seed}` : `${topic} ${seed}`);
  const cell = `${topic} ${level}`;
  const setting = settings[large ? inTurn(theme.settings, cell, seed) : chance.pick(theme.settings)];
  const weathers = tidy ? weathersOf(setting) : setting.weathers;
  const air: Air = {
    time: chance.pick(among(setting.times, theme.times)),
    weather: weathers.length > 0 ? chance.pick(among(weathers, theme.weathers)) : "sunny",
    ...(tidy ? { tinted: true as const } : {}),
  };
  const pairs = pairsOf(theme, { cell, seed, setting, air, count: tidy ? Math.floor(rich.people / 2) : 1 });
  const board = fullBoard({
    setting,
    air,
    theme,
    rich,
    large,
    tidy,
    pairs,
    seed: `${topic} ${level} ${seed}`,
  });
  relateNeighbours(board);
  return {
    topic,
    level,
    seed,
    air,
    setting: { id: setting.id, noun: setting.noun, synonyms: setting.synonyms, phrase: setting.phrase },
    ...(setting.timeless ? {} : { time: air.time }),
    ...(setting.weathers.length > 0 ? { weather: air.weather } : {}),
    mood: theme.mood ?? (air.time === "night" ? setting.mood.night : setting.mood.day),
    facts: board.facts,
    drawn: board.drawn.toSorted((one, other) => one.z - other.z),
  };
}

/** What suits, where a setting has any of it. */
function among<T>(all: readonly T[], suiting: readonly T[] = []): readonly T[] {
  const fit = all.filter((one) => suiting.includes(one));
  return fit.length > 0 ? fit : all;
}

/** In the rain two share an umbrella, whatever they would do else. */
function inAir([act, left, right]: Pair, setting: Setting, { weather }: Air): Pair {
  const wet = setting.weathers.length > 0 && weather === "rainy";
  return [wet ? "umbrella" : act, left, right];
}

/** What is done together, one for every two people; a second one by others, where a topic has any. */
function pairsOf(
  { pairs }: Partial<PairedTheme>,
  {
    cell,
    seed,
    setting,
    air,
    count,
  }: { cell: string; seed: string; setting: Setting; air: Air; count: number },
): Pair[] {
  if (!pairs) return [];
  const first = inTurn(pairs, cell, seed);
  const second = pairs.find(([act, ...who]) => act !== first[0] && who.some((one) => !first.includes(one)));
  return [inAir(first, setting, air), ...(second && count > 1 ? [second] : [])];
}

/** Whether a thing belongs there, and nobody holds one like it. */
function isOfUse({ setting, air, facts }: Board, name: ThingName): boolean {
  return belongs(name, setting, air) && facts.every((fact) => fact.with !== cast[name].noun);
}

/** Whether a thing may stand where nobody is. */
function standsAlone({ tidy }: Board, name: ThingName): boolean {
  return !tidy || !isOwned(name);
}

/** Seeds whose last letters follow each other show different places, and different pairs. */
function inTurn<T>(all: readonly [T, ...T[]], cell: string, seed: string): T {
  const order = randomFrom(cell).shuffle([...all]);
  return order[seed.charCodeAt(seed.length - 1) % order.length] ?? all[0];
}

interface Plan {
  setting: Setting;
  air: Air;
  theme: Theme;
  rich: Richness;
  large: boolean;
  tidy: boolean;
  pairs: readonly Pair[];
  seed: string;
}

/** Not every arrangement has room for all that a level shows: the first of a few that has, or the fullest. */
function fullBoard({ setting, air, theme, rich, large, tidy, pairs, seed }: Plan): Board {
  let fullest: { board: Board; wanting: number } | undefined;
  for (let attempt = 0; attempt < 40; attempt++) {
    const board = openBoard(setting, air, randomFrom(`${seed} ${attempt}`), { size: rich.size, large, tidy });
    fill(board, theme, rich, pairs);
    const wanting = wantingOn(board, rich);
    if (wanting === 0) return board;
    if (!fullest || wanting < fullest.wanting) fullest = { board, wanting };
  }
  if (!fullest) throw new Error("No arrangement was tried.");
  return fullest.board;
}

/** How much is missing of what a level shows. */
function wantingOn({ facts }: Board, rich: Richness): number {
  const has = (count: (fact: Fact) => boolean, goal: number) =>
    Math.max(0, goal - facts.filter(count).length);
  return (
    has((fact) => fact.kind !== "fixture", rich.things) +
    has((fact) => fact.kind === "person", rich.people) +
    has((fact) => fact.surprising === true, rich.surprises)
  );
}

function fill(board: Board, theme: Theme, rich: Richness, pairs: readonly Pair[]): void {
  const big = (name: ThingName) => cast[name].tall >= 1;
  const surprises = board.tidy ? surprisesOf(board.setting, board.air) : board.setting.surprises;
  const all = mixed(board.random, theme.things, board.setting.things);
  const people = putPeople(board, theme, rich, pairs);
  const things = board.tidy ? all.filter((name) => isOfUse(board, name)) : all;
  const count = () => board.facts.filter((fact) => fact.kind !== "fixture").length;
  let related = board.facts.filter((fact) => fact.relation).length;
  for (const name of board.random.shuffle(surprises)) {
    if (board.facts.filter((fact) => fact.surprising).length < rich.surprises)
      putThing(board, name, { surprising: true });
  }
  const backdrop = things.filter(big).slice(0, rich.things > 8 ? 2 : 1);
  for (const name of backdrop) if (count() < rich.things) putThing(board, name);
  for (const name of things) {
    if (count() >= rich.things) break;
    if (backdrop.includes(name)) continue;
    if (related < rich.relations && putBySomething(board, name, people)) related++;
    else if (standsAlone(board, name) && putThing(board, name) && board.facts.at(-1)?.relation) related++;
  }
  for (const name of things) {
    if (count() >= rich.things) break;
    if (standsAlone(board, name)) putThing(board, name);
    else putBySomething(board, name, people);
  }
}

/** The topic's own first, and what the setting has after them, in turns. */
function mixed<T>(random: Random, first: readonly T[], second: readonly T[]): T[] {
  const [own, local] = [random.shuffle(first), random.shuffle(second)];
  const all: T[] = [];
  for (let at = 0; at < Math.max(own.length, local.length); at++)
    all.push(...own.slice(at, at + 1), ...local.slice(at, at + 1));
  return [...new Set(all)];
}

function putPeople(board: Board, theme: Theme, rich: Richness, pairs: readonly Pair[]): Drawn[] {
  const pool = mixed<RoleName>(board.random, theme.people, theme.ownPeople ? [] : board.setting.people);
  const put: Drawn[] = [];
  const aims = pairs.length > 1 ? board.random.shuffle([290, 734]) : [512];
  for (const [at, pair] of pairs.entries())
    if (putPair(board, pair, aims[at])) put.push(...board.drawn.slice(-2));
  for (const role of [...pool, ...pool]) {
    if (put.length >= rich.people) break;
    const person = putPerson(board, role, stance(board, put.length));
    if (person) put.push(person);
  }
  return put;
}

function stance({ random, setting, air }: Board, put: number): "seat" | "behind" | "ground" {
  const wet = setting.weathers.length > 0 && air.weather !== "sunny" && air.weather !== "cloudy";
  if (put === 0) return random.chance(0.5) ? "behind" : wet ? "ground" : "seat";
  if (put === 1) return random.chance(0.4) && !wet ? "seat" : "ground";
  return put === 2 && random.chance(0.4) ? "behind" : "ground";
}

/** A small thing next to somebody, or under a tree. */
function putBySomething(board: Board, name: ThingName, people: Drawn[]): boolean {
  const thing = cast[name];
  if (!thing.on.includes("ground") || thing.tall > 0.62 || thing.floats) return false;
  const trees = board.drawn.filter((one) => one.parts.length > 1 && one.art.kind === "icon");
  if (trees.length > 0 && board.random.chance(0.3))
    return putThing(board, name, { by: { target: board.random.pick(trees), how: "under" } });
  const free = people.filter(
    (one) => one.parts[0]?.h === one.box.h && board.facts.every((fact) => fact.relation?.to !== one.id),
  );
  if (free.length === 0) return false;
  return putThing(board, name, { by: { target: board.random.pick(free), how: "beside" } });
}
