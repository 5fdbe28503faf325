import type { Readable } from "node:stream";

/** What is kept, and how its file's name ends. */
export const mediaTypes = {
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/webm": "webm",
  "image/webp": "webp",
} as const;

export type MediaType = keyof typeof mediaTypes;

export interface MediaFacts {
  type: MediaType;
  /** Bytes. */
  size: number;
}

/** Bytes of a file, from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Where sound and pictures lie. The name of what is shared is made of what is in it, so it never changes, and what is
 * the same is kept once. What is one learner's has a name by chance. A name that cannot be one is like one that nobody
 * has.
 */
export interface MediaStore {
  /** Keeps bytes, whole or not at all; gives their name. */
  put(bytes: Uint8Array, type: MediaType): Promise<string>;
  /** Keeps bytes under a new name, whole or not at all. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** What a file is, or undefined where there is none. */
  find(name: string): Promise<MediaFacts | undefined>;
  /** A part of a file that was found. Holds nothing open while nobody reads. */
  read(name: string, range: ByteRange): Readable;
  /** Forgets a file; there need not be one. */
  remove(name: string): Promise<void>;
}
