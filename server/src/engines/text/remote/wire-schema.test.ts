import { expect, test } from "vitest";
import { z } from "zod";
import { wireSchema } from "./wire-schema.ts";

test("bounds, defaults and formats stay here; types, names and choices go along", () => {
  const shape = z.strictObject({
    name: z.string().min(2).max(40).regex(/^b/),
    at: z.iso.date(),
    skill: z.enum(["gist", "detail"]),
    count: z.int().min(1).max(9),
    right: z.literal(true),
    note: z.string().max(9).nullable(),
    options: z
      .array(z.strictObject({ text: z.string().max(120) }))
      .min(4)
      .max(4),
  });
  expect(wireSchema(shape)).toEqual({
    type: "object",
    properties: {
      name: { type: "string" },
      at: { type: "string" },
      skill: { type: "string", enum: ["gist", "detail"] },
      count: { type: "integer" },
      right: { type: "boolean", enum: [true] },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
      options: {
        type: "array",
        items: {
          type: "object",
          properties: { text: { type: "string" } },
          required: ["text"],
          additionalProperties: false,
        },
      },
    },
    required: ["name", "at", "skill", "count", "right", "note", "options"],
    additionalProperties: false,
  });
});

test("what strict servers refuse is refused here: what may be left out, and tuples", () => {
  expect(() => wireSchema(z.object({ note: z.string().optional() }))).toThrow("note may be left out");
  expect(() => wireSchema(z.tuple([z.string(), z.number()]))).toThrow("prefixItems");
});
