import type { LevelName } from "@salida/rules/levels.ts";
import type { Both, Correction } from "#engines/grammar/correction.ts";
import type { Air, Fact, Setting } from "./fact.ts";

/** A learner's description of a picture, and what is known of the picture. */
export interface Description {
  text: string;
  facts: readonly Fact[];
  level: LevelName;
  /**
   * How much of the level's usual length and coverage is enough; all of it where it is not said. Where less is, most of what
   * is said has to be of this picture.
   */
  share?: number;
  setting: Setting;
  /** Where neither can be seen, nothing. */
  air?: Air;
}

/** The parts of a mark, each from 0 to 1. */
export interface Parts {
  /** How much of the picture was said, by what can be asked at the level. */
  coverage: number;
  /** Null where it could not be checked: the other parts then weigh its share. */
  grammar: number | null;
  range: number;
  /** Words that describe, by how many the level asks for. */
  length: number;
}

/** Words of a description that are not so, and what is. */
export interface WrongWords {
  /** Id of the fact they are about. */
  fact: string;
  /** Where they stand in the text, in UTF-16 units. */
  at: number;
  length: number;
  /** As they stand in the text. */
  said: string;
  really: string;
  /** What is so, with the thing it is about: "man, on the left". */
  there: string;
}

/** Something that is in the picture, and whether it was said. */
export interface Detail {
  /** "3 geese, swimming". */
  text: string;
  said: boolean;
}

export interface DescriptionMark {
  /** 0 to 10, one decimal. */
  score: number;
  parts: Parts;
  /** Ids of the facts that were said. */
  said: string[];
  /** Ids of the weightiest that were not; a few at most. */
  missed: string[];
  /** What is in the picture, the weightiest first, each told once however many there are of it. */
  details: Detail[];
  /** What was said and is not so, in the order of the text. */
  wrong: WrongWords[];
  /** None, too, where grammar could not be checked; then its part is null. */
  corrections: Correction[];
  /** What was good, then what to mend. */
  feedback: Both[];
}

/** Marks descriptions by the facts of their pictures. */
export interface Descriptions {
  /**
   * `asker` stands for whoever wants it: of several each gets a mark in turn. Throws a `DescriptionsFault` where there is
   * no mark to be had now.
   */
  mark(description: Description, asker: string): Promise<DescriptionMark>;
  close(): Promise<void>;
}

/** The engine has too much to do, took too long or broke. It may well work a little later. */
export class DescriptionsFault extends Error {
  override name = "DescriptionsFault";
}
