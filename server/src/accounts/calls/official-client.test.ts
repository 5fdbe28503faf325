import { afterAll, beforeAll, expect, test } from "vitest";
import {
  codeOf,
  elsewhere,
  password,
  signedUp,
  someAccounts,
  type TestAccounts,
  tokenOf,
} from "#accounts/test-accounts.ts";
import { known, newestMail } from "#accounts/test-calls.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const mail = (email: string) => newestMail(server, email);
const linkOf = async (email: string) => tokenOf(await mail(email));

/** The official client, signed in to a new account. */
async function someone(name: string) {
  const email = `${name}@salida.test`;
  await signedUp(server, email);
  const client = server.client();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, email, session: data.session };
}

test("signUp with confirmation answers a user and no session", async () => {
  const { data, error } = await server.client().signUp({
    email: "new@salida.test",
    password,
    options: { data: { name: "Ana" }, emailRedirectTo: "http://127.0.0.1:3000/dashboard" },
  });

  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: "new@salida.test", user_metadata: { name: "Ana" } });
  expect(data.user?.identities).toEqual([]);
  expect(data.user).not.toHaveProperty("email_confirmed_at");
});

test("signUp without confirmation signs in", async () => {
  const other = await someAccounts({ SIGNUP_CONFIRMATION: "off" });
  const client = other.client();

  const { data } = await client.signUp({ email: "now@salida.test", password });

  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
  await other.close();
});

