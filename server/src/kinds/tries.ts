/** Wrong tries that are remembered: many more than fit into a room's time. */
const mostKept = 200;

/** Notes a wrong try at a part; the same one again is no new mistake. */
export function noteTry(
  tries: readonly string[] = [],
  attempt: string,
): { tried: string[]; mistakes: 0 | 1 } {
  const same = fingerprint(attempt.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim());
  if (tries.includes(same)) return { tried: [...tries], mistakes: 0 };
  return { tried: [...tries, same].slice(-mostKept), mistakes: 1 };
}

/** A few letters that stand for a text: no key, two texts may have the same once in a blue moon. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
