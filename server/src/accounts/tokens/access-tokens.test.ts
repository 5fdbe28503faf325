import { createSecretKey } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  publicUrl,
  signedUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
} from "#accounts/test-accounts.ts";
import { inFolder, openSecrets, rotateSigningKey } from "./secrets.ts";
import { newSigningKey, type SigningKey } from "./signing-keys.ts";

let server: TestAccounts;
let own: TestSession;
let key: SigningKey;
let claims: JWTPayload;
beforeAll(async () => {
  server = await someAccounts();
  own = await signedUp(server, "own@salida.test");
  [key] = (await openSecrets(inFolder(server.dataDir))).signingKeys as [SigningKey];
  claims = JSON.parse(Buffer.from(own.access_token.split(".")[1] ?? "", "base64url").toString());
});
afterAll(() => server.close());

async function signed(payload: JWTPayload, header: Record<string, unknown> = {}, by = key): Promise<string> {
  const protectedHeader = { alg: "ES256", typ: "JWT", kid: by.kid, ...header };
  return new SignJWT(payload).setProtectedHeader(protectedHeader).sign(await importJWK(by, "ES256"));
}

function without(claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
}

async function outcome(token: string): Promise<unknown[]> {
  const asked = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
  const who = await server.accounts.who(token).then(
    () => "accepted",
    (error: { code: string }) => error.code,
  );
  return [asked.status, asked.headers.get("x-sb-error-code"), who];
}

test("a token says what the wire promises, and nothing in it is a list where a string is due", () => {
  const { id } = own.user;
  expect(claims).toMatchObject({
    iss: `${publicUrl}/auth/v1`,
    sub: id,
    aud: "authenticated",
    role: "authenticated",
    email: "own@salida.test",
    phone: "",
    aal: "aal1",
    amr: [{ method: "otp", timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
});

test("the same claims signed again by the right key are good, so the refusals below have their own reason", async () => {
  expect(await outcome(await signed(claims))).toEqual([200, null, "accepted"]);
});

test("no forged token is accepted", async () => {
  const foreign = await newSigningKey();
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048 });
  const publicText = JSON.stringify({ kty: "EC", crv: "P-256", x: key.x, y: key.y });
  const later = Number(claims.exp) + 3600;
  const [head, body, signature] = own.access_token.split(".") as [string, string, string];
  const hmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: key.kid })
      .sign(createSecretKey(Buffer.from(secret)));
  const forged = {
    none: new UnsecuredJWT(claims).encode(),
    stripped: `${head}.${body}.`,
    "HS256 keyed with the public key": await hmac(publicText),
    "HS256 keyed with the key's name": await hmac(key.kid),
    RS256: await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(privateKey),
    "foreign key": await signed(claims, {}, foreign),
    "foreign key, our kid": await signed(claims, { kid: key.kid }, foreign),
    "own key in the header": await signed(claims, { jwk: { ...foreign, d: undefined } }, foreign),
    "key by address": await signed(claims, { jku: "http://127.0.0.1:1/jwks.json" }, foreign),
    "no kid, foreign": await signed(claims, { kid: undefined }, foreign),
    "foreign issuer": await signed({ ...claims, iss: "http://127.0.0.1:3000" }),
    "foreign audience": await signed({ ...claims, aud: "other" }),
    "audience list": await signed({ ...claims, aud: ["authenticated", "other"] }),
    "service role": await signed({ ...claims, role: "service_role" }),
    "not yet": await signed({ ...claims, nbf: later }),
    expired: await signed({ ...claims, exp: Number(claims.iat) - 1 }),
    ...Object.fromEntries(
      await Promise.all(
        ["exp", "iat", "iss", "aud", "sub", "role", "session_id"].map(async (claim) => [
          `no ${claim}`,
          await signed(without(claim)),
        ]),
      ),
    ),
    "exp as text": await signed({ ...claims, exp: String(later) as unknown as number }),
    "sub that is no id": await signed({ ...claims, sub: "' or true --" }),
    "changed body": `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: later })).toString("base64url")}.${signature}`,
    rubbish: "a.b.c",
  };

  const outcomes = await Promise.all(
    Object.entries(forged).map(async ([name, token]) => [name, ...(await outcome(token as string))]),
  );

  expect(outcomes).toEqual(Object.keys(forged).map((name) => [name, 403, "bad_jwt", "unauthorised"]));
});

test("a good token for another account's session is refused", async () => {
  const other = await signedUp(server, "other@salida.test");

  const mixed = await outcome(await signed({ ...claims, sub: other.user.id }));

  expect(mixed).toEqual([403, "session_not_found", "unauthorised"]);
});

test("a token is over after fifteen minutes, remembered or not", async () => {
  const late = await someAccounts();
  const { access_token } = await signedUp(late, "late@salida.test");
  late.pass(898_000);
  await late.accounts.who(access_token);
  late.pass(3_000);

  await expect(late.accounts.who(access_token)).rejects.toMatchObject({ code: "unauthorised" });
  await late.close();
});

test("a running server takes a rotated key, but none of another installation's secrets, and says so", async () => {
  const host = await someAccounts();
  const { access_token } = await signedUp(host, "host@salida.test");
  const place = inFolder(host.dataDir);
  const published = async () => {
    host.pass(10_000);
    const answer = await fetch(`${host.url}/auth/v1/.well-known/jwks.json`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  await rotateSigningKey(place, host.now());
  const kids = (await openSecrets(place)).signingKeys.map(({ kid }) => kid);
  expect(await published()).toEqual(kids);
  expect(host.log()).not.toContain("holds other secrets");

  copyFileSync(join(server.dataDir, "secrets.json"), join(host.dataDir, "secrets.json"));

  expect(await published()).toEqual(kids);
  await expect(host.accounts.who(access_token)).resolves.toBeDefined();
  expect(host.log()).toMatch(/"level":40,.*secrets\.json holds other secrets than at the start/);
  await host.close();
});

test("only public keys are published, named by their thumbprint", async () => {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);

  expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
  expect(keys).toEqual([
    { kty: "EC", crv: "P-256", x: key.x, y: key.y, kid: key.kid, alg: "ES256", use: "sig" },
  ]);
  expect(await exportJWK(await importJWK(keys[0] as never, "ES256"))).not.toHaveProperty("d");
});
