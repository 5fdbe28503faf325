import type { FastifyRequest } from "fastify";
import { AuthRefusal } from "./auth-refusal.ts";

export function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(headers.authorization ?? "") ?? [];
  if (!token) throw new AuthRefusal("no_authorization");
  return token;
}

/** A query parameter, once; given twice it is as good as none. */
export function queryOf({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
