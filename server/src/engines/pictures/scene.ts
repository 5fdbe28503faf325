import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** Every picture's size, in pixels. */
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
  /** Clouds take the colour of the hour; in older pictures they are white by day and in the evening. */
  tinted?: true;
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
  /** Whom it is done with or for: "dancing" with somebody, "giving flowers" to them. */
  partner?: { id: string; how: "with" | "to" | "from" | "of" };
  /** Does not belong here, on purpose. */
  surprising?: true;
}

/** What is known of a picture: plain data, by which a description of it is marked. */
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
}
