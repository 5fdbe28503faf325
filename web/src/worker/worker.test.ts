import { beforeEach, expect, test, vi } from "vitest";
import { openFiles } from "./files.ts";
import { ranged } from "./ranged.ts";
import { routeOf } from "./route.ts";

const isFile = (path: string) => path === "/favicon.svg";

test.each([
  ["/assets/app-1.js", "GET", "cors", "file"],
  ["/favicon.svg", "GET", "no-cors", "file"],
  ["/api/v1/media/token", "GET", "no-cors", "media"],
  ["/", "GET", "navigate", "page"],
  ["/reading/0190", "GET", "navigate", "page"],
  // everything else is between the page and the server
  ["/api/v1/user-stats", "GET", "cors", undefined],
  ["/api/v1/docs", "GET", "navigate", undefined],
  ["/auth/v1/user", "GET", "cors", undefined],
  ["/dev/outbox", "GET", "navigate", undefined],
  ["/robots.txt", "GET", "navigate", undefined],
  ["/reading/0190", "GET", "cors", undefined],
  ["/", "POST", "navigate", undefined],
  ["/apiary", "GET", "navigate", "page"],
])("%s asked by %s as %s is answered as a %s", (path, method, mode, route) => {
  expect(routeOf({ path, method, mode }, isFile)).toBe(route);
});

const sound = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });

test.each([
  ["bytes=0-", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  [null, 200, "0123456789", null],
  ["bytes=-", 200, "0123456789", null],
  ["lines=1-2", 200, "0123456789", null],
])("of a kept sound, %s is answered with %s and %j", async (range, status, text, told) => {
  const part = await ranged(sound(), range);

  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([status, text, told]);
  expect(part.headers.get("content-type")).toBe("audio/mpeg");
});

const build = {
  id: "two",
  entry: "/assets/app-2.js",
  ahead: { "/assets/app-2.js": "sha256-app", "/assets/same.js": "sha256-same" },
  later: { "/assets/b2-words.js": "sha256-b2" },
};

let kept: Map<string, Map<string, string>>;
/** What the server has, and what a browser makes of its hash. */
let served: Record<string, { text: string; hash: string }>;
const asked: string[] = [];

beforeEach(() => {
  kept = new Map([["salida-build-one", new Map([["/assets/same.js", "same"]])]]);
  asked.length = 0;
  served = {
    "/assets/app-2.js": { text: "app", hash: "sha256-app" },
    "/assets/b2-words.js": { text: "words", hash: "sha256-b2" },
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map();
      kept.set(name, cache);
      return {
        match: async (path: string) => (cache.has(path) ? new Response(cache.get(path)) : undefined),
        put: async (path: string, it: Response) => void cache.set(path, await it.text()),
      };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (path: string) => {
      const cache = [...kept.values()].find((it) => it.has(path));
      return cache && new Response(cache.get(path));
    },
  });
  vi.stubGlobal("fetch", async (path: string | Request, init?: { integrity?: string }) => {
    const address = typeof path === "string" ? path : new URL(path.url).pathname;
    asked.push(address);
    const file = served[address];
    if (!file) return new Response("", { status: 404 });
    if (init?.integrity && init.integrity !== file.hash) throw new TypeError("integrity");
    return new Response(file.text);
  });
});

test("a new build fetches what is new, and takes what is the same from the one before", async () => {
  await openFiles(build).keepAhead();

  expect(asked).toEqual(["/assets/app-2.js"]);
  expect(Object.fromEntries(kept.get("salida-build-two") ?? [])).toEqual({
    "/assets/app-2.js": "app",
    "/assets/same.js": "same",
  });
});

test("a build of which a file is another than it should be is not kept", async () => {
  served["/assets/app-2.js"] = { text: "a log-in page of some network", hash: "sha256-other" };

  await expect(openFiles(build).keepAhead()).rejects.toThrow("integrity");
});

test("only this build stays, and nothing of others is touched", async () => {
  kept.set("salida-media-marta", new Map());
  const files = openFiles(build);
  await files.keepAhead();
  await files.dropOthers();

  expect([...kept.keys()]).toEqual(["salida-media-marta", "salida-build-two"]);
});

const request = (path: string) => new Request(`http://127.0.0.1${path}`);

test("what is seldom wanted is kept once it was asked for, and then needs no connection", async () => {
  const files = openFiles(build);
  const answer = () => files.answer(request("/assets/b2-words.js"), "/assets/b2-words.js");
  expect(await (await answer()).text()).toBe("words");
  served = {};

  expect(await (await answer()).text()).toBe("words");
});

test("what is not as the build made it goes through to the page, and is not kept", async () => {
  served["/assets/b2-words.js"] = { text: "something else", hash: "sha256-other" };
  const files = openFiles(build);

  const answer = await files.answer(request("/assets/b2-words.js"), "/assets/b2-words.js");

  expect(await answer.text()).toBe("something else");
  expect(kept.get("salida-build-two")?.has("/assets/b2-words.js")).toBeFalsy();
});
