/** What of a service worker's world is used here; the library of types for it does not go with that of pages. */
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Extendable {
  request: Request;
  /** What was asked for while the worker was still waking up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Extendable {
  data: unknown;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Told;
  fetch: Fetching;
}

export interface WorkerScope {
  addEventListener<N extends keyof WorkerEvents>(name: N, hear: (event: WorkerEvents[N]) => void): void;
  skipWaiting(): Promise<void>;
  location: { origin: string };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
}

/** What a build is made of: its files by their addresses, each with the hash that it must have. */
export interface Build {
  /** Names the caches of this build. */
  id: string;
  /** The address of the application's first script, which tells the build of a page. */
  entry: string;
  /** Kept as soon as the worker is there. */
  ahead: Readonly<Record<string, string>>;
  /** Kept once they were asked for. */
  later: Readonly<Record<string, string>>;
}
