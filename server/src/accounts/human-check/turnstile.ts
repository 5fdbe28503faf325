import { createHash, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { answerText } from "#accounts/answer-text.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { Database } from "#store/database.ts";
import type { HumanCheck } from "./human-check.ts";
import { disallowed, useOnce } from "./once.ts";
import { isTurnstileTestKey } from "./settings.ts";

const longestToken = 2_048;
/** Milliseconds a token is good for; the provider itself refuses it after that. */
const tokenLife = 300_000;
/** Bytes of an answer; a right one has a few hundred. */
const longestAnswer = 16_384;

const Verdict = z.object({
  success: z.boolean(),
  "error-codes": z.nullish(z.array(z.string())),
  action: z.nullish(z.string()),
  hostname: z.nullish(z.string()),
});
type Verdict = z.infer<typeof Verdict>;

export interface TurnstileOptions {
  db: Database;
  secret: string;
  /** The one site whose tokens are taken. */
  hostname: string;
  now: () => Date;
  /** Where tokens are judged. */
  siteverify?: string;
  /** Milliseconds for the answer, a second try included. */
  patience?: number;
}

/** Cloudflare's challenge. While its judge cannot be asked nobody gets through. */
export function openTurnstile(options: TurnstileOptions): HumanCheck {
  const { db, secret, hostname, now } = options;
  return {
    async spend(token, action, remoteIp) {
      if (!token) throw new AuthRefusal("captcha_failed");
      if (token.length > longestToken) throw disallowed("invalid-input-response");
      const verdict = await judge(options, { response: token, ...(remoteIp && { remoteip: remoteIp }) });
      if (!verdict.success) throw disallowed(...reasonsOf(verdict));
      // with a test secret one token serves for ever, and the verdict is about no site of ours
      if (isTurnstileTestKey(secret)) return;
      if (verdict.action !== action || verdict.hostname !== hostname) {
        throw disallowed("invalid-input-response");
      }
      const signature = createHash("sha256").update(token).digest("hex");
      await useOnce(db, signature, new Date(now().getTime() + tokenLife));
    },
  };
}

async function judge(
  {
    secret,
    siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    patience = 5_000,
  }: TurnstileOptions,
  facts: Record<string, string>,
): Promise<Verdict> {
  // by its key a judge that heard the first try gives the second the same verdict
  const body = new URLSearchParams({ secret, ...facts, idempotency_key: randomUUID() });
  const ask = { method: "POST", body, redirect: "error", signal: AbortSignal.timeout(patience) } as const;
  try {
    const answer = await fetch(siteverify, ask).catch(() => fetch(siteverify, ask));
    if (answer.status >= 500) throw new Error("the judge is out of order");
    const verdict = Verdict.parse(JSON.parse(await answerText(answer, longestAnswer)));
    if (verdict["error-codes"]?.includes("internal-error")) throw new Error("the judge is out of order");
    return verdict;
  } catch {
    // the error may quote what was sent
    const message = "captcha verification process failed";
    throw new AuthRefusal("unexpected_failure", { status: 503, retryAfter: 5, message });
  }
}

/** The reasons given, as far as they look like the provider's codes. */
function reasonsOf(verdict: Verdict): string[] {
  const codes = verdict["error-codes"]?.filter((code) => /^[a-z-]{1,40}$/.test(code)).slice(0, 5) ?? [];
  return codes.length > 0 ? codes : ["invalid-input-response"];
}
