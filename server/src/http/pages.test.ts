import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "#faults/raw-http.ts";
import { serveApiPages } from "./api-page.ts";
import type { PagePolicy } from "./page-policy.ts";
import { servePages } from "./pages.ts";
import { buildServer } from "./server.ts";

const script = "export const said = 'hello';\n".repeat(50);
let folder: string;
let app: FastifyInstance;
let hosted: FastifyInstance;
let challenged: FastifyInstance;
let withdrawn: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "salida-pages-"));
  mkdirSync(join(folder, "assets"));
  const files = {
    "index.html": '<style>p{}</style><meta content="%SALIDA_URL%/share.png"><p>landing</p>',
    "index.es.html": "<p>portada</p>",
    "app.html": "<p>%SALIDA_CONFIG%</p>",
    "app.es.html": "<p lang=es>%SALIDA_CONFIG%</p>",
    "robots.txt": "User-agent: *",
    "sw.js": "self.kept = true;",
    "manifest.webmanifest": "{}",
    "share.png": "picture",
    ".hidden": "secret",
    "assets/app-1.js": script,
    "assets/app-1.js.br": brotliCompressSync(script),
    "assets/app-1.js.gz": gzipSync(script),
    "assets/font-1.woff2": "font",
    "assets/other.unknown": "bytes",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  app = await pagesWith({ connect: [], challenge: false });
  hosted = await pagesWith({ connect: ["https://auth.salida.test/some/path?q"], challenge: false });
  challenged = await pagesWith({ connect: [], challenge: true });
  withdrawn = await pagesWith({ connect: [], challenge: false }, false);
  await app.listen({ host: "127.0.0.1", port: 0 });
  // from here on nothing can come from the disk
  rmSync(folder, { recursive: true });
});
afterAll(() => app.close());

async function pagesWith(policy: PagePolicy, offline = true): Promise<FastifyInstance> {
  const server = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  const publicUrl = "https://salida.test";
  serveApiPages(server, publicUrl, "0");
  const rest = { folder, config: { on: true }, publicUrl, socialUrl: undefined, offline };
  await servePages(server, { ...rest, policy });
  return server;
}

async function get(url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
  return app.inject({ method, url, headers });
}

function policyOf({ headers }: { headers: Record<string, unknown> }): string[] {
  return String(headers["content-security-policy"]).split("; ");
}

test("an asset is sent as it was compressed, and may be kept for good", async () => {
  const plain = await get("/assets/app-1.js");
  const zipped = await get("/assets/app-1.js", { "accept-encoding": "gzip, br;q=0" });
  const small = await get("/assets/app-1.js", { "accept-encoding": "gzip, deflate, br" });

  expect(plain.body).toBe(script);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.rawPayload.length).toBe(brotliCompressSync(script).length);
});

test.each(["", "br; q=0", "identity", "brotli", "gzip;q=0, br;q=0.000"])(
  "an asset is not compressed for who accepts %j",
  async (accepted) => {
    expect((await get("/assets/app-1.js", { "accept-encoding": accepted })).body).toBe(script);
  },
);

test("what a browser has is not sent again, and HEAD has no body", async () => {
  const { headers } = await get("/assets/app-1.js");
  const again = await get("/assets/app-1.js", { "if-none-match": `W/${headers.etag}` });
  const head = await get("/assets/app-1.js", {}, "HEAD");

  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(String(script.length));
});

test("files have the type that browsers insist on", async () => {
  const types = ["/assets/font-1.woff2", "/assets/other.unknown", "/robots.txt"].map(
    async (url) => (await get(url)).headers["content-type"],
  );

  expect(await Promise.all(types)).toEqual([
    "font/woff2",
    "application/octet-stream",
    "text/plain; charset=utf-8",
  ]);
  expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=86400");
});

test.each([
  "/assets/app-2.js",
  "/assets/app-1.js.br",
  "/assets/",
  "/assets",
  "/assets/..%2findex.html",
  "/assets/%2e%2e/%2e%2e/index.html",
  "/assets//app-1.js",
  "/assets/__proto__",
  "/assets/constructor",
])("there is nothing at %s", async (url) => {
  const port = (app.server.address() as AddressInfo).port;
  const answer = await send(port, { method: "GET", url, headers: {}, body: undefined });

  expect([answer?.status, JSON.parse(answer?.body ?? "").code]).toEqual([404, "not_found"]);
});

