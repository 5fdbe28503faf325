import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedUp, someAccounts, type TestAccounts, type TestSession } from "./test-accounts.ts";
import { bearer, getUser, outcomeOf } from "./test-calls.ts";
import { type Forgery, forgeryOf } from "./test-forgery.ts";
import { newSigningKey, type SigningKey } from "./tokens/signing-keys.ts";

// those that access-tokens.test.ts forges are not forged again here

let server: TestAccounts;
let own: TestSession;
let other: TestSession;
let forgery: Forgery;
let foreign: SigningKey;
beforeAll(async () => {
  server = await someAccounts();
  own = await signedUp(server, "own@salida.test");
  other = await signedUp(server, "other@salida.test");
  forgery = forgeryOf(server, own);
  foreign = await newSigningKey();
});
afterAll(() => server.close());

type Signer = (input: string) => Buffer;
const encoded = (part: unknown) =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
const hmac =
  (secret: string | Buffer, hash = "sha256"): Signer =>
  (input) =>
    createHmac(hash, secret).update(input).digest();
const ecdsa =
  (key: KeyObject, hash = "sha256", dsaEncoding: "ieee-p1363" | "der" = "ieee-p1363"): Signer =>
  (input) =>
    sign(hash, Buffer.from(input), { key, dsaEncoding });

