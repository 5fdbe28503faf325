import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;
const asked: { path: string; body: Record<string, unknown> }[] = [];
const session = (seconds: number) => ({
  access_token: "a.b.c",
  refresh_token: `r${asked.length}`,
  token_type: "bearer",
  expires_in: seconds,
  user: { id: "1", email: "marta@salida.test" },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept = new Map();
  asked.length = 0;
  vi.stubGlobal("location", { origin: "https://learn.example.test", hostname: "learn.example.test" });
  // enough of a browser for the client to keep its session where ours does
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("window", listening);
  vi.stubGlobal("document", { ...listening, visibilityState: "visible", querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    const { pathname, search } = new URL(url);
    asked.push({ path: pathname + search, body: JSON.parse(body) as Record<string, unknown> });
    return Response.json(session(900));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function someoneSignedIn() {
  const { authClient } = await import("./auth-client.ts");
  const client = await authClient();
  await client.signInWithPassword({ email: "marta@salida.test", password: "a lit door 7" });
  return client;
}

test("a session is kept under a key of the host", async () => {
  await (await someoneSignedIn()).stopAutoRefresh();

  expect([...kept.keys()]).toEqual(["sb-learn-auth-token"]);
  expect(JSON.parse(kept.get("sb-learn-auth-token") ?? "{}")).toMatchObject({ refresh_token: "r1" });
});

test("a session is renewed by itself before it runs out", async () => {
  const client = await someoneSignedIn();
  await vi.advanceTimersByTimeAsync(880_000);
  await client.stopAutoRefresh();

  expect(asked.map(({ path }) => path)).toEqual([
    "/auth/v1/token?grant_type=password",
    "/auth/v1/token?grant_type=refresh_token",
  ]);
});

test("whoever signs up comes back by the implicit flow: no challenge is sent", async () => {
  const { authClient } = await import("./auth-client.ts");
  await (await authClient()).signUp({ email: "new@salida.test", password: "a lit door 7" });

  expect(asked[0]?.path).toMatch(/^\/auth\/v1\/signup/);
  expect(asked[0]?.body).toMatchObject({ code_challenge: null, code_challenge_method: null });
});
