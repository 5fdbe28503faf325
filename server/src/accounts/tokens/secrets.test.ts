import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountRow, SessionRow } from "#accounts/rows.ts";
import { openAccessTokens } from "./access-tokens.ts";
import { newSigningKey, openSecrets } from "./secrets.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "salida-secrets-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("are made once and stay", async () => {
  const folder = join(dir, "not", "there yet");

  const first = await openSecrets(folder);

  expect(await openSecrets(folder)).toEqual(first);
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
});

test("are the owner's alone to read, also when put back with other rights", async () => {
  const file = join(dir, "secrets.json");
  await openSecrets(dir);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  chmodSync(file, 0o644);
  await openSecrets(dir);

  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("differ from one installation to the next", async () => {
  const [one, two] = [await openSecrets(join(dir, "1")), await openSecrets(join(dir, "2"))];

  const valuesOf = ({ signingKeys, humanCheck, refresh, decoy, outbox }: typeof one) => [
    signingKeys[0]?.d,
    humanCheck.challenge,
    humanCheck.answer,
    refresh,
    decoy,
    outbox,
  ];
  expect(new Set([...valuesOf(one), ...valuesOf(two)]).size).toBe(12);
});

test("are the same for processes that start at once", async () => {
  const module = new URL("./secrets.ts", import.meta.url).href;
  const script = `const { openSecrets } = await import(${JSON.stringify(module)});
    process.stdout.write(JSON.stringify(await openSecrets(${JSON.stringify(dir)})));`;
  const start = () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
    });

  const outputs = await Promise.all(Array.from({ length: 6 }, async () => (await start()).stdout));

  expect(new Set(outputs).size).toBe(1);
  expect(readdirSync(dir)).toEqual(["secrets.json"]);
});

test("that were damaged stop the start with the file's name, and are left as they are", async () => {
  const file = join(dir, "secrets.json");
  for (const text of ["", "{}", '{"signingKeys":[]}']) {
    writeFileSync(file, text);
    await expect(openSecrets(dir)).rejects.toThrow(`${file} is not what Salida wrote`);
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

test("a replaced signing key stays published, and what it signed stays good", async () => {
  const [older, newer] = [await newSigningKey(), await newSigningKey()];
  const now = () => new Date();
  const account = { id: crypto.randomUUID(), email: "a@salida.test", metadata: {} } as AccountRow;
  const session = { id: crypto.randomUUID(), method: "password", createdAt: now() } as SessionRow;
  const before = await openAccessTokens([older], "http://issuer", now);
  const { token } = await before.mint(account, session);

  const after = await openAccessTokens([newer, older], "http://issuer", now);

  expect(await after.read(token)).toMatchObject({ sub: account.id, session_id: session.id });
  expect(after.published.keys.map(({ kid }) => kid)).toEqual([newer.kid, older.kid]);
  const next = await after.mint(account, session);
  await expect(before.read(next.token)).rejects.toThrow();
});
