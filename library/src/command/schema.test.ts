import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaPath, schemaText } from "./schema.ts";

test("the kept schema is up to date (else: npm run library schema)", () => {
  expect(readFileSync(schemaPath, "utf8")).toBe(schemaText());
});
