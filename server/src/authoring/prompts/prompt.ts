import type { Prompt } from "#engines/text/text.ts";

/** A prompt with a name and a version. Whoever changes what it says raises the version; a test holds them to it. */
export interface PromptFile<Given> {
  id: string;
  version: number;
  /** The same for every ask. */
  stable: string;
  /** What is asked this time. Nothing of a learner's ever goes in. */
  volatile(given: Given): string;
}

/** What is said to the model. */
export function said<Given>({ id, version, stable, volatile }: PromptFile<Given>, given: Given): Prompt {
  return { id, version, stable: stable.trim(), volatile: volatile(given).trim() };
}
