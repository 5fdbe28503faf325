import { openFiles } from "./files.ts";
import { openPages } from "./pages.ts";
import { ranged } from "./ranged.ts";
import { routeOf } from "./route.ts";
import type { Build, Fetching, WorkerScope } from "./scope.ts";

/** Put in by the build. */
declare const __SALIDA_BUILD__: Build;

const worker = globalThis as unknown as WorkerScope;
const build = __SALIDA_BUILD__;
const files = openFiles(build);
const pages = openPages(build, files.own);

worker.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([files.keepAhead(), pages.keepAll()])),
);

// it waits until no page of the build before is open: each goes on with its own files
worker.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await files.dropOthers();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener("message", (event) => {
  if (event.data === build.entry) event.waitUntil(takeOver());
});

/** A page of this very build asks. Where it is the only one, there is none of another build to wait for. */
async function takeOver(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length === 1) await worker.skipWaiting();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  const { method, mode } = request;
  const route = routeOf({ path: url.pathname, method, mode }, files.isFile);
  if (route) event.respondWith(answers[route](event, url));
});

const answers = {
  file: ({ request }: Fetching, { pathname }: URL) => files.answer(request, pathname),
  page: (event: Fetching, url: URL) => pages.answer(event, url),
  /** Pages keep recordings, each under the signed address of one learner. */
  async media({ request }: Fetching): Promise<Response> {
    const kept = await caches.match(request.url, { ignoreVary: true });
    return kept ? ranged(kept, request.headers.get("range")) : fetch(request);
  },
};
