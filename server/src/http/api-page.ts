import type { Call } from "@salida/contract/call.ts";
import { calls } from "@salida/contract/calls.ts";
import { openApi } from "@salida/contract/openapi.ts";
import { problems } from "@salida/contract/problems.ts";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { escaped } from "./escaped.ts";
import { hashOf } from "./page-policy.ts";
import { safeHeaders } from "./safe-headers.ts";

/** Serves the OpenAPI document of the product API, and a page of it that people can read. */
export function serveApiPages(app: FastifyInstance, publicUrl: string, version: string): void {
  const document = JSON.stringify(openApi(calls, publicUrl, version));
  const page = apiPage();
  const policy = `${safeHeaders["content-security-policy"]}; style-src ${hashOf(style)}`;
  app.get("/api/v1/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
  app.get("/api/v1/docs", (_request, reply) =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(page),
  );
}

const style = `
:root { color-scheme: light dark; }
body { font: 17px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 32px; line-height: 1.1; } h2 { font-size: 20px; margin: 40px 0 4px; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: 15px; }
pre { overflow-x: auto; padding: 12px; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; }
`;

function apiPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Salida: the API</title><style>${style}</style></head>
<body><main>
<h1>The API of Salida</h1>
<p>Every call takes and answers JSON and needs a bearer access token of the auth wire at <code>/auth/v1</code>.
Refusals are problem details with a <code>code</code>. For machines: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
${calls.map(callSection).join("\n")}
</main></body></html>`;
}

function callSection(call: Call): string {
  const refusals = call.refusals.map((code) => `<code>${problems[code].status} ${code}</code>`).join(", ");
  return `<section><h2><code>${call.method} ${escaped(call.path)}</code></h2>
<p>${escaped(call.summary)}.${call.idempotent ? " Takes an <code>Idempotency-Key</code> header." : ""}</p>
${schemaBlock("Query", call.query, "input")}${schemaBlock("Body", call.body, "input")}
${call.reply ? schemaBlock(`Answers ${call.status}`, call.reply, "output") : `<p>Answers ${call.status} without a body.</p>`}
${refusals && `<p>Can refuse with ${refusals}.</p>`}</section>`;
}

function schemaBlock(label: string, schema: z.ZodMiniType | undefined, io: "input" | "output"): string {
  if (!schema) return "";
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<details><summary>${label}</summary><pre tabindex="0">${escaped(JSON.stringify(rest, null, 2))}</pre></details>\n`;
}
