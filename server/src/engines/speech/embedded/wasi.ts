import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";

/** What a program wrote before it ended. */
export interface Ran {
  /** 0 when all went well. */
  code: number;
  /** Its standard output. */
  said: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Runs a WASI command on a memory of its own, to its end: it has its arguments and files that it makes in memory, and
 * of the machine's nothing but the time. Throws what WebAssembly throws when the program breaks.
 */
export async function runWasi(module: WebAssembly.Module, args: readonly string[]): Promise<Ran> {
  const said = new File([]);
  const folder = new PreopenDirectory("/", new Map());
  const nothing = new OpenFile(new File([]));
  const complaints = new ConsoleStdout(() => undefined);
  const wasi = new WASI([...args], [], [nothing, new OpenFile(said), complaints, folder], { debug: false });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance as Parameters<WASI["start"]>[0]);
  const written = [...folder.dir.contents].flatMap(([name, it]) =>
    it instanceof File ? [[name, it.data] as const] : [],
  );
  return { code, said: new TextDecoder().decode(said.data), files: new Map(written) };
}
