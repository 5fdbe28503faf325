import type { z } from "zod";

/** What a model is asked for: it writes, solves what was written, judges, or talks with a learner. */
export const roles = ["writer", "solver", "judge", "partner"] as const;
export type Role = (typeof roles)[number];

/** What is said to a model. `id` and `version` name the file it comes from. */
export interface Prompt {
  id: string;
  version: number;
  /** The same for many asks, so that providers may keep it. */
  stable: string;
  volatile: string;
}

/** A prompt with a name and a version. Whoever changes what it says raises the version; a test holds them to it. */
export interface PromptFile<Given> {
  id: string;
  version: number;
  /** The same for every ask. */
  stable: string;
  /** What is asked this time. */
  volatile(given: Given): string;
}

/** What is said to the model. */
export function said<Given>({ id, version, stable, volatile }: PromptFile<Given>, given: Given): Prompt {
  return { id, version, stable: stable.trim(), volatile: volatile(given).trim() };
}

/** A question with an answer in a shape. */
export interface Ask<T> {
  role: Role;
  prompt: Prompt;
  /** Bounds of lengths and counts stay here: on the wire goes what every server understands. */
  shape: z.ZodType<T>;
  /** Tokens the answer may take. */
  most: number;
  /** Milliseconds in all, retries included. */
  total: number;
  signal?: AbortSignal;
  /** For whom it is asked, where a learner's own budget counts. */
  learner?: string;
  /** What goes along to be looked at: a JPEG. */
  picture?: Uint8Array;
}

export interface Tokens {
  in: number;
  /** Of those in, what the provider still had. */
  kept: number;
  out: number;
}

/** How an answer was kept in shape: by a schema on the wire, as any JSON, or found in plain text. */
export const rungs = ["schema", "object", "text"] as const;
export type Rung = (typeof rungs)[number];

export interface Answer<T> {
  value: T;
  /** `provider:model`. */
  by: string;
  rung: Rung;
  tokens: Tokens;
  /** Milliseconds until anything came, and until all was there, of the try that was good. */
  first: number;
  took: number;
}

/** Words that are wished for as they come, in no shape. */
export type Say = Omit<Ask<never>, "shape">;

/** What saying came to. */
export type Spoken = Omit<Answer<never>, "value" | "rung">;

/** A model that writes. */
export interface TextEngine {
  /** `provider:model` of a role; nothing where none is set. */
  modelOf(role: Role): string | undefined;
  /** Whether there is a model and its provider has not failed just now. */
  ready(role: Role): boolean;
  /** Throws a `TextFault`, or the signal's reason. */
  ask<T>(ask: Ask<T>): Promise<Answer<T>>;
  /**
   * Plain text in pieces, as it comes; what it came to at its end. Faults as of `ask`, also midway, when what was heard
   * stands. Whoever hears no further ends it.
   */
  say(say: Say): AsyncGenerator<string, Spoken, void>;
}

/**
 * Why no answer came. `unset`: there is no model. `key`, `model`: the provider refuses the one, does not know the other.
 * `busy`: over the provider's rate. `down`: nobody there, or broken. `slow`: silent or too long. `refused`: the provider
 * will not answer this. `unusable`: what came is not what was asked for. `budget`: the tokens of the day are used up.
 */
export type FaultReason =
  | "unset"
  | "key"
  | "model"
  | "busy"
  | "down"
  | "slow"
  | "refused"
  | "unusable"
  | "budget";

/** What a `TextEngine` throws. */
export class TextFault extends Error {
  readonly why: FaultReason;
  /** Milliseconds the provider asks to wait. */
  readonly wait: number | undefined;

  constructor(why: FaultReason, message: string, { wait, cause }: { wait?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = "TextFault";
    this.why = why;
    this.wait = wait;
  }
}
