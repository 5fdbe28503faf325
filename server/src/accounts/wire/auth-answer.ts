import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalOf } from "#http/problem.ts";
import type { Wire } from "#http/wires.ts";
import { AuthRefusal } from "./auth-refusal.ts";

/** Says which shape of errors the asker reads. */
export const versionHeader = "x-supabase-api-version";
const stringCodesSince = "2024-01-01";

/** The refusal an error stands for on the auth wire; `unexpected_failure` with status 500 is a fault of ours. */
export function authRefusalOf(error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const { code } = refusalOf(error);
  if (code === "malformed" || code === "wrong_type") return new AuthRefusal("bad_json");
  if (code === "too_large") return new AuthRefusal("request_entity_too_large");
  if (code === "not_found") return new AuthRefusal("not_found");
  if (code === "conflict") return new AuthRefusal("conflict");
  if (code === "unavailable") return new AuthRefusal("unavailable", { retryAfter: 5 });
  return new AuthRefusal("unexpected_failure");
}

/** Answers a refusal in the shape that the asker's API version reads. */
export function sendAuthRefusal(
  { headers, id }: FastifyRequest,
  reply: FastifyReply,
  { code, status, message, facts }: AuthRefusal,
): FastifyReply {
  reply.code(status).header("x-sb-error-code", code);
  if (facts.retryAfter !== undefined) reply.header("retry-after", facts.retryAfter);
  const extra = facts.reasons && { weak_password: { reasons: facts.reasons } };
  if (readsStringCodes(headers[versionHeader])) {
    return reply.header(versionHeader, stringCodesSince).send({ code, message, ...extra });
  }
  const trace = status >= 500 && { error_id: id };
  return reply.send({ code: status, error_code: code, msg: message, ...extra, ...trace });
}

/** What the edge, or a page, refuses below the auth wire's address is told in that wire's shape too. */
export const authWire: Wire = {
  under: "/auth/v1",
  refuse: (request, reply, error) => sendAuthRefusal(request, reply, authRefusalOf(error)),
};

function readsStringCodes(version: string | string[] | undefined): boolean {
  if (typeof version !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= stringCodesSince;
}
