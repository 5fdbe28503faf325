import type { TroubleCode } from "#problem.ts";
import { dropOwn, ownNames, readOwn, writeOwn } from "./own-storage.ts";

/** A move that was made without a connection, and waits to be sent; one an exercise. */
export interface Held {
  /** The kind's name, and the exercise's id. */
  kind: string;
  id: string;
  move: string;
  body: unknown;
  query?: unknown;
  /** Where the move takes a key: the one of the try that got no answer, so that it is not made twice. */
  key?: string;
  /** Milliseconds; when it was made. */
  at: number;
  /** Why the server did not take it, once it has been asked. */
  refused?: TroubleCode;
}

const beginning = "held:";
/** Characters; a recording is not held. */
const longest = 20_000;

/** Holds a move in the place of the exercise's last one. Answers whether it is kept. */
export function hold(held: Held): boolean {
  return JSON.stringify(held.body).length <= longest && writeOwn(beginning + held.id, held);
}

/** What is held of an exercise, as it is stored; the same text as long as it is the same. */
export function heldText(id: string): string | null {
  return readOwn(beginning + id);
}

export function parseHeld(text: string | null): Held | undefined {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropHeld(id: string): void {
  dropOwn(beginning + id);
}

/** All that waits to be sent, the oldest first; without what was refused. */
export function allHeld(): Held[] {
  return ownNames(beginning)
    .flatMap((name) => parseHeld(readOwn(name)) ?? [])
    .filter(({ refused }) => !refused)
    .sort((a, b) => a.at - b.at);
}
