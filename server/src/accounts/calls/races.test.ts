import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  codeOf,
  elsewhere,
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
  tokenOf,
} from "#accounts/test-accounts.ts";
import {
  bearer,
  known,
  newestMail,
  outcomeOf,
  putUser,
  refresh,
  sessionOf,
  signIn,
  verify,
} from "#accounts/test-calls.ts";
import { account, mailedToken, session } from "#store/account-tables.ts";

const rounds = Array.from({ length: 8 }, (_, at) => at);
const next = "another horse, 17";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

async function recoveryMail(email: string) {
  await server.post(`/auth/v1/recover?redirect_to=${elsewhere}`, { email });
  return newestMail(server, email);
}

/** Whether nothing of a session works: neither its access token nor its refresh token. */
async function isOver(one: TestSession): Promise<boolean> {
  return !(await known(server, one)) && (await refresh(server, one)).status === 400;
}

test("no session that the old password opened outlives its change, whatever else happens at the moment", async () => {
  for (const round of rounds) {
    const email = `changes${round}@salida.test`;
    const elsewhere = await signedUp(server, email);
    const own = await sessionOf(await signIn(server, email));

    const [changed, renewed, ...entered] = await Promise.all([
      putUser(server, own, { password: next, current_password: password }),
      refresh(server, elsewhere),
      ...Array.from({ length: 4 }, () => signIn(server, email)),
    ]);

    expect(changed.status).toBe(200);
    const opened = [renewed, ...entered].filter(({ status }) => status === 200);
    const sessions = [elsewhere, ...(await Promise.all(opened.map(sessionOf)))];
    expect(await Promise.all(sessions.map(isOver))).toEqual(sessions.map(() => true));
    expect(await known(server, own)).toBe(true);
    expect([(await signIn(server, email)).status, (await signIn(server, email, next)).status]).toEqual([
      400, 200,
    ]);
  }
});

test("a recovery link opened while the password is changed is dead, or its session is", async () => {
  for (const round of rounds) {
    const email = `recovers${round}@salida.test`;
    const own = await signedUp(server, email);
    const token_hash = tokenOf(await recoveryMail(email));

    const [changed, ...opened] = await Promise.all([
      putUser(server, own, { password: next, current_password: password }),
      ...Array.from({ length: 3 }, () => verify(server, { type: "recovery", token_hash })),
    ]);

    expect(changed.status).toBe(200);
    const sessions = await Promise.all(opened.filter(({ status }) => status === 200).map(sessionOf));
    expect(sessions.length).toBeLessThanOrEqual(1);
    expect(await Promise.all(sessions.map(isOver))).toEqual(sessions.map(() => true));
    const [left] = await server.db.select().from(session).where(eq(session.account, own.user.id));
    expect(left).toMatchObject({ recoveredAt: null });
  }
});

test("of ten new passwords at once, each with the right current one, one is set and the others change nothing", async () => {
  const own = await signedUp(server, "ten@salida.test");
  const passwords = Array.from({ length: 10 }, (_, at) => `new horse number ${at}`);

  const answers = await Promise.all(
    passwords.map((own_) => putUser(server, own, { password: own_, current_password: password })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 200).map((answer) => outcomeOf(answer).join());
  expect(["409,conflict", "400,current_password_invalid"]).toEqual(
    expect.arrayContaining([...new Set(refusals)]),
  );
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
  const tried = await Promise.all(passwords.map((one) => signIn(server, "ten@salida.test", one)));
  expect(tried.map(({ status }) => status)).toEqual(passwords.map((one) => (one === winner ? 200 : 400)));
  const notices = (await server.outbox()).filter(
    ({ to, subject }) => to === "ten@salida.test" && /changed/.test(subject),
  );
  expect(notices).toHaveLength(1);
});

test("ten changes of data at once all count", async () => {
  const own = await signedUp(server, "data@salida.test");

  const answers = await times(10, (at) => putUser(server, own, { data: { [`key${at}`]: at } }));

  expect(statusesOf(answers)).toEqual(Array(10).fill(200));
  const [{ metadata } = { metadata: {} }] = await server.db
    .select()
    .from(account)
    .where(eq(account.id, own.user.id));
  expect(Object.keys(metadata)).toHaveLength(10);
});

test("a mailed code stands for the password once, however often it is sent at once", async () => {
  const own = await signedUp(server, "nonce@salida.test");
  await fetch(`${server.url}/auth/v1/reauthenticate`, { headers: bearer(own) });
  const nonce = codeOf(await newestMail(server, "nonce@salida.test"));

  // a code can be looked at five times
  const answers = await times(5, (at) => putUser(server, own, { password: `new horse ${at}, 17`, nonce }));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => outcomeOf(one).join()))).toEqual(
    new Set(["422,reauthentication_not_valid"]),
  );
});

