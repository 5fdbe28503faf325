import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import * as z from "zod/mini";
import { SetupFault } from "#store/setup-fault.ts";

const Secret = z.string().check(z.regex(/^[\w-]{43,}$/));
const Secrets = z.object({
  /** ES256 private keys. The first signs; the others stay published until what they signed is over. */
  signingKeys: z
    .array(
      z.object({
        kid: z.string(),
        kty: z.literal("EC"),
        crv: z.literal("P-256"),
        x: z.string(),
        y: z.string(),
        d: z.string(),
      }),
    )
    .check(z.minLength(1)),
  /** Refresh tokens are derived from it. */
  refresh: Secret,
  /** Signs human checks, and their answers. */
  humanCheck: z.object({ challenge: Secret, answer: Secret }),
  /** Makes up the id that a sign-up of a taken address is answered with. */
  decoy: Secret,
  /** Encrypts the local outbox. */
  outbox: Secret,
});

/** What makes this installation's tokens its own. */
export type Secrets = z.infer<typeof Secrets>;
export type SigningKey = Secrets["signingKeys"][number];

/**
 * The secrets kept in `dataDir`, made on the first start. Of processes that start at once all get the same.
 * Delete the file and everybody is signed out.
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) writeOnce(file, dataDir, JSON.stringify(await newSecrets(), null, 2));
  // a copy put back by hand may have come with other rights
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return readSecrets(file);
}

/** A fresh ES256 key, named by its thumbprint. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d = "" } = await exportJWK(privateKey);
  const key = { kty: "EC", crv: "P-256", x, y } as const;
  return { kid: await calculateJwkThumbprint(key), ...key, d };
}

async function newSecrets(): Promise<Secrets> {
  return {
    signingKeys: [await newSigningKey()],
    refresh: newSecret(),
    humanCheck: { challenge: newSecret(), answer: newSecret() },
    decoy: newSecret(),
    outbox: newSecret(),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function readSecrets(file: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new SetupFault(`${file} is not what Salida wrote: put it back, or delete it to sign everybody out`);
  }
}

/** Written aside and linked: the link is there whole or not at all, and only the first one's. */
function writeOnce(file: string, folder: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = `${file}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const handle = openSync(aside, "wx", 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new SetupFault(`cannot keep secrets in ${folder}: ${(error as Error).message}`);
    }
  } finally {
    closeSync(handle);
    rmSync(aside, { force: true });
  }
}
