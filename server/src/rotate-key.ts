import { resolve } from "node:path";
import { rotateSigningKey } from "#accounts/tokens/secrets.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

try {
  const dataDir = resolve(readSettings().DATA_DIR);
  await rotateSigningKey(dataDir, new Date());
  console.log(`A fresh signing key is in ${dataDir}. It signs in eleven minutes; nobody is signed out.`);
} catch (error) {
  console.error(`salida: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exit(1);
}
