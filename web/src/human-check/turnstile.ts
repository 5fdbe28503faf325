import type { RefObject } from "react";
import { config } from "#config.ts";
import type { HumanAction } from "./human-action.ts";
import type { Proof } from "./human-solver.ts";

/** What we use of the hosted challenge's own script. */
interface Turnstile {
  render(stage: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
}

declare global {
  var turnstile: Turnstile | undefined;
}

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** The provider's own figure. */
const lifeMs = 300_000;
/** Below this width its flexible size would stick out. */
const leastWidthPx = 300;

let loading: Promise<Turnstile> | undefined;

/** Draws the hosted challenge and waits for its token. The challenge is taken away once that was used or has run out. */
export async function askTurnstile(
  action: HumanAction,
  stage: RefObject<HTMLDivElement | null>,
  signal: AbortSignal,
): Promise<Proof> {
  const turnstile = await loadTurnstile();
  const place = stage.current;
  if (signal.aborted || !place) throw new Error("Nobody waits for the challenge any more");
  return new Promise((resolve, reject) => {
    let widget: string | undefined;
    const end = (why: string) => () => {
      if (widget !== undefined) turnstile.remove(widget);
      widget = undefined;
      reject(new Error(`The challenge ${why}`));
      return true;
    };
    signal.addEventListener("abort", end("was put away"), { once: true });
    widget = turnstile.render(place, {
      sitekey: config.turnstileSiteKey,
      action,
      language: document.documentElement.lang,
      theme: document.documentElement.dataset.theme ?? "auto",
      size: place.clientWidth < leastWidthPx ? "compact" : "flexible",
      // a new one is asked for when it is needed
      retry: "never",
      "refresh-expired": "manual",
      callback: (token: string) => resolve({ token, expiresAt: Date.now() + lifeMs }),
      "error-callback": end("failed"),
      "expired-callback": end("expired"),
      "timeout-callback": end("was not answered in time"),
    });
  });
}

function loadTurnstile(): Promise<Turnstile> {
  loading ??= fetchTurnstile().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () =>
      globalThis.turnstile ? resolve(globalThis.turnstile) : reject(new Error("The challenge is not there"));
    script.onerror = () => {
      script.remove();
      reject(new Error("The challenge could not be fetched"));
    };
    document.head.append(script);
  });
}
