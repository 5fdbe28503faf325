import { afterAll, beforeAll, expect, test } from "vitest";
import {
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
} from "#accounts/test-accounts.ts";
import {
  getUser,
  known,
  newestMail,
  outcomeOf,
  putUser,
  refresh,
  sessionOf,
  verify,
} from "#accounts/test-calls.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const forged = {
  sub: "00000000-0000-4000-8000-000000000000",
  email: "victim@salida.test",
  role: "service_role",
  aud: "admin",
  session_id: "00000000-0000-4000-8000-000000000000",
  is_anonymous: true,
  app_metadata: { provider: "admin" },
  email_verified: true,
  phone_verified: true,
  exp: 9_999_999_999,
};

function claimsOf({ access_token }: TestSession): Record<string, unknown> {
  return JSON.parse(Buffer.from(access_token.split(".")[1] ?? "", "base64url").toString());
}

test("what somebody writes about themselves never becomes a claim, nor a fact of their identity", async () => {
  const email = "writer@salida.test";
  const announced = await server.post("/auth/v1/signup", { email, password, data: forged });
  const token_hash = await signUp(server, email, password, forged);
  const own = await sessionOf(await verify(server, { type: "signup", token_hash }));

  const { user_metadata, ...claims } = claimsOf(own);
  expect(user_metadata).toEqual(forged);
  expect(claims).toMatchObject({
    sub: own.user.id,
    email,
    role: "authenticated",
    aud: "authenticated",
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
  });
  const user = await (await getUser(server, own)).json();
  expect(user).toMatchObject({
    email,
    role: "authenticated",
    identities: [{ identity_data: { sub: own.user.id, email } }],
  });
  // whether the mailbox was shown to be theirs is not theirs to say either
  expect(await announced.json()).toMatchObject({ email, identities: [] });
});

test("members that only an admin may write are refused, and nothing of the request is done", async () => {
  const own = await signedUp(server, "no-admin@salida.test");

  const answers = await Promise.all(
    [
      { app_metadata: { role: "admin" }, data: { name: "x" } },
      { phone: "+34600000000", data: { name: "x" } },
      { data: ["list"] },
      { data: "text" },
    ].map((change) => putUser(server, own, change)),
  );
  // what no call knows is passed over
  const passedOver = await putUser(server, own, {
    role: "admin",
    banned_until: null,
    id: "x",
    confirmed_at: null,
  });

  expect([...answers, passedOver].map(outcomeOf)).toEqual([
    [403, "not_admin"],
    [400, "validation_failed"],
    [400, "bad_json"],
    [400, "bad_json"],
    [200, null],
  ]);
  expect(await passedOver.json()).toMatchObject({
    id: own.user.id,
    role: "authenticated",
    user_metadata: {},
  });
});

test("metadata grows to 4 kB in all and no further, and its token still opens every door", async () => {
  const own = await signedUp(server, "collector@salida.test");
  const half = "ñ🐎".repeat(340);

  expect((await putUser(server, own, { data: { one: half } })).status).toBe(200);
  const over = await putUser(server, own, { data: { two: half } });
  expect((await putUser(server, own, { data: { two: half.slice(0, -3) } })).status).toBe(200);

  expect(outcomeOf(over)).toEqual([400, "validation_failed"]);
  const full = await sessionOf(await refresh(server, own));
  expect(full.access_token.length).toBeLessThan(8_192);
  expect([await known(server, full), (await getUser(server, full)).status]).toEqual([true, 200]);
});

test("keys with a meaning to JavaScript are keys like others, or refused", async () => {
  const own = await signedUp(server, "odd-keys@salida.test");
  const data = { constructor: "c", toString: "t", hasOwnProperty: null, length: 3 };

  const taken = await putUser(server, own, { data });
  const refused = await fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    headers: { authorization: `Bearer ${own.access_token}`, "content-type": "application/json" },
    body: '{"data":{"__proto__":{"role":"admin"}}}',
  });

  const kept = { constructor: "c", toString: "t", length: 3 };
  expect(await taken.json()).toHaveProperty("user_metadata", kept);
  expect(outcomeOf(refused)).toEqual([400, "bad_json"]);
});

test("nothing that a stranger typed is in the mail that goes to the address", async () => {
  const data = { name: "Win money at https://evil.example", language: "xx", email: "evil@evil.example" };
  await signUp(server, "bait@salida.test", password, data);

  const mail = JSON.stringify(await newestMail(server, "bait@salida.test"));

  expect(mail).toContain("bait");
  expect(mail).not.toMatch(/evil|money/);
});
