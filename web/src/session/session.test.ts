import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The auth wire as it stands once a session is over there: nothing is renewed. */
const wire = vi.fn(async () => Response.json(over, { status: 400 }));
const over = { code: 400, error_code: "refresh_token_not_found", msg: "Not found" };
let kept: Map<string, string>;

beforeEach(() => {
  vi.stubGlobal("fetch", wire);
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal("location", { origin: "http://127.0.0.1:3000", hostname: "127.0.0.1" });
  // enough of a browser for the client to keep its session where ours does
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("window", listening);
  vi.stubGlobal("document", { ...listening, visibilityState: "hidden", querySelector: () => null });
  vi.stubGlobal("addEventListener", listening.addEventListener);
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const keys = {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(methods, keys));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page that was opened while its access token was good for `left` seconds. */
async function opened(left: number) {
  const { onSessionExpired, openSession, tokens } = await import("./session.ts");
  const { storageKey } = await import("./auth-client.ts");
  const expires_at = Math.round(Date.now() / 1000) + left;
  const session = {
    access_token: "a",
    refresh_token: "r",
    token_type: "bearer",
    expires_in: 900,
    expires_at,
  };
  kept.set(storageKey, JSON.stringify({ ...session, user: { id: "1", email: "marta@salida.test" } }));
  const told = vi.fn();
  await openSession();
  return { told, tokens, listen: () => onSessionExpired(told) };
}

/** What the API client does with a call. */
async function callOf({ tokens }: Awaited<ReturnType<typeof opened>>) {
  const token = await tokens.current();
  if (token === null || (await tokens.renew(token)) === null) tokens.expire();
}

test("a session that runs out while the page is open, and cannot be renewed, is told once", async () => {
  const page = await opened(600);
  page.listen();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 601_000);

  await callOf(page);

  expect(page.told).toHaveBeenCalledTimes(1);
  expect([...kept.keys()]).toEqual(["salida-known"]);
});

test("one that is refused while its token is still good is told once", async () => {
  const page = await opened(600);
  page.listen();

  await callOf(page);

  expect(page.told).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(["salida-known"]));
});

test("one that had run out before the page was opened is told to whoever listens later", async () => {
  const page = await opened(-600);
  page.listen();

  expect(page.told).toHaveBeenCalledTimes(1);
});

test("logging out is no expiry", async () => {
  const page = await opened(600);
  page.listen();
  wire.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const { signOut } = await import("./session.ts");

  expect(await signOut()).toBe(true);

  expect(page.told).not.toHaveBeenCalled();
});

test("who opens a page without a connection is still signed in, however long ago their token ran out", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const page = await opened(-600);
  page.listen();

  await expect(page.tokens.current()).rejects.toMatchObject({ code: "offline" });
  expect(wire).not.toHaveBeenCalled();
  expect(page.told).not.toHaveBeenCalled();
  expect([...kept.keys()]).toContain("salida-known");
});

test("with the session goes what was kept for it, and what is nobody's stays", async () => {
  kept.set("salida:1:draft:one", "private");
  kept.set("theme", "dark");
  const page = await opened(600);
  page.listen();

  await callOf(page);

  await vi.waitFor(() => expect([...kept.keys()].sort()).toEqual(["salida-known", "theme"]));
});