/** A token of any header and claims, by any signer: no library is in the way. */
function raw(header: unknown, claims: unknown, by: Signer): string {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${by(input).toString("base64url")}`;
}

function keysOf(jwk: SigningKey): { secret: KeyObject; open: KeyObject } {
  const open = createPublicKey({ key: { ...jwk, d: undefined }, format: "jwk" } as never);
  return { secret: privateOf(jwk), open };
}

function privateOf({ kty, crv, x, y, d }: SigningKey): KeyObject {
  return createPrivateKey({ key: { kty, crv, x, y, d }, format: "jwk" });
}

async function outcome(token: string): Promise<unknown[]> {
  const wire = outcomeOf(await getUser(server, { access_token: token }));
  const api = await server.accounts.who(token).then(
    () => "accepted",
    ({ code }: { code: string }) => code,
  );
  return [...wire, api];
}

/** Each by name, with what both APIs say to it. */
async function outcomes(forged: Record<string, string | Promise<string>>): Promise<Record<string, unknown>> {
  const asked = Object.entries(forged).map(async ([name, token]) => [name, await outcome(await token)]);
  return Object.fromEntries(await Promise.all(asked));
}

async function expectRefused(forged: Record<string, string | Promise<string>>): Promise<void> {
  const refused = Object.fromEntries(
    Object.keys(forged).map((name) => [name, [403, "bad_jwt", "unauthorised"]]),
  );
  expect(await outcomes(forged)).toEqual(refused);
}

test("the forger's tools make a good token of the right parts, so each refusal has its own reason", async () => {
  const { claims, key } = forgery;
  const made = raw({ alg: "ES256", typ: "JWT", kid: key.kid }, claims, ecdsa(privateOf(key)));

  expect(await outcome(made)).toEqual([200, null, "accepted"]);
});

test("no token without a signature is accepted, however its algorithm is written", async () => {
  const { claims, key, parts } = forgery;
  const kid = key.kid;
  const nothing: Signer = () => Buffer.alloc(0);
  const stale: Signer = () => Buffer.from(parts[2], "base64url");
  await expectRefused({
    nOnE: raw({ alg: "nOnE", kid }, claims, nothing),
    NONE: raw({ alg: "NONE", kid }, claims, nothing),
    "none with a signature": raw({ alg: "none", kid }, claims, stale),
    "empty alg": raw({ alg: "", kid }, claims, nothing),
    "no alg": raw({ kid }, claims, ecdsa(privateOf(key))),
    "alg null": raw({ alg: null, kid }, claims, ecdsa(privateOf(key))),
    "alg list": raw({ alg: ["ES256"], kid }, claims, ecdsa(privateOf(key))),
    "ES256, empty signature": raw({ alg: "ES256", kid }, claims, nothing),
    "ES256, zero signature": raw({ alg: "ES256", kid }, claims, () => Buffer.alloc(64)),
  });
});

test("no public part of the key is a secret to sign with", async () => {
  const { claims, key } = forgery;
  const { open } = keysOf(key);
  const [x, y] = [Buffer.from(key.x, "base64url"), Buffer.from(key.y, "base64url")];
  const header = { alg: "HS256", kid: key.kid };
  await expectRefused({
    PEM: raw(header, claims, hmac(open.export({ type: "spki", format: "pem" }))),
    "PEM without its last line end": raw(
      header,
      claims,
      hmac(String(open.export({ type: "spki", format: "pem" })).trim()),
    ),
    DER: raw(header, claims, hmac(open.export({ type: "spki", format: "der" }))),
    JWK: raw(header, claims, hmac(JSON.stringify(open.export({ format: "jwk" })))),
    x: raw(header, claims, hmac(x)),
    "x as text": raw(header, claims, hmac(key.x)),
    point: raw(header, claims, hmac(Buffer.concat([Buffer.from([4]), x, y]))),
    "empty secret": raw(header, claims, hmac("")),
    "zero secret": raw(header, claims, hmac(Buffer.alloc(32))),
    HS384: raw({ ...header, alg: "HS384" }, claims, hmac(key.x, "sha384")),
    HS512: raw({ ...header, alg: "HS512" }, claims, hmac(key.x, "sha512")),
  });
});

test("no key of the forger's own is taken, wherever the header says that it is", async () => {
  const { claims, key } = forgery;
  const { secret } = keysOf(foreign);
  const by = ecdsa(secret);
  const header = { alg: "ES256", kid: key.kid };
  const { d: _, ...jwk } = foreign;
  const p384 = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey;
  const ed = generateKeyPairSync("ed25519").privateKey;
  await expectRefused({
    "jwk under our name": raw({ ...header, jwk: { ...jwk, kid: key.kid } }, claims, by),
    x5u: raw({ ...header, x5u: "https://127.0.0.1:1/chain.pem" }, claims, by),
    x5c: raw(
      { ...header, x5c: [keysOf(foreign).open.export({ type: "spki", format: "der" }).toString("base64")] },
      claims,
      by,
    ),
    "jku and jwk": raw({ ...header, jku: `${server.url}/auth/v1/.well-known/jwks.json`, jwk }, claims, by),
    "kid that climbs": raw({ ...header, kid: "../../../../dev/null" }, claims, by),
    "kid in SQL": raw({ ...header, kid: "x' union select 'key' --" }, claims, by),
    "kid list": raw({ ...header, kid: [key.kid] }, claims, by),
    "kid of the prototype": raw({ ...header, kid: "__proto__" }, claims, by),
    "empty kid": raw({ ...header, kid: "" }, claims, by),
    "another curve": raw({ ...header, alg: "ES384" }, claims, ecdsa(p384, "sha384")),
    "another curve, said to be ours": raw(header, claims, ecdsa(p384)),
    EdDSA: raw({ ...header, alg: "EdDSA" }, claims, (input) => sign(null, Buffer.from(input), ed)),
  });
});

test("a header that asks for what we do not know is refused, though our key signed it", async () => {
  const { claims, key } = forgery;
  const by = ecdsa(privateOf(key));
  const header = { alg: "ES256", kid: key.kid };
  await expectRefused({
    "unknown crit": raw({ ...header, crit: ["exp2"], exp2: 1 }, claims, by),
    "empty crit": raw({ ...header, crit: [] }, claims, by),
    "unencoded body": raw({ ...header, crit: ["b64"], b64: false }, claims, by),
    "header that is a list": raw([header], claims, by),
    "header that is text": raw("ES256", claims, by),
    "body that is a list": raw(header, [claims], by),
    "body that is null": raw(header, "null", by),
    "body that is text": raw(header, "claims", by),
  });
});

test("claims of another kind or value than the server's own are refused, though our key signed them", async () => {
  const { claims, signed } = forgery;
  const later = Number(claims.exp) + 3_600;
  const { iss = "" } = claims;
  const odd = {
    "iss with a slash": { iss: `${iss}/` },
    "iss of the site": { iss: new URL(iss).origin },
    "iss list": { iss: [iss] },
    "aud list of one": { aud: ["authenticated"] },
    "aud in capitals": { aud: "AUTHENTICATED" },
    "aud empty": { aud: "" },
    "role anon": { role: "anon" },
    "role admin": { role: "supabase_admin" },
    "role list": { role: ["authenticated"] },
    "exp zero": { exp: 0 },
    "exp null": { exp: null },
    "exp list": { exp: [later] },
    "exp a second ago": { exp: Math.floor(Date.now() / 1000) - 1 },
    "nbf as text": { nbf: "0" },
    "nbf in a minute": { nbf: Math.floor(Date.now() / 1000) + 60 },
    "sub list": { sub: [claims.sub] },
    "sub null": { sub: null },
    "session that is no id": { session_id: "../" },
    "session list": { session_id: [claims.session_id] },
    "session null": { session_id: null },
  };
  await expectRefused(
    Object.fromEntries(
      Object.entries(odd).map(([name, change]) => [name, signed({ ...claims, ...change } as never)]),
    ),
  );
});

test("a good token with anything else at any place is refused", async () => {
  const { parts, key, claims } = forgery;
  const [head, body, signature] = parts;
  const [otherHead, otherBody, otherSignature] = forgeryOf(server, other).parts;
  const der = ecdsa(privateOf(key), "sha256", "der");
  await expectRefused({
    "another's body": `${head}.${otherBody}.${signature}`,
    "another's signature": `${head}.${body}.${otherSignature}`,
    "another's both, swapped": `${otherHead}.${body}.${otherSignature}`,
    "signature in DER": raw({ alg: "ES256", kid: key.kid }, claims, der),
    "a sign short": own.access_token.slice(0, -1),
    "a byte short": `${head}.${body}.${Buffer.from(signature, "base64url").subarray(0, 63).toString("base64url")}`,
    "a byte long": `${head}.${body}.${Buffer.concat([Buffer.from(signature, "base64url"), Buffer.from([0])]).toString("base64url")}`,
    "two parts": `${head}.${body}`,
    "four parts": `${own.access_token}.${signature}`,
    "five parts": `${head}..${body}.${signature}.${signature}`,
    "padded body": `${head}.${body}=.${signature}`,
    "padded head": `${head}==.${body}.${signature}`,
    "a dot before": `.${own.access_token}`,
    "a dot behind": `${own.access_token}.`,
    "the refresh token": own.refresh_token,
  });
});

test("a token of another installation with the same address is refused", async () => {
  const elsewhere = await someAccounts();
  const theirs = await signedUp(elsewhere, "own@salida.test");

  await expectRefused({ theirs: theirs.access_token });
  await elsewhere.close();
});

describe("a token that our key signed", () => {
  const claimsOf = (session: TestSession) => forgeryOf(server, session).claims;

  test("for another account's session is refused", async () => {
    const { session_id } = claimsOf(other);

    expect(await outcome(await forgery.signed({ ...forgery.claims, session_id }))).toEqual([
      403,
      "session_not_found",
      "unauthorised",
    ]);
  });

  test("for a session that was never there is refused", async () => {
    const made = { ...forgery.claims, session_id: crypto.randomUUID() };

    expect(await outcome(await forgery.signed(made))).toEqual([403, "session_not_found", "unauthorised"]);
  });

  test("for an account that was never there is refused", async () => {
    const made = { ...forgery.claims, sub: crypto.randomUUID() };

    expect(await outcome(await forgery.signed(made))).toEqual([403, "user_not_found", "unauthorised"]);
  });

  test("for a session that was ended is refused, however far its exp is", async () => {
    const ended = await signedUp(server, "ended@salida.test");
    const claims = claimsOf(ended);
    await server.post("/auth/v1/logout", undefined, bearer(ended));

    const made = await forgery.signed({ ...claims, exp: Number(claims.exp) + 999_999 });

    expect(await outcome(made)).toEqual([403, "session_not_found", "unauthorised"]);
  });
});

test.each(["", "Basic abc", "Bearer", "Bearer ", "Bearer a b", "bearer\u00a0x", "Token x"])(
  "an Authorization header %j is no token at all",
  async (authorization) => {
    const answer = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization } });

    expect(outcomeOf(answer)).toEqual([401, "no_authorization"]);
  },
);
