import { existsSync } from "node:fs";
import { makeSecrets, secretsPlace } from "#accounts/tokens/secrets.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

try {
  const place = secretsPlace(readSettings());
  if (!("file" in place))
    throw new SetupFault("SECRETS holds secrets already, not the name of a file to make");
  const { file } = place;
  if (existsSync(file)) throw new SetupFault(`${file} is there already; it is left as it is`);
  await makeSecrets(file);
  console.log(`${file} holds fresh secrets. Give the same file to every host, and to nobody else.`);
} catch (error) {
  console.error(`salida: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exitCode = 1;
}
