import type { Scene } from "#engines/pictures/scene.ts";
import type { ThingArt } from "./cast/thing.ts";
import type { Person } from "./people/person.ts";

/** A rectangle in pixels of the finished picture. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What is painted for one fact: a group has several of them. */
export interface Drawn {
  id: string;
  box: Box;
  /** What really covers something, where that is less than the box: the crown and the trunk of a tree. */
  parts: Box[];
  /** Painter's order: what is lower in the picture is nearer. */
  z: number;
  art: ThingArt | PersonArt | FixtureArt;
  /** Where its shadow falls; nothing for what hangs, flies or swims. */
  shadowAt?: number;
}

export interface PersonArt {
  kind: "person";
  person: Person;
  flip: boolean;
}

/** A piece of the setting that is painted between the things; its setting knows how. */
export interface FixtureArt {
  kind: "fixture";
  index: number;
}

/** A composed picture: what is known of it, and what is painted for that. */
export interface Composition extends Scene {
  drawn: Drawn[];
}
