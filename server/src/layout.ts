import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PlacementItem } from "@salida/library/placement/placement-item.ts";
import type { EngineWorkers } from "#engines/engines.ts";
import type { Shipped } from "#stock/shipped.ts";

/** Where the files stand that the server needs beside its code. */
export interface Layout {
  migrations: string;
  /** The built web application. */
  web: string;
  /** The modules that run in processes of their own. */
  workers: EngineWorkers;
  /** The texts, and the pictures to describe. */
  library(): Promise<Shipped>;
  /** The English words, in small letters, that a slip could make of another. */
  commonWords(): Promise<ReadonlySet<string>>;
  /** The items of the placement test. */
  placement(): Promise<PlacementItem[]>;
}

/** The layout of a built server, where everything stands in one folder, or of the sources. */
export async function findLayout(): Promise<Layout> {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  if (existsSync(at("./library.json"))) {
    const library = async () => ({
      ids: await readJson(at("./library-ids.json")),
      read: () => readJson(at("./library.json")),
    });
    const commonWords = async () => new Set<string>(await readJson(at("./common-words.json")));
    const placement = async () => readJson(at("./placement.json"));
    const workers = {
      speech: new URL("./speech-worker.mjs", import.meta.url),
      joining: new URL("./joining-worker.mjs", import.meta.url),
      measuring: new URL("./measuring-worker.mjs", import.meta.url),
      grammar: new URL("./grammar-worker.mjs", import.meta.url),
      descriptions: new URL("./descriptions-worker.mjs", import.meta.url),
    };
    const places = { migrations: at("./migrations"), web: at("./web"), workers };
    return { ...places, library, commonWords, placement };
  }
  const read = () => import("@salida/library/read.ts");
  const library = async () => {
    const { shippedFrom } = await import("#stock/shipped-from.ts");
    return shippedFrom(at("../../library"));
  };
  const commonWords = async () => (await import("@salida/library/common-words.ts")).commonWords;
  const placement = async () => (await read()).readPlacement(at("../../library"));
  const workers = {
    speech: new URL("./engines/speech/embedded/speech-worker.ts", import.meta.url),
    joining: new URL("./engines/speech/remote/joining-worker.ts", import.meta.url),
    measuring: new URL("./engines/transcription/remote/measuring-worker.ts", import.meta.url),
    grammar: new URL("./engines/grammar/embedded/grammar-worker.ts", import.meta.url),
    descriptions: new URL("./engines/descriptions/embedded/descriptions-worker.ts", import.meta.url),
  };
  return {
    migrations: at("../migrations"),
    web: at("../../dist/web"),
    workers,
    library,
    commonWords,
    placement,
  };
}

async function readJson(path: string) {
  return (await import(path, { with: { type: "json" } })).default;
}
