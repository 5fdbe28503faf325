import { readFileSync } from "node:fs";
import { request } from "node:http";
import { dictionary } from "@zxcvbn-ts/language-common";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account, emailChange, session, signUp as signUpTable } from "#store/account-tables.ts";
import { rules } from "./limits/rules.ts";
import {
  codeOf,
  elsewhere,
  password,
  signedUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
  tokenOf,
} from "./test-accounts.ts";
import {
  bearer,
  getUser,
  known,
  newestMail,
  outcomeOf,
  putUser,
  recovered,
  refresh,
  sessionOf,
  signIn,
  verify,
} from "./test-calls.ts";
import { dumpOf } from "./test-dump.ts";
import { forgeryOf } from "./test-forgery.ts";

/*
 * The rows of our checklist, each with the requirement of the Application Security Verification Standard 5.0 that it
 * is from. One look at each; what a row means in full is proved beside the code.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
const next = "another horse, 17";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

/** Accounts with a clock or settings of their own, for the length of a test. */
async function apart(work: (own: TestAccounts) => Promise<void>, env: Record<string, string> = {}) {
  const own = await someAccounts(env);
  try {
    await work(own);
  } finally {
    await own.close();
  }
}

async function mailedLink(own: TestAccounts, email: string): Promise<string> {
  return tokenOf(await newestMail(own, email));
}

async function recoverLink(own: TestAccounts, email: string): Promise<string> {
  await own.post(`/auth/v1/recover?redirect_to=${elsewhere}`, { email });
  return mailedLink(own, email);
}

function claimsOf({ access_token }: TestSession): Record<string, unknown> {
  return JSON.parse(Buffer.from(access_token.split(".")[1] ?? "", "base64url").toString());
}

test("row 1 (6.1.1): the limits in the operator's document are those in force", () => {
  const document = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");

  const missing = Object.values(rules).filter(
    ({ what, most }) => !new RegExp(`\\| ${what} +\\| +${most.toLocaleString("en")} `).test(document),
  );

  expect(missing).toEqual([]);
});

test("row 2 (6.2.1): a password one character short is weak, and says so", async () => {
  const short = await server.post("/auth/v1/signup", { email: "short@salida.test", password: "%q1z!" });
  const enough = await server.post("/auth/v1/signup", { email: "short@salida.test", password: "%q1z!x" });

  expect([short.status, await short.json()]).toMatchObject([422, { weak_password: { reasons: ["length"] } }]);
  expect(enough.status).toBe(200);
});

test("row 3 (6.2.3): a password is changed with the current one, or after a recovery", async () => {
  const own = await signedUp(server, "row3@salida.test");

  const without = await putUser(server, own, { password: next });
  const after = await putUser(server, await recovered(server, "row3@salida.test"), { password: next });

  expect([outcomeOf(without), outcomeOf(after)]).toEqual([
    [400, "current_password_required"],
    [200, null],
  ]);
});

test("row 4 (6.2.4): the 3000 most common passwords are refused, at sign-up and at a change", async () => {
  const own = await signedUp(server, "row4@salida.test");
  const some = dictionary["passwords-common"]
    .slice(0, 3_000)
    .filter((one, at) => at % 100 === 0 && one.length > 5);
  const asked = [
    ...some.map((common) =>
      server.post("/auth/v1/signup", { email: "common@salida.test", password: common }),
    ),
    putUser(server, own, { password: some[0], current_password: password }),
  ];

  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ weak_password: { reasons: ["pwned"] } });
  }
  expect(some.length).toBeGreaterThan(10);
});

test("row 5 (6.2.5, 6.2.8): blanks, case and emoji of a password are all it takes, and all count", async () => {
  const own = " Ñandú 🐎 ";
  await signedUp(server, "row5@salida.test", own);
  const tried = [own, own.trim(), own.toLowerCase(), own.replace("🐎", "🐴"), own.normalize("NFD")];

  const answers = await Promise.all(tried.map((one) => signIn(server, "row5@salida.test", one)));

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
});

test("row 6 (6.2.9): passwords of 64 characters and more work, to the last byte", async () => {
  const own = `${"long horse ".repeat(6)}!12345`;
  expect(own).toHaveLength(72);
  await signedUp(server, "row6@salida.test", own);

  const right = await signIn(server, "row6@salida.test", own);
  const wrong = await signIn(server, "row6@salida.test", `${own.slice(0, -1)}6`);

  expect([right.status, wrong.status]).toEqual([200, 400]);
});

