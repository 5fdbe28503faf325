import { createHash } from "node:crypto";

/** What the pages may reach beside this server; nothing at all unless a setting names it. */
export interface PagePolicy {
  /** Addresses that scripts may ask; their origins count. */
  connect: readonly string[];
  /** Whether the hosted human check is shown, with its script and its frame. */
  challenge: boolean;
}

/** What a page of ours may use of a learner's device: the microphone, to send a voice message; no frame in it may. */
export const devicePolicy = "camera=(), geolocation=(), microphone=(self)";

const challenger = "https://challenges.cloudflare.com";

/** The content security policy of a page: our own files, styles written into it by their hash, no scripts in it. */
export function policyFor(html: string, { connect, challenge }: PagePolicy): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => hashOf(css));
  const asked = connect.map((address) => new URL(address).origin);
  const directives = [
    "default-src 'none'",
    sources("script-src", challenge ? [challenger] : []),
    sources("style-src", styles),
    "img-src 'self' data:",
    "font-src 'self'",
    sources("connect-src", asked),
    // a recording is heard from the page's own memory before it is sent
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  // the one policy passes the one address of the service worker, which no page could register otherwise;
  // the challenge's script is not ours: it makes up other scripts' addresses, which trusted types would refuse
  const rest = challenge
    ? [`frame-src ${challenger}`]
    : ["require-trusted-types-for 'script'", "trusted-types sw"];
  return [...directives, ...rest].join("; ");
}

/** A style or script written into a page, as a policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function sources(directive: string, more: readonly string[]): string {
  return [directive, "'self'", ...more].join(" ");
}
