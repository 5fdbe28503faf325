import { humanCheckOf } from "#accounts/human-check/settings.ts";
import { type AccountSettings, accountFaults, accountShapes, unsafeAccounts } from "#accounts/settings.ts";
import { imageFaults, imageShapes } from "#engines/pictures/settings.ts";
import { speechFaults, speechShapes } from "#engines/speech/settings.ts";
import { textFaults, textShapes } from "#engines/text/settings.ts";
import { transcriptionFaults, transcriptionShapes } from "#engines/transcription/settings.ts";
import { exerciseShapes } from "#exercises/settings.ts";
import { httpShapes, publicUrlOf } from "#http/settings.ts";
import { mailFaults, mailShapes } from "#mail/settings.ts";
import { mediaShapes } from "#media/settings.ts";
import { mistypedFaults } from "#settings/mistyped.ts";
import { oneOf, type Read, type SettingFault } from "#settings/shapes.ts";
import { spendShapes } from "#spend/settings.ts";
import { storeShapes } from "#store/settings.ts";
import { SetupFault } from "#store/setup-fault.ts";

/** Every setting: each room says its own. */
export const shapes = {
  ...httpShapes,
  ...storeShapes,
  ...mediaShapes,
  ...mailShapes,
  ...accountShapes,
  ...exerciseShapes,
  ...textShapes,
  ...speechShapes,
  ...transcriptionShapes,
  ...imageShapes,
  ...spendShapes,
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
  ALLOW_UNSAFE: oneOf("0", "1").default("0"),
};

type Each = Read<typeof shapes>;

/** Everything that can be set, checked and with its defaults. */
export type Settings = Readonly<
  Omit<Each, keyof AccountSettings | "ALLOW_UNSAFE"> &
    AccountSettings & {
      /** What is on that should not be on the open internet; empty when all is well. */
      unsafe: readonly string[];
    }
>;

/** Reads the settings; every wrong one is named with what is expected, a mistyped one too. An empty variable counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const { read, faults } = readEach(env);
  const { ALLOW_UNSAFE, ...rest } = read;
  const HUMAN_CHECK = humanCheckOf(rest, Boolean(rest.AUTH_URL));
  const settings = { ...rest, HUMAN_CHECK, PUBLIC_URL: publicUrlOf(rest) };
  const alone = new Set(faults.map(({ name }) => name));
  const all = [mailFaults, accountFaults, textFaults, speechFaults, transcriptionFaults, imageFaults];
  const together = all.flatMap((faults) => faults(settings)).filter(({ name }) => !alone.has(name));
  const mistyped = mistypedFaults(env, Object.keys(shapes));
  const wrong = [...faults, ...together, ...mistyped].map(({ name, expected }) => `${name}: ${expected}`);
  // what is safe can only be told of settings that are understood
  const unsafe = faults.length > 0 ? [] : unsafeAccounts(settings);
  if (unsafe.length > 0 && ALLOW_UNSAFE === "0") {
    wrong.push(`${unsafe.join("; ")}: fine on a loopback address only (ALLOW_UNSAFE=1 if you must)`);
  }
  if (wrong.length > 0) throw new SetupFault(`settings: ${wrong.join("; ")}`);
  return { ...settings, unsafe };
}

/** Each setting by itself. A wrong one is left as it was given, so that what hangs on it is not said to be missing. */
function readEach(env: Readonly<Record<string, string | undefined>>): { read: Each; faults: SettingFault[] } {
  const faults: SettingFault[] = [];
  const read = Object.entries(shapes).map(([name, shape]) => {
    const given = env[name] || undefined;
    const { success, data, error } = shape.safeParse(given);
    if (success) return [name, data];
    faults.push(...error.issues.map(({ message }) => ({ name, expected: message })));
    return [name, given];
  });
  return { read: Object.fromEntries(read) as Each, faults };
}
