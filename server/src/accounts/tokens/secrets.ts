import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { SetupFault } from "#store/setup-fault.ts";
import { changeOwnFile, readOwnFile, writeFirst } from "./own-file.ts";
import { newSigningKey, SigningKey, withFresh } from "./signing-keys.ts";

const Secret = z.string().check(z.regex(/^[\w-]{43,}$/));
const Secrets = z.object({
  /** The newest first; the others stay published until what they signed is over. */
  signingKeys: z.array(SigningKey).check(z.minLength(1)),
  /** Refresh tokens are derived from it. */
  refresh: Secret,
  /** Signs human checks, and their answers. */
  humanCheck: z.object({ challenge: Secret, answer: Secret }),
  /** Seals mails that wait to be sent, and the local outbox. */
  outbox: Secret,
  /** Keys the hashes of mailed codes. */
  codes: Secret,
  /** Keys the hashes of who asked. */
  limits: Secret,
  /** Keys the hashes of mailboxes. */
  mailbox: Secret,
  /** Makes the addresses of media. */
  media: Secret,
});

/** What makes this installation's tokens its own. */
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets kept in `dataDir`, made on the first start. Of processes that start at once all get the same.
 * Delete the file and everybody is signed out.
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) writeFirst(file, JSON.stringify(await newSecrets(), null, 2));
  return readSecrets(dataDir);
}

/** The secrets as they are kept now. */
export function readSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir);
  return parseSecrets(file, readOwnFile(file));
}

/** Puts a fresh signing key first. Nobody is signed out: what the earlier ones signed stays good until it is over. */
export async function rotateSigningKey(dataDir: string, now: Date): Promise<void> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) throw new SetupFault(`there is no ${file}, so there is no key to replace`);
  const fresh = await newSigningKey();
  changeOwnFile(file, (text) => {
    const { signingKeys } = parseSecrets(file, text);
    return JSON.stringify({ ...JSON.parse(text), signingKeys: withFresh(fresh, signingKeys, now) }, null, 2);
  });
}

function fileIn(dataDir: string): string {
  return join(dataDir, "secrets.json");
}

async function newSecrets(): Promise<Secrets> {
  return {
    signingKeys: [await newSigningKey()],
    refresh: newSecret(),
    humanCheck: { challenge: newSecret(), answer: newSecret() },
    outbox: newSecret(),
    codes: newSecret(),
    limits: newSecret(),
    mailbox: newSecret(),
    media: newSecret(),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function parseSecrets(file: string, text: string): Secrets {
  try {
    return Secrets.parse(withLater(JSON.parse(text)));
  } catch {
    throw new SetupFault(`${file} is not what Salida wrote: put it back, or delete it to sign everybody out`);
  }
}

/**
 * A file from before some secrets were there has them follow from its `refresh`: every process finds the same,
 * and none has to write.
 */
function withLater(kept: Record<string, unknown>): Record<string, unknown> {
  const refresh = Secret.parse(kept.refresh);
  const derive = (name: string) =>
    Buffer.from(hkdfSync("sha256", refresh, "", `salida ${name}`, 32)).toString("base64url");
  const later = ["codes", "limits", "mailbox", "media"];
  return { ...Object.fromEntries(later.map((name) => [name, derive(name)])), ...kept };
}
