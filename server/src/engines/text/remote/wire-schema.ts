import { z } from "zod";

type Schema = { [key: string]: unknown };

/** What strict modes and small servers' grammars refuse, or multiply until they break. */
const bounds = new Set([
  "$schema",
  "default",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minimum",
  "multipleOf",
  "pattern",
  "uniqueItems",
]);

/**
 * A shape as JSON schema for the wire: types, names and choices alone, every property required and no other allowed.
 * Bounds are for whoever reads the answer. Throws where a shape cannot be said so.
 */
export function wireSchema(shape: z.ZodType): Schema {
  return bare(z.toJSONSchema(shape, { io: "input", reused: "inline" }) as Schema);
}

function bare(schema: Schema): Schema {
  if (schema.$ref || schema.prefixItems || schema.allOf)
    throw new Error(`A wire schema cannot have ${Object.keys(schema).join(", ")}.`);
  const kept = Object.entries(schema).filter(([name]) => !bounds.has(name));
  const said = Object.fromEntries(kept.map(([name, value]) => [renamed(name), inside(name, value)]));
  if (said.type !== "object") return said;
  const properties = (said.properties ?? {}) as Schema;
  const required = new Set((said.required as string[] | undefined) ?? []);
  const left = Object.keys(properties).filter((name) => !required.has(name));
  if (left.length > 0)
    throw new Error(`A wire schema requires everything; ${left.join(", ")} may be left out.`);
  return { ...said, properties, required: Object.keys(properties), additionalProperties: false };
}

function renamed(name: string): string {
  if (name === "oneOf") return "anyOf";
  return name === "const" ? "enum" : name;
}

function inside(name: string, value: unknown): unknown {
  if (name === "const") return [value];
  if (name === "items") return bare(value as Schema);
  if (name === "anyOf" || name === "oneOf") return (value as Schema[]).map(bare);
  if (name === "properties")
    return Object.fromEntries(Object.entries(value as Schema).map(([key, it]) => [key, bare(it as Schema)]));
  return value;
}
