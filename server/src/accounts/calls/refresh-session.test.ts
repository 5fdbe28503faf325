import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedUp, someAccounts, type TestAccounts, type TestSession } from "#accounts/test-accounts.ts";
import { session } from "#store/account-tables.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const refresh = (refresh_token: unknown) =>
  server.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
const renew = async (token: string) => (await (await refresh(token)).json()) as TestSession;
const codeOf = (answer: Response) => [answer.status, answer.headers.get("x-sb-error-code")];

test("twenty tabs that refresh at once all go on, with one token", async () => {
  const { refresh_token } = await signedUp(server, "tabs@salida.test");

  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as TestSession[];
  const tokens = new Set(sessions.map((one) => one.refresh_token));
  expect(tokens.size).toBe(1);
  expect(tokens.has(refresh_token)).toBe(false);
  expect((await refresh([...tokens][0])).status).toBe(200);
});

test("a lost answer can be asked for again within ten seconds", async () => {
  const first = await signedUp(server, "lost@salida.test");
  const lost = await renew(first.refresh_token);

  server.pass(9_000);
  const again = await renew(first.refresh_token);

  expect(again.refresh_token).toBe(lost.refresh_token);
});

test("who could not be answered keeps the turn, however late they come back", async () => {
  const { refresh_token } = await signedUp(server, "patient@salida.test");
  const hide = (from: string, to: string) =>
    server.db.execute(sql.raw(`alter table accounts.${from} rename to ${to}`));

  await hide("account", "hidden");
  const failed = await refresh(refresh_token);
  await hide("hidden", "account");
  server.pass(60_000);

  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test("the replaced token used later ends the session, its newest token included", async () => {
  const first = await signedUp(server, "late@salida.test");
  const second = await renew(first.refresh_token);
  server.pass(10_001);

  expect(codeOf(await refresh(first.refresh_token))).toEqual([400, "refresh_token_already_used"]);

  expect(codeOf(await refresh(second.refresh_token))).toEqual([400, "refresh_token_not_found"]);
});

test("a grandparent used at any time ends the session at once, access tokens included", async () => {
  const first = await signedUp(server, "stolen@salida.test");
  const second = await renew(first.refresh_token);
  const third = await renew(second.refresh_token);
  await server.accounts.who(third.access_token);

  expect(codeOf(await refresh(first.refresh_token))).toEqual([400, "refresh_token_already_used"]);

  expect(codeOf(await refresh(third.refresh_token))).toEqual([400, "refresh_token_not_found"]);
  await expect(server.accounts.who(third.access_token)).rejects.toMatchObject({ code: "unauthorised" });
  expect(server.log()).toContain('"event":"refresh","outcome":"refresh_token_already_used"');
});

test("ending one session by reuse leaves the account's others alone", async () => {
  const first = await signedUp(server, "two@salida.test");
  const other = (await (
    await server.post("/auth/v1/token?grant_type=password", {
      email: "two@salida.test",
      password: "right horse, 16 ñ",
    })
  ).json()) as TestSession;
  await renew((await renew(first.refresh_token)).refresh_token);

  await refresh(first.refresh_token);

  expect((await refresh(other.refresh_token)).status).toBe(200);
});

test("a session nobody refreshed for sixty days is over", async () => {
  const { refresh_token } = await signedUp(server, "idle@salida.test");
  server.pass(60 * 86_400_000 + 1);

  expect(codeOf(await refresh(refresh_token))).toEqual([400, "session_expired"]);
});

test("an altered or made-up token is refused, whichever byte it is", async () => {
  const { refresh_token } = await signedUp(server, "forge@salida.test");
  const altered = [...refresh_token].map(
    (sign, at) => refresh_token.slice(0, at) + (sign === "A" ? "B" : "A") + refresh_token.slice(at + 1),
  );
  const made = [null, 7, "", "x", "é", `${refresh_token}=`, ` ${refresh_token}`, refresh_token.slice(0, -1)];

  const answers = await Promise.all([...altered, ...made].map(refresh));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await refresh(refresh_token)).status).toBe(200);
});

test("a refresh is no new sign-in: the way and time of the first stay in the token", async () => {
  const first = await signedUp(server, "amr@salida.test");
  server.pass(5_000);

  const next = await renew(first.refresh_token);

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
  const { amr, session_id, iat } = claimsOf(first.access_token);
  expect(claimsOf(next.access_token)).toMatchObject({ amr, session_id });
  expect(claimsOf(next.access_token).iat).toBeGreaterThanOrEqual(Number(iat) + 5);
  expect((await server.db.select().from(session)).length).toBeGreaterThan(0);
});
