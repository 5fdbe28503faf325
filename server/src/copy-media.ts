import { join, resolve } from "node:path";
import { copyFiles } from "#media/copy-files.ts";
import { openS3Store } from "#media/s3-store.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

const usage = `Usage:
  npm run media -- copy    copy the files of DATA_DIR into the bucket of MEDIA_URL; may be cut short and run again`;

async function copy(): Promise<void> {
  const { DATA_DIR, MEDIA_URL } = readSettings();
  if (!MEDIA_URL) throw new SetupFault("MEDIA_URL names no bucket to copy to");
  const bucket = openS3Store(MEDIA_URL);
  const fault = await bucket.fault();
  if (fault) throw new SetupFault(`MEDIA_URL: ${fault.what}`);
  const folder = join(resolve(DATA_DIR), "media");
  const { found, copied, removed } = await copyFiles(folder, bucket, (so) =>
    console.log(`  ${so.found} files, ${so.copied} copied`),
  );
  console.log(
    `${found} files in ${folder}: ${copied} copied into ${MEDIA_URL.bucket}, ${removed} removed meanwhile, the others were there.`,
  );
  console.log(
    "Once this is done on every host the folder can go; servers started without it ask the bucket alone.",
  );
}

try {
  if (process.argv[2] === "copy") await copy();
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(`media: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}
