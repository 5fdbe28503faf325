import { createHash } from "node:crypto";
import type { KeptMail } from "./outbox.ts";

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;font:inherit}" +
  "a{overflow-wrap:anywhere}";

/** Only the page's own style may be applied, and nothing may run or load. */
export const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** The local outbox to look at and click in. */
export function outboxPage(mails: readonly KeptMail[]): string {
  const list = mails.map(article).join("") || "<p>No mail yet.</p>";
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>` +
    `<p>Mail that this Salida would have sent, newest first.</p>${list}</main></body></html>`
  );
}

function article({ to, subject, text, links, createdAt }: KeptMail): string {
  const when = createdAt.toISOString();
  const facts = `<p>To ${escaped(to)}, <time datetime="${when}">${when}</time></p>`;
  return `<article><h2>${escaped(subject)}</h2>${facts}<pre>${linked(escaped(text), links)}</pre></article>`;
}

function linked(text: string, links: readonly string[]): string {
  return links
    .map(escaped)
    .reduce((so, link) => so.replaceAll(link, () => `<a href="${link}">${link}</a>`), text);
}

function escaped(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? "");
}
