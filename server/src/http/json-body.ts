import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

const deepest = 32;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads JSON bodies and nothing else. What PostgreSQL cannot hold is refused here, once for all calls. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => {
    try {
      // the auth client sends its content type with an empty body
      done(null, bytes.length === 0 ? undefined : parseJson(bytes as Buffer));
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal("malformed", { detail: "The body is not JSON" }));
    }
  });
}

function parseJson(bytes: Buffer): unknown {
  const value: unknown = JSON.parse(utf8.decode(bytes));
  refuseUnstorable(value, 0);
  return value;
}

function refuseUnstorable(value: unknown, depth: number): void {
  if (typeof value === "string") refuseText(value);
  if (typeof value !== "object" || value === null) return;
  if (depth >= deepest) throw new Refusal("malformed", { detail: "The body is nested too deeply" });
  for (const [key, inner] of Object.entries(value)) {
    refuseText(key);
    if (key === "__proto__")
      throw new Refusal("malformed", { detail: "The body has a key that is not allowed" });
    refuseUnstorable(inner, depth + 1);
  }
}

function refuseText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new Refusal("malformed", { detail: "The body has text with characters that are not allowed" });
  }
}
