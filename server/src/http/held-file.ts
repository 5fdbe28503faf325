import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** From the smallest. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** A file in memory, as browsers take it: an answer opens nothing, however many are never read. */
export interface HeldFile {
  type: string;
  etag: string;
  plain: Buffer;
  packed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Holds the bytes of a file, and those of them that were compressed. */
export function holdFile(type: string, plain: Buffer, packed: HeldFile["packed"]): HeldFile {
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  return { type, etag, plain, packed };
}

/** Sends a held file, or says that the browser has it already. */
export function sendHeld(request: FastifyRequest, reply: FastifyReply, file: HeldFile): FastifyReply {
  const { type, etag, plain, packed } = file;
  reply.header("etag", etag);
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "").toLowerCase();
  const encoding = encodings.find((name) => packed[name] && accepts(accepted, name));
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type(type).send(encoding ? packed[encoding] : plain);
}

/** Named, and not with a weight of nothing. */
function accepts(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((part) => {
    const [name, weight = ""] = part.split(";").map((text) => text.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}
