import { widthOf } from "#engines/pictures/embedded/art/art.ts";
import { pluralOf } from "#engines/pictures/embedded/cast/thing.ts";
import type { Box, Drawn } from "#engines/pictures/embedded/composition.ts";
import { type Dressed, dress } from "#engines/pictures/embedded/people/dress.ts";
import { figureBox, grown, sizeOf } from "#engines/pictures/embedded/people/figure.ts";
import { type MoveName, moves } from "#engines/pictures/embedded/people/moves.ts";
import type { Person } from "#engines/pictures/embedded/people/person.ts";
import { type RoleName, roles } from "#engines/pictures/embedded/people/roles.ts";
import type { Fact } from "#engines/pictures/scene.ts";
import { type Board, fits, fixtureId, grownAt, isDry } from "./board.ts";
import { hidden, placeOf, planeOf, whole } from "./boxes.ts";
import { apart } from "./spots.ts";

/** What can be done in a room. */
const quiet: ReadonlySet<MoveName> = new Set<MoveName>(["walking", "dancing", "kneeling", "wheeling"]);

/** Where a person is put: with the feet, and what is hidden of them. */
interface Stand {
  box: Box;
  seen: Box;
  z: number;
  spared: string[];
  relation?: { to: string; how: "on" | "behind" };
}

/** Draws somebody of a role on a seat, behind a counter or on free ground; nothing where there is no room. */
export function putPerson(
  board: Board,
  role: RoleName,
  preferred: "seat" | "behind" | "ground",
): Drawn | undefined {
  const without = new Set(board.facts.flatMap((fact) => (fact.action ? [fact.action] : [])));
  const looks = (sitting: boolean, moving: boolean) =>
    dress(role, board.random, { sitting, moving, without, ...conditions(board) });
  if (preferred === "seat") {
    const dressed = looks(true, false);
    const stand = onSeat(board, dressed);
    if (stand) return draw(board, dressed, stand);
  }
  if (preferred === "behind" && !roles[role].child) {
    const dressed = looks(false, false);
    const stand = behindCounter(board, dressed);
    if (stand) return draw(board, dressed, stand);
  }
  const dressed = looks(false, true);
  const stand = onGround(board, dressed);
  return stand && draw(board, dressed, stand);
}

/** What the place and its weather ask of those who are in it. */
export function conditions({ setting, air, large, tidy }: Board) {
  const outdoors = setting.weathers.length > 0;
  const cold = outdoors && (setting.cold === true || air.weather === "snowy");
  return {
    cold,
    wet: outdoors && air.weather === "rainy",
    large,
    tidy,
    moves: (move: MoveName) => (move === "skiing" ? cold : outdoors || quiet.has(move)),
  };
}

function boxAt(board: Board, { person }: Dressed, x: number, y: number): Box {
  const scale = grownAt(board, y) / grown;
  if (person.move) {
    const move = moves[person.move as keyof typeof moves];
    const tall = move.tall * grownAt(board, y);
    const wide = tall * widthOf(move.icons[person.sex]);
    return { x: x - wide / 2, y: y - tall, w: wide, h: tall };
  }
  const box = figureBox(person);
  const [wide, tall] = [box.w * scale * sizeOf(person), box.h * scale * sizeOf(person)];
  return { x: x - wide / 2, y: y - tall, w: wide, h: tall };
}

function onGround(board: Board, dressed: Dressed): Stand | undefined {
  const zones = board.setting.zones.filter((zone) => zone.on === "ground");
  let best: { stand: Stand; score: number } | undefined;
  for (let tries = 0; tries < 110; tries++) {
    const zone = board.random.pick(zones);
    const z = board.random.between(
      zone.y0 + (zone.y1 - zone.y0) * (dressed.person.child ? 0.35 : 0.2),
      zone.y1,
    );
    const box = boxAt(board, dressed, board.random.between(zone.x0 + 40, zone.x1 - 40), z);
    if (!isDry(board, box) || !fits(board, { box, parts: [box], z })) continue;
    const score = apart(board, box) + board.random.between(0, 60);
    if (!best || score > best.score) best = { stand: { box, seen: box, z, spared: [] }, score };
  }
  return best?.stand;
}

function onSeat(board: Board, dressed: Dressed): Stand | undefined {
  for (const [index, fixture] of board.fixtures.entries()) {
    for (const [at, seat] of (fixture.seats ?? []).entries()) {
      const [id, key] = [fixtureId(board, index), `${index}-${at}`];
      const box = boxAt(board, dressed, seat.x, seat.y);
      if (board.taken.has(key) || !fits(board, { box, parts: [box], z: seat.y }, [id])) continue;
      board.taken.add(key);
      return { box, seen: box, z: seat.y, spared: [id], relation: { to: id, how: "on" } };
    }
  }
  return undefined;
}

function behindCounter(board: Board, dressed: Dressed): Stand | undefined {
  const places = board.fixtures.flatMap((fixture, index) =>
    (fixture.behind ?? []).map((place, at) => ({
      fixture,
      place,
      key: `${index}-${at}`,
      id: fixtureId(board, index),
    })),
  );
  for (const { fixture, place, key, id } of board.random.shuffle(places)) {
    const box = boxAt(board, dressed, place.x, place.y);
    const edge = fixture.surface?.y ?? fixture.box.y;
    const seen = { ...box, h: edge - 12 - box.y };
    const roof = hidden({ parts: [seen] }, { parts: fixture.parts ?? [] });
    if (board.taken.has(key) || roof > 0.06 || !fits(board, { box, parts: [seen], z: place.y }, [id]))
      continue;
    board.taken.add(key);
    return { box, seen, z: place.y, spared: [id], relation: { to: id, how: "behind" } };
  }
  return undefined;
}

function pronounOf({ outfit, sex }: Person): "he" | "she" | "it" {
  if (outfit === "robot" || outfit === "alien") return "it";
  return sex === "man" ? "he" : "she";
}

/** Hardly anything stands before a person's feet. */
export function showWhole(board: Board, id: string): void {
  if (board.tidy) board.limits.set(id, 0.03);
}

/** What can be said of somebody. */
export function personFact(
  id: string,
  { person, role, action, with: held }: Dressed,
  { box, z }: Pick<Stand, "box" | "z">,
): Fact {
  return {
    id,
    weight: 3,
    kind: "person",
    noun: role.noun,
    synonyms: role.synonyms ?? [],
    plural: role.plural ?? pluralOf(role.noun),
    count: 1,
    action,
    ...(held ? { with: held } : {}),
    ...(person.held?.colour ? { withColour: person.held.colour } : {}),
    colours: [...new Set(person.wears.map((one) => one.colour))],
    wears: person.wears,
    pronoun: pronounOf(person),
    place: placeOf(whole(box)),
    plane: planeOf(z, false),
  };
}

function draw(board: Board, dressed: Dressed, stand: Stand): Drawn {
  const { person } = dressed;
  const id = `p${board.drawn.length + 1}`;
  const middle = stand.box.x + stand.box.w / 2;
  const flip = person.move ? middle < 512 : middle > 512;
  const drawn: Drawn = {
    id,
    box: whole(stand.box),
    parts: [whole(stand.seen)],
    z: stand.z,
    art: { kind: "person", person, flip },
    ...(stand.relation ? {} : { shadowAt: stand.z }),
  };
  board.drawn.push(drawn);
  showWhole(board, id);
  board.facts.push({
    ...personFact(id, dressed, stand),
    ...(stand.relation ? { relation: stand.relation } : {}),
  });
  return drawn;
}
