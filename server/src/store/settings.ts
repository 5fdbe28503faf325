import { address, escaped, matching, text, whole } from "#settings/shapes.ts";

/**
 * Secrets as they are, or a path. What was meant as their text but came quoted or encoded is not taken for a path: a
 * path is told in messages.
 */
const secretsOrPath = /^\s*\{|^(?=.*\/|.*\.json$)[^"'`{}\n]{1,200}$/;
const secretsExpected =
  "a file's path, with a / in it or .json at its end, or the text of secrets.json from { to }, without quotes around it";

export const storeShapes = {
  DATA_DIR: text().default(".data"),
  DATABASE_URL: address(/^postgres(ql)?$/, `a postgres:// address; ${escaped}`).optional(),
  SECRETS: matching(secretsOrPath, secretsExpected).optional(),
  WORKERS: whole(0, 64).default(1),
};
