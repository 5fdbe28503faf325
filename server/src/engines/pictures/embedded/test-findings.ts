import { type Fact, height, width } from "#engines/pictures/scene.ts";
import { around, hidden, inFrame, placeOf } from "./compose/boxes.ts";
import type { Composition, Drawn } from "./composition.ts";
import { settingOf } from "./settings/settings.ts";

/** How much of a named thing may be hidden by all others together. */
const mostHidden = 0.12;

/** Everything about a scene that a learner could not see, or would see otherwise than it is claimed. */
export function findingsIn(scene: Composition): string[] {
  const ids = scene.facts.map((fact) => fact.id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two facts have the id ${id}`);
  const unclaimed = scene.drawn
    .filter((one) => !ids.includes(one.id))
    .map((one) => `${one.id} is drawn and not claimed`);
  return [
    ...twice,
    ...unclaimed,
    ...scene.facts.flatMap((fact) => findingsOn(scene, fact)),
    ...ambiguous(scene),
  ];
}

function drawnOf(scene: Composition, id: string): Drawn[] {
  return scene.drawn.filter((one) => one.id === id);
}

function hiddenShare(scene: Composition, one: Drawn): number {
  return scene.drawn
    .filter((other) => other.id !== one.id && other.z > one.z)
    .reduce((sum, other) => sum + hidden(one, other), 0);
}

function findingsOn(scene: Composition, fact: Fact): string[] {
  const drawn = drawnOf(scene, fact.id);
  if (drawn.length === 0) return [`${fact.noun} is claimed and not drawn`];
  const found: string[] = [];
  const box = around(drawn.map((one) => one.box));
  if (placeOf(box) !== fact.place) found.push(`${fact.noun} is not on the ${fact.place}`);
  if (fact.kind === "fixture") return found;
  if (drawn.length !== fact.count) found.push(`${fact.count} ${fact.plural} claimed, ${drawn.length} drawn`);
  if (!inFrame(box)) found.push(`${fact.noun} is cut by the edge`);
  for (const one of drawn) {
    if (Math.min(one.box.w, one.box.h) < 16 || Math.max(one.box.w, one.box.h) < 38)
      found.push(`${fact.noun} is too small`);
    if (one.box.h > height * 0.62 || one.box.w > width * 0.5) found.push(`${fact.noun} is too large`);
    const share = hiddenShare(scene, one);
    if (share > mostHidden) found.push(`${fact.noun} is hidden by ${Math.round(share * 100)} %`);
  }
  return [...found, ...planeFindings(fact, drawn), ...relationFindings(scene, fact)];
}

/** What stands on the ground is as near as its feet say. */
function planeFindings(fact: Fact, [one]: Drawn[]): string[] {
  if (one?.shadowAt === undefined || fact.relation?.how === "on") return [];
  const feet = one.shadowAt;
  const seen = feet > 640 ? "foreground" : feet < 505 ? "background" : "middle";
  return seen === fact.plane ? [] : [`${fact.noun} is not in the ${fact.plane}`];
}

function relationFindings(scene: Composition, fact: Fact): string[] {
  if (!fact.relation) return [];
  const { to, how } = fact.relation;
  const targets = drawnOf(scene, to);
  if (targets.length === 0) return [`${fact.noun} is ${how} nothing`];
  const own = around(drawnOf(scene, fact.id).map((one) => one.box));
  const z = drawnOf(scene, fact.id)[0]?.z ?? 0;
  const holds = targets.some((target) => {
    const apart = Math.max(target.box.x - (own.x + own.w), own.x - (target.box.x + target.box.w));
    if (how === "beside") return apart > -8 && apart < 60 && Math.abs(target.z - z) < 60;
    if (how === "behind") return z < target.z && apart < 0;
    if (how === "under") return apart < 0 && own.y > target.box.y;
    return z >= target.z && apart < 0;
  });
  return holds ? [] : [`${fact.noun} is not ${how} ${to}`];
}

/** Two things of one name could not be told apart. */
function ambiguous(scene: Composition): string[] {
  const nouns = scene.facts.filter((fact) => fact.kind !== "person").map((fact) => fact.noun);
  const setting = settingOf(scene.setting.id).id;
  return nouns
    .filter((noun, at) => nouns.indexOf(noun) !== at)
    .map((noun) => `${noun} is there twice in ${setting}`);
}
