import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// What V8 makes of a built server's megabytes is kept beside them, so that a restart does not compile them anew.
// Written once all is on: a server that is killed writes nothing at its end.
if (import.meta.filename.endsWith(".mjs")) enableCompileCache(join(import.meta.dirname, ".compiled"));
await import("./start.ts");
setTimeout(flushCompileCache, 1_000).unref();
