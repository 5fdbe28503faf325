import type { Build } from "./scope.ts";

const prefix = "salida-build-";
/** At once; the page that brought the worker is still fetching its own. */
const atOnce = 4;

/**
 * The files of one build in a cache of its own. What is kept has the hash that the build gave it: what a proxy or a
 * log-in page of some network puts in its place is not kept, and so never stays.
 */
export function openFiles({ id, ahead, later }: Build) {
  const own = prefix + id;
  const hashOf = (path: string): string | undefined => ahead[path] ?? later[path];

  async function fetchFile(path: string): Promise<Response> {
    const integrity = hashOf(path) ?? "";
    const response = await fetch(path, { integrity, credentials: "same-origin", redirect: "error" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  /** What another build has kept under the same name is the same. */
  async function keep(cache: Cache, path: string): Promise<void> {
    if (await cache.match(path)) return;
    await cache.put(path, (await caches.match(path)) ?? (await fetchFile(path)));
  }

  return {
    own,
    isFile: (path: string) => hashOf(path) !== undefined,

    /** Fails where one of them cannot be had; the next try goes on from there. */
    async keepAhead(): Promise<void> {
      const cache = await caches.open(own);
      const left = Object.keys(ahead);
      const take = async (): Promise<void> => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) await keep(cache, path);
      };
      await Promise.all(Array.from({ length: atOnce }, take));
    },

    async dropOthers(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(prefix) && name !== own);
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    /** A file of any build that is still kept; else from the server, kept where it is one of ours. */
    async answer(request: Request, path: string): Promise<Response> {
      const kept = await caches.match(path, { ignoreVary: true });
      if (kept) return kept;
      if (hashOf(path) === undefined) return fetch(request);
      try {
        const response = await fetchFile(path);
        const copy = response.clone();
        await caches.open(own).then((cache) => cache.put(path, copy));
        return response;
      } catch {
        return fetch(request);
      }
    },
  };
}
