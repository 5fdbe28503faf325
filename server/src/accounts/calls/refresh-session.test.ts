import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SessionRow } from "#accounts/rows.ts";
import { signedUp, someAccounts, type TestAccounts, type TestSession } from "#accounts/test-accounts.ts";
import { putUser } from "#accounts/test-calls.ts";
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

  await server.age(5_000);
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
  await server.age(60_000);

  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test("the clock of another host neither ends a session nor lengthens the ten seconds", async () => {
  const [early, late] = [
    await signedUp(server, "early-clock@salida.test"),
    await signedUp(server, "late-clock@salida.test"),
  ];
  server.pass(-60_000);
  const lost = await renew(early.refresh_token);
  server.pass(120_000);
  await renew(late.refresh_token);
  server.pass(-60_000);

  expect((await renew(early.refresh_token)).refresh_token).toBe(lost.refresh_token);
  await server.age(10_001);
  expect(codeOf(await refresh(late.refresh_token))).toEqual([400, "refresh_token_already_used"]);
});

test("the replaced token used later ends the session, its newest token included", async () => {
  const first = await signedUp(server, "late@salida.test");
  const second = await renew(first.refresh_token);
  await server.age(10_001);

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
  await server.age(60 * 86_400_000 + 1);

  expect(codeOf(await refresh(refresh_token))).toEqual([400, "session_expired"]);
});

test("a session is over after a year, however often it was refreshed", async () => {
  const { refresh_token, user } = await signedUp(server, "year@salida.test");
  const isOwn = eq(session.account, user.id);
  const begunBefore = (days: number, ms: number) =>
    server.db
      .update(session)
      .set({ createdAt: new Date(server.now().getTime() - days * 86_400_000 - ms) })
      .where(isOwn);

  await begunBefore(364, 0);
  const next = await renew(refresh_token);
  const [kept] = await server.db.select().from(session).where(isOwn);
  await begunBefore(365, 1);
  const late = await refresh(next.refresh_token);
  // nor within the ten seconds in which the last answer is given again
  await server.db.insert(session).values({ ...(kept as SessionRow), createdAt: new Date(0) });
  const again = await refresh(refresh_token);

  for (const answer of [late, again]) {
    expect(codeOf(answer)).toEqual([400, "session_expired"]);
    expect(await answer.json()).toMatchObject({ msg: "Invalid Refresh Token: Session Expired" });
  }
  expect(codeOf(await refresh(next.refresh_token))).toEqual([400, "refresh_token_not_found"]);
});

test("a token from before the database was put back is refused, and ends nothing", async () => {
  const first = await signedUp(server, "restored@salida.test");
  const second = await renew(first.refresh_token);
  await server.db.update(session).set({ counter: 0 }).where(eq(session.account, first.user.id));

  expect(codeOf(await refresh(second.refresh_token))).toEqual([400, "refresh_token_not_found"]);

  expect((await refresh(first.refresh_token)).status).toBe(200);
});

test("a refreshed session tells of the address that is asked for", async () => {
  const own = await signedUp(server, "moves@salida.test");
  const before = await renew(own.refresh_token);
  await putUser(server, before, { email: "moved@salida.test" });

  expect(before.user).not.toHaveProperty("new_email");
  expect((await renew(before.refresh_token)).user).toMatchObject({ new_email: "moved@salida.test" });
});

test("what is no refresh token is told apart from one that is not known", async () => {
  const { refresh_token } = await signedUp(server, "told-apart@salida.test");
  const forged = Buffer.from(refresh_token, "base64url");
  forged.writeUInt8(forged.readUInt8(forged.length - 1) ^ 1, forged.length - 1);

  const [none, unknown] = [await refresh("none of ours"), await refresh(forged.toString("base64url"))];

  expect([codeOf(none), codeOf(unknown)]).toEqual([
    [400, "validation_failed"],
    [400, "refresh_token_not_found"],
  ]);
  expect(await none.json()).toMatchObject({ msg: "Refresh token is not valid" });
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
