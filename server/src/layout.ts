import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LibraryWork } from "@salida/library/work.ts";

/** Where the files stand that the server needs beside its code. */
export interface Layout {
  migrations: string;
  /** The built web application. */
  web: string;
  /** The modules that run in threads of their own. */
  workers: { speech: URL; grammar: URL };
  library(): Promise<LibraryWork[]>;
}

/** The layout of a built server, where everything stands in one folder, or of the sources. */
export async function findLayout(): Promise<Layout> {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  if (existsSync(at("./library.json"))) {
    const library = async () => (await import(at("./library.json"), { with: { type: "json" } })).default;
    const workers = {
      speech: new URL("./speech-worker.mjs", import.meta.url),
      grammar: new URL("./grammar-worker.mjs", import.meta.url),
    };
    return { migrations: at("./migrations"), web: at("./web"), workers, library };
  }
  const library = async () =>
    (await import("@salida/library/read.ts")).readLibrary(at("../../library/texts"));
  const workers = {
    speech: new URL("./engines/embedded/speech-worker.ts", import.meta.url),
    grammar: new URL("./engines/grammar/grammar-worker.ts", import.meta.url),
  };
  return { migrations: at("../migrations"), web: at("../../dist/web"), workers, library };
}
