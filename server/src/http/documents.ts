import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip" | "identity";

/** An HTML page held in memory: the policy its inline styles need, and its bytes as browsers take them. */
export interface Document {
  etag: string;
  policy: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Reads a page, puts `replacements` in place of its markers, and compresses it once. */
export async function readDocument(
  file: string,
  replacements: Readonly<Record<string, string>>,
): Promise<Document> {
  let html = readFileSync(file, "utf8");
  for (const [marker, text] of Object.entries(replacements)) html = html.replaceAll(marker, () => text);
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return {
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    policy: policyFor(html),
    bodies: { br, gzip: gz, identity: plain },
  };
}

/** Sends a page, or says that the browser has it already. It may change with every release, so it is asked for each time. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, policy, bodies }: Document,
): FastifyReply {
  reply.headers({ "content-security-policy": policy, "cache-control": "no-cache", etag });
  reply.header("vary", "accept-encoding, accept-language, cookie");
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(bodies[encoding]);
}

function encodingFor(accepted: string | string[] = ""): Encoding {
  const all = String(accepted).toLowerCase();
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(all)) return "br";
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(all) ? "gzip" : "identity";
}

/** Only our own files; styles written into the page by their hash; no scripts in it at all. */
function policyFor(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
