import { createPublicKey, createSecretKey, type JsonWebKey } from "node:crypto";
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostedAccounts, type TestHosted } from "./test-hosted.ts";
import { aService, sharedSecret, type TestService } from "./test-service.ts";

const withSecret = { AUTH_JWT_SECRET: sharedSecret };
const code = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "accepted",
    (refusal: { code: string }) => refusal.code,
  );

describe.each(["RS256", "ES256", "HS256"] as const)("a project that signs with %s", (algorithm) => {
  let project: TestService;
  let hosted: TestHosted;
  let claims: JWTPayload;
  let token: string;
  let published: JWK[];
  beforeAll(async () => {
    project = await aService(algorithm);
    // the secret stays set while a project moves from it to key pairs
    hosted = await hostedAccounts(project, withSecret);
    token = (await project.signedUp("own@salida.test")).access_token;
    claims = decodeJwt(token);
    const answer = await fetch(`${project.base}/.well-known/jwks.json`);
    published = ((await answer.json()) as { keys: JWK[] }).keys;
  });
  afterAll(async () => {
    await hosted.close();
    await project.stop();
  });
  const who = (asked: string) => code(hosted.accounts.who(asked));

  test("its tokens tell who is asking", async () => {
    expect(await hosted.accounts.who(token)).toEqual({ account: claims.sub, session: claims.session_id });
    expect(await who(await project.sign(claims))).toBe("accepted");
    const soon = { ...claims, iat: Number(claims.iat) + 20 };
    expect(await who(await project.sign(soon))).toBe("accepted");
  });

  test("no claim is missing, foreign or of another kind", async () => {
    const now = Number(claims.iat);
    const changes: JWTPayload[] = [
      { iss: project.url },
      { iss: `${project.base}/` },
      { aud: "other" },
      { aud: ["authenticated"] },
      { aud: ["authenticated", "other"] },
      { role: "service_role" },
      { role: "anon" },
      { role: ["authenticated"] },
      { sub: "' or true --" },
      { sub: "" },
      { session_id: "1" },
      { session_id: "" },
      { exp: now - 60 },
      { exp: String(now + 3600) as unknown as number },
      { iat: now + 120 },
      { iat: now - 90_000 },
      { nbf: now + 3600 },
    ];
    const required = ["iss", "aud", "exp", "iat", "sub", "role", "session_id"];
    const without = (name: string) =>
      Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
    const forged = [...changes.map((change) => ({ ...claims, ...change })), ...required.map(without)];

    const outcomes = await Promise.all(
      forged.map(async (body) => [body, await who(await project.sign(body))]),
    );

    expect(outcomes).toEqual(forged.map((body) => [body, "unauthorised"]));
  });

  test("nobody else's signature counts", async () => {
    const [head = "", body = "", signature = ""] = token.split(".");
    const kid = JSON.parse(Buffer.from(head, "base64url").toString()).kid as string;
    const hmac = (key: string, header: object = {}, alg = "HS256") =>
      new SignJWT(claims).setProtectedHeader({ alg, kid, ...header }).sign(createSecretKey(Buffer.from(key)));
    const rsa = await generateKeyPair("RS256", { extractable: true });
    const ec = await generateKeyPair("ES256", { extractable: true });
    const by = (alg: "RS256" | "ES256", header: object = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, kid, ...header })
        .sign((alg === "RS256" ? rsa : ec).privateKey);
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString(
      "base64url",
    );
    const headOf = (header: object) => Buffer.from(JSON.stringify(header)).toString("base64url");
    const own = published[0];
    const publicTexts = own
      ? [
          JSON.stringify(own),
          createPublicKey({ key: own as JsonWebKey, format: "jwk" })
            .export({ type: "spki", format: "pem" })
            .toString(),
          own.x ?? own.n ?? "",
        ]
      : [];
    const forged: Record<string, string> = {
      none: new UnsecuredJWT(claims).encode(),
      "none by another spelling": `${headOf({ alg: "nOnE", kid })}.${body}.`,
      "no signature": `${head}.${body}.`,
      "half a signature": `${head}.${body}.${signature.slice(0, 20)}`,
      "changed body": `${head}.${changed}.${signature}`,
      "changed algorithm": `${headOf({ alg: "ES512", kid })}.${body}.${signature}`,
      "RS256 by a stranger": await by("RS256"),
      "ES256 by a stranger": await by("ES256"),
      "RS256 by a stranger, no kid": await by("RS256", { kid: undefined }),
      "ES256 by a stranger, foreign kid": await by("ES256", { kid: "foreign" }),
      "a key in its own header": await by("ES256", { jwk: await exportJWK(ec.publicKey) }),
      "a key by address": await by("RS256", { jku: `${project.url}/control/keys`, kid: "theirs" }),
      "a certificate by address": await by("RS256", { x5u: `${project.url}/control/keys` }),
      "an extension we do not know": await by("ES256", { crit: ["exp"], exp: 1 }).catch(() => "a.b.c"),
      "HS256 keyed with nothing much": await hmac("\0"),
      "HS256 keyed with the key's name": await hmac(kid),
      "HS384 keyed with the secret": await hmac(sharedSecret, {}, "HS384"),
      "HS512 keyed with the secret": await hmac(sharedSecret, {}, "HS512"),
      rubbish: "a.b.c",
      "no token": "x",
      ...Object.fromEntries(
        await Promise.all(
          publicTexts.map(async (text, at) => [`HS256 keyed with the public key ${at}`, await hmac(text)]),
        ),
      ),
    };

    const outcomes = await Promise.all(
      Object.entries(forged).map(async ([name, asked]) => [name, await who(asked)]),
    );

    expect(outcomes).toEqual(Object.keys(forged).map((name) => [name, "unauthorised"]));
  });

  test("a token is over when it says so, though it was remembered, with half a minute for clocks", async () => {
    const short = await project.sign({ ...claims, exp: Math.floor(hosted.now().getTime() / 1000) + 2 });
    await hosted.accounts.who(short);
    hosted.pass(25_000);
    expect(await who(short)).toBe("accepted");
    hosted.pass(10_000);
    expect(await who(short)).toBe("unauthorised");
  });
});

