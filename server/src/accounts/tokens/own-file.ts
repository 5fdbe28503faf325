import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { basename, dirname } from "node:path";
import { SetupFault } from "#store/setup-fault.ts";

/** What others may read is made private; what they could have written is not believed. */
const othersMayWrite = 0o022;
const othersMayUse = 0o077;

/**
 * What `read` makes of a file that only this user or root can have written. For any other a SetupFault says what to do.
 * Rights are only taken from a file that could be read: another one was named by mistake.
 */
export function readOwnFile<Made>(file: string, read: (text: string) => Made): Made {
  const handle = openAsItIs(file);
  try {
    const stats = fstatSync(handle);
    const fault = faultIn(stats);
    if (fault) throw new SetupFault(`${file} ${fault}`);
    const made = read(readFileSync(handle, "utf8"));
    // root's is lent to us read-only, by systemd or a container: who else may read it is root's to say
    if ((stats.mode & othersMayUse) !== 0 && isOurs(stats)) fchmodSync(handle, 0o600);
    return made;
  } finally {
    closeSync(handle);
  }
}

/** Writes a file where none is, whole or not at all. Of processes that do so at once the first one's stays. */
export function writeFirst(file: string, text: string): void {
  const folder = dirname(file);
  const aside = `${file}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const fault = (error: unknown) => new SetupFault(`cannot keep secrets in ${folder}: ${codeOf(error)}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeAside(aside, () => text);
  } catch (error) {
    throw fault(error);
  }
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw fault(error);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Puts the changed text in the file's place, whole or not at all. One process at a time: another is refused. */
export function changeOwnFile(file: string, change: (text: string) => string): void {
  // the one name is the lock as well, and it goes with the renaming
  const next = `${file}.next`;
  try {
    writeAside(next, () => readOwnFile(file, change));
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    if (code !== "EEXIST") throw new SetupFault(`${file} cannot be changed: ${code}`);
    throw new SetupFault(`${file} is being changed; if nothing is at work on it, delete ${basename(next)}`);
  }
  renameSync(next, file);
  flushFolder(dirname(file));
}

function writeAside(file: string, text: () => string): void {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeFileSync(handle, text());
    fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** A renaming outlives a power cut once its folder is on the disk. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Follows no link, and does not wait for what is no file. */
function openAsItIs(file: string): number {
  try {
    return openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === "ELOOP") throw new SetupFault(`${file} ${notPlain}`);
    throw new SetupFault(`${file} cannot be read: ${codeOf(error)}`);
  }
}

const notPlain = "is a link or a folder: put the file itself there";

function faultIn(stats: Stats): string | undefined {
  const { mode, uid } = stats;
  if (!stats.isFile()) return notPlain;
  if (!isOurs(stats) && uid !== 0) {
    const user = process.geteuid?.();
    return `belongs to user ${uid}, and this is user ${user}: run Salida as that user, or chown it if you trust it`;
  }
  if ((mode & othersMayWrite) === 0) return undefined;
  return "could be written by others: chmod 600 it if you trust it, else bring it from a backup";
}

function isOurs({ uid }: Stats): boolean {
  const user = process.geteuid?.();
  return user === undefined || uid === user;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
