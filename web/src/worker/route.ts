/** How an address of ours is answered; nothing where the worker stays out of it. */
export type Route = "file" | "media" | "page";

interface Asked {
  path: string;
  method: string;
  mode: string;
}

/** The worker gives out files of its build, recordings that a page has kept, and pages; never an answer of the API. */
export function routeOf({ path, method, mode }: Asked, isFile: (path: string) => boolean): Route | undefined {
  if (method !== "GET") return undefined;
  if (isFile(path) || path.startsWith("/assets/")) return "file";
  if (path.startsWith("/api/v1/media/")) return "media";
  const isOurs = !/^\/(api|auth|dev|metrics|healthz|readyz)(\/|$)/.test(path) && !/\.\w+$/.test(path);
  return mode === "navigate" && isOurs ? "page" : undefined;
}
