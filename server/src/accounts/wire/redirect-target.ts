import { isLoopbackHost } from "@salida/rules/hosts.ts";

/** The page asked for, where it is one of this site's own; else the site itself. */
export function redirectTarget(asked: string | undefined, site: string): string {
  const target = asked && /^https?:\/\/[\x21\x23-\x5b\x5d-\x7e]+$/i.test(asked) ? URL.parse(asked) : null;
  if (!target || target.username || target.password || !isOwn(target, new URL(site))) return site;
  target.hash = "";
  return target.href;
}

/** On one's own machine a page is often served at another port than its server. */
function isOwn(target: URL, site: URL): boolean {
  if (target.origin === site.origin) return true;
  const sameHost = target.protocol === site.protocol && target.hostname === site.hostname;
  return sameHost && isLoopbackHost(site.hostname);
}