test("row 7 (6.3.1): guesses at one account are limited wherever they come from, and nobody else's", async () => {
  await apart(
    async (own) => {
      await signedUp(own, "target@salida.test");
      const answers = [];
      for (const from of ["127.0.0.2", "127.0.0.3"]) {
        const guesses = Array.from({ length: 26 }, () => signInFrom(own, from, "target@salida.test"));
        answers.push(...(await Promise.all(guesses)));
      }
      const bystander = await signInFrom(own, "127.0.0.4", "bystander@salida.test");

      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(50).fill(400), 429, 429]);
      expect(Number(answers.find(({ status }) => status === 429)?.retryAfter)).toBeGreaterThan(0);
      expect(bystander.status).toBe(400);
    },
    { RATE_LIMITS: "on" },
  );
});

/** Signs in from another of this machine's own addresses. */
function signInFrom({ url }: TestAccounts, localAddress: string, email: string) {
  const headers = { "content-type": "application/json" };
  return new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
    const asked = request(
      `${url}/auth/v1/token?grant_type=password`,
      { method: "POST", localAddress, headers, agent: false },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, retryAfter: answer.headers["retry-after"] });
      },
    );
    asked.on("error", reject);
    asked.end(JSON.stringify({ email, password: "a guess" }));
  });
}

test("row 8 (6.3.2): a fresh installation has no account", async () => {
  await apart(async ({ db }) => {
    expect(await db.select().from(account)).toEqual([]);
    expect(await db.select().from(signUpTable)).toEqual([]);
  });
});

test("row 9 (6.3.4): there is no other way in", async () => {
  const own = await signedUp(server, "row9@salida.test");
  const absent = [
    "otp magiclink invite authorize callback factors sso saml/acs saml/metadata admin/users admin/generate_link",
    "oauth/authorize user/identities/authorize passkeys sms instances passkeys/authentication/options factors/x/verify",
  ].flatMap((names) => names.split(" "));
  const served = {
    signup: ["POST"],
    token: ["POST"],
    recover: ["POST"],
    resend: ["POST"],
    verify: ["GET", "POST"],
    user: ["GET", "PUT"],
    logout: ["POST"],
    reauthenticate: ["GET"],
    health: ["GET"],
    settings: ["GET"],
  };
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const others = Object.entries(served).flatMap(([path, mine]) =>
    methods.filter((method) => !mine.includes(method)).map((method) => [method, path] as const),
  );
  const asked = [...absent.flatMap((path) => [["GET", path] as const, ["POST", path] as const]), ...others];
  const statusOf = async ([method, path]: readonly [string, string]) =>
    (await fetch(`${server.url}/auth/v1/${path}`, { method, headers: bearer(own) })).status;

  expect(new Set(await Promise.all(asked.map(statusOf)))).toEqual(new Set([404]));
  const grants = ["pkce", "id_token", "web3", "authorization_code", "client_credentials", "Password", ""];
  for (const grant of grants) {
    const answer = await server.post(`/auth/v1/token?grant_type=${grant}`, {
      email: "row9@salida.test",
      password,
    });
    expect(outcomeOf(answer)).toEqual([400, "invalid_credentials"]);
  }
});

test("row 10 (6.3.7): a new password and a new address are told to the mailbox that had the account", async () => {
  const own = await signedUp(server, "row10@salida.test");
  await putUser(server, own, { password: next, current_password: password });
  const told = await newestMail(server, "row10@salida.test");
  await putUser(server, own, { email: "row10-new@salida.test", current_password: next });
  for (const at of ["row10@salida.test", "row10-new@salida.test"]) {
    await verify(server, { type: "email_change", token_hash: await mailedLink(server, at) });
  }

  const moved = await newestMail(server, "row10@salida.test");
  expect([told?.subject, moved?.subject]).toEqual([
    "Your Salida password was changed",
    "Your Salida e-mail was changed",
  ]);
});

test("row 11 (6.3.8): whether an address is known is in no answer", async () => {
  await signedUp(server, "row11@salida.test");
  const ask = async (email: string) =>
    Promise.all(
      [
        server.post("/auth/v1/token?grant_type=password", { email, password: "wrong" }),
        server.post("/auth/v1/recover", { email }),
        server.post("/auth/v1/resend", { email, type: "signup" }),
        server.post("/auth/v1/resend", { email, type: "email_change" }),
      ].map(async (answer) => [(await answer).status, await (await answer).text()]),
    );

  expect(await ask("row11@salida.test")).toEqual(await ask("nobody11@salida.test"));
});

