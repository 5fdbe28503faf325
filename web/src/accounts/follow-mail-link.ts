import type { VerifyTokenHashParams } from "@supabase/auth-js";
import { codeOfFailure } from "#account-forms/auth-failure.ts";
import type { AuthClient } from "#session/auth-client.ts";
import { type Asked, askAuth } from "#session/session.ts";
import type { MailLink } from "./mail-link.ts";

/**
 * Uses a link up: from here on it is good for nothing. A sign-up that was not made in this browser is confirmed with
 * its password. The first half of a change of address answers no session.
 */
export function followMailLink(link: MailLink, password?: string) {
  return askAuth(async (auth) => {
    const before = (await auth.getSession()).data.session?.access_token;
    const answer = await open(auth, link, password);
    if (isOfAnother(link, answer.data.user)) {
      await auth.signOut({ scope: "local" });
      return { data: { session: null, user: null }, error: { code: "otp_expired" } };
    }
    // Nobody could use or see the session any more that this browser had until now.
    if (answer.data.session && before) void auth.admin.signOut(before, "local").catch(() => {});
    return answer;
  });
}

interface Opened {
  session: unknown;
  user: { email?: string | undefined } | null;
}

/** A link that names one address and opens another one's account was made to deceive. */
function isOfAnother(link: MailLink, user: Opened["user"]): boolean {
  if (link.kind !== "token" || link.type === "email_change" || !link.email || !user) return false;
  return user.email?.toLowerCase() !== link.email.toLowerCase();
}

async function open(auth: AuthClient, link: MailLink, password: string | undefined): Promise<Asked<Opened>> {
  if (link.kind === "session")
    return auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken });
  if (link.kind !== "token") return { data: { session: null, user: null }, error: { code: "otp_expired" } };
  const token: VerifyTokenHashParams = { token_hash: link.tokenHash, type: link.type };
  // The client sends on whatever stands in its argument, though its types know no password here.
  const sent: VerifyTokenHashParams & { password?: string } = { ...token, ...(password && { password }) };
  return auth.verifyOtp(sent);
}

const deadCodes: readonly string[] = [
  "otp_expired",
  "validation_failed",
  "invalid_jwt",
  "bad_jwt",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "refresh_token_not_found",
  "refresh_token_already_used",
];

/** Whether a link that was refused will be refused for ever. */
export function isDeadLink(error: unknown): boolean {
  return deadCodes.includes(codeOfFailure(error));
}