test("signInWithPassword opens a session that getSession keeps and getUser confirms", async () => {
  const { client, session, email } = await someone("signs-in");

  expect((await client.getSession()).data.session?.access_token).toBe(session.access_token);
  expect((await client.getUser()).data.user).toMatchObject({ id: session.user.id, role: "authenticated" });
  expect(session).toMatchObject({ token_type: "bearer", expires_in: 900, user: { email } });
  const left = (session.expires_at ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(600);
  expect(left).toBeLessThanOrEqual(901);
});

test("signInWithPassword with a wrong password is refused as the client names it", async () => {
  const { email } = await someone("mistypes");

  const { error } = await server.client().signInWithPassword({ email, password: "something else" });

  expect(error).toMatchObject({ name: "AuthApiError", code: "invalid_credentials", status: 400 });
});

test("refreshSession exchanges both tokens and keeps the user", async () => {
  const { client, session } = await someone("refreshes");

  const { data } = await client.refreshSession();

  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(data.user?.id).toBe(session.user.id);
});

test("setSession takes tokens over from elsewhere", async () => {
  const { session } = await someone("moves");
  const client = server.client();

  const { data, error } = await client.setSession(session);

  expect(error).toBeNull();
  expect(data.user?.email).toBe("moves@salida.test");
});

test("getClaims checks the signature here, by the published keys", async () => {
  const { client, session } = await someone("claims");

  const { data } = await client.getClaims();
  const forged = await client.getClaims(`${session.access_token.slice(0, -8)}AAAAAAAA`);

  expect(data?.claims).toMatchObject({ sub: session.user.id, aal: "aal1", amr: [{ method: "password" }] });
  expect(data?.header).toMatchObject({ alg: "ES256", kid: expect.any(String) });
  expect(forged.error?.name).toBe("AuthInvalidJwtError");
});

test.each([
  ["local", [false, true]],
  ["others", [true, false]],
  ["global", [false, false]],
] as const)("signOut in scope %s ends what it names", async (scope, left) => {
  const { client, email, session } = await someone(`out-${scope}`);
  const other = await server.client().signInWithPassword({ email, password });
  const sessions = [session, other.data.session ?? session];

  expect((await client.signOut({ scope })).error).toBeNull();

  expect(await Promise.all(sessions.map((one) => known(server, one)))).toEqual(left);
  expect((await client.getSession()).data.session !== null).toBe(scope === "others");
});

test("updateUser merges data, and null takes a key away", async () => {
  const { client } = await someone("renames");
  await client.updateUser({ data: { name: "Ana", language: "es" } });

  const { data } = await client.updateUser({ data: { name: null, level: 3 } });

  expect(data.user?.user_metadata).toEqual({ language: "es", level: 3 });
  expect((await client.refreshSession()).data.user?.user_metadata).toEqual({ language: "es", level: 3 });
});

test("updateUser sets a new password with the current one", async () => {
  const { client, email } = await someone("new-password");
  const without = await client.updateUser({ password: "another horse, 17" });
  const wrong = await client.updateUser({ password: "another horse, 17", current_password: "no" });
  const same = await client.updateUser({ password, current_password: password });

  const right = await client.updateUser({ password: "another horse, 17", current_password: password });

  expect([without, wrong, same].map(({ error }) => error?.code)).toEqual([
    "current_password_required",
    "current_password_invalid",
    "same_password",
  ]);
  expect(right.error).toBeNull();
  const again = await server.client().signInWithPassword({ email, password: "another horse, 17" });
  expect(again.error).toBeNull();
  expect(await mail(email)).toMatchObject({ subject: "Your Salida password was changed" });
});

test("updateUser moves to a new address once both mailboxes agree", async () => {
  const { client, email } = await someone("moves-house");
  const newEmail = "new-house@salida.test";

  const asked = await client.updateUser({ email: newEmail });
  expect(asked.data.user).toMatchObject({ email, new_email: newEmail });
  const half = await client.verifyOtp({ type: "email_change", token_hash: await linkOf(email) });
  expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
  const whole = await client.verifyOtp({ type: "email_change", token_hash: await linkOf(newEmail) });

  expect(whole.data.user?.email).toBe(newEmail);
  expect(whole.data.user).not.toHaveProperty("new_email");
  expect((await server.client().signInWithPassword({ email: newEmail, password })).error).toBeNull();
});

test("resetPasswordForEmail and verifyOtp by link let updateUser set a password without the old one", async () => {
  const { email } = await someone("forgets");
  const client = server.client();
  const { error } = await client.resetPasswordForEmail(email, { redirectTo: "http://127.0.0.1:3000/x" });
  expect(error).toBeNull();

  await client.verifyOtp({ type: "recovery", token_hash: await linkOf(email) });
  const set = await client.updateUser({ password: "remembered, 18" });
  const twice = await client.updateUser({ password: "remembered, 19" });

  expect(set.error).toBeNull();
  expect(twice.error?.code).toBe("current_password_required");
  expect((await server.client().signInWithPassword({ email, password: "remembered, 18" })).error).toBeNull();
});

test("verifyOtp takes the code of a sign-up with the address, in whatever case", async () => {
  const client = server.client();
  const email = "typist@salida.test";
  await client.signUp({ email, password, options: { emailRedirectTo: elsewhere } });

  const token = codeOf(await mail(email));
  const { data } = await client.verifyOtp({ type: "signup", email: "Typist@Salida.test ", token });

  expect(data.session?.user.email).toBe(email);
});

test("verifyOtp takes the code of a recovery", async () => {
  const { email } = await someone("types-recovery");
  const client = server.client();
  await client.resetPasswordForEmail(email, { redirectTo: elsewhere });

  const { data } = await client.verifyOtp({ type: "recovery", email, token: codeOf(await mail(email)) });

  expect(data.session?.user.email).toBe(email);
});

test("verifyOtp takes the codes of both mailboxes for a change of address", async () => {
  const { client, email } = await someone("types-change");
  const newEmail = "typed-change@salida.test";
  await client.updateUser({ email: newEmail }, { emailRedirectTo: elsewhere });
  const agree = async (at: string) =>
    client.verifyOtp({ type: "email_change", email: at, token: codeOf(await mail(at)) });

  const answers = [await agree(newEmail), await agree(email)];

  expect(answers.map(({ data }) => data.session?.user.email)).toEqual([undefined, newEmail]);
});

test("resend mails a sign-up again, with another token that confirms", async () => {
  const client = server.client();
  const email = "again@salida.test";
  await client.signUp({ email, password });
  const first = await linkOf(email);

  expect((await client.resend({ type: "signup", email })).error).toBeNull();
  const second = await linkOf(email);

  expect(second).not.toBe(first);
  expect((await client.verifyOtp({ type: "signup", token_hash: second })).error).toBeNull();
});

test("resend mails a change of address again, to both mailboxes", async () => {
  const { client, email } = await someone("change-again");
  const newEmail = "again-changed@salida.test";
  await client.updateUser({ email: newEmail });
  const first = [await linkOf(email), await linkOf(newEmail)];

  expect((await client.resend({ type: "email_change", email: newEmail })).error).toBeNull();

  const second = [await linkOf(email), await linkOf(newEmail)];
  expect(second.some((token) => first.includes(token))).toBe(false);
  const last = await Promise.all(
    second.map((token_hash) => client.verifyOtp({ type: "email_change", token_hash })),
  );
  expect(last.filter(({ data }) => data.session?.user.email === newEmail)).toHaveLength(1);
});

test("reauthenticate mails a code that updateUser takes as nonce, once", async () => {
  const { client, email } = await someone("nonce");
  expect((await client.reauthenticate()).error).toBeNull();
  const nonce = codeOf(await mail(email));

  const wrong = await client.updateUser({
    password: "by code, 19",
    nonce: nonce === "000000" ? "1" : "000000",
  });
  const right = await client.updateUser({ password: "by code, 19", nonce });
  const again = await client.updateUser({ password: "by code, 20", nonce });

  expect(wrong.error?.code).toBe("reauthentication_not_valid");
  expect(right.error).toBeNull();
  expect(again.error?.code).toBe("reauthentication_not_valid");
});

test("a GET /verify link leads to the page it names, with a session that setSession takes", async () => {
  const { email } = await someone("opens-link");
  await server.client().resetPasswordForEmail(email);
  const query = new URLSearchParams({
    token: await linkOf(email),
    type: "recovery",
    redirect_to: "http://127.0.0.1:3000/reset-password?from=mail",
  });
  const open = () => fetch(`${server.url}/auth/v1/verify?${query}`, { redirect: "manual" });

  const first = await open();
  const again = await open();

  const [page, fragment = ""] = (first.headers.get("location") ?? "").split("#");
  const parts = Object.fromEntries(new URLSearchParams(fragment)) as Record<string, string>;
  expect([first.status, page]).toEqual([303, "http://127.0.0.1:3000/reset-password?from=mail"]);
  expect(Object.keys(parts).sort()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "sb",
    "token_type",
    "type",
  ]);
  const { access_token = "", refresh_token = "" } = parts;
  const client = server.client();
  expect((await client.setSession({ access_token, refresh_token })).data.user?.email).toBe(email);
  expect(again.status).toBe(303);
  expect(again.headers.get("location")).toBe(
    "http://127.0.0.1:3000/reset-password?from=mail#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=",
  );
});
