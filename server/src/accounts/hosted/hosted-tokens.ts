import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import * as z from "zod/mini";
import { Refusal } from "#http/refusal.ts";

/** Seconds by which the project's clock may differ from ours. */
export const leeway = 30;
/** Seconds after which a token is not taken any more, whatever it says itself: what is gone is kept in mind as long. */
export const oldestToken = 86_400;

const audience = "authenticated";

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aud: z.literal(audience),
  role: z.literal("authenticated"),
  exp: z.number(),
});
type Claims = z.infer<typeof Claims>;

export interface HostedTokensOptions {
  /** Where the project's auth calls are: whoever issues its tokens. */
  base: string;
  /** The project's public key, which some gateways ask for. */
  key: string;
  /** What a project signs with that has no key pair. */
  secret: string | undefined;
  now: () => Date;
  /** Milliseconds for the published keys to arrive. */
  patience: number;
  /** Milliseconds before an unknown key has them fetched again. */
  pause: number;
}

/** Reads the tokens of a hosted project. */
export interface HostedTokens {
  /** The claims of a good token; `unauthorised` for any other, `unavailable` while the project's keys are not to be had. */
  read(token: string): Promise<Claims>;
}

export function openHostedTokens({ base, secret, now, ...source }: HostedTokensOptions): HostedTokens {
  const published = publishedKeys(base, source);
  const shared = secret === undefined ? undefined : new TextEncoder().encode(secret);
  const expected = { issuer: base, audience, requiredClaims: ["exp", "sub", "session_id", "role"] };
  return {
    async read(token) {
      const times = { currentDate: now(), clockTolerance: leeway, maxTokenAge: oldestToken };
      const options = { ...expected, ...times };
      try {
        const verified = await verify(token, published, shared, options);
        return Claims.parse(verified.payload);
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal("unauthorised");
      }
    },
  };
}

/** The secret for HS256 alone and the key pairs for the others alone: a public key must never serve as a secret. */
function verify(
  token: string,
  published: JWTVerifyGetKey,
  shared: Uint8Array | undefined,
  options: JWTVerifyOptions,
) {
  const { alg } = decodeProtectedHeader(token);
  if (alg === "HS256" && shared) return jwtVerify(token, shared, { ...options, algorithms: ["HS256"] });
  return jwtVerify(token, published, { ...options, algorithms: ["RS256", "ES256"] });
}

/** The project's keys, fetched when they are needed and again when a token names one that is not among them. */
function publishedKeys(
  base: string,
  { key, patience, pause }: Pick<HostedTokensOptions, "key" | "patience" | "pause">,
): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    headers: { apikey: key },
    timeoutDuration: patience,
    cooldownDuration: pause,
  });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      const isForeign = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys].some(
        (foreign) => error instanceof foreign,
      );
      throw isForeign ? error : new Refusal("unavailable");
    }
  };
}
