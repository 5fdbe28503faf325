import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies the files of a folder in use: what goes meanwhile is left out. Of what is named `apart` files are left out,
 * and folders are made empty.
 */
export async function copyFolder(from: string, to: string, apart: readonly string[] = []): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (apart.includes(entry.name)) {
      if (entry.isDirectory()) await mkdir(copy, { recursive: true, mode: 0o700 });
    } else if (entry.isDirectory()) await copyFolder(source, copy);
    else await copyFile(source, copy).catch(unlessGone);
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
