import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Refusal } from "#http/refusal.ts";
import { nameOf, partsOf } from "./media-name.ts";
import type { ByteRange, MediaStore } from "./media-store.ts";

/** Bytes of one answer that wait in memory for their reader. */
const chunk = 65_536;
/** Milliseconds after which what lies aside was left there by a process that died. */
const leftBehind = 3_600_000;
const aside = ".new";

/** Keeps media as files under a folder, in two levels of folders so that none gets too many. */
export async function openFileStore(folder: string, now: () => Date): Promise<MediaStore> {
  await mkdir(join(folder, aside), { recursive: true, mode: 0o700 });
  await sweep(join(folder, aside), now);
  const fileOf = (name: string) => fileIn(folder, name);
  return {
    async put(bytes, type) {
      const name = nameOf(bytes, type);
      const file = fileOf(name);
      if (file && !(await sizeOf(file))) await write(join(folder, aside), file, bytes);
      return name;
    },
    async keep(name, bytes) {
      const file = fileOf(name);
      if (!file) throw new Error("not a name of the media store");
      await write(join(folder, aside), file, bytes);
    },
    async find(name) {
      const file = fileOf(name);
      const size = file && (await sizeOf(file));
      const type = partsOf(name)?.type;
      return size && type ? { size, type } : undefined;
    },
    read(name, range) {
      const file = fileOf(name);
      if (!file) throw new Error("not a name of the media store");
      return Readable.from(chunksOf(file, range), { objectMode: false });
    },
    async remove(name) {
      const file = fileOf(name);
      if (file) await rm(file, { force: true });
    },
  };
}

/** The names of all files under a store's folder, in the order of their letters. */
export async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const first of await namesIn(folder))
    for (const second of await namesIn(join(folder, first)))
      for (const name of await namesIn(join(folder, first, second))) if (partsOf(name)) yield name;
}

/** When a file under a store's folder was written; undefined where there is none. */
export async function writtenAt(folder: string, name: string): Promise<Date | undefined> {
  const file = fileIn(folder, name);
  return file ? (await factsOf(file))?.mtime : undefined;
}

/** Where a file is; what is no name leads nowhere. */
function fileIn(folder: string, name: string): string | undefined {
  const { hash = "" } = partsOf(name) ?? {};
  return hash ? join(folder, hash.slice(0, 2), hash.slice(2, 4), name) : undefined;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return [];
    throw error;
  }
}

async function sweep(folder: string, now: () => Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const left = await stat(file).catch(() => undefined);
    if (left && now().getTime() - left.mtimeMs > leftBehind) await rm(file, { force: true });
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await factsOf(file))?.size;
}

async function factsOf(file: string): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes aside, flushes, and puts it in its place: a file is whole or not there. */
async function write(asideFolder: string, file: string, bytes: Uint8Array): Promise<void> {
  const next = join(asideFolder, `${process.pid}-${randomBytes(8).toString("hex")}`);
  try {
    const handle = await open(next, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    if (["ENOSPC", "EDQUOT"].includes(codeOf(error) ?? "")) throw new Refusal("unavailable");
    throw error;
  }
}

/** Opens the file anew for each chunk: however many never read their answer, no handle is held for them. */
async function* chunksOf(file: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = first; at <= last; at += chunk) {
    const length = Math.min(chunk, last + 1 - at);
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead !== length) throw new Error("a media file is shorter than it was");
      yield buffer;
    } finally {
      await handle.close();
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
