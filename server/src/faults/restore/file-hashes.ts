import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The media files that lie under a folder, of a store's own or of a bucket, by name, each as its hash. */
export function hashFiles(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // an object lies beside what is known of it
    const [name] = /^[0-9a-f]{64}\.[a-z0-9]+(?=$|\._S3rver_object$)/.exec(basename(entry.name)) ?? [];
    if (!name || !entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    found.set(name, createHash("sha256").update(bytes).digest("hex"));
  }
  return found;
}
