import { statfs } from "node:fs/promises";

/** Bytes that must be free: a segment of PostgreSQL's log, without which it stops. */
const least = 16 * 1024 * 1024;

/** Whether the disk under a folder has no room left to write safely. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}
