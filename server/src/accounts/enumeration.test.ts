import { hash, verify } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
} from "./test-accounts.ts";
import { putUser } from "./test-calls.ts";

/*
 * How long the answers take is measured by `npm run bench -- enumeration`. Here is why they take as long: whoever has
 * the address, the work before the answer is the same.
 */

// test files share their modules: what another file loaded has no spies
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });

const samples = 8;
let server: TestAccounts;
let asker: TestSession;
beforeAll(async () => {
  server = await someAccounts();
  asker = await signedUp(server, "asker@salida.test");
  await signedUp(server, "known@salida.test");
});
afterAll(async () => {
  // the next file in this worker throws real dice
  vi.restoreAllMocks();
  await server.close();
});

interface Sample {
  answer: unknown;
  /** In their order, transaction commands included. */
  statements: readonly string[];
  argon2Runs: number;
}

vi.spyOn(Math, "random").mockReturnValue(0);
const statements = vi.spyOn(pg.Client.prototype, "query");

type Asking = (path: string, body: object) => Promise<Response>;

async function sample(path: string, body: object, ask: Asking = server.post): Promise<Sample> {
  // the mail of the sample before is written and handed over first
  await server.outbox();
  for (const spy of [statements, vi.mocked(hash), vi.mocked(verify)]) spy.mockClear();
  const answer = await ask(`/auth/v1${path}`, body);
  const text = await answer.text();
  return {
    answer: [answer.status, plain(text), headersOf(answer)],
    statements: statements.mock.calls.map(([asked]) => textOf(asked)),
    argon2Runs: vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length,
  };
}

function textOf(asked: unknown): string {
  return typeof asked === "string" ? asked : (asked as { text: string }).text;
}

/** Without what differs from one call to the next: ids, times, and the address itself. */
function plain(text: string): string {
  return text
    .replaceAll(/[\w.-]+@salida\.test/g, "address")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, "id")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
}

function headersOf({ headers }: Response): Record<string, string> {
  const { date: _, ...rest } = Object.fromEntries(headers);
  // the address in the answer is as long as it is
  return { ...rest, "content-length": "" };
}

let nobody = 0;
const states = {
  known: async () => "known@salida.test",
  waiting: async () => {
    await signUp(server, "waiting@salida.test");
    return "waiting@salida.test";
  },
  unknown: async () => {
    nobody += 1;
    return `nobody${nobody}@salida.test`;
  },
};

const calls = {
  "a sign-in with a wrong password": (email: string) =>
    sample("/token?grant_type=password", { email, password: "wrong" }),
  "a sign-up": (email: string) => sample("/signup", { email, password, data: { name: "Eve" } }),
  "a request for a new password": (email: string) => sample("/recover", { email }),
  "a request for the sign-up's mail again": (email: string) => sample("/resend", { email, type: "signup" }),
  "a request for the mail of a change again": (email: string) =>
    sample("/resend", { email, type: "email_change" }),
  "a wish for the address": (email: string) =>
    sample("/user", { email }, (_path, body) => putUser(server, asker, body)),
  "a code that nobody was sent": (email: string) =>
    sample("/verify", { type: "recovery", email, token: "no code" }),
};

test.each(Object.entries(calls))(
  "%s does the same and gets the same, whoever has the address",
  async (name, ask) => {
    const seen = new Set<string>();
    for (let at = 0; at < samples; at += 1) {
      for (const state of Object.values(states)) seen.add(JSON.stringify(await ask(await state())));
    }

    expect([...seen]).toHaveLength(1);
    const [only = "{}"] = seen;
    const { statements: asked, argon2Runs } = JSON.parse(only) as Sample;
    expect(asked.length).toBeGreaterThan(0);
    expect(argon2Runs).toBe({ "a sign-in with a wrong password": 2, "a sign-up": 1 }[name] ?? 0);
  },
);

test("with the limits on they are counted and refused alike", async () => {
  const limited = await someAccounts({ RATE_LIMITS: "memory" });
  await signedUp(limited, "known@salida.test");
  const ask = async (email: string) => {
    const answers = [];
    for (const path of ["recover", "recover", "resend", "resend", "signup", "signup"]) {
      const answer = await limited.post(`/auth/v1/${path}`, { email, type: "email_change", password });
      answers.push([path, answer.status, answer.headers.get("retry-after")]);
    }
    return answers;
  };

  const unknown = await ask("nobody@salida.test");
  const known = await ask("known-later@salida.test");

  expect(unknown.map(([path, status]) => [path, status])).toEqual(
    known.map(([path, status]) => [path, status]),
  );
  expect(unknown.map(([, status]) => status)).toEqual([200, 429, 200, 429, 200, 429]);
  await limited.close();
});
