import { afterAll, beforeAll, expect, test } from "vitest";
import { signedUp, signUp, someAccounts, type TestAccounts, type TestSession } from "./test-accounts.ts";
import { dumpOf } from "./test-dump.ts";

const own = "a password nobody guesses";
const email = "secret.person@salida.test";
let server: TestAccounts;
let secrets: string[];
let logged: string;

beforeAll(async () => {
  server = await someAccounts({ LOG_LEVEL: "trace" });
  const waiting = await signUp(server, "waiting@salida.test", own);
  const session = await signedUp(server, email, own);
  const refresh = (refresh_token: string) =>
    server.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
  const next = (await (await refresh(session.refresh_token)).json()) as TestSession;
  const bearer = { authorization: `Bearer ${next.access_token}` };
  await server.post("/auth/v1/token?grant_type=password", { email, password: `${own}!` });
  await server.post("/auth/v1/verify", { type: "signup", token_hash: `${waiting}x` });
  await fetch(`${server.url}/auth/v1/user?access_token=${next.access_token}`, { headers: bearer });
  const third = (await (await refresh(next.refresh_token)).json()) as TestSession;
  await refresh(session.refresh_token);
  const leaver = await signedUp(server, "leaver@salida.test", own);
  const leaving = { authorization: `Bearer ${leaver.access_token}` };
  await server.post("/auth/v1/recover", { email });
  await server.post("/auth/v1/resend", { type: "signup", email: "waiting@salida.test" });
  await fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    headers: { ...leaving, "content-type": "application/json" },
    body: JSON.stringify({ data: { name: "Secret Name" } }),
  });
  await fetch(`${server.url}/auth/v1/reauthenticate`, { headers: leaving });
  await server.post("/auth/v1/logout", undefined, leaving);
  await server.post("/auth/v1/signup", `{"email":"${email}", broken`);
  await fetch(`${server.url}/dev/outbox`);
  const sessions = [session, next, third, leaver].flatMap((one) => [one.access_token, one.refresh_token]);
  secrets = [own, waiting, ...sessions, ...sessions.map((token) => token.slice(-43))];
  logged = server.log();
});
afterAll(() => server.close());

test("no password, token or link is in the log, nor whose it was", () => {
  expect(secrets.filter((secret) => secret.length < 20 || logged.includes(secret))).toEqual([]);
  expect(logged).not.toMatch(/salida\.test|token_hash|argon2|eyJ/);
  expect(logged).not.toContain("secret.person");
  expect(logged).not.toContain("Secret Name");
});

test("each success and failure has one line that says how it came out", () => {
  const lines = logged.split("\n").filter((line) => line.includes('"msg":"account"'));
  const outcomes = lines.map((line) => {
    const { event, outcome } = JSON.parse(line) as Record<string, string>;
    return `${event} ${outcome}`;
  });

  expect(outcomes.filter((line) => !line.startsWith("mail"))).toEqual([
    "sign-up ok",
    "sign-up ok",
    "verify ok",
    "refresh ok",
    "sign-in invalid_credentials",
    "verify otp_expired",
    "refresh ok",
    "refresh refresh_token_already_used",
    "sign-up ok",
    "verify ok",
    "recover ok",
    "resend ok",
    "update ok",
    "reauthenticate ok",
    "sign-out ok",
    "sign-up bad_json",
  ]);
});

test("a copy of the database holds no password and no token that opens anything", async () => {
  const copy = await dumpOf(server.db);

  expect(copy).toContain(email);
  expect(copy).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(secrets.filter((secret) => copy.includes(secret))).toEqual([]);
  expect(copy).not.toContain("token_hash=");
});
