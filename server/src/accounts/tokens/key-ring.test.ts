import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountRow, SessionRow } from "#accounts/rows.ts";
import { type AccessTokens, openAccessTokens } from "./access-tokens.ts";
import { openKeyRing } from "./key-ring.ts";
import { inFolder, openSecrets, readSecrets, rotateSigningKey } from "./secrets.ts";

const minute = 60_000;
let dir = "";
let at = 0;
let reads = 0;
let told: unknown[] = [];
const now = () => new Date(at);

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "salida-ring-"));
  at = Date.now();
  [reads, told] = [0, []];
  await openSecrets(inFolder(dir));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The access tokens of a server that runs on these secrets. */
function aServer(): AccessTokens {
  const read = () => {
    reads += 1;
    return readSecrets(inFolder(dir)).signingKeys;
  };
  return openAccessTokens(
    openKeyRing(read, now, (error) => told.push(error)),
    "http://issuer",
    now,
  );
}

async function minted(server: AccessTokens): Promise<string> {
  const account = { id: crypto.randomUUID(), email: "a@salida.test", metadata: {} } as AccountRow;
  const session = { id: crypto.randomUUID(), method: "password", createdAt: now() } as SessionRow;
  return (await server.mint(account, session)).token;
}

function kidOf(token: string): string | undefined {
  return decodeProtectedHeader(token).kid;
}

function keptKids(): string[] {
  return readSecrets(inFolder(dir)).signingKeys.map(({ kid }) => kid);
}

function publishedKids(server: AccessTokens): unknown[] {
  return server.published.keys.map(({ kid }) => kid);
}

test("a running server publishes a fresh key within ten seconds, and signs with it eleven minutes later", async () => {
  const server = aServer();
  const [old = ""] = keptKids();
  await rotateSigningKey(inFolder(dir), now());
  const [fresh = ""] = keptKids();

  at += 10_000;
  expect(publishedKids(server)).toEqual([fresh, old]);
  expect(kidOf(await minted(server))).toBe(old);
  at += 10 * minute;
  expect(kidOf(await minted(server))).toBe(old);
  at += minute;
  expect(kidOf(await minted(server))).toBe(fresh);
});

test("a fresh key is noticed within ten seconds of a clock that is set back", async () => {
  const server = aServer();
  await minted(server);
  at -= 60 * minute;
  await rotateSigningKey(inFolder(dir), now());
  const [fresh] = keptKids();

  at += 10_000;

  expect(publishedKids(server)).toContain(fresh);
});

test("through rotations every server takes every other's tokens, however long it was idle", async () => {
  const [busy, idle] = [aServer(), aServer()];

  for (const pause of [0, 5, 5, 1, 12, 30, 0.5, 120, 24 * 60]) {
    at += pause * minute;
    await rotateSigningKey(inFolder(dir), now());
    for (let waited = 0; waited < 20; waited += 1) {
      at += 50_000;
      const token = await minted(busy);
      await expect(aServer().read(token)).resolves.toBeDefined();
      if (waited === 19) await expect(idle.read(token)).resolves.toBeDefined();
    }
  }
  expect(told).toEqual([]);
});

test("what a replaced key signed stays good until it is over", async () => {
  const server = aServer();
  await rotateSigningKey(inFolder(dir), now());
  at += 11 * minute - 1;
  const token = await minted(server);

  at += 14 * minute;
  await rotateSigningKey(inFolder(dir), now());

  await expect(server.read(token)).resolves.toBeDefined();
  at += 2 * minute;
  await expect(server.read(token)).rejects.toThrow(/exp/);
});

test("a replaced key is out of use a day later, though nobody rotates again", async () => {
  const server = aServer();
  await rotateSigningKey(inFolder(dir), now());

  at += 24 * 60 * minute + 1;

  expect(publishedKids(server)).toEqual(keptKids().slice(0, 1));
});

test("a key that the operator takes out is refused within ten seconds", async () => {
  const server = aServer();
  const token = await minted(server);
  await rotateSigningKey(inFolder(dir), now());
  const { signingKeys, ...rest } = readSecrets(inFolder(dir));
  writeFileSync(join(dir, "secrets.json"), JSON.stringify({ ...rest, signingKeys: signingKeys.slice(0, 1) }));

  at += 10_000;

  await expect(server.read(token)).rejects.toThrow();
  expect(kidOf(await minted(server))).toBe(signingKeys[0]?.kid);
});

test("a flood of tokens with names of no key reads nothing more", async () => {
  const server = aServer();
  const [header = "", ...rest] = (await minted(server)).split(".");
  const unknown = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(header, "base64url").toString()), kid: "unknown" }),
  );
  at += 10_000;
  const before = reads;

  for (let sent = 0; sent < 200; sent += 1) {
    await expect(server.read([unknown.toString("base64url"), ...rest].join("."))).rejects.toThrow();
  }

  expect(reads - before).toBe(1);
});

test("while the file cannot be believed the last keys stay, and it is told at most every ten seconds", async () => {
  const server = aServer();
  const token = await minted(server);
  chmodSync(join(dir, "secrets.json"), 0o666);

  for (let looked = 0; looked < 100; looked += 1) {
    at += 1_000;
    await expect(server.read(token)).resolves.toBeDefined();
  }

  expect(told).toHaveLength(10);
  expect(String(told[0])).toContain("could be written by others");
});
