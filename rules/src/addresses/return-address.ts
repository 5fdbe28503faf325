import { isLoopbackHost } from "./hosts.ts";

/** Characters; no page's own address comes near it. */
const longest = 2_000;

/**
 * The address a mailed link may return to, as a browser would read it: one of our own, or at or below one of those
 * listed. Undefined for everything else, since whoever asks for a mail chooses it and somebody else follows it.
 */
export function returnAddress(
  asked: string | undefined,
  own: string,
  listed: readonly string[],
): string | undefined {
  const target = asked === undefined ? null : readPlainly(asked);
  if (!target) return undefined;
  const allowed = isOurs(target, new URL(own)) || listed.some((entry) => isBelow(target, new URL(entry)));
  if (!allowed) return undefined;
  target.hash = "";
  return target.href;
}

/** Whether an address is a page of this very site, so that nothing has to be handed over there. */
export function isOwnPage(address: string, own: string): boolean {
  return new URL(address).origin === new URL(own).origin;
}

/** An address that nobody reads in two ways; null for any other. */
function readPlainly(asked: string): URL | null {
  if (asked.length > longest || !/^https?:\/\/[^/][\x21\x23-\x5b\x5d-\x7e]*$/i.test(asked)) return null;
  const target = URL.parse(asked);
  if (!target || target.username || target.password) return null;
  // an empty or hidden segment reads as another host, or another folder, once somebody decodes or joins it
  return target.pathname.startsWith("//") || /%(2f|5c)/i.test(target.pathname) ? null : target;
}

/** On one's own machine a page is often served at another port than its server. */
function isOurs(target: URL, own: URL): boolean {
  if (target.origin === own.origin) return true;
  const sameHost = target.protocol === own.protocol && target.hostname === own.hostname;
  return sameHost && isLoopbackHost(own.hostname);
}

/** At an address or in its folder: `/app` holds `/app/page`, not `/apple`. */
function isBelow(target: URL, entry: URL): boolean {
  const folder = entry.pathname.replace(/\/+$/, "");
  const within = target.pathname === folder || target.pathname.startsWith(`${folder}/`);
  return target.origin === entry.origin && within;
}
