import { afterAll, beforeAll, expect, test } from "vitest";
import { password, publicUrl, signedUp, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";
import { newestMail, putUser } from "#accounts/test-calls.ts";

const app = "https://app.example/welcome";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts({ REDIRECT_URLS: "https://app.example, https://other.example/salida" });
});
afterAll(() => server.close());

/** Where the newest mail's link opens, and where it says to return to. */
async function linkOf(email: string): Promise<[page: string, returnTo: string | null]> {
  const link = new URL((await newestMail(server, email))?.links[0] ?? "");
  return [link.pathname, new URLSearchParams(link.hash.slice(1)).get("redirect_to")];
}

const ask = (path: string, redirectTo: string, body: object) =>
  server.post(`/auth/v1/${path}?${new URLSearchParams({ redirect_to: redirectTo })}`, body);

test("each mail's link returns to the page that was asked for with it", async () => {
  const client = server.client();
  const email = "returns@salida.test";
  const options = { emailRedirectTo: app };
  await client.signUp({ email, password, options });
  expect(await linkOf(email)).toEqual(["/confirm", app]);

  await client.resend({ type: "signup", email, options: { emailRedirectTo: "https://app.example/again" } });
  expect(await linkOf(email)).toEqual(["/confirm", "https://app.example/again"]);

  await signedUp(server, email);
  await client.resetPasswordForEmail(email, { redirectTo: "https://other.example/salida/new" });
  expect(await linkOf(email)).toEqual(["/reset-password", "https://other.example/salida/new"]);

  await client.signInWithPassword({ email, password });
  await client.updateUser({ email: "returned@salida.test" }, options);
  expect(await linkOf(email)).toEqual(["/confirm", app]);
  expect(await linkOf("returned@salida.test")).toEqual(["/confirm", app]);

  await client.resend({ type: "email_change", email, options });
  expect(await linkOf("returned@salida.test")).toEqual(["/confirm", app]);
});

test("our own page that the link opens anyway is not said twice, another of ours is", async () => {
  await ask("signup", `${publicUrl}/confirm`, { email: "own@salida.test", password });
  expect(await linkOf("own@salida.test")).toEqual(["/confirm", null]);

  await ask("signup", `${publicUrl}/reading/7`, { email: "inside@salida.test", password });
  expect(await linkOf("inside@salida.test")).toEqual(["/confirm", `${publicUrl}/reading/7`]);
});

test("an address that is nobody's is left out, and the mail goes all the same", async () => {
  const bad = [
    "https://app.example.evil.test/",
    "https://app.example@evil.test/",
    "https://other.example/salidas",
    "//evil.test",
    "javascript:alert(1)",
    `${publicUrl}//evil.test`,
    `${publicUrl}\\@evil.test`,
  ];
  for (const [at, target] of bad.entries()) {
    const email = `bad${at}@salida.test`;
    expect((await ask("signup", target, { email, password })).status).toBe(200);
    expect(await linkOf(email)).toEqual(["/confirm", null]);
  }
});

test("a link that is opened as it stands goes where the list allows", async () => {
  const open = async (target: string) => {
    const query = new URLSearchParams({ token: "x", type: "signup", redirect_to: target });
    const answer = await fetch(`${server.url}/auth/v1/verify?${query}`, { redirect: "manual" });
    return answer.headers.get("location")?.split("#")[0];
  };

  expect(await open(app)).toBe(app);
  expect(await open("https://app.example.evil.test/")).toBe(publicUrl);
});

test("a code is mailed only where a page that is not ours may ask for it", async () => {
  const own = await signedUp(server, "codes@salida.test");
  const codeIn = async (email: string) => /^\d{6}$/m.test((await newestMail(server, email))?.text ?? "");

  await ask("recover", `${publicUrl}/reset-password`, { email: "codes@salida.test" });
  expect(await codeIn("codes@salida.test")).toBe(false);
  await ask("recover", app, { email: "codes@salida.test" });
  expect(await codeIn("codes@salida.test")).toBe(true);
  await putUser(server, own, { email: "codes-new@salida.test" });
  expect(await codeIn("codes-new@salida.test")).toBe(false);
});
