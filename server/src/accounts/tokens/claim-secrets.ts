import { installation } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { fingerprintOf, type Secrets } from "./secrets.ts";

/**
 * Makes sure that these are the secrets of all who use this database; the first to come decides. With others, every
 * process would refuse the tokens and lose the mails of the rest.
 */
export async function claimSecrets(db: Database, secrets: Secrets): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  await db.insert(installation).values({ fingerprint }).onConflictDoNothing();
  const [known] = await db.select().from(installation);
  if (known?.fingerprint === fingerprint) return;
  throw new SetupFault(
    "the secrets here are not those that this database is used with: bring secrets.json from where it runs, or name it by SECRETS; " +
      "if it is lost for good, npm run adopt-secrets takes these and signs everybody out",
  );
}

/** Makes these the secrets of the database, whatever they were. Other processes keep theirs until they start again. */
export async function adoptSecrets(db: Database, secrets: Secrets): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  await db
    .insert(installation)
    .values({ fingerprint })
    .onConflictDoUpdate({ target: installation.only, set: { fingerprint } });
}
