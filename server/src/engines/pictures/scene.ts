import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { ThingArt } from "./cast/thing.ts";
import type { Person } from "./people/person.ts";

export const width = 1024;
export const height = 768;

/** The third of the picture's width that something stands in. */
export type Place = "left" | "middle" | "right";

/** How near something is. */
export type Plane = "foreground" | "middle" | "background";

export type Preposition = "beside" | "behind" | "in front of" | "on" | "under";

export type Time = "morning" | "day" | "evening" | "night";

export type Weather = "sunny" | "cloudy" | "rainy" | "snowy";

/** When it is and what the weather does; both are drawn, so both can be said. */
export interface Air {
  time: Time;
  weather: Weather;
}

/** A rectangle in pixels of the finished picture. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a person has on that can be named. */
export interface Garment {
  noun: string;
  colour: string;
}

/** One thing that is in the picture, as it was drawn. */
export interface Fact {
  id: string;
  /** How much it matters that somebody mentions it: 3 a person, 2 a thing, 1 a part of the setting. */
  weight: number;
  kind: "person" | "animal" | "thing" | "fixture";
  noun: string;
  synonyms: string[];
  plural: string;
  count: number;
  /** In the -ing form, with what it is done with: "reading a book". */
  action?: string;
  /** The noun of what is held or used: "book". */
  with?: string;
  /** Its colour, where it was painted in one that was chosen. */
  withColour?: string;
  colours?: string[];
  wears?: Garment[];
  /** What a person is called after the first time. */
  pronoun?: "he" | "she" | "it";
  place: Place;
  plane: Plane;
  relation?: { to: string; how: Preposition };
  /** Does not belong here, on purpose. */
  surprising?: true;
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

/** A composed picture: plain data, from which it is drawn and from which its facts are known. */
export interface Scene {
  topic: Topic;
  level: LevelName;
  seed: string;
  setting: { id: string; noun: string; synonyms: string[]; phrase: string };
  time?: Time;
  weather?: Weather;
  mood: string;
  air: Air;
  facts: Fact[];
  drawn: Drawn[];
}
