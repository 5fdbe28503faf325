import { looksLikeEmail } from "@salida/rules/passwords.ts";
import * as z from "zod/mini";
import type { Returning } from "#accounts/letters/requests.ts";
import { AuthRefusal } from "./auth-refusal.ts";

/** Bytes of an account's metadata; each access token carries it, and a header has its limits. */
const metadataLimit = 4_096;

const text = z.nullish(z.string());
const Data = z.nullish(z.record(z.string(), z.unknown()));
const Security = z.nullish(z.object({ captcha_token: text }));
/** Of the flow with a code challenge, which is not served: the implicit flow sends both as null. */
const challenge = { code_challenge: text, code_challenge_method: text };
const bodies = {
  signUp: z.object({ email: text, password: text, data: Data, gotrue_meta_security: Security, ...challenge }),
  signIn: z.object({ email: text, password: text, gotrue_meta_security: Security }),
  refresh: z.object({ refresh_token: text }),
  verify: z.object({ type: text, token_hash: text, token: text, email: text, password: text }),
  recover: z.object({ email: text, gotrue_meta_security: Security, ...challenge }),
  resend: z.object({ email: text, type: text, gotrue_meta_security: Security, ...challenge }),
  change: z.object({
    email: text,
    password: text,
    current_password: text,
    nonce: text,
    data: Data,
    phone: text,
    app_metadata: Data,
    ...challenge,
  }),
};

export interface SignUpBody extends Returning {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  humanToken: string | undefined;
}

export type SignInBody = Omit<SignUpBody, "metadata" | "returnTo">;
export type MailAsked = Returning & Pick<SignUpBody, "email" | "humanToken">;
export type ResendBody = MailAsked & { type: "signup" | "email_change" };

const verifyTypes = ["signup", "email", "recovery", "email_change"] as const;
const resendTypes = ["signup", "email_change"] as const;

interface Verification {
  type: (typeof verifyTypes)[number];
  /** Of the sign-up that is confirmed, where it was asked for. */
  password: string | undefined;
}
type LinkBody = Verification & { tokenHash: string };
export type CodeBody = Verification & { email: string; code: string };
/** A mail's link, or its code with the address it went to. */
export type VerifyBody = LinkBody | CodeBody;

export interface ChangeBody extends Returning {
  email: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  data: Record<string, unknown> | undefined;
}

export function readSignUp(body: unknown): SignUpBody {
  const { email, password, data, gotrue_meta_security } = read(bodies.signUp, body);
  if (!email) throw new AuthRefusal("anonymous_provider_disabled");
  const metadata = data ?? {};
  refuseLargeMetadata(metadata);
  const humanToken = gotrue_meta_security?.captcha_token ?? undefined;
  return { email: addressOf(email), password: password ?? "", metadata, humanToken };
}

export function readSignIn(body: unknown): SignInBody {
  const { email, password, gotrue_meta_security } = read(bodies.signIn, body);
  if (!email) throw invalid("missing email or phone");
  const humanToken = gotrue_meta_security?.captcha_token ?? undefined;
  return { email: normal(email), password: password ?? "", humanToken };
}

/** The refresh token; one that is missing reads as one that cannot be ours. */
export function readRefresh(body: unknown): string {
  return read(bodies.refresh, body).refresh_token ?? "";
}

export function readVerify(body: unknown): VerifyBody {
  const { type: asked, token_hash, token, email, password } = read(bodies.verify, body);
  const type = verifyTypes.find((known) => known === asked);
  if (!type)
    throw invalid(`Verify requires a verification type that is served here: ${verifyTypes.join(", ")}`);
  const own = { type, password: password ?? undefined };
  if (token_hash) return { ...own, tokenHash: token_hash };
  if (token && email) return { ...own, email: normal(email), code: token };
  throw invalid("Verify requires either a token hash, or a token and an email");
}

export function readRecover(body: unknown): MailAsked {
  const { email, gotrue_meta_security } = read(bodies.recover, body);
  if (!email) throw invalid("Password recovery requires an email");
  return { email: addressOf(email), humanToken: gotrue_meta_security?.captcha_token ?? undefined };
}

export function readResend(body: unknown): ResendBody {
  const { email, type: asked, gotrue_meta_security } = read(bodies.resend, body);
  const type = resendTypes.find((known) => known === asked);
  if (!type) throw invalid(`Missing one of these types: ${resendTypes.join(", ")}`);
  if (!email) throw invalid("Type provided requires an email address");
  return { type, email: addressOf(email), humanToken: gotrue_meta_security?.captcha_token ?? undefined };
}

export function readChange(body: unknown): ChangeBody {
  const { email, password, current_password, nonce, data, phone, app_metadata } = read(bodies.change, body);
  if (app_metadata) throw new AuthRefusal("not_admin");
  if (phone) throw invalid("Phone numbers are not served here");
  return {
    email: email ? addressOf(email) : undefined,
    password: password ?? undefined,
    currentPassword: current_password ?? undefined,
    nonce: nonce || undefined,
    data: data ?? undefined,
  };
}

export function refuseLargeMetadata(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= metadataLimit) return;
  throw invalid(`User metadata cannot be larger than ${metadataLimit} bytes`);
}

function read<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = z.safeParse(schema, body);
  if (!result.success) throw new AuthRefusal("bad_json");
  const { code_challenge, code_challenge_method } = result.data as z.output<
    z.ZodMiniObject<typeof challenge>
  >;
  if (code_challenge || code_challenge_method)
    throw invalid("A code challenge is not served here: use the implicit flow");
  return result.data;
}

function addressOf(email: string): string {
  const address = normal(email);
  if (looksLikeEmail(address)) return address;
  throw invalid("Unable to validate email address: invalid format");
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal("validation_failed", { message });
}
