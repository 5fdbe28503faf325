import type { ByteRange } from "./media-store.ts";

/**
 * The part that a `Range` header asks for of a file of so many bytes: undefined where there is none that we know, or
 * several, so that the whole goes out; "nothing" where the file has none of it.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "nothing" | undefined {
  const [, from = "", to = ""] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  if (!from) {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : "nothing";
  }
  const first = Number(from);
  if (to && Number(to) < first) return undefined;
  return first < size ? { first, last: to ? Math.min(Number(to), size - 1) : size - 1 } : "nothing";
}
