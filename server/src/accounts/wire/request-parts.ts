import { returnAddress } from "@salida/rules/addresses/return-address.ts";
import type { FastifyRequest } from "fastify";
import type { AccountSettings } from "#accounts/settings.ts";
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

/** The page asked to return to, where it is our own or on the operator's list. */
export function returnToOf(
  request: FastifyRequest,
  { PUBLIC_URL, REDIRECT_URLS }: Pick<AccountSettings, "PUBLIC_URL" | "REDIRECT_URLS">,
): string | undefined {
  return returnAddress(queryOf(request, "redirect_to"), PUBLIC_URL, REDIRECT_URLS);
}
