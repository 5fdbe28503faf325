import type { LevelName } from "@salida/rules/levels.ts";
import type { Scene } from "#engines/pictures/scene.ts";
import { close, open } from "./describe/opening.ts";
import { tellPerson } from "./describe/people.ts";
import type { Speech } from "./describe/speech.ts";
import { tellSurprises, tellThings } from "./describe/things.ts";

/** A description that a good learner of the level might write, made of nothing but the picture's facts. */
export function describeScene(scene: Scene, level: LevelName): { text: string } {
  const speech: Speech = { scene, level, sentences: [], used: new Map(), told: new Set() };
  const told = scene.facts.filter((fact) => fact.kind !== "fixture");
  open(speech);
  for (const fact of told) if (fact.kind === "person") tellPerson(speech, fact);
  tellThings(
    speech,
    told.filter((fact) => fact.kind !== "person" && !fact.surprising),
  );
  tellSurprises(
    speech,
    told.filter((fact) => fact.surprising),
  );
  close(speech);
  return { text: speech.sentences.join(" ") };
}
