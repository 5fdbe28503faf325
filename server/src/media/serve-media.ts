import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#http/refusal.ts";
import { rangeOf } from "./byte-range.ts";
import type { IsKnown } from "./known-learners.ts";
import type { MediaFacts, MediaStore } from "./media-store.ts";
import type { MediaGrant, MediaTokens } from "./media-token.ts";

/** Where media are served, before the token. */
export const mediaPath = "/api/v1/media";

export interface MediaParts {
  store: MediaStore;
  tokens: MediaTokens;
  isKnown: IsKnown;
  now: () => Date;
}

/** Serves files by their tokens: a page's audio and pictures cannot bring an access token. What is wrong is not there. */
export function serveMedia(app: FastifyInstance, parts: MediaParts): void {
  app.route({
    method: ["GET", "HEAD"],
    url: `${mediaPath}/:token`,
    handler: async (request, reply) => {
      const { token } = request.params as { token: string };
      const now = parts.now();
      const grant = parts.tokens.open(token, now);
      if (!grant || !(await parts.isKnown(grant.learner, now))) throw new Refusal("not_found");
      const facts = await parts.store.find(grant.name);
      if (!facts) throw new Refusal("not_found");
      // of the address, not of the bytes: two learners cannot tell that they have the same
      const etag = `"${createHash("sha256").update(token).digest("base64url").slice(0, 22)}"`;
      reply.headers(headersOf(grant, facts, etag, now));
      if (isHeld(request, etag)) return reply.code(304).send();
      return send(request, reply, parts.store, { name: grant.name, etag, ...facts });
    },
  });
}

function headersOf({ expires }: MediaGrant, { type }: MediaFacts, etag: string, now: Date) {
  const seconds = Math.floor((expires.getTime() - now.getTime()) / 1_000);
  return {
    "content-type": type,
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": `private, max-age=${seconds}, immutable`,
    "accept-ranges": "bytes",
    etag,
  };
}

function isHeld({ headers }: FastifyRequest, etag: string): boolean {
  const held = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return held?.some((tag) => tag === etag || tag === "*") ?? false;
}

interface Found extends MediaFacts {
  name: string;
  etag: string;
}

function send(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  store: MediaStore,
  file: Found,
): FastifyReply {
  const { name, etag, size } = file;
  // a part of what is another file by now is no use
  const isSame = (headers["if-range"] ?? etag) === etag;
  // RFC 9110 knows ranges for GET only
  const range = isSame && method === "GET" ? rangeOf(headers.range, size) : undefined;
  if (range === "nothing") {
    return reply
      .code(416)
      .headers({ "content-range": `bytes */${size}`, "cache-control": "no-store" })
      .send();
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${first}-${last}/${size}`);
  reply.header("content-length", last - first + 1);
  return method === "HEAD" ? reply.send() : reply.send(store.read(name, { first, last }));
}
