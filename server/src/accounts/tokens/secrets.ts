import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
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

/** Where secrets are kept: in a file of this user's, or nowhere but in the setting itself. */
export type SecretsPlace = { file: string } | { given: string };

/** The file in a data folder. */
export function inFolder(dataDir: string): SecretsPlace {
  return { file: join(dataDir, "secrets.json") };
}

/** What `SECRETS` names, the secrets themselves or a file; without it the file in the data folder. */
export function secretsPlace({ DATA_DIR, SECRETS }: { DATA_DIR: string; SECRETS?: string | undefined }) {
  if (SECRETS === undefined) return inFolder(DATA_DIR);
  return SECRETS.trimStart().startsWith("{") ? { given: SECRETS } : { file: resolve(SECRETS) };
}

/**
 * The secrets that are kept, made on the first start where a file is named. Of processes that start at once all get the
 * same. Delete the file and everybody is signed out.
 */
export async function openSecrets(place: SecretsPlace): Promise<Secrets> {
  if ("file" in place && !existsSync(place.file))
    writeFirst(place.file, JSON.stringify(await newSecrets(), null, 2));
  return readSecrets(place);
}

/** The secrets as they are kept now. */
export function readSecrets(place: SecretsPlace): Secrets {
  if ("given" in place) return parseSecrets("SECRETS", place.given);
  return parseSecrets(place.file, readOwnFile(place.file));
}

/**
 * Puts a fresh signing key first. Nobody is signed out: what the earlier ones signed stays good until it is over. Of
 * secrets that were given gives what is to be given from now on.
 */
export async function rotateSigningKey(place: SecretsPlace, now: Date): Promise<string | undefined> {
  const fresh = await newSigningKey();
  const rotated = (named: string, text: string, indent: number) => {
    const { signingKeys } = parseSecrets(named, text);
    return JSON.stringify(
      { ...JSON.parse(text), signingKeys: withFresh(fresh, signingKeys, now) },
      null,
      indent,
    );
  };
  if ("given" in place) return rotated("SECRETS", place.given, 0);
  const { file } = place;
  if (!existsSync(file)) throw new SetupFault(`there is no ${file}, so there is no key to replace`);
  changeOwnFile(file, (text) => rotated(file, text, 2));
  return undefined;
}

/** What tells these secrets from others and says nothing of them. Signing keys come and go, so they do not count. */
export function fingerprintOf({ signingKeys: _, ...lasting }: Secrets): string {
  const told = JSON.stringify(lasting, Object.keys({ ...lasting, ...lasting.humanCheck }).sort());
  return createHash("sha256").update(`salida secrets ${told}`).digest("base64url");
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

function parseSecrets(named: string, text: string): Secrets {
  try {
    return Secrets.parse(withLater(JSON.parse(text)));
  } catch {
    throw new SetupFault(
      `${named} is not what Salida wrote: put it back, or delete it to sign everybody out`,
    );
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