test("a recovery link opened twenty times at once opens one session", async () => {
  await signedUp(server, "twenty@salida.test");
  const token_hash = tokenOf(await recoveryMail("twenty@salida.test"));

  const answers = await times(20, () => verify(server, { type: "recovery", token_hash }));

  expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(403)]);
});

const kept = (email: string) => server.db.select().from(mailedToken).where(eq(mailedToken.email, email));

test("of fifty codes guessed at once five at most are looked at, each is counted, and the right one is void then", async () => {
  for (const round of rounds) {
    const email = `guessed${round}@salida.test`;
    await signedUp(server, email);
    const mail = await recoveryMail(email);
    const right = codeOf(mail);
    const guess = (token: string) => verify(server, { type: "recovery", email, token });

    const guesses = times(50, (at) => guess(String((Number(right) + 1 + at) % 1_000_000).padStart(6, "0")));
    expect(new Set(statusesOf(await guesses))).toEqual(new Set([403]));
    const [{ wrongTries } = { wrongTries: 0 }] = await kept(email);
    expect(wrongTries).toBeGreaterThan(0);
    for (let left = 5 - wrongTries; left > 0; left -= 1) await guess("000000");

    expect(outcomeOf(await guess(right))).toEqual([403, "otp_expired"]);
    expect(await kept(email)).toMatchObject([{ wrongTries: 5 }]);
    expect((await verify(server, { type: "recovery", token_hash: tokenOf(mail) })).status).toBe(200);
  }
});

test("guesses at one kind of code take nothing from another kind's", async () => {
  const email = "kinds@salida.test";
  const own = await signedUp(server, email);
  await fetch(`${server.url}/auth/v1/reauthenticate`, { headers: bearer(own) });
  const nonce = codeOf(await newestMail(server, email));
  await recoveryMail(email);
  await times(20, (at) => verify(server, { type: "recovery", email, token: `00000${at}` }));
  const crossed = await times(3, () => verify(server, { type: "recovery", email, token: nonce }));

  expect(new Set(statusesOf(crossed))).toEqual(new Set([403]));
  expect((await putUser(server, own, { password: next, nonce })).status).toBe(200);
});

test("a deletion while others sign up for the address leaves no half of anything", async () => {
  for (const round of rounds) {
    const email = `deleted${round}@salida.test`;
    const own = await signedUp(server, email);

    const [, ...answers] = await Promise.all([
      server.accounts.remove(server.db, own.user.id),
      ...Array.from({ length: 3 }, () => server.post("/auth/v1/signup", { email, password: next })),
      signIn(server, email),
      putUser(server, own, { data: { name: "late" } }),
      server.post("/auth/v1/recover", { email }),
    ]);
    await server.outbox();

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await server.db.$count(account, eq(account.email, email))).toBe(0);
    expect(await server.db.$count(session, eq(session.account, own.user.id))).toBe(0);
    const anew = await sessionOf(
      await verify(server, { type: "signup", token_hash: await signUp(server, email, next) }),
    );
    expect(anew.user.id).not.toBe(own.user.id);
  }
});

test("a deletion while sign-ups open sessions at once leaves an account whole or none at all", async () => {
  const quick = await someAccounts({ SIGNUP_CONFIRMATION: "off" });
  const body = { email: "quick@salida.test", password };
  await quick.post("/auth/v1/signup", body);
  for (const _ of rounds) {
    const [held] = await quick.db.select().from(account);
    const [, ...answers] = await Promise.all([
      quick.accounts.remove(quick.db, held?.id ?? ""),
      ...Array.from({ length: 4 }, () => quick.post("/auth/v1/signup", body)),
    ]);

    const left = await quick.db.$count(account);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(left);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4 - left);
    expect(await quick.db.$count(session)).toBe(left);
    if (left === 0) await quick.post("/auth/v1/signup", body);
  }
  await quick.close();
});