test("row 12 (6.4.3, 6.5.1): a recovery link works once, and not after the password changed", async () => {
  const own = await signedUp(server, "row12@salida.test");
  const used = await recoverLink(server, "row12@salida.test");
  const left = await recoverLink(server, "row12@salida.test");
  const open = async (token_hash: string) =>
    outcomeOf(await verify(server, { type: "recovery", token_hash }));

  const opened = [await open(used), await open(used)];
  await putUser(server, own, { password: next, current_password: password });
  opened.push(await open(left));

  expect(opened).toEqual([
    [200, null],
    [403, "otp_expired"],
    [403, "otp_expired"],
  ]);
});

test("row 13 (6.5.2, 11.5.1): tokens are 256 random bits, and none is in the database", async () => {
  const own = await signedUp(server, "row13@salida.test");
  const links = [
    await recoverLink(server, "row13@salida.test"),
    await recoverLink(server, "row13@salida.test"),
  ];
  const code = codeOf(await newestMail(server, "row13@salida.test"));
  const copy = await dumpOf(server.db);

  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(Buffer.from(link, "base64url")).toHaveLength(32);
  expect([...links, own.refresh_token, own.access_token].filter((token) => copy.includes(token))).toEqual([]);
  expect(copy).not.toMatch(new RegExp(`"code_hash":"${code}"`));
});

test("row 14 (6.5.5): links live for an hour, codes for ten minutes", async () => {
  const email = "row14@salida.test";
  await apart(async (own) => {
    await signedUp(own, email);
    const outcomeAfter = async (ms: number, by: "link" | "code") => {
      const token_hash = await recoverLink(own, email);
      const token = codeOf(await newestMail(own, email));
      own.pass(ms);
      const body = by === "link" ? { token_hash } : { email, token };
      return outcomeOf(await verify(own, { type: "recovery", ...body }));
    };

    expect(await outcomeAfter(59 * minute, "link")).toEqual([200, null]);
    expect(await outcomeAfter(60 * minute, "link")).toEqual([403, "otp_expired"]);
    expect(await outcomeAfter(9 * minute, "code")).toEqual([200, null]);
    expect(await outcomeAfter(10 * minute, "code")).toEqual([403, "otp_expired"]);
  });
});

test("row 15 (6.6.3): after five wrong codes the right one is void, and the link is not", async () => {
  const email = "row15@salida.test";
  await signedUp(server, email);
  const token_hash = await recoverLink(server, email);
  const right = codeOf(await newestMail(server, email));
  const wrong = right === "000000" ? "000001" : "000000";
  for (let tried = 0; tried < 5; tried += 1) await verify(server, { type: "recovery", email, token: wrong });

  expect(outcomeOf(await verify(server, { type: "recovery", email, token: right }))).toEqual([
    403,
    "otp_expired",
  ]);
  expect(outcomeOf(await verify(server, { type: "recovery", token_hash }))).toEqual([200, null]);
});

test("row 16 (7.2.4): each sign-in is a new session, each refresh a new token, and an old one ends it", async () => {
  const first = await signedUp(server, "row16@salida.test");
  const second = await sessionOf(await signIn(server, "row16@salida.test"));
  expect(claimsOf(first).session_id).not.toBe(claimsOf(second).session_id);

  const later = await sessionOf(await refresh(server, first));
  const last = await sessionOf(await refresh(server, later));
  expect(new Set([first, later, last].map((one) => one.refresh_token)).size).toBe(3);

  expect(outcomeOf(await refresh(server, first))).toEqual([400, "refresh_token_already_used"]);
  expect([await known(server, last), await known(server, second)]).toEqual([false, true]);
});

test("row 17 (7.3.1, 7.3.2): a session is over after 60 idle days, and after 365 in any case", async () => {
  await apart(async (own) => {
    const idle = await signedUp(own, "idle@salida.test");
    const kept = await signedUp(own, "kept@salida.test");
    await own.age(60 * day - minute);
    let newest = await sessionOf(await refresh(own, kept));
    await own.age(2 * minute);
    expect(outcomeOf(await refresh(own, idle))).toEqual([400, "session_expired"]);

    for (let days = 60; days + 50 < 365; days += 50) {
      await own.age(50 * day);
      newest = await sessionOf(await refresh(own, newest));
    }
    await own.age(5 * day);
    expect(outcomeOf(await refresh(own, newest))).toEqual([400, "session_expired"]);
    expect(await own.db.select().from(session)).toEqual([]);
  });
});

