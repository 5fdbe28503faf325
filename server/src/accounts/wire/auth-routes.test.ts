import { afterAll, beforeAll, expect, test } from "vitest";
import { password, signedUp, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const version = "x-supabase-api-version";
const wrong = { email: "nobody@salida.test", password: "wrong" };

async function answerOf(path: string, init: RequestInit = {}): Promise<[number, string | null]> {
  const answer = await fetch(`${server.url}/auth/v1${path}`, init);
  return [answer.status, answer.headers.get("x-sb-error-code")];
}

test("tells a refusal in the shape that the asker's version reads", async () => {
  const ask = (date?: string) =>
    server.post("/auth/v1/token?grant_type=password", wrong, date === undefined ? {} : { [version]: date });
  const old = { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" };
  const current = { code: "invalid_credentials", message: "Invalid login credentials" };

  for (const date of [undefined, "2023-12-31", "soon", "2024-99-01"]) {
    const answer = await ask(date);
    expect(await answer.json()).toEqual(old);
    expect(answer.headers.get(version)).toBeNull();
  }
  for (const date of ["2024-01-01", "2030-06-01"]) {
    const answer = await ask(date);
    expect(await answer.json()).toEqual(current);
    expect(answer.headers.get(version)).toBe("2024-01-01");
    expect(answer.headers.get("x-sb-error-code")).toBe("invalid_credentials");
  }
});

test("a weak password comes with its reasons in both shapes", async () => {
  const body = { email: "weak@salida.test", password: "%q1z!" };
  const message = "Password should be at least 6 characters.";

  const old = await server.post("/auth/v1/signup", body);
  const current = await server.post("/auth/v1/signup", body, { [version]: "2024-01-01" });

  const reasons = { weak_password: { reasons: ["length"] } };
  expect(await old.json()).toEqual({ code: 422, error_code: "weak_password", msg: message, ...reasons });
  expect(await current.json()).toEqual({ code: "weak_password", message, ...reasons });
});

test("what cannot be served is refused in the wire's own codes, never with a 5xx", async () => {
  const json = { "content-type": "application/json" };
  const post = (path: string, body?: string, headers: Record<string, string> = json) =>
    answerOf(path, { method: "POST", headers, body: body ?? null });
  const grant = "/token?grant_type=password";

  expect(await post("/signup", "{")).toEqual([400, "bad_json"]);
  expect(await post("/signup", "[]")).toEqual([400, "bad_json"]);
  expect(await post("/signup", "")).toEqual([400, "bad_json"]);
  expect(await post("/signup", "email=a", { "content-type": "text/plain" })).toEqual([400, "bad_json"]);
  expect(await post("/signup", '{"email":"a@b","password":"a\\u0000bcdef"}')).toEqual([400, "bad_json"]);
  expect(await post("/signup", '{"email":7,"password":true}')).toEqual([400, "bad_json"]);
  expect(await post("/signup", JSON.stringify({ email: "a".repeat(200_000) }))).toEqual([
    413,
    "request_entity_too_large",
  ]);
  expect(await post("/signup", "{}")).toEqual([422, "anonymous_provider_disabled"]);
  expect(await post("/signup", '{"email":"a@b.test"}')).toEqual([400, "validation_failed"]);
  expect(await post("/signup", '{"email":"a b","password":"123456"}')).toEqual([400, "validation_failed"]);
  expect(await post("/token", "{}")).toEqual([400, "invalid_credentials"]);
  expect(await post("/token?grant_type=pkce", "{}")).toEqual([400, "invalid_credentials"]);
  expect(await post(`${grant}&grant_type=password`, "{}")).toEqual([400, "invalid_credentials"]);
  expect(await post(grant, "{}")).toEqual([400, "validation_failed"]);
  expect(await post(grant, '{"email":"a@b.test"}')).toEqual([400, "invalid_credentials"]);
  expect(await post("/token?grant_type=refresh_token", "{}")).toEqual([400, "validation_failed"]);
  expect(await post("/verify", '{"type":"magiclink","token_hash":"x"}')).toEqual([400, "validation_failed"]);
  expect(await post("/verify", '{"type":"signup","email":"a@b.test"}')).toEqual([400, "validation_failed"]);
  expect(await post("/verify", '{"type":"signup","email":"a@b.test","token":"1"}')).toEqual([
    403,
    "otp_expired",
  ]);
  expect(await post("/recover", "{}")).toEqual([400, "validation_failed"]);
  expect(await post("/recover", '{"email":"a b"}')).toEqual([400, "validation_failed"]);
  expect(await post("/resend", '{"email":"a@b.test","type":"sms"}')).toEqual([400, "validation_failed"]);
  expect(await post("/resend", '{"type":"signup"}')).toEqual([400, "validation_failed"]);
  expect(await answerOf("/user", { method: "PUT", headers: json, body: "{}" })).toEqual([
    401,
    "no_authorization",
  ]);
  expect(await answerOf("/reauthenticate")).toEqual([401, "no_authorization"]);
  expect(await answerOf("/verify?type=sms&token=x")).toEqual([400, "validation_failed"]);
  expect(await answerOf("/verify?type=signup")).toEqual([400, "validation_failed"]);
  expect(await post("/verify", '{"type":"signup","token_hash":"x"}')).toEqual([403, "otp_expired"]);
  expect(await answerOf("/user")).toEqual([401, "no_authorization"]);
  expect(await answerOf("/user", { headers: { authorization: "Basic abc" } })).toEqual([
    401,
    "no_authorization",
  ]);
  expect(await answerOf("/user", { headers: { authorization: "Bearer abc" } })).toEqual([403, "bad_jwt"]);
});

test("calls that are not served are not there, in the wire's shape", async () => {
  const asked = [
    ["GET", "/"],
    ["GET", "/admin/users"],
    ["GET", "/signup"],
    ["DELETE", "/user"],
    ["POST", "/otp"],
  ] as const;

  const answers = await Promise.all(asked.map(([method, path]) => answerOf(path, { method })));

  expect(answers).toEqual(asked.map(() => [404, "not_found"]));
});

test("says what it can do", async () => {
  const settings = await (await fetch(`${server.url}/auth/v1/settings`)).json();
  const health = await (await fetch(`${server.url}/auth/v1/health`)).json();

  expect(settings).toMatchObject({ external: { email: true, phone: false }, mailer_autoconfirm: false });
  expect(health).toMatchObject({ name: "GoTrue" });
});

test("no answer with a person in it may be kept by a cache, and no other site may read it", async () => {
  const { access_token } = await signedUp(server, "cache@salida.test");
  const user = await fetch(`${server.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${access_token}`, origin: "https://elsewhere.test" },
  });
  const signIn = await server.post("/auth/v1/token?grant_type=password", {
    email: "cache@salida.test",
    password,
  });

  expect([user.headers.get("cache-control"), signIn.headers.get("cache-control")]).toEqual([
    "no-store",
    "no-store",
  ]);
  expect([...user.headers.keys()].filter((name) => name.startsWith("access-control-allow"))).toEqual([]);
});

test("a database that is away is answered as something that passes, in the wire's shape", async () => {
  const other = await someAccounts();
  const { access_token } = await signedUp(other, "away@salida.test");
  const { query } = other.db.$client;
  other.db.$client.query = (() =>
    Promise.reject(Object.assign(new Error("gone"), { code: "08006" }))) as never;

  const answer = await fetch(`${other.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${access_token}` },
  });

  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({
    error_code: "unavailable",
    msg: "Cannot serve now",
    error_id: expect.any(String),
  });
  other.db.$client.query = query;
  await other.close();
});
