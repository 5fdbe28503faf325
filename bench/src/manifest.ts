import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./salida.ts";

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The built web application, weighed. Weights are bytes as gzip makes them. */
export interface BuiltWeb {
  /** Names, by source path, of what is fetched when it is needed. */
  later: string[];
  /** All that must be there before `names` can run: the files, without double; undefined where a name is not in the build. */
  closure(names: readonly string[]): Set<string> | undefined;
  /** The words in one language that all this fetches before it can be drawn. */
  words(names: readonly string[], language: string): Set<string>;
  css(name: string): string[];
  /** The sheets that all this brings. */
  styles(names: readonly string[]): Set<string>;
  weigh(files: Iterable<string>): number;
  read(file: string): string;
  pages: string[];
}

/** Reads dist/web; undefined where it is not built. */
export function readBuiltWeb(): BuiltWeb | undefined {
  const folder = join(root, "dist/web");
  const path = join(folder, ".vite/manifest.json");
  if (!existsSync(path)) return undefined;
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
  const collect = (name: string, found: Set<string>): void => {
    const chunk = chunks[name];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
  };
  return {
    later: Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry),
    closure(names) {
      if (names.some((name) => !chunks[name])) return undefined;
      const found = new Set<string>();
      for (const name of names) collect(name, found);
      return found;
    },
    words(names, language) {
      const reached = new Set<string>();
      for (const name of names) collect(name, reached);
      const fetched = Object.values(chunks)
        .filter(({ file }) => reached.has(file))
        .flatMap(({ dynamicImports = [] }) => dynamicImports)
        .filter((name) => name.includes(`/words-${language}-`));
      return new Set(fetched.flatMap((name) => chunks[name]?.file ?? []));
    },
    css: (name) => chunks[name]?.css ?? [],
    styles(names) {
      const reached = new Set<string>();
      for (const name of names) collect(name, reached);
      return new Set(Object.values(chunks).flatMap(({ file, css = [] }) => (reached.has(file) ? css : [])));
    },
    weigh: (files) => [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(folder, file))), 0),
    read: (file) => readFileSync(join(folder, file), "utf8"),
    pages: readdirSync(folder).filter((name) => name.endsWith(".html")),
  };
}

export function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
