import type { LevelName } from "@salida/rules/levels.ts";
import type { Fact, Scene } from "#engines/pictures/scene.ts";
import { capital } from "./grammar.ts";

/** A description while it is being written. */
export interface Speech {
  scene: Scene;
  level: LevelName;
  sentences: string[];
  /** How often each way of saying something, and each beginning, was used. */
  used: Map<string, number>;
  /** The facts that were mentioned, to which others may refer. */
  told: Set<string>;
}

/** Of several ways to say it, the one used least, and among those the one with the freshest beginning. */
export function say(speech: Speech, kind: string, ways: readonly string[]): void {
  const count = (key: string) => speech.used.get(key) ?? 0;
  const [best] = ways
    .map((way, at) => ({ way, at, cost: 10 * count(`${kind} ${at}`) + 4 * count(beginning(way)) }))
    .sort((one, other) => one.cost - other.cost || one.at - other.at);
  if (!best) return;
  for (const key of [`${kind} ${best.at}`, beginning(best.way)]) speech.used.set(key, count(key) + 1);
  speech.sentences.push(`${capital(best.way)}.`);
}

/** What makes two sentences sound alike: their first two words, or three after a preposition. */
export function beginning(sentence: string): string {
  const words = sentence.toLowerCase().split(/[ ,]+/);
  const local = /^(?:on|in|next|beside|behind|under)$/.test(words[0] ?? "");
  return words.slice(0, local ? 3 : 2).join(" ");
}

/** "the man", or "the man in the red T-shirt" where there are two. */
export function refer({ scene }: Speech, id: string): string {
  const fact = scene.facts.find((one) => one.id === id);
  if (!fact) throw new Error(`There is no fact ${id}.`);
  if (fact.count > 1) return fact.kind === "fixture" ? `one of the ${fact.plural}` : `the ${fact.plural}`;
  const namesake = scene.facts.some((one) => one.id !== id && one.noun === fact.noun);
  const [worn] = fact.wears ?? [];
  return namesake && worn ? `the ${fact.noun} in the ${worn.colour} ${worn.noun}` : `the ${fact.noun}`;
}

const simple = { left: "on the left", middle: "in the middle", right: "on the right" };
const planes = { foreground: "in the foreground", middle: "", background: "in the background" };

/** Where something is, by what it stands near or by its part of the picture. */
export function whereIs(speech: Speech, fact: Fact): string {
  if (fact.relation && canRefer(speech, fact.relation.to))
    return `${prepositionFor(speech.level, fact.relation.how)} ${refer(speech, fact.relation.to)}`;
  return sideOf(speech, fact);
}

/** A part of the setting may be named at once, anything else once it was told. */
function canRefer({ scene, told }: Speech, id: string): boolean {
  return told.has(id) || scene.facts.some((fact) => fact.id === id && fact.kind === "fixture");
}

/** The part of the picture, at higher levels with how near it is. */
export function sideOf({ level }: Speech, { place, plane }: Fact): string {
  if (level === "A1" || level === "A2" || plane === "middle") return simple[place];
  return place === "middle" ? planes[plane] : `${planes[plane]} ${simple[place]}`;
}

function prepositionFor(level: LevelName, how: string): string {
  return how === "beside" && level !== "C1" && level !== "C2" ? "next to" : how;
}
