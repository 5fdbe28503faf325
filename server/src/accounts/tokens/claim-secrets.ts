import { installation } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import { SetupFault } from "#store/setup-fault.ts";
import {
  fingerprintOf,
  lackingFile,
  openSecrets,
  readSecrets,
  type Secrets,
  type SecretsPlace,
} from "./secrets.ts";

/**
 * Opens the secrets and makes sure that they are those of all who use this database; the first to come decides. With
 * others, every process would refuse the tokens and lose the mails of the rest. None are made for a database that has some.
 */
export async function claimSecrets(db: Database, place: SecretsPlace): Promise<Secrets> {
  if (!(await fingerprintIn(db))) {
    const fingerprint = fingerprintOf(await openSecrets(place));
    await db.insert(installation).values({ fingerprint }).onConflictDoNothing();
  }
  return checkSecrets(db, place);
}

/** The secrets, if they are those that the database is used with; makes none, and decides nothing. */
export async function checkSecrets(db: Database, place: SecretsPlace): Promise<Secrets> {
  const lacking = lackingFile(place);
  if (lacking) throw strangers(`there is no ${lacking}`, "makes fresh ones");
  const secrets = readSecrets(place);
  if ((await fingerprintIn(db)) === fingerprintOf(secrets)) return secrets;
  throw strangers(`it has others than ${"file" in place ? place.file : "SECRETS"}`, "takes these");
}

function strangers(why: string, remedy: string): SetupFault {
  return new SetupFault(
    `the secrets here are not those that this database is used with (${why}): ` +
      "bring secrets.json from where it runs, or name it by SECRETS; " +
      `if it is lost for good, npm run adopt-secrets ${remedy} and signs everybody out`,
  );
}

async function fingerprintIn(db: Database): Promise<string | undefined> {
  const [known] = await db.select().from(installation);
  return known?.fingerprint;
}

/** Makes these the secrets of the database, whatever they were. Other processes keep theirs until they start again. */
export async function adoptSecrets(db: Database, place: SecretsPlace): Promise<Secrets> {
  const secrets = await openSecrets(place);
  const fingerprint = fingerprintOf(secrets);
  await db
    .insert(installation)
    .values({ fingerprint })
    .onConflictDoUpdate({ target: installation.only, set: { fingerprint } });
  return secrets;
}
