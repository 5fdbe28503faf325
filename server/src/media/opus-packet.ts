const mostPerPacket = 120;

/** Milliseconds of sound in an Opus packet by its first two bytes (RFC 6716, 3.1); undefined for what is none. */
export function opusLength(first: number, second: number | undefined): number | undefined {
  const count = framesOf(first & 3, second);
  const length = count && count * frameOf(first >> 3);
  return length && length <= mostPerPacket ? length : undefined;
}

function framesOf(code: number, second: number | undefined): number | undefined {
  if (code === 3) return second === undefined ? undefined : second & 63;
  return code === 0 ? 1 : 2;
}

/** Milliseconds of one frame in a configuration: speech, both, music. */
function frameOf(config: number): number {
  if (config < 12) return [10, 20, 40, 60][config % 4] ?? 0;
  if (config < 16) return config % 2 ? 20 : 10;
  return [2.5, 5, 10, 20][config % 4] ?? 0;
}
