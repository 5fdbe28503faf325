import { askAuth, captcha } from "#session/session.ts";

/** Asks for a mail with a link that lets a new password be set. The answer never tells whether there is an account. */
export function sendRecovery(email: string, captchaToken: string | undefined) {
  const redirectTo = `${location.origin}/reset-password`;
  return askAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo, ...captcha(captchaToken) }));
}

/** Asks for the mail of a sign-up or of a change of address once more. The answer is always the same. */
export function sendAgain(type: "signup" | "email_change", email: string, captchaToken: string | undefined) {
  const emailRedirectTo = `${location.origin}/confirm`;
  return askAuth((auth) =>
    auth.resend({ type, email, options: { emailRedirectTo, ...captcha(captchaToken) } }),
  );
}