test("row 18 (7.4.1, 7.4.2): after sign-out or deletion nothing takes the tokens, however fresh", async () => {
  const left = await signedUp(server, "row18@salida.test");
  const deleted = await signedUp(server, "row18-deleted@salida.test");
  await Promise.all([left, deleted].map((one) => known(server, one)));
  await server.post("/auth/v1/logout", undefined, bearer(left));
  await server.accounts.remove(server.db, deleted.user.id);
  server.accounts.forget(deleted.user.id);

  for (const [one, code] of [
    [left, "session_not_found"],
    [deleted, "user_not_found"],
  ] as const) {
    expect(outcomeOf(await getUser(server, one))).toEqual([403, code]);
    expect(outcomeOf(await refresh(server, one))).toEqual([400, "refresh_token_not_found"]);
    expect(await known(server, one)).toBe(false);
  }
});

test("row 19 (7.4.3): a new password ends the other sessions and keeps the one it was set in", async () => {
  const other = await signedUp(server, "row19@salida.test");
  const own = await sessionOf(await signIn(server, "row19@salida.test"));
  await Promise.all([other, own].map((one) => known(server, one)));

  await putUser(server, own, { password: next, current_password: password });

  expect([await known(server, other), await known(server, own)]).toEqual([false, true]);
  expect(outcomeOf(await refresh(server, other))).toEqual([400, "refresh_token_not_found"]);
});

test("row 20 (7.5.1): a new address wants a fresh sign-in, a password or a code, and both mailboxes", async () => {
  await apart(async (own) => {
    const old = await signedUp(own, "row20@salida.test");
    const ask = async (more: object = {}, at = old) =>
      outcomeOf(await putUser(own, at, { email: `new${Object.keys(more)}20@salida.test`, ...more }));
    own.pass(14 * minute);
    expect(await ask()).toEqual([200, null]);
    own.pass(minute);
    // its access token is over as well, so the session goes on with a fresh one and stays as old as it is
    const later = await sessionOf(await refresh(own, old));
    expect(await ask({}, later)).toEqual([400, "reauthentication_needed"]);
    expect(await ask({ current_password: "no" }, later)).toEqual([400, "current_password_invalid"]);
    expect(await ask({ nonce: "123456" }, later)).toEqual([422, "reauthentication_not_valid"]);
    await fetch(`${own.url}/auth/v1/reauthenticate`, { headers: bearer(later) });
    const nonce = codeOf(await newestMail(own, "row20@salida.test"));
    expect(await ask({ nonce }, later)).toEqual([200, null]);
    expect(await ask({ current_password: password }, later)).toEqual([200, null]);

    const newEmail = "newcurrent_password20@salida.test";
    // with the first the address stays, with the second it moves
    for (const email of ["row20@salida.test", newEmail]) {
      await verify(own, { type: "email_change", token_hash: await mailedLink(own, email) });
      expect(await own.db.select({ email: account.email }).from(account)).toEqual([{ email }]);
    }
    expect(await own.db.select().from(emailChange)).toEqual([]);
  });
});

test("row 21 (9.1.1 to 9.1.3): no algorithm, key or key's address of the asker's choice is believed", async () => {
  const own = await signedUp(server, "row21@salida.test");
  const { claims, key, parts, signed } = forgeryOf(server, own);
  const unsigned = Buffer.from(JSON.stringify({ alg: "none", kid: key.kid })).toString("base64url");
  const tokens = [`${unsigned}.${parts[1]}.`, await signed(claims, { kid: "another" })];

  for (const access_token of tokens) {
    expect(outcomeOf(await getUser(server, { access_token }))).toEqual([403, "bad_jwt"]);
    expect(await known(server, { access_token })).toBe(false);
  }
});

test("row 22 (9.2.1, 9.2.3): a token of another time, audience or issuer is refused", async () => {
  const own = await signedUp(server, "row22@salida.test");
  const { claims, signed } = forgeryOf(server, own);
  const odd = [{ exp: Number(claims.iat) - 1 }, { aud: "another" }, { iss: "http://127.0.0.1:1/auth/v1" }];

  for (const change of odd) {
    const access_token = await signed({ ...claims, ...change });
    expect(outcomeOf(await getUser(server, { access_token }))).toEqual([403, "bad_jwt"]);
    expect(await known(server, { access_token })).toBe(false);
  }
});

test("row 23 (2.4.1): without a human check nothing is looked up or mailed", async () => {
  await apart(
    async (own) => {
      const body = { email: "row23@salida.test", password };
      const answers = [
        await own.post("/auth/v1/signup", body),
        await own.post("/auth/v1/token?grant_type=password", body),
        await own.post("/auth/v1/recover", body),
        await own.post("/auth/v1/resend", { ...body, type: "signup" }),
      ];

      expect(answers.map(outcomeOf)).toEqual(Array(4).fill([400, "captcha_failed"]));
      expect(await own.outbox()).toEqual([]);
      expect(await own.db.select().from(signUpTable)).toEqual([]);
    },
    { HUMAN_CHECK: "proof-of-work" },
  );
});

