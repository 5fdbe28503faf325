import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { Problem, type ProblemCode, problems } from "./problems.ts";

type Json = Record<string, unknown>;

/** Refusals every call can make beside its own. */
const always: readonly ProblemCode[] = ["unauthorised", "unavailable"];

/** The OpenAPI 3.1 document of a table of calls. `server` is the public address it is served at. */
export function openApi(calls: readonly Call[], server: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const it of calls) {
    paths[it.path] ??= {};
    Object.assign(paths[it.path] as Json, { [it.method.toLowerCase()]: operation(it) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Salida", version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: server }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: schemaOf(Problem, "output") },
    },
  };
}

function operation(it: Call): Json {
  const parameters = [...pathParameters(it), ...queryParameters(it), ...keyParameter(it)];
  return {
    summary: it.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(it.body && {
      requestBody: { required: true, content: json(schemaOf(it.body, "input")) },
    }),
    responses: {
      [it.status]: { description: "Done", ...answerOf(it) },
      ...refusals(it),
    },
  };
}

function answerOf({ reply, pending, events }: Call): Json {
  if (events) {
    const schemas = Object.entries(events).map(([event, data]) => ({
      type: "object",
      properties: { event: { const: event }, data: schemaOf(data, "output") },
    }));
    return { content: { "text/event-stream": { schema: { oneOf: schemas } } } };
  }
  if (!reply) return {};
  const schema = schemaOf(reply, "output");
  return { content: json(pending ? { oneOf: [schema, schemaOf(pending, "output")] } : schema) };
}

function refusals(it: Call): Json {
  const body: readonly ProblemCode[] = it.body ? ["malformed", "too_large", "wrong_type", "invalid"] : [];
  const byStatus = Map.groupBy([...always, ...body, ...it.refusals], (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join("; "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

function pathParameters(it: Call): Json[] {
  return [...it.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: schemaOfParameter(it, name ?? ""),
  }));
}

function schemaOfParameter({ params }: Call, name: string): Json {
  const schema = params?.shape[name];
  return schema ? schemaOf(schema, "input") : { type: "string" };
}

function queryParameters(it: Call): Json[] {
  if (!it.query) return [];
  const { properties = {}, required = [] } = schemaOf(it.query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function keyParameter(it: Call): Json[] {
  if (!it.idempotent) return [];
  const description = "The same key answers the same result and creates one thing";
  return [
    { name: "Idempotency-Key", in: "header", required: false, description, schema: { type: "string" } },
  ];
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
