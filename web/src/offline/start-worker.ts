import { config } from "#config.ts";
import { databaseName } from "./names.ts";

const address = "/sw.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let started: Promise<void> | undefined;

/** Puts the service worker in place once a page; where the operator does not want it, it goes. */
export function startWorker(): Promise<void> {
  started ??= (config.offline ? register() : withdraw()).catch(() => {});
  return started;
}

async function register(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register(trusted(), { updateViaCache: "none" });
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const ask = () => registration.waiting?.postMessage(entry);
  // one of this page's own build may have come before, or comes now
  ask();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", ask),
  );
}

/** The page policy lets one rule of this name make addresses of scripts; it passes this one address. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rule = trustedTypes?.createPolicy("sw", {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`Not the service worker: ${url}`);
      return url;
    },
  });
  return rule ? rule.createScriptURL(address) : address;
}

async function withdraw(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith("salida-")) await caches.delete(name);
  indexedDB.deleteDatabase(databaseName);
}
