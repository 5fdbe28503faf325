import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { readHeld } from "./files.ts";
import { holdFile, sendHeld } from "./held-file.ts";

const address = "/sw.js";

/** A worker's own answer carries the policy that the worker runs under: it may ask this server, and run nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Takes the place of a worker that is to go: it throws away what that kept, and itself. */
const undo = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith("salida-")) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Serves the worker by which pages open without a connection; where that is not wanted, one that undoes it. */
export function serveWorker(app: FastifyInstance, folder: string, wanted: boolean): void {
  const built = join(folder, address);
  const file =
    wanted && existsSync(built)
      ? readHeld(built)
      : holdFile("text/javascript; charset=utf-8", Buffer.from(undo), {});
  app.get(address, (request, reply) => {
    reply.headers({ "content-security-policy": workerPolicy, "cache-control": "no-cache" });
    reply.header("vary", "accept-encoding");
    return sendHeld(request, reply, file);
  });
}
