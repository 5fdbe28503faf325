/** A kept answer as a sound asks for it: the part of it that is wished for, or the whole. */
export async function ranged(whole: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  if (!asked || (!asked[1] && !asked[2])) return whole;
  const bytes = await whole.blob();
  const { first, last } = placesOf(asked[1] ?? "", asked[2] ?? "", bytes.size);
  const headers = new Headers(whole.headers);
  if (first > last) {
    headers.set("content-range", `bytes */${bytes.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${first}-${last}/${bytes.size}`);
  headers.set("content-length", String(last - first + 1));
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

/** `-500` are the last 500 bytes. */
function placesOf(from: string, to: string, size: number): { first: number; last: number } {
  if (!from) return { first: Math.max(0, size - Number(to)), last: size - 1 };
  return { first: Number(from), last: Math.min(to ? Number(to) : size - 1, size - 1) };
}
