import type { FastifyRequest } from "fastify";
import { verify } from "#accounts/calls/verify.ts";
import type { Tools } from "#accounts/tools.ts";
import { authRefusalOf } from "./auth-answer.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { readVerify } from "./bodies.ts";
import { queryOf, returnToOf } from "./request-parts.ts";

/** How the wire names a failed link, by the status it would have answered. */
const errorOf: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  503: "temporarily_unavailable",
};

/**
 * Where a link that is opened as it stands leads: to the page it names, with a session or the fault in the fragment.
 * Our own mails do not lead here, since whoever looks through mail opens links and would use them up.
 */
export async function verifyLink(
  tools: Tools,
  request: FastifyRequest,
  counted: (work: () => ReturnType<typeof verify>) => ReturnType<typeof verify>,
): Promise<string> {
  const type = queryOf(request, "type");
  const asked = readVerify({ type, token_hash: queryOf(request, "token") });
  const target = returnToOf(request, tools.settings) ?? tools.settings.PUBLIC_URL;
  try {
    const done = await counted(() => verify(tools, asked, request.headers["user-agent"]));
    const fragment = "msg" in done ? { message: done.msg } : { ...sessionParts(done), type };
    return withFragment(target, fragment);
  } catch (error) {
    const { code, status, message } = authRefusalOf(error);
    // a fault of ours is for the log, which sees what is thrown
    if (!(error instanceof AuthRefusal) && status === 500) throw error;
    const named = errorOf[status] ?? (status >= 500 ? "server_error" : "invalid_request");
    return withFragment(target, { error: named, error_code: code, error_description: message });
  }
}

function sessionParts(session: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  return { access_token, expires_at, expires_in, refresh_token, token_type };
}

/** `sb` marks the fragment as the auth service's. */
function withFragment(target: string, parts: Record<string, unknown>): string {
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) fragment.set(name, String(value));
  return `${target}#${fragment}&sb=`;
}
