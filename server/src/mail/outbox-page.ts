import { createHash } from "node:crypto";
import { escaped } from "#http/escaped.ts";
import type { KeptMail } from "./outbox.ts";

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;font:inherit}" +
  "a{overflow-wrap:anywhere}";

const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

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

function article({ to, language, subject, text, links, createdAt }: KeptMail): string {
  const when = `<time datetime="${createdAt.toISOString()}">${clock.format(createdAt)} UTC</time>`;
  const lines = text.split("\n").map((line) => (links.includes(line) ? link(line) : escaped(line)));
  return (
    `<article lang="${language}"><h2>${escaped(subject)}</h2>` +
    `<p lang="en">To ${escaped(to)}, ${when}</p><pre>${lines.join("\n")}</pre></article>`
  );
}

function link(address: string): string {
  const href = escaped(address);
  return `<a href="${href}">${href}</a>`;
}
