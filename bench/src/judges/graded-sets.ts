import { readFileSync } from "node:fs";

/** What is open to whoever tunes, and what is held back to tell whether it was worth it. */
export type Half = "open" | "held back";

export const halves: readonly Half[] = ["open", "held back"];

export interface GradedSentence {
  text: string;
  correct: boolean;
  /** `also` are other words that would be as right. */
  mistakes: { wrong: string; right: string; also?: string[]; kind: string }[];
  held: boolean;
}

export interface GradedAnswer {
  scene: string;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
  kind: string;
  text: string;
  score: number;
  held: boolean;
}

/** Those of one half. */
export function halfOf<Entry extends { held: boolean }>(entries: readonly Entry[], half: Half): Entry[] {
  return entries.filter(({ held }) => held === (half === "held back"));
}

export function readSet<Contents>(name: string): Contents {
  return JSON.parse(readFileSync(new URL(`../../sets/${name}.json`, import.meta.url), "utf8"));
}
