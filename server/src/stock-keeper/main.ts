import { readSettings } from "#env.ts";
import type { Database } from "#store/database.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { withStore } from "#store/with-store.ts";
import { overview } from "./overview.ts";
import { exportPacks, importPacks } from "./packs.ts";
import { withdrawBy } from "./withdraw.ts";

const usage = `Usage:
  npm run stock                                what is in stock, what was written lately, what was reported
  npm run stock -- withdraw --prompt NAME@N    give nobody any more what a version of a prompt wrote
  npm run stock -- withdraw --model NAME       the same for what a model wrote
  npm run stock -- export FOLDER               lay what was written into files of the library
  npm run stock -- import FILE…                take such files in, checked anew`;

/** Does what is asked for, and says it; the exit code. */
async function run(db: Database, [what, ...rest]: readonly string[]): Promise<number> {
  const tell = (line: string) => console.log(line);
  if (what === undefined) return overview(db, tell);
  if (what === "export" && rest[0]) return exportPacks(db, rest[0], tell);
  if (what === "import" && rest.length > 0) return importPacks(db, rest, tell);
  const [flag, name] = rest;
  if (what === "withdraw" && name && flag === "--prompt") return withdrawBy(db, { prompt: name }, tell);
  if (what === "withdraw" && name && flag === "--model") return withdrawBy(db, { model: name }, tell);
  console.error(usage);
  return 2;
}

try {
  process.exitCode = await withStore(readSettings(), ({ db }) => run(db, process.argv.slice(2)));
} catch (error) {
  console.error(`stock: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}
