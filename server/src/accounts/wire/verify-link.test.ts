import { afterAll, beforeAll, expect, test } from "vitest";
import {
  publicUrl,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  tokenOf,
} from "#accounts/test-accounts.ts";
import { bearer, newestMail, outcomeOf, putUser, verify } from "#accounts/test-calls.ts";
import { mailedToken } from "#store/account-tables.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

function open(query: Record<string, string>, own = server, method = "GET"): Promise<Response> {
  return fetch(`${own.url}/auth/v1/verify?${new URLSearchParams(query)}`, { method, redirect: "manual" });
}

/** Where a link leads, and what stands behind the hash. */
function leadsTo({ status, headers }: Response): [number, string, Record<string, string>] {
  const [page = "", fragment] = (headers.get("location") ?? "").split("#");
  return [status, page, Object.fromEntries(new URLSearchParams(fragment))];
}

test("a link that names no page leads home, signed in", async () => {
  const token = await signUp(server, "home@salida.test");

  const [status, page, parts] = leadsTo(await open({ token, type: "signup" }));

  expect([status, page]).toEqual([303, publicUrl]);
  expect(parts).toMatchObject({ type: "signup", token_type: "bearer", expires_in: "900", sb: "" });
});

test("the first of two mailboxes is told to wait for the other, and is not signed in", async () => {
  const own = await signedUp(server, "half@salida.test");
  await putUser(server, own, { email: "half-new@salida.test" });
  const token = tokenOf(await newestMail(server, "half@salida.test"));

  const [status, page, parts] = leadsTo(await open({ token, type: "email_change" }));

  expect([status, page, Object.keys(parts)]).toEqual([303, publicUrl, ["message", "sb"]]);
});

test("a link of another type than its mail opens nothing and stays good", async () => {
  const token = await signUp(server, "mixed@salida.test");

  const [, , parts] = leadsTo(await open({ token, type: "recovery" }));

  expect(parts).toMatchObject({ error: "access_denied", error_code: "otp_expired" });
  expect((await verify(server, { type: "signup", token_hash: token })).status).toBe(200);
});

test("who only looks, with HEAD, uses nothing up and sends nothing", async () => {
  const token = await signUp(server, "looked-at@salida.test");
  const own = await signedUp(server, "asked-for@salida.test");
  const before = await server.db.$count(mailedToken);

  const link = await open({ token, type: "signup" }, server, "HEAD");
  const code = await fetch(`${server.url}/auth/v1/reauthenticate`, { method: "HEAD", headers: bearer(own) });
  await server.outbox();

  expect([link.status, code.status]).toEqual([404, 404]);
  expect(await server.db.$count(mailedToken)).toBe(before);
  expect((await verify(server, { type: "signup", token_hash: token })).status).toBe(200);
});

test("a limit is told on the page, since a person is looking at it", async () => {
  const limited = await someAccounts({ RATE_LIMITS: "memory" });
  const answers = [];
  for (let at = 0; at < 31; at += 1)
    answers.push(leadsTo(await open({ token: "x", type: "signup" }, limited)));

  expect(new Set(answers.map(([status, page]) => `${status} ${page}`))).toEqual(
    new Set([`303 ${publicUrl}`]),
  );
  expect(answers.map(([, , { error_code }]) => error_code)).toEqual([
    ...Array(30).fill("otp_expired"),
    "over_request_rate_limit",
  ]);
  await limited.close();
});

test("what is no link at all is refused, and nothing of it is repeated", async () => {
  const odd = [
    {},
    { token: "x" },
    { type: "signup" },
    { token: "<b>", type: "<i>" },
    { token: "", type: "signup" },
  ];

  for (const query of odd) {
    const answer = await open(query as Record<string, string>);
    expect(outcomeOf(answer)).toEqual([400, "validation_failed"]);
    expect(await answer.text()).not.toContain("<");
  }
});
