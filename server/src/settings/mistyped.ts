import type { SettingFault } from "./shapes.ts";

/** Shorter names are too near to too many others. */
const shortest = 7;
/** What other programs know and is one letter away from a setting. */
const ordinary = new Set(["DATADIR", "LOGLEVEL"]);

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The variables that are no settings but one letter away from one that is not set: added, left out, another or two
 * exchanged. Two letters would take in `REDIS_URL` and `SITE_URL`, which are other programs'.
 */
export function mistypedFaults(env: Env, settings: readonly string[]): SettingFault[] {
  const known = new Set(settings);
  const unset = settings.filter((name) => !env[name] && name.length >= shortest);
  return Object.keys(env)
    .filter((name) => env[name] && name.length >= shortest && !known.has(name) && !ordinary.has(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isOneLetterAway(name, setting));
      return meant ? [{ name, expected: `there is no such setting; ${meant} is` }] : [];
    });
}

function isOneLetterAway(given: string, meant: string): boolean {
  let at = 0;
  while (at < given.length && given[at] === meant[at]) at += 1;
  const [left, right] = [given.slice(at), meant.slice(at)];
  const isExchanged = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || isExchanged
  );
}
