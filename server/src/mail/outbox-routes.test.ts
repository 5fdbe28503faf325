import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
  await signUp(server, "first@salida.test");
  await signUp(server, "o'hara&sons@salida.test");
});
afterAll(() => server.close());

/** fetch would not let the Host header be chosen. */
function statusOf(
  headers: Record<string, string>,
  path = "/dev/outbox.json",
  host = "127.0.0.1",
): Promise<number> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asking = request({ host, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.on("error", reject);
    asking.end();
  });
}

test("lists what would have been sent, newest first", async () => {
  const mails = await server.outbox();

  expect(mails.map(({ to }) => to)).toEqual(["o'hara&sons@salida.test", "first@salida.test"]);
  expect(mails[0]).toEqual({
    to: "o'hara&sons@salida.test",
    subject: "Confirm your e-mail for Salida",
    text: expect.stringContaining("http://127.0.0.1:3000/confirm#token_hash="),
    links: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/confirm#token_hash=[\w-]{43}&type=signup$/)],
    createdAt: expect.any(String),
  });
});

test("its page runs nothing, loads nothing and shows addresses as text", async () => {
  const answer = await fetch(`${server.url}/dev/outbox`);
  const page = await answer.text();

  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(page).not.toMatch(/<script|javascript:|src=/);
  expect(page).toContain("To o&#39;hara&amp;sons@salida.test");
  expect(page).toMatch(/<a href="http:\/\/127\.0\.0\.1:3000\/confirm#token_hash=[\w-]{43}&amp;type=signup">/);
  expect(page.indexOf("hara")).toBeLessThan(page.indexOf("first@"));
});

test("is served under this machine's own names", async () => {
  const names = ["localhost:3000", "127.0.0.1", "127.0.0.1:1", "LOCALHOST", "[::1]:3000"];

  expect(await Promise.all(names.map((host) => statusOf({ host })))).toEqual(names.map(() => 200));
});

test("is not there for a forwarded request, nor under any other name", async () => {
  const asked = [
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-proto": "https" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { "x-real-ip": "127.0.0.1" },
    { host: "salida.example" },
    { host: "127.0.0.1.salida.example" },
    { host: "localhost.salida.example:3000" },
    { host: "127.0.0.1@salida.example" },
  ];

  const statuses = await Promise.all(
    asked.flatMap((headers) => [statusOf(headers), statusOf(headers, "/dev/outbox")]),
  );

  expect(new Set(statuses)).toEqual(new Set([404]));
});

test("is not there when it is not asked for", async () => {
  const other = await someAccounts({}, { outbox: false });

  const answers = await Promise.all(
    ["/dev/outbox", "/dev/outbox.json"].map((path) => fetch(`${other.url}${path}`)),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  await other.close();
});

test("shows fifty at most", async () => {
  const other = await someAccounts();
  await Promise.all(Array.from({ length: 52 }, (_, at) => signUp(other, `m${at}@salida.test`)));

  expect(await other.outbox()).toHaveLength(50);
  await other.close();
});
