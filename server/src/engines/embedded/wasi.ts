const ok = 0;
const badHandle = 8;
const notThere = 44;
const notSeekable = 70;

/** The one folder a program sees; the system's call for opening a file goes through its handle. */
const root = 3;
const isFolder = 3;
const isTerminal = 2;
const isFile = 4;
const mayCreate = 1;

/** What a program wrote before it ended. */
export interface Ran {
  /** 0 when all went well. */
  code: number;
  /** Its standard output. */
  said: string;
  files: ReadonlyMap<string, Uint8Array>;
}

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super("exit");
    this.code = code;
  }
}

/** A file that grows while it is written. */
interface Held {
  bytes: Uint8Array;
  length: number;
  at: number;
}

/**
 * Runs a WASI command on a memory of its own, to its end: it has its arguments and files that it makes in memory, and
 * of the machine nothing, not the time. Throws what WebAssembly throws when the program breaks.
 */
export async function runWasi(module: WebAssembly.Module, args: readonly string[]): Promise<Ran> {
  const handles: (Held | undefined)[] = [undefined, hold(), hold(), undefined];
  const files = new Map<string, Held>();
  const memory = { buffer: new ArrayBuffer(0) };
  const { exports } = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: {
      ...ofArguments(memory, args),
      ...ofFolders(memory, handles, files),
      ...ofFiles(memory, handles),
      clock_time_get(_clock: number, _precision: bigint, result: number) {
        new DataView(memory.buffer).setBigUint64(result, 0n, true);
        return ok;
      },
      proc_exit(code: number) {
        throw new Exit(code);
      },
    },
  });
  // the buffer is another one whenever the memory has grown
  Object.defineProperty(memory, "buffer", { get: () => (exports.memory as WebAssembly.Memory).buffer });
  const code = codeOf(exports._start as () => void);
  const written = [...files].map(([name, file]) => [name, bytesOf(file)] as const);
  return { code, said: new TextDecoder().decode(bytesOf(handles[1] ?? hold())), files: new Map(written) };
}

interface Memory {
  readonly buffer: ArrayBuffer;
}

function codeOf(start: () => void): number {
  try {
    start();
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}

function ofArguments(memory: Memory, args: readonly string[]) {
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  return {
    args_sizes_get(count: number, size: number) {
      const view = new DataView(memory.buffer);
      view.setUint32(count, encoded.length, true);
      view.setUint32(
        size,
        encoded.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return ok;
    },
    args_get(pointers: number, texts: number) {
      const view = new DataView(memory.buffer);
      let text = texts;
      encoded.forEach((bytes, at) => {
        view.setUint32(pointers + at * 4, text, true);
        new Uint8Array(memory.buffer).set(bytes, text);
        text += bytes.length;
      });
      return ok;
    },
  };
}

function ofFolders(memory: Memory, handles: (Held | undefined)[], files: Map<string, Held>) {
  return {
    fd_prestat_get(handle: number, result: number) {
      if (handle !== root) return badHandle;
      const view = new DataView(memory.buffer);
      view.setUint32(result, 0, true);
      view.setUint32(result + 4, 1, true);
      return ok;
    },
    fd_prestat_dir_name(_handle: number, path: number) {
      new Uint8Array(memory.buffer)[path] = "/".charCodeAt(0);
      return ok;
    },
    path_open(
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _flags: number,
      result: number,
    ) {
      const name = new TextDecoder().decode(new Uint8Array(memory.buffer, path, length));
      const file = files.get(name) ?? (flags & mayCreate ? hold() : undefined);
      if (!file) return notThere;
      files.set(name, file);
      new DataView(memory.buffer).setUint32(result, handles.push(file) - 1, true);
      return ok;
    },
  };
}

function ofFiles(memory: Memory, handles: (Held | undefined)[]) {
  return {
    fd_fdstat_get(handle: number, result: number) {
      if (handle !== root && !handles[handle]) return badHandle;
      new Uint8Array(memory.buffer).fill(0, result, result + 24);
      const view = new DataView(memory.buffer);
      view.setUint8(result, handle === root ? isFolder : handle < root ? isTerminal : isFile);
      view.setBigUint64(result + 8, 0xffff_ffffn, true);
      view.setBigUint64(result + 16, 0xffff_ffffn, true);
      return ok;
    },
    fd_fdstat_set_flags: () => ok,
    fd_close(handle: number) {
      handles[handle] = undefined;
      return ok;
    },
    fd_seek(handle: number, offset: bigint, whence: number, result: number) {
      const file = handles[handle];
      if (!file || handle < root) return notSeekable;
      file.at = Number(offset) + ([0, file.at, file.length][whence] ?? 0);
      new DataView(memory.buffer).setBigUint64(result, BigInt(file.at), true);
      return ok;
    },
    fd_read(_handle: number, _list: number, _count: number, result: number) {
      new DataView(memory.buffer).setUint32(result, 0, true);
      return ok;
    },
    fd_write(handle: number, list: number, count: number, result: number) {
      const file = handles[handle];
      if (!file) return badHandle;
      const view = new DataView(memory.buffer);
      let total = 0;
      for (let at = list; at < list + count * 8; at += 8) {
        const bytes = new Uint8Array(memory.buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
        write(file, bytes);
        total += bytes.length;
      }
      view.setUint32(result, total, true);
      return ok;
    },
  };
}

function hold(): Held {
  return { bytes: new Uint8Array(1 << 16), length: 0, at: 0 };
}

function bytesOf({ bytes, length }: Held): Uint8Array {
  return bytes.subarray(0, length);
}

function write(file: Held, bytes: Uint8Array): void {
  const end = file.at + bytes.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
    larger.set(file.bytes);
    file.bytes = larger;
  }
  file.bytes.set(bytes, file.at);
  file.at = end;
  file.length = Math.max(file.length, end);
}
