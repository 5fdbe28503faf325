import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./salida.ts";

/** Stands in for the translator, which needs a browser. */
const words = `
  export function roomWords(room, words) { return { room, ...words }; }
  export function useWords() {}
  export function useLanguage() {}`;

interface Room {
  room: string;
  en: object;
  es: object;
}

/** Every word the application's rooms can say, by language, as JSON. The landing page's are in its HTML. */
export async function interfaceWords(): Promise<Record<"en" | "es", string>> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "#i18n/room-words.ts"
        ? { url: `data:text/javascript,${encodeURIComponent(words)}`, shortCircuit: true }
        : next(specifier, context),
  });
  try {
    const rooms: Room[] = [];
    for (const path of globSync("web/src/**/*words.ts", { cwd: root })) {
      if (/\/(landing|i18n)\//.test(path)) continue;
      const module = await import(pathToFileURL(join(root, path)).href);
      rooms.push(...Object.values<Room>(module).filter((it) => it?.en && it?.es));
    }
    const of = (language: "en" | "es") => JSON.stringify(rooms.map((it) => [it.room, it[language]]));
    return { en: of("en"), es: of("es") };
  } finally {
    hooks.deregister();
  }
}
