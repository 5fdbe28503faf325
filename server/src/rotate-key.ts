import { rotateSigningKey, secretsPlace } from "#accounts/tokens/secrets.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { readSettings } from "./env.ts";

const soon = "The fresh key signs in eleven minutes; nobody is signed out.";

try {
  const place = secretsPlace(readSettings());
  const given = await rotateSigningKey(place, new Date());
  if ("file" in place)
    console.log(
      `${place.file} begins with a fresh signing key; other hosts need it within ten minutes. ${soon}`,
    );
  else {
    console.log(given);
    console.error(`Give this as SECRETS to every host and restart them, within ten minutes. ${soon}`);
  }
} catch (error) {
  console.error(`salida: ${error instanceof SetupFault ? error.message : (error as Error).stack}`);
  process.exit(1);
}
