import { existsSync, globSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./debian.ts";
import type { Site } from "./site.ts";

const libraries = "/usr/lib/*/faketime/libfaketimeMT.so.1";

/** A clock that can be set, for whatever process has its environment; the machine's own is left alone. */
export interface SettableClock {
  env: Record<string, string>;
  /** Sets it to so many milliseconds ahead of the machine's, or behind. */
  set(ahead: number): void;
  now(): Date;
}

/** Debian's library that answers for the system when a process asks what time it is; or why there is none on this machine. */
export function aSettableClock(site: Site): SettableClock | { reason: string } {
  if (globSync(libraries).length === 0) {
    if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
      return { reason: "Debian's libfaketime is not there, and only root can install it" };
    try {
      installPackages("libfaketime");
    } catch (error) {
      return { reason: `Debian's libfaketime cannot be had: ${(error as Error).message}` };
    }
  }
  const file = join(site.folder(), "ahead");
  let ahead = 0;
  const clock: SettableClock = {
    env: {
      LD_PRELOAD: globSync(libraries)[0] ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      // what is written counts at once
      FAKETIME_NO_CACHE: "1",
      // timers and stopwatches run on, as they do when a machine's clock is set
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // files keep the times they have
      NO_FAKE_STAT: "1",
    },
    set(by) {
      ahead = by;
      const seconds = (by / 1_000).toFixed(3);
      writeFileSync(`${file}.next`, by < 0 ? seconds : `+${seconds}`);
      renameSync(`${file}.next`, file);
    },
    now: () => new Date(Date.now() + ahead),
  };
  clock.set(0);
  return clock;
}
