import { type Problem, type ProblemCode, problems } from "@salida/contract/problems.ts";
import type { FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";

/** The refusal an error stands for; `unexpected` is a fault of ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(codeOf(error));
}

/** A refusal as RFC 9457 problem details. */
export function problemOf({ code, facts }: Refusal): Problem {
  const { status, title } = problems[code];
  return {
    type: "about:blank",
    title,
    status,
    code,
    ...(facts.detail && { detail: facts.detail }),
    ...(facts.errors && { errors: facts.errors }),
  };
}

/** Whole seconds after which another try is worth it; undefined where waiting helps nobody. */
export function retryAfterOf({ code, facts }: Refusal): number | undefined {
  return facts.retryAfter ?? (code === "unavailable" ? 5 : undefined);
}

/** Answers a refusal. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = problemOf(refusal);
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.code(body.status).type("application/problem+json").send(JSON.stringify(body));
}

function codeOf(error: unknown): ProblemCode {
  const { code, statusCode, cause } = error as { code?: string; statusCode?: number; cause?: unknown };
  // the framework's errors say their status; the store's have none
  if (statusCode === undefined && (isStoreAway(error) || isStoreAway(cause))) return "unavailable";
  // what a row belongs to was deleted at the same moment
  if (sqlState(error) === "23503" || sqlState(cause) === "23503") return "conflict";
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return "wrong_type";
  if (code === "FST_ERR_MAX_PARAM_LENGTH") return "not_found";
  if (statusCode === 413) return "too_large";
  if (statusCode === 404 || statusCode === 405) return "not_found";
  if (statusCode === 503) return "unavailable";
  if (statusCode !== undefined && statusCode < 500) return "malformed";
  return "unexpected";
}

function sqlState(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}

/** The database is away, starting, stopping, full, overloaded or a standby's: not the asker's fault, and it passes. */
function isStoreAway(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  // SQLSTATE classes: 08 connection, 53 resources (disk full among them), 57P stop and start, 58 its system
  if (/^(08|53|57P|58)/.test(code)) return true;
  // 25006: it can only be read
  if (["57014", "25P03", "25006", "55P03", "40P01"].includes(code)) return true;
  if (["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"].includes(code))
    return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/.test(
    message,
  );
}
