import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

test.each([
  "secrets.json",
  "./secrets.json",
  "/etc/salida/secrets.json",
  "/run/keys/salida",
  ' {"refresh":""}',
])("takes secrets, or the path of a file of them: %s", (SECRETS) =>
  expect(readSettings({ SECRETS }).SECRETS).toBe(SECRETS),
);

const text = JSON.stringify({ signingKeys: [{ d: "hidden/hidden" }], refresh: "hidden".repeat(8) });
test.each([
  `'${text}'`,
  `"${text}"`,
  JSON.stringify(text),
  Buffer.from(text.repeat(3)).toString("base64"),
  "hidden".repeat(7),
  `${"/hidden".repeat(30)}.json`,
  "hidden\n/hidden",
])("secrets that came quoted, encoded or cut are no path, and are not told: %#", (SECRETS) => {
  expect(() => readSettings({ SECRETS })).toThrow(/^settings: SECRETS: a file's path, .* without quotes/);
  expect(() => readSettings({ SECRETS })).not.toThrow(/hidden/);
});
