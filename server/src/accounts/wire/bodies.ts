import { looksLikeEmail } from "@salida/rules/passwords.ts";
import * as z from "zod/mini";
import { AuthRefusal } from "./auth-refusal.ts";

/** Bytes of a sign-up's metadata; each access token carries it, and a header has its limits. */
const metadataLimit = 4_096;

const text = z.nullish(z.string());
const Security = z.nullish(z.object({ captcha_token: text }));
const bodies = {
  signUp: z.object({
    email: text,
    password: text,
    data: z.nullish(z.record(z.string(), z.unknown())),
    gotrue_meta_security: Security,
  }),
  signIn: z.object({ email: text, password: text, gotrue_meta_security: Security }),
  refresh: z.object({ refresh_token: text }),
  verify: z.object({ type: text, token_hash: text }),
};

export interface SignUpBody {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  humanToken: string | undefined;
}

export type SignInBody = Omit<SignUpBody, "metadata">;

export function readSignUp(body: unknown): SignUpBody {
  const { email, password, data, gotrue_meta_security } = read(bodies.signUp, body);
  if (!email) throw new AuthRefusal("anonymous_provider_disabled");
  const address = normal(email);
  if (!looksLikeEmail(address)) throw invalid("Unable to validate email address: invalid format");
  const metadata = data ?? {};
  if (Buffer.byteLength(JSON.stringify(metadata)) > metadataLimit) {
    throw invalid(`User metadata cannot be larger than ${metadataLimit} bytes`);
  }
  const humanToken = gotrue_meta_security?.captcha_token ?? undefined;
  return { email: address, password: password ?? "", metadata, humanToken };
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

/** The token of a confirmation link. */
export function readVerify(body: unknown): string {
  const { type, token_hash } = read(bodies.verify, body);
  if (type !== "signup") throw invalid("Verify requires a verification type that is served here: signup");
  if (!token_hash) throw invalid("Verify requires a token hash");
  return token_hash;
}

function read<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = z.safeParse(schema, body);
  if (!result.success) throw new AuthRefusal("bad_json");
  return result.data;
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal("validation_failed", { message });
}
