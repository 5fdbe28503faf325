import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod/mini";
import { SetupFault } from "#store/setup-fault.ts";
import { changeOwnFile, readOwnFile, writeFirst } from "./own-file.ts";
import { newSigningKey, SigningKey, withFresh } from "./signing-keys.ts";

const Secret = z.string().check(z.regex(/^[\w-]{43,}$/));
/** 32 bytes, the length that a seal takes. */
const SealKey = z.string().check(z.regex(/^[\w-]{43}$/));
const Secrets = z.object({
  /** The newest first; the others stay published until what they signed is over. */
  signingKeys: z.array(SigningKey).check(z.minLength(1)),
  /** Refresh tokens are derived from it. */
  refresh: Secret,
  /** Signs human checks, and their answers. */
  humanCheck: z.object({ challenge: Secret, answer: Secret }),
  /** Seals mails that wait to be sent, and the local outbox. */
  outbox: SealKey,
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

/** Where secrets are kept: in a file of this user's, which `SECRETS` may have named, or nowhere but in the setting itself. */
export type SecretsPlace = { file: string; named?: true } | { given: string };

/** The file in a data folder. */
export function inFolder(dataDir: string): SecretsPlace {
  return { file: join(dataDir, "secrets.json") };
}

/** What `SECRETS` names, the secrets themselves or a file; without it the file in the data folder. */
export function secretsPlace({
  DATA_DIR,
  SECRETS,
}: {
  DATA_DIR: string;
  SECRETS?: string | undefined;
}): SecretsPlace {
  if (SECRETS === undefined) return inFolder(DATA_DIR);
  return SECRETS.trimStart().startsWith("{") ? { given: SECRETS } : { file: resolve(SECRETS), named: true };
}

/** The file that is not there yet. */
export function lackingFile(place: SecretsPlace): string | undefined {
  return "file" in place && !existsSync(place.file) ? place.file : undefined;
}

/**
 * The secrets that are kept, made on the first start where a file is named. Of processes that start at once all get the
 * same. A folder that SECRETS names is not made: the name may be mistyped.
 */
export async function openSecrets(place: SecretsPlace): Promise<Secrets> {
  const file = lackingFile(place);
  if (file === undefined) return readSecrets(place);
  const folder = dirname(file);
  if ("named" in place && !existsSync(folder))
    throw new SetupFault(
      `SECRETS names ${file}, but there is no ${folder}: name the right file, or make the folder`,
    );
  await makeSecrets(file);
  return readSecrets(place);
}

/** Writes fresh secrets, with the folder where that is lacking; a file that is there stays. */
export async function makeSecrets(file: string): Promise<void> {
  writeFirst(file, JSON.stringify(await newSecrets(), null, 2));
}

/** The secrets as they are kept now. */
export function readSecrets(place: SecretsPlace): Secrets {
  if ("given" in place) return parseSecrets(place, place.given);
  return readOwnFile(place.file, (text) => parseSecrets(place, text));
}

/** The signing keys as they are kept now, beside these secrets; of another installation none are taken. */
export function readSigningKeys(place: SecretsPlace, own: Secrets): readonly SigningKey[] {
  const read = readSecrets(place);
  if (fingerprintOf(read) === fingerprintOf(own)) return read.signingKeys;
  const named = "file" in place ? place.file : "SECRETS";
  throw new SetupFault(
    `${named} holds other secrets than at the start: its signing keys are not taken, bring back the right file`,
  );
}

/**
 * Puts a fresh signing key first. Nobody is signed out: what the earlier ones signed stays good until it is over. Of
 * secrets that were given gives what is to be given from now on.
 */
export async function rotateSigningKey(place: SecretsPlace, now: Date): Promise<string | undefined> {
  const fresh = await newSigningKey();
  const rotated = (text: string, indent: number) => {
    const { signingKeys } = parseSecrets(place, text);
    return JSON.stringify(
      { ...JSON.parse(text), signingKeys: withFresh(fresh, signingKeys, now) },
      null,
      indent,
    );
  };
  if ("given" in place) return rotated(place.given, 0);
  const { file } = place;
  if (!existsSync(file)) throw new SetupFault(`there is no ${file}, so there is no key to replace`);
  changeOwnFile(file, (text) => rotated(text, 2));
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

function parseSecrets(place: SecretsPlace, text: string): Secrets {
  try {
    return Secrets.parse(withLater(JSON.parse(text)));
  } catch {
    const named = "file" in place ? place.file : "SECRETS";
    throw new SetupFault(`${named} is not what Salida wrote: ${remedy(place)}`);
  }
}

/** A file that SECRETS names may be anything: it is to be left where it is. */
function remedy(place: SecretsPlace): string {
  if ("given" in place) return "give the whole text of secrets.json";
  const [back, other] = place.named
    ? ["name the right one by SECRETS", "name one that is not there yet"]
    : ["bring it back from a backup", "move it away"];
  return `${back}; if it is lost for good, ${other} and run npm run adopt-secrets, which makes fresh ones and signs everybody out`;
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
