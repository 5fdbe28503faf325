import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkSecrets } from "#accounts/tokens/claim-secrets.ts";
import { secretsPlace } from "#accounts/tokens/secrets.ts";
import { Refusal } from "#http/refusal.ts";
import { type Copied, copyFiles } from "#media/copying/copy-files.ts";
import { openS3Store } from "#media/s3-store.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { withStore } from "#store/with-store.ts";
import { readSettings } from "./env.ts";

const usage = `Usage:
  npm run media -- copy    copy the files of DATA_DIR into the bucket of MEDIA_URL; may be cut short and run again`;

async function copy(): Promise<void> {
  const settings = readSettings();
  const { MEDIA_URL } = settings;
  const dataDir = resolve(settings.DATA_DIR);
  if (!MEDIA_URL) throw new SetupFault("MEDIA_URL names no bucket to copy to");
  const folder = join(dataDir, "media");
  if (!existsSync(folder)) throw new SetupFault(`there is no ${folder} to copy: does DATA_DIR name another?`);
  // an empty database would name no file
  if (!settings.DATABASE_URL && !existsSync(join(dataDir, "postgres")))
    throw new SetupFault(`${dataDir} holds no database: name yours by DATABASE_URL`);
  const bucket = openS3Store(MEDIA_URL);
  const fault = await bucket.fault();
  if (fault) throw new SetupFault(`MEDIA_URL: ${fault.what}`);
  const counts = await withStore(settings, async ({ db }) => {
    await checkSecrets(db, secretsPlace(settings));
    return copyFiles({ folder, bucket, db, now: () => new Date() }, (so) =>
      console.log(`  ${so.found} files, ${so.copied} copied`),
    );
  });
  tell(counts, folder, MEDIA_URL.bucket);
}

function tell({ found, copied, removed, nobodys, early }: Copied, folder: string, bucket: string): void {
  const parts = [
    `${copied} copied into ${bucket}`,
    ...(removed > 0 ? [`${removed} removed by others meanwhile`] : []),
    ...(nobodys > 0 ? [`${nobodys} not copied, since the database names them no more`] : []),
    "the others were there",
  ];
  console.log(`${found} files in ${folder}: ${parts.join(", ")}.`);
  console.log(
    early > 0
      ? `${early} that nothing names are younger than an hour and were left: run it again in an hour.`
      : "Once this is done on every host the folder can go; servers started without it ask the bucket alone.",
  );
}

function faultLine(error: Error): string {
  if (error instanceof SetupFault) return error.message;
  if (!(error instanceof Refusal)) return error.stack ?? error.message;
  const { message } = error.cause instanceof Error ? error.cause : error;
  return `it was cut short (${message}): run it again`;
}

try {
  if (process.argv[2] === "copy") await copy();
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(`media: ${faultLine(error as Error)}`);
  process.exitCode = 1;
}