test("row 24 (3.7.2, 3.4.2): a link leads nowhere but home, and no other origin may read an answer", async () => {
  await apart(
    async (own) => {
      const site = "https://salida.example";
      for (const target of foreignTargets) {
        const query = new URLSearchParams({ token: "x", type: "signup", redirect_to: target });
        const { headers } = await fetch(`${own.url}/auth/v1/verify?${query}`, { redirect: "manual" });
        const location = headers.get("location") ?? "";
        expect([target, location.split("#")[0]]).toEqual([target, site]);
        expect(location).not.toContain("evil");
      }
      const origins = [...foreignOrigins.map((origin) => [origin, null]), [site, site]];
      for (const [origin, allowed] of origins as [string, string | null][]) {
        for (const method of ["GET", "OPTIONS"]) {
          const asked = { origin, "access-control-request-method": "POST" };
          const { headers } = await fetch(`${own.url}/auth/v1/settings`, { method, headers: asked });
          expect([origin, headers.get("access-control-allow-origin")]).toEqual([origin, allowed]);
          expect(headers.get("access-control-allow-credentials")).toBeNull();
        }
      }
    },
    { PUBLIC_URL: "https://salida.example", ALLOW_UNSAFE: "1" },
  );
});

const foreignTargets = [
  "https://evil.example/",
  "http://salida.example/",
  "https://salida.example:444/",
  "https://salida.example:80/",
  "https://salida.example.evil.example/",
  "https://evil.example/salida.example",
  "https://evilsalida.example/",
  "https://sub.salida.example/",
  "https://salida.example@evil.example/",
  "https://salida.example:pass@evil.example/",
  "https://evil@salida.example/",
  "https://evil:pass@salida.example/",
  "https://salida.example%40evil.example/",
  "https://salida.example\\@evil.example/",
  "https://salida.example\\.evil.example/",
  "https:\\\\evil.example/",
  "https:/\\evil.example/",
  "//evil.example/",
  "///evil.example/",
  "\\\\evil.example/",
  "/\\evil.example",
  "/dashboard",
  "evil.example",
  "https:evil.example",
  "https:///evil.example/",
  "https://evil.example#https://salida.example/",
  "https://evil.example?https://salida.example/",
  "javascript:alert(1)//salida.example",
  "data:text/html,evil",
  "https://salida.example/\r\nset-cookie: evil=1",
  "https://salida.example/\tevil",
  " https://salida.example/evil",
  "https://salida.example/ evil",
  "https://salida。example.evil.example/",
  "https://xn--salida-.example/",
  "https://[::1]/evil",
  "https://127.0.0.1/evil",
  "http://localhost/evil",
  "https://evil.example\u0000.salida.example/",
  "*",
];

const foreignOrigins = [
  "https://evil.example",
  "http://salida.example",
  "https://salida.example:444",
  "https://sub.salida.example",
  "https://salida.example.evil.example",
  "https://evilsalida.example",
  "https://salida.example/",
  "HTTPS://SALIDA.EXAMPLE",
  "null",
  "*",
  "",
];

test("row 25 (11.4.2, 14.3.2, 16.2.5, 16.3.1): hashes cost, answers are not kept, logs tell all but secrets", async () => {
  const own = await signedUp(server, "row25@salida.test");
  const [kept] = await server.db.select().from(account).where(eq(account.email, "row25@salida.test"));
  const [, memory] = /^\$argon2id\$v=19\$m=(\d+),t=2,p=1\$/.exec(kept?.passwordHash ?? "") ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);

  const link = await recoverLink(server, "row25@salida.test");
  const answers = [
    await signIn(server, "row25@salida.test"),
    await signIn(server, "row25@salida.test", "wrong"),
    await getUser(server, own),
    await verify(server, { type: "recovery", token_hash: link }),
  ];
  expect(new Set(answers.map(({ headers }) => headers.get("cache-control")))).toEqual(new Set(["no-store"]));

  for (const line of [
    '"event":"sign-in","outcome":"ok"',
    '"event":"sign-in","outcome":"invalid_credentials"',
    '"event":"recover","outcome":"ok"',
    '"event":"verify","outcome":"ok"',
  ])
    expect(server.log()).toContain(line);
  for (const secret of [password, link, own.access_token, own.refresh_token, "row25@salida.test"])
    expect(server.log()).not.toContain(secret);
});
