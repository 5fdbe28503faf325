import { adoptSecrets } from "#accounts/tokens/claim-secrets.ts";
import { secretsPlace } from "#accounts/tokens/secrets.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { withStore } from "#store/with-store.ts";
import { readSettings } from "./env.ts";

try {
  const settings = readSettings();
  await withStore(settings, ({ db }) => adoptSecrets(db, secretsPlace(settings)));
  console.log(
    "These secrets are the database's now. Restart every host with them; everybody has to log in again.",
  );
} catch (error) {
  console.error(`salida: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}
