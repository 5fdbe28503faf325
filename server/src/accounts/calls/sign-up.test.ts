import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
  tokenOf,
} from "#accounts/test-accounts.ts";
import { signUp as signUpTable } from "#store/account-tables.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const verify = (token_hash: string) => server.post("/auth/v1/verify", { type: "signup", token_hash });
const signIn = (email: string, own: string) =>
  server.post("/auth/v1/token?grant_type=password", { email, password: own });

describe("with the official client", () => {
  test("signs up, reads the mail, confirms, is known, refreshes and signs out", async () => {
    const client = server.client();
    const email = "ana@salida.test";

    const signedUpNow = await client.signUp({
      email: ` ${email.toUpperCase()} `,
      password,
      options: { data: { name: "Ana" } },
    });
    expect(signedUpNow.error).toBeNull();
    expect(signedUpNow.data).toMatchObject({
      session: null,
      user: { email, user_metadata: { name: "Ana" } },
    });

    const early = await client.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });

    const token_hash = tokenOf((await server.outbox())[0]);
    const confirmed = await client.verifyOtp({ type: "signup", token_hash });
    expect(confirmed.data.user?.id).toBe(signedUpNow.data.user?.id);

    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ email, amr: [{ method: "otp" }], aud: "authenticated" });
    expect((await client.getUser()).data.user).toMatchObject({ email, user_metadata: { name: "Ana" } });

    const before = (await client.getSession()).data.session;
    const after = (await client.refreshSession()).data.session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);

    expect((await client.signOut()).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
    const again = await client.signInWithPassword({ email, password });
    expect(again.data.session?.user.last_sign_in_at).toBeTruthy();
  });

  test("names what is wrong with a password", async () => {
    const client = server.client();
    const short = await client.signUp({ email: "weak@salida.test", password: "ñññññ" });
    const long = await client.signUp({ email: "weak@salida.test", password: "ñ".repeat(37) });
    const just = await client.signUp({ email: "weak@salida.test", password: "ñ".repeat(36) });

    expect(short.error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, reasons: ["length"] });
    expect(long.error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(just.error).toBeNull();
  });
});

test("blanks, case and every byte of a password count", async () => {
  const own = ` ${"x".repeat(69)}A `;
  await signedUp(server, "bytes@salida.test", own);

  const statuses = [own, own.trimEnd(), own.slice(0, -1), own.toLowerCase()].map(
    async (tried) => (await signIn("bytes@salida.test", tried)).status,
  );

  expect(await Promise.all(statuses)).toEqual([200, 400, 400, 400]);
});

test("a wrong password and an unknown address get the very same answer", async () => {
  await signedUp(server, "known@salida.test");

  const wrong = await signIn("known@salida.test", "not this one");
  const unknown = await signIn("nobody@salida.test", "not this one");

  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(wrong.headers.get("x-sb-error-code")).toBe("invalid_credentials");
});

