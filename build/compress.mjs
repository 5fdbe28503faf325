import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);
/** Not the pages: the server fills in places of theirs before it sends them. */
const compressible = new Set([".js", ".css", ".svg", ".json", ".txt", ".wasm"]);
const leastBytes = 512;

/** Writes a .br and a .gz beside each file that gets smaller by it. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.has(extname(entry.name)) && entry.name !== "manifest.json",
  );
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    squeezeBrotli(content, { params }),
    squeezeGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
