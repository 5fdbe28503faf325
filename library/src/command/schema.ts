import { join } from "node:path";
import { z } from "zod";
import { LibraryFile } from "#format.ts";

/** Where the JSON Schema of a library file is kept; the files name it in their first line, for editors. */
export const schemaPath = join(import.meta.dirname, "../../schema.json");

/** The JSON Schema of a library file. */
export function schemaText(): string {
  const schema = z.toJSONSchema(LibraryFile, { io: "input" });
  return `${JSON.stringify({ title: "A file of Salida's library", ...schema }, null, 2)}\n`;
}