test("signing up does not tell whether an address is new, waiting or taken", async () => {
  await signedUp(server, "taken@salida.test");
  await signUp(server, "waiting@salida.test");
  const ask = async (email: string) => {
    const answer = await server.post("/auth/v1/signup", { email, password, data: { name: "Eve" } });
    const body = (await answer.text())
      .replaceAll(/[\w-]+@/g, "@")
      .replaceAll(/"\w{8}-\w{4}-4\w{3}-[89ab]\w{3}-\w{12}"/g, '"id"');
    return [answer.status, body.replaceAll(/"20[^"]+Z"/g, '"time"')];
  };

  const [fresh, waiting, taken] = [
    await ask("new@salida.test"),
    await ask("waiting@salida.test"),
    await ask("taken@salida.test"),
  ];

  expect(fresh).toEqual(waiting);
  expect(fresh).toEqual(taken);
});

test("a taken address keeps its password, and its owner is told by mail without a link that confirms", async () => {
  const own = await signedUp(server, "kept@salida.test");

  const token = await signUp(server, "kept@salida.test", "another password");

  const [newest] = (await server.outbox()).filter(({ to }) => to === "kept@salida.test");
  expect([token, tokenOf(newest)]).toEqual(["", ""]);
  expect(newest?.subject).toMatch(/already|account/i);
  const entered = await signIn("kept@salida.test", password);
  expect(((await entered.json()) as TestSession).user.id).toBe(own.user.id);
});

test("a sign-in with the password just signed up with does not tell who has the address", async () => {
  await signedUp(server, "hidden@salida.test");
  const trial = "the stranger's own";
  const answers: unknown[] = [];
  for (const email of ["hidden@salida.test", "unheard@salida.test"]) {
    await server.post("/auth/v1/signup", { email, password: trial });
    const answer = await signIn(email, trial);
    answers.push([answer.status, await answer.json()]);
  }

  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject([400, { error_code: "email_not_confirmed" }]);
});

describe("a password sent with the link", () => {
  const confirm = (token_hash: string, own: string) =>
    server.post("/auth/v1/verify", { type: "signup", token_hash, password: own });

  test("confirms when it is the sign-up's own", async () => {
    const token = await signUp(server, "withpass@salida.test");

    expect((await confirm(token, password)).status).toBe(200);
  });

  test("refuses the mail of a stranger's sign-up, and leaves both links good", async () => {
    const own = await signUp(server, "lookalike@salida.test", password);
    const strangers = await signUp(server, "lookalike@salida.test", "stranger's");

    const opened = await confirm(strangers, password);

    expect(opened.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect((await confirm(own, password)).status).toBe(200);
    expect((await signIn("lookalike@salida.test", "stranger's")).status).toBe(400);
  });
});

describe("a stranger who signed up with the address", () => {
  test("earlier does not decide the password or the name", async () => {
    await signUp(server, "early@salida.test", "stranger's", { name: "Mallory" });
    const own = await signUp(server, "early@salida.test", password, { name: "Bea" });

    const session = (await (await verify(own)).json()) as { user: { user_metadata: unknown } };

    expect(session.user.user_metadata).toEqual({ name: "Bea" });
    expect((await signIn("early@salida.test", "stranger's")).status).toBe(400);
    expect((await signIn("early@salida.test", password)).status).toBe(200);
  });

  test("later does not decide it either, and their mail is void once the address is confirmed", async () => {
    const own = await signUp(server, "late@salida.test", password, { name: "Bea" });
    const strangers = await signUp(server, "late@salida.test", "stranger's", { name: "Mallory" });

    const session = (await (await verify(own)).json()) as TestSession;

    expect(session.user.user_metadata).toEqual({ name: "Bea" });
    expect((await verify(strangers)).status).toBe(403);
    expect((await signIn("late@salida.test", "stranger's")).status).toBe(400);
    expect((await signIn("late@salida.test", password)).status).toBe(200);
    const left = server.db.select().from(signUpTable).where(eq(signUpTable.email, "late@salida.test"));
    expect(await left).toEqual([]);
  });

  test("at the same moment as the click leaves one password, the confirmed mail's", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race${round}@salida.test`;
      const own = await signUp(server, email);
      const strangers = Array.from({ length: 4 }, () =>
        server.post("/auth/v1/signup", { email, password: "stranger's" }),
      );

      const [confirmed] = await Promise.all([verify(own), ...strangers]);

      expect(confirmed.status).toBe(200);
      expect((await signIn(email, password)).status).toBe(200);
      const mails = (await server.outbox()).filter(({ to }) => to === email);
      const late = await Promise.all(mails.map((mail) => verify(tokenOf(mail))));
      expect(late.map(({ status }) => status)).not.toContain(200);
    }
  });
});

test("a link clicked twenty times at once opens one session, and never another", async () => {
  const token = await signUp(server, "click@salida.test");

  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
  const late = await verify(token);

  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  expect(await late.json()).toMatchObject({ error_code: "otp_expired" });
});

test("two mails of one address clicked at once confirm once, and neither waits for the other", async () => {
  const tokens = [await signUp(server, "both@salida.test"), await signUp(server, "both@salida.test")];

  const statuses = (await Promise.all(tokens.map(verify))).map(({ status }) => status);

  expect(statuses.sort()).toEqual([200, 403]);
});

test("a link is dead after an hour", async () => {
  const other = await someAccounts();
  const token_hash = await signUp(other, "slow@salida.test");
  other.pass(3_600_001);

  const answer = await other.post("/auth/v1/verify", { type: "signup", token_hash });

  expect(answer.status).toBe(403);
  await other.close();
});

test("twenty sign-ups of one address, all confirmed at once, make one account", async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      server.post("/auth/v1/signup", { email: "crowd@salida.test", password }),
    ),
  );
  const mails = (await server.outbox()).filter(({ to }) => to === "crowd@salida.test");

  const statuses = (await Promise.all(mails.map((mail) => verify(tokenOf(mail))))).map(
    ({ status }) => status,
  );

  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 403)]);
});

test("mails in Spanish to who asks for it", async () => {
  await signUp(server, "es@salida.test", password, { language: "es" });

  expect((await server.outbox())[0]).toMatchObject({
    to: "es@salida.test",
    subject: "Confirma tu correo en Salida",
  });
});

test("metadata over 4 kB is refused, since every token would carry it", async () => {
  const answer = await server.post("/auth/v1/signup", {
    email: "big@salida.test",
    password,
    data: { name: "n".repeat(4_100) },
  });

  expect([answer.status, answer.headers.get("x-sb-error-code")]).toEqual([400, "validation_failed"]);
});

test("without confirmation a sign-up is a session at once, and a taken address is told", async () => {
  const other = await someAccounts({ SIGNUP_CONFIRMATION: "off" });
  const client = other.client();

  const first = await client.signUp({ email: "now@salida.test", password });
  const second = await other.client().signUp({ email: "NOW@salida.test", password: "stranger's" });

  expect(first.data.session?.user.email).toBe("now@salida.test");
  expect((await client.getUser()).error).toBeNull();
  expect(second.error).toMatchObject({ status: 422, code: "user_already_exists" });
  expect(await other.outbox()).toEqual([]);
  await other.close();
});
