import type { Random } from "@salida/rules/random.ts";
import { type Colour, paint } from "#engines/pictures/embedded/colours.ts";
import type { Act, ActName } from "./acts.ts";
import { acts } from "./acts.ts";
import { garmentsOf } from "./garments.ts";
import { type MoveName, moves } from "./moves.ts";
import type { Hair, Held, Person, Tone } from "./person.ts";
import type { Role } from "./role.ts";
import { type RoleName, roles } from "./roles.ts";

/** A person of a role, and what can be said of what they do. */
export interface Dressed {
  person: Person;
  role: Role;
  action: string;
  with?: string;
}

export interface Wanted {
  sitting?: boolean;
  /** Whether somebody may be drawn from the side, in motion. */
  moving: boolean;
  /** What nobody else in the picture is doing yet. */
  without: ReadonlySet<string>;
  /** What can be done where they are. */
  moves: (move: MoveName) => boolean;
  cold: boolean;
  wet: boolean;
  /** What is done, where that is settled. */
  act?: Act;
  /** Whether what is held is drawn so large that nobody can miss it. */
  large?: boolean;
  /** Whether nothing is done that is meant for somebody who is not there. */
  tidy?: boolean;
}

const tops: Colour[] = ["red", "blue", "green", "yellow", "orange", "purple", "pink", "white"];
const bottoms: Colour[] = ["blue", "black", "brown", "grey", "green"];
/** What nobody wears in the snow. */
const light = new Set(["casual", "summer", "dress", "skirt", "sporty", "jumper", "suit", "hiker", "student"]);
/** What is done towards somebody: to nobody it looks odd. */
const towards: ReadonlySet<ActName> = new Set<ActName>(["photo", "point", "bow", "megaphone"]);
const handColours: Colour[] = ["red", "blue", "green", "yellow", "purple", "pink"];
const icons: Partial<Record<string, string[]>> = {
  "f:umbrella": ["#8d65c5"],
  "f:balloon": ["#f8312f", "#ff8687"],
  "f:luggage": ["#00a6ed"],
};

/** Somebody of this role with clothes, looks and something to do. */
export function dress(name: RoleName, random: Random, wanted: Wanted): Dressed {
  const role = roles[name];
  const looks = {
    role: name,
    sex: random.pick(role.sexes),
    child: role.child === true,
    ...complexionOf(role, random),
  };
  const cold = wanted.cold && role.outfits.every((one) => light.has(one));
  const outfit = cold ? random.pick(["winter", "coat"]) : random.pick(role.outfits);
  const [top, bottom] = coloursOf(role, random);
  const move =
    wanted.moving && role.moves && random.chance(0.55) ? pickFree(role.moves, wanted, random) : undefined;
  if (move) {
    const worn = moveGarments(move, looks.sex, top);
    const person: Person = {
      ...looks,
      outfit,
      top: worn.top,
      bottom,
      move,
      pose: "stand",
      sitting: false,
      wears: worn.wears,
    };
    const chosen = moves[move];
    return { person, role, action: chosen.action, ...("with" in chosen ? { with: chosen.with } : {}) };
  }
  const act: Act = wanted.act ?? acts[pickAct(role, wanted, random)];
  const held = holding(act, random, isEnlarged(act, wanted));
  const person: Person = {
    ...looks,
    outfit,
    top,
    bottom,
    pose: act.pose,
    sitting: wanted.sitting === true,
    wears: garmentsOf({ outfit, top, bottom }),
    ...(held ? { held } : {}),
  };
  const action =
    wanted.sitting && (act.action === "standing" || act.action === "cheering") ? "sitting" : act.action;
  return { person, role, action, ...(act.with ? { with: act.with } : {}) };
}

function pickAct(role: Role, wanted: Wanted, random: Random): ActName {
  const wet = wanted.wet && role.outfits.every((one) => light.has(one));
  if (wet && !wanted.sitting && !wanted.without.has(acts.umbrella.action)) return "umbrella";
  const fit = role.acts.filter(
    (name) =>
      (!wanted.sitting || !["carry", "cheer", "point", "raise"].includes(acts[name].pose)) &&
      !(wanted.tidy && towards.has(name)),
  );
  const free = fit.filter((name) => !wanted.without.has(acts[name].action));
  return random.pick(free.length > 0 ? free : fit.length > 0 ? fit : ["stand"]);
}

function pickFree(names: MoveName[], wanted: Wanted, random: Random): MoveName | undefined {
  const free = names.filter(
    (name) =>
      (!wanted.cold || name === "skiing" || name === "fencing") &&
      wanted.moves(name) &&
      !wanted.without.has(moves[name].action),
  );
  return free.length > 0 ? random.pick(free) : undefined;
}

function complexionOf(role: Role, random: Random): { tone: Tone; hair: Hair } {
  const tone = random.pick<Tone>([0, 1, 1, 2, 3, 4]);
  const natural: Hair[] =
    tone >= 3 ? ["black", "black", "brown"] : ["black", "brown", "brown", "blond", "red"];
  return { tone, hair: random.pick(role.hair ?? natural) };
}

function coloursOf(role: Role, random: Random): [Colour, Colour] {
  const top = random.pick(role.tops ?? tops);
  const others = (role.bottoms ?? bottoms).filter((colour) => colour !== top);
  return [top, random.pick(others.length > 0 ? others : bottoms.filter((colour) => colour !== top))];
}

/** The icons of some moves have clothes of their own. */
function moveGarments(
  move: MoveName,
  sex: Person["sex"],
  top: Colour,
): { top: Colour; wears: Person["wears"] } {
  if (move === "fencing") return { top: "white", wears: [{ noun: "suit", colour: "white" }] };
  if (move === "skiing")
    return {
      top: "red",
      wears: [
        { noun: "jacket", colour: "red" },
        { noun: "helmet", colour: "blue" },
      ],
    };
  if (move === "dancing" && sex === "man") return { top: "blue", wears: [{ noun: "suit", colour: "blue" }] };
  if (move === "dancing") return { top: "red", wears: [{ noun: "dress", colour: "red" }] };
  const helmet = move === "cycling" ? [{ noun: "helmet", colour: "blue" }] : [];
  return { top, wears: [{ noun: "T-shirt", colour: top }, ...helmet] };
}

/** What two have in their hands is large enough by itself in newer pictures, but for what is between both. */
function isEnlarged(act: Act, { large, tidy, act: joint }: Wanted): boolean {
  return large === true && !(tidy && joint && act.pose !== "clasp");
}

/** Larger where it hides neither the face nor the clothes. */
function enlarged(pose: Act["pose"], tall: number): number {
  if (pose === "hold" || pose === "play") return Math.max(tall, Math.min(tall * 1.3, 6));
  return Math.max(tall, Math.min(tall * 1.35, 11));
}

function holding(act: Act, random: Random, large: boolean): Held | undefined {
  if (!act.icon || !act.tall) return undefined;
  const held = { icon: act.icon, tall: large ? enlarged(act.pose, act.tall) : act.tall };
  if (!act.tint) return { ...held, fills: {} };
  const colour = random.pick(handColours);
  const fills = Object.fromEntries((icons[act.icon] ?? []).map((fill) => [fill, paint(colour)]));
  return { ...held, fills, colour };
}
