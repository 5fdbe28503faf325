import { AuthClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, signedUp, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";
import { outcomeOf, putUser } from "#accounts/test-calls.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

test("the official client of the other flow is told at once that it is not served", async () => {
  const client = new AuthClient({
    url: `${server.url}/auth/v1`,
    flowType: "pkce",
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
  const email = "pkce@salida.test";

  const errors = [
    (await client.signUp({ email, password })).error,
    (await client.resetPasswordForEmail(email)).error,
  ];

  expect(errors.map((error) => [error?.status, error?.code])).toEqual(
    Array(2).fill([400, "validation_failed"]),
  );
  expect(errors.map((error) => error?.message)).toEqual(
    Array(2).fill(expect.stringMatching(/implicit flow/)),
  );
  expect(await server.outbox()).toEqual([]);
});

test("a challenge is refused in every call that could carry one, and does nothing", async () => {
  const own = await signedUp(server, "challenged@salida.test");
  const before = (await server.outbox()).length;
  const email = "challenge@salida.test";
  const asked = [
    ["signup", { email, password }],
    ["recover", { email: "challenged@salida.test" }],
    ["resend", { email, type: "signup" }],
  ] as const;

  for (const challenge of [{ code_challenge: "x".repeat(43) }, { code_challenge_method: "s256" }]) {
    for (const [path, body] of asked) {
      const answer = await server.post(`/auth/v1/${path}`, { ...body, ...challenge });
      expect(outcomeOf(answer)).toEqual([400, "validation_failed"]);
    }
    const change = await putUser(server, own, { email, ...challenge });
    expect(outcomeOf(change)).toEqual([400, "validation_failed"]);
  }
  const exchange = await server.post("/auth/v1/token?grant_type=pkce", {
    auth_code: "x",
    code_verifier: "y",
  });
  expect(outcomeOf(exchange)).toEqual([400, "invalid_credentials"]);
  expect(await server.outbox()).toHaveLength(before);
});

test("the implicit flow sends none, as null, and is served", async () => {
  const none = { code_challenge: null, code_challenge_method: null };

  const answer = await server.post("/auth/v1/signup", { email: "plain@salida.test", password, ...none });

  expect(answer.status).toBe(200);
});
