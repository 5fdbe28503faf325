import { expect, test } from "vitest";
import { password, signUp, someAccounts } from "#accounts/test-accounts.ts";
import { outcomeOf, signIn, verify } from "#accounts/test-calls.ts";

test("where nobody may sign up nobody does, and everything else goes on", async () => {
  const closed = await someAccounts({ SIGNUP: "off" });
  const client = closed.client();

  const { data, error } = await client.signUp({ email: "late@salida.test", password });
  const settings = await (await fetch(`${closed.url}/auth/v1/settings`)).json();

  expect([error?.status, error?.code, data.user]).toEqual([422, "signup_disabled", null]);
  expect(settings).toMatchObject({ disable_signup: true });
  expect(await closed.outbox()).toEqual([]);
  expect(outcomeOf(await signIn(closed, "late@salida.test"))).toEqual([400, "invalid_credentials"]);
  expect((await client.resetPasswordForEmail("late@salida.test")).error).toBeNull();
  await closed.close();
});

test("usually everybody may", async () => {
  const open = await someAccounts();

  const token_hash = await signUp(open, "early@salida.test");
  const settings = await (await fetch(`${open.url}/auth/v1/settings`)).json();

  expect(outcomeOf(await verify(open, { type: "signup", token_hash }))).toEqual([200, null]);
  expect(settings).toMatchObject({ disable_signup: false });
  await open.close();
});
