import { createHash, randomBytes } from "node:crypto";
import { type MediaType, mediaTypes } from "./media-store.ts";

const types = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [ending as string, type as MediaType]),
);

/** What a name is made of. */
export interface NameParts {
  /** SHA-256 of the bytes, or 32 bytes of chance; hex. */
  hash: string;
  type: MediaType;
}

/** The name of bytes: their hash, and the ending of their type. */
export function nameOf(bytes: Uint8Array, type: MediaType): string {
  return `${createHash("sha256").update(bytes).digest("hex")}.${mediaTypes[type]}`;
}

/** A name that says nothing of what it names, and that nothing else has. */
export function newName(type: MediaType): string {
  return `${randomBytes(32).toString("hex")}.${mediaTypes[type]}`;
}

/** A name's parts, or undefined for what is no name; a path is none. */
export function partsOf(name: string): NameParts | undefined {
  const [, hash, ending = ""] = /^([0-9a-f]{64})\.([a-z0-9]{2,5})$/.exec(name) ?? [];
  const type = types.get(ending);
  return hash && type ? { hash, type } : undefined;
}
