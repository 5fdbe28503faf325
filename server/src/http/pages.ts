import { join } from "node:path";
import { acceptedTags, chooseLanguage, type Language, languageInCookies } from "@salida/rules/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readDocument, sendDocument } from "./documents.ts";
import { escaped } from "./escaped.ts";
import { serveFiles } from "./files.ts";
import type { PagePolicy } from "./page-policy.ts";
import { Refusal } from "./refusal.ts";
import { refuseUnknown } from "./server.ts";
import { serveWorker } from "./worker.ts";

export interface Pages {
  /** The built web application. */
  folder: string;
  /** What the browser is told of this install. */
  config: Readonly<Record<string, unknown>>;
  publicUrl: string;
  socialUrl: string | undefined;
  policy: PagePolicy;
  /** Whether pages may open without a connection; where not, what they kept for it is thrown away. */
  offline: boolean;
}

/** Serves the browser's side in the asker's language: the landing page, files, and the application for all else. */
export async function servePages(
  app: FastifyInstance,
  { folder, config, publicUrl, socialUrl, policy, offline }: Pages,
): Promise<void> {
  const markers = {
    "%SALIDA_CONFIG%": escaped(JSON.stringify(config)),
    "<!--salida:social-->": socialUrl ? socialLink(socialUrl) : "",
    "<!--salida:alternates-->": alternateLinks(escaped(publicUrl)),
    // who shows a shared link wants whole addresses
    "%SALIDA_URL%": escaped(publicUrl),
  };
  const document = (name: string) => readDocument(join(folder, name), markers, policy);
  const landing = { en: await document("index.html"), es: await document("index.es.html") };
  const application = { en: await document("app.html"), es: await document("app.es.html") };

  refuseUnknown(app);
  serveFiles(app, folder);
  serveWorker(app, folder, offline);
  app.get("/", (request, reply) => sendDocument(request, reply, landing[languageOf(request)]));
  // the application finds its own way, unknown addresses included
  app.get("/*", (request, reply) => {
    if (/^\/(api|auth|dev|assets)(\/|\?|$)/.test(request.url)) throw new Refusal("not_found");
    return sendDocument(request, reply, application[languageOf(request)]);
  });
}

/** The same rule as in the browser; what that stored without a cookie it tells by leading here again. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split("?")[1]).get("lng");
  return chooseLanguage([
    asked,
    languageInCookies(headers.cookie),
    ...acceptedTags(headers["accept-language"]),
  ]);
}

/** Where search engines find the landing page in each language; they want whole addresses. */
function alternateLinks(url: string): string {
  const addresses = { en: `${url}/?lng=en`, es: `${url}/?lng=es`, "x-default": `${url}/` };
  return Object.entries(addresses)
    .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
    .join("");
}

function socialLink(url: string): string {
  return `<a href="${escaped(url)}" rel="me noopener noreferrer">${escaped(new URL(url).hostname)}</a>`;
}
