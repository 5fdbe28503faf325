/** An element of an EBML file (RFC 8794), and where what is in it stands. */
export interface Element {
  id: number;
  from: number;
  to: number;
  /** Its size is not told: it goes on until something comes that cannot be in it. */
  open: boolean;
}

/** Bytes of an element that is read child by child at once. */
const longest = 65_536;

/** The element that begins at a place and ends by `end`; undefined where there is none, or it would go on beyond. */
export function elementAt(bytes: Buffer, at: number, end: number): Element | undefined {
  const idLength = lengthAt(bytes, at, end);
  if (!idLength || idLength > 4) return undefined;
  const size = numberAt(bytes, at + idLength, end);
  if (!size) return undefined;
  const from = at + idLength + size.length;
  const to = size.value === undefined ? end : from + size.value;
  if (to > end) return undefined;
  return { id: bytes.readUIntBE(at, idLength), from, to, open: size.value === undefined };
}

/** What is in an element, by id; undefined where it is not made of elements, is too long, or has one of them twice. */
export function childrenOf(bytes: Buffer, { from, to, open }: Element): Map<number, Element> | undefined {
  if (open || to - from > longest) return undefined;
  const children = new Map<number, Element>();
  for (let at = from; at < to; ) {
    const child = elementAt(bytes, at, to);
    if (!child || child.open || children.has(child.id)) return undefined;
    children.set(child.id, child);
    at = child.to;
  }
  return children;
}

/** The whole number in an element; undefined where there is none. */
export function wholeIn(bytes: Buffer, element: Element | undefined): number | undefined {
  if (!element || element.to - element.from > 8) return undefined;
  return wholeAt(bytes, element.from, element.to);
}

/** The letters in an element, without the zeros that may follow them. */
export function textIn(bytes: Buffer, element: Element | undefined): string | undefined {
  return element && bytes.toString("latin1", element.from, element.to).replace(/\0+$/, "");
}

/** A number of one to eight bytes, the first of which tells how many; all ones stand for no value. */
export function numberAt(
  bytes: Buffer,
  at: number,
  end: number,
): { length: number; value: number | undefined } | undefined {
  const length = lengthAt(bytes, at, end);
  if (!length) return undefined;
  const most = 2 ** (7 * length) - 1;
  const value =
    ((bytes[at] ?? 0) & (0xff >> length)) * 256 ** (length - 1) + wholeAt(bytes, at + 1, at + length);
  return { length, value: value === most ? undefined : value };
}

function wholeAt(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 256 + (bytes[at] ?? 0);
  return value;
}

function lengthAt(bytes: Buffer, at: number, end: number): number | undefined {
  const first = at < end ? bytes[at] : undefined;
  const length = first && Math.clz32(first) - 23;
  return length && at + length <= end ? length : undefined;
}
