import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { showsOutbox } from "#accounts/settings.ts";
import { serveApiPages } from "#http/api-page.ts";
import { servePages } from "#http/pages.ts";
import { refuseUnknown } from "#http/server.ts";
import type { Settings } from "./env.ts";
import { version } from "./version.ts";

/** The pages and their files, and what they are to know of this server; without a folder of pages the calls alone. */
export async function serveBrowser(
  app: FastifyInstance,
  { settings, web }: { settings: Settings; web?: string | undefined },
): Promise<void> {
  serveApiPages(app, settings.PUBLIC_URL, version);
  if (!web || !existsSync(join(web, "app.html"))) return refuseUnknown(app);
  const { AUTH_URL, AUTH_KEY = "", HUMAN_CHECK: humanCheck, SOCIAL_URL: socialUrl } = settings;
  const offline = settings.OFFLINE === "on";
  const config = {
    socialUrl: socialUrl ?? null,
    humanCheck,
    turnstileSiteKey: settings.TURNSTILE_SITE_KEY ?? null,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    signup: settings.SIGNUP === "on",
    returnTo: [settings.PUBLIC_URL, ...settings.REDIRECT_URLS],
    outbox: showsOutbox(settings),
    browserRecognition: settings.BROWSER_RECOGNITION === "on",
    offline,
    hosted: AUTH_URL ? { url: AUTH_URL, key: AUTH_KEY } : null,
  };
  const connect = AUTH_URL ? [new URL(AUTH_URL).origin] : [];
  const policy = { connect, challenge: humanCheck === "turnstile" };
  const publicUrl = settings.PUBLIC_URL;
  await servePages(app, { folder: web, config, publicUrl, socialUrl, policy, offline });
}
