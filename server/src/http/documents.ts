import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type HeldFile, holdFile, sendHeld } from "./held-file.ts";
import { devicePolicy, type PagePolicy, policyFor } from "./page-policy.ts";

/** An HTML page held in memory, with its content security policy. */
export interface Document {
  policy: string;
  file: HeldFile;
}

/** Reads a page, puts `replacements` in place of its markers, and compresses it once. */
export async function readDocument(
  file: string,
  replacements: Readonly<Record<string, string>>,
  policy: PagePolicy,
): Promise<Document> {
  let html = readFileSync(file, "utf8");
  for (const [marker, text] of Object.entries(replacements)) html = html.replaceAll(marker, () => text);
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return {
    policy: policyFor(html, policy),
    file: holdFile("text/html; charset=utf-8", plain, { br, gzip: gz }),
  };
}

/** Sends a page. It may change with every release, so it is asked for each time. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, file }: Document,
): FastifyReply {
  reply.headers({
    "content-security-policy": policy,
    "permissions-policy": devicePolicy,
    "cache-control": "no-cache",
  });
  reply.header("vary", "accept-encoding, accept-language, cookie");
  return sendHeld(request, reply, file);
}
