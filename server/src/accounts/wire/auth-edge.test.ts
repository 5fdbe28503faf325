import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";
import { Refusal } from "#http/refusal.ts";
import { refuseUnknown } from "#http/server.ts";

let server: TestAccounts;
beforeAll(async () => {
  // as the pages do: every address that nothing else serves is theirs
  server = await someAccounts(
    {},
    {
      beside: (app) => {
        refuseUnknown(app);
        app.get("/*", () => {
          throw new Refusal("not_found");
        });
      },
    },
  );
});
afterAll(() => server.close());

interface Told {
  status: number | undefined;
  type: string | undefined;
  body: Record<string, unknown>;
}

/** Asks with the path as it is written, which no URL parser has seen. */
function ask(method: string, path: string, headers: Record<string, string | string[]> = {}, body = "") {
  const { hostname, port } = new URL(server.url);
  return new Promise<Told>((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => {
        const type = answer.headers["content-type"];
        resolve({ status: answer.statusCode, type, body: text ? JSON.parse(text) : {} });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

const json = { "content-type": "application/json" };
const refused: [what: string, told: () => Promise<Told>, status: number, code: string][] = [
  ["a page that is not served", () => ask("GET", "/auth/v1/nothing"), 404, "not_found"],
  ["one below", () => ask("GET", "/auth/v1/admin/users?page=1"), 404, "not_found"],
  ["one written in code", () => ask("GET", "/auth/v1/%6eothing"), 404, "not_found"],
  ["the address itself", () => ask("GET", "/auth/v1"), 404, "not_found"],
  ["the address with a slash", () => ask("GET", "/auth/v1/"), 404, "not_found"],
  ["a call by the wrong method", () => ask("DELETE", "/auth/v1/user"), 404, "not_found"],
  ["a GET of what is posted", () => ask("GET", "/auth/v1/token?grant_type=password"), 404, "not_found"],
  ["a method nobody serves", () => ask("PROPFIND", "/auth/v1/user"), 404, "not_found"],
  ["an address that cannot be read", () => ask("GET", "/auth/v1/%zz"), 400, "bad_json"],
  ["JSON that is none", () => ask("POST", "/auth/v1/signup", json, "{"), 400, "bad_json"],
  ["JSON nobody reads", () => ask("POST", "/auth/v1/nothing", json, "{"), 400, "bad_json"],
  [
    "another type",
    () => ask("POST", "/auth/v1/signup", { "content-type": "text/xml" }, "<a/>"),
    400,
    "bad_json",
  ],
  [
    "too much",
    () => ask("POST", "/auth/v1/signup", json, `"${"a".repeat(200_000)}"`),
    413,
    "request_entity_too_large",
  ],
  ["a bad host", () => ask("GET", "/auth/v1/health", { host: "a b" }), 400, "bad_json"],
];

test.each(refused)("%s is refused in the wire's own shape", async (_what, told, status, code) => {
  const answer = await told();

  expect(answer.status).toBe(status);
  expect(answer.type).toMatch(/^application\/json/);
  expect(answer.body).toEqual({ code: status, error_code: code, msg: expect.any(String) });
});

test("beside the wire it stays a problem, and so does what only begins like it", async () => {
  for (const path of ["/nothing", "/auth/v2/user", "/auth/v1nothing", "/%zz"]) {
    const answer = await ask("GET", path);
    expect(answer.type).toMatch(/^application\/problem\+json/);
  }
});
