import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type HeldFile, holdFile, sendHeld } from "./held-file.ts";
import { Refusal } from "./refusal.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves a build's files from memory: those under `/assets/` for good, the icons and such at the root for a day. */
export function serveFiles(app: FastifyInstance, folder: string): void {
  const assets = holdFolder(join(folder, "assets"));
  app.get("/assets/*", (request, reply) => {
    const file = assets.get((request.params as { "*": string })["*"]);
    if (!file) throw new Refusal("not_found");
    reply.headers({ "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" });
    return sendHeld(request, reply, file);
  });
  for (const [name, file] of holdFolder(folder)) {
    app.get(`/${name}`, (request, reply) => {
      reply.headers({ "cache-control": "public, max-age=86400", vary: "accept-encoding" });
      return sendHeld(request, reply, file);
    });
  }
}

/** A folder's files by their names, with what the build compressed beside them. Pages and the worker are not among them. */
function holdFolder(folder: string): Map<string, HeldFile> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|^sw\.js|\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);
  return new Map(names.map((name) => [name, readHeld(join(folder, name))]));
}

/** Holds a file of the build, with what that compressed beside it. */
export function readHeld(path: string): HeldFile {
  const type = types[extname(path)] ?? "application/octet-stream";
  return holdFile(type, readFileSync(path), {
    ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
  });
}