test.each(["/.hidden", "/index.html", "/anything"])("%s is the application's to answer", async (url) => {
  const answer = await get(url);

  expect(answer.body).toContain("on");
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["", "i18next=es", "en", "es", "the cookie before the browser"],
  ["?lng=en", "i18next=es", "es", "en", "the address before both"],
  ["?lng=fr", "i18next=es", "en", "es", "an address that asks for a language not spoken here falls through"],
  ["?lng=en&lng=es", "", "es", "en", "an address that asks twice means the first"],
  ["?lng=", "i18next=fr", "fr, es;q=0.9, en;q=0.8", "es", "the browser's first of ours"],
  ["", "", "en;q=0.4, es-CO;q=0.5", "es", "the browser's weights"],
  ["", "", "de", "en", "English where nothing of ours is asked for"],
])(
  "the pages at %j with the cookie %j and the browser's %j are in %s: %s",
  async (query, cookie, accepted, language) => {
    const headers = { cookie, "accept-language": accepted };
    const [landing, application] = await Promise.all([
      get(`/${query}`, headers),
      get(`/login${query}`, headers),
    ]);

    expect(landing.body).toContain(language === "es" ? "portada" : "landing");
    expect(application.body.includes("lang=es")).toBe(language === "es");
    expect(application.headers.vary).toContain("accept-language");
  },
);

test("who posts to a page is refused as everywhere", async () => {
  const answer = await app.inject({ method: "POST", url: "/nowhere" });

  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
});

test("a page loads nothing from elsewhere, and no text of it becomes a script", async () => {
  const policy = policyOf(await get("/"));

  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]{43}='$/),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sw",
  ]);
});

test.each(["/", "/login"])(
  "%s may use the microphone and no other device, and no frame in it may",
  async (url) => {
    expect((await get(url)).headers["permissions-policy"]).toBe(
      "camera=(), geolocation=(), microphone=(self)",
    );
  },
);

test("pages may ask the origins that the settings name, and nothing more", async () => {
  const own = policyOf(await get("/login"));
  const policy = policyOf(await hosted.inject("/login"));

  expect(policy).toEqual(
    own.map((line) => line.replace("connect-src 'self'", "connect-src 'self' https://auth.salida.test")),
  );
});

test("a hosted challenge gets its script and its frame, and trusted types are left out for it", async () => {
  const own = policyOf(await get("/login"));
  const policy = policyOf(await challenged.inject("/login"));

  const added = policy.filter((line) => !own.includes(line));
  expect(added).toEqual([
    "script-src 'self' https://challenges.cloudflare.com",
    "frame-src https://challenges.cloudflare.com",
  ]);
  expect(own.filter((line) => !policy.includes(line))).toEqual([
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types sw",
  ]);
});

test("the worker comes from one address, runs nothing but itself, asks nobody but us, and is asked for each time", async () => {
  const { statusCode, headers, body } = await get("/sw.js");

  expect([statusCode, body]).toEqual([200, "self.kept = true;"]);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
});

test("where the operator does not want it, another worker takes its place and throws it away with what it kept", async () => {
  const { statusCode, headers, body } = await withdrawn.inject("/sw.js");

  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-cache");
  const thrown: string[] = [];
  await runWorker(body, thrown);
  expect(thrown).toEqual(["waits for nobody", "salida-build-1", "salida-media-2", "itself"]);
});

/** Lets a worker install itself and begin, in as much of a browser as it needs. */
async function runWorker(script: string, thrown: string[]): Promise<void> {
  const caches = {
    keys: async () => ["salida-build-1", "somebody-else", "salida-media-2"],
    delete: async (name: string) => thrown.push(name),
  };
  const hears: Record<string, (event: { waitUntil: (it: Promise<unknown>) => void }) => void> = {};
  const self = {
    addEventListener: (name: string, hear: (typeof hears)[string]) => {
      hears[name] = hear;
    },
    skipWaiting: () => thrown.push("waits for nobody"),
    registration: { unregister: async () => thrown.push("itself") },
  };
  new Function("self", "caches", script)(self, caches);
  const done: Promise<unknown>[] = [];
  for (const name of ["install", "activate"]) hears[name]?.({ waitUntil: (it) => done.push(it) });
  await Promise.all(done);
}

test("pages can be put on a device, and say with whole addresses what is shown of them", async () => {
  const [manifest, picture] = [await get("/manifest.webmanifest"), await get("/share.png")];

  expect(manifest.headers["content-type"]).toBe("application/manifest+json");
  expect(picture.headers["content-type"]).toBe("image/png");
  expect((await get("/")).body).toContain('content="https://salida.test/share.png"');
});

test("the page of the API runs nothing and sends nothing", async () => {
  const { headers } = await get("/api/v1/docs");

  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/]{43}='$/,
  );
});