describe("a shared secret", () => {
  let project: TestService;
  let token: string;
  beforeAll(async () => {
    project = await aService("HS256");
    token = (await project.signedUp("own@salida.test")).access_token;
  });
  afterAll(() => project.stop());

  test("that is not set opens nothing, and one that is set only what it signed", async () => {
    const [unset, other] = await Promise.all([
      hostedAccounts(project),
      hostedAccounts(project, { AUTH_JWT_SECRET: "another secret, just as long as that one" }),
    ]);
    expect(await code(unset.accounts.who(token))).toBe("unauthorised");
    expect(await code(other.accounts.who(token))).toBe("unauthorised");
    await Promise.all([unset.close(), other.close()]);
  });
});

describe("the project's keys", () => {
  let project: TestService;
  let hosted: TestHosted;
  let claims: JWTPayload;
  beforeAll(async () => {
    project = await aService("ES256");
    claims = decodeJwt((await project.signedUp("own@salida.test")).access_token);
  });
  afterAll(() => project.stop());
  const fresh = async (patience?: number) => {
    hosted = await hostedAccounts(project, {}, patience);
    return (token: string) => code(hosted.accounts.who(token));
  };

  test("that were replaced are noticed, and the old ones are no good any more", async () => {
    const who = await fresh();
    const before = [await project.sign(claims), await project.sign({ ...claims, email: "x" })] as const;
    expect(await who(before[0])).toBe("accepted");
    await project.rotate();

    expect(await who(await project.sign(claims))).toBe("accepted");
    expect(await who(before[1])).toBe("unauthorised");
    await hosted.close();
  });

  test.each([
    "500",
    "404",
    "302",
    "silent",
    "hangs up",
    "<html>",
    "null",
    "[]",
    '{"keys":{}}',
    '{"keys":[1]}',
  ])("are not to be had (%s): nobody is taken for a stranger, and it passes", async (fault) => {
    const who = await fresh(fault === "silent" ? 1_000 : undefined);
    const token = await project.sign(claims);
    await project.misbehave({ jwks: fault });
    expect(await who(token)).toBe("unavailable");

    await project.misbehave({});
    expect(await who(token)).toBe("accepted");
    await hosted.close();
  });

  test("that cannot be used are none", async () => {
    const who = await fresh();
    const { kid } = JSON.parse(
      Buffer.from((await project.sign(claims)).split(".")[0] ?? "", "base64url").toString(),
    );
    const broken = { kty: "EC", crv: "P-256", x: "AA", y: "AA", kid, alg: "ES256", use: "sig" };
    await project.misbehave({ jwks: JSON.stringify({ keys: [broken] }) });

    expect(await who(await project.sign(claims))).toBe("unavailable");
    await project.misbehave({});
    await hosted.close();
  });

  test("are asked for once, and not for what they cannot sign", async () => {
    const who = await fresh();
    await project.asked();
    const none = new UnsecuredJWT(claims).encode();
    await Promise.all([who(none), who("a.b.c"), who("x")]);
    expect(await project.asked()).toEqual([]);

    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, at) => project.sign({ ...claims, email: `${at}` })),
    );
    expect(await Promise.all(tokens.map(who))).toEqual(tokens.map(() => "accepted"));
    expect((await project.asked()).map(({ path }) => path)).toEqual(["/auth/v1/.well-known/jwks.json"]);
    await hosted.close();
  });
});
