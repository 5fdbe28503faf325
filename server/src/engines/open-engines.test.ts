import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
/** An import that is there when the program runs, of a file of the server's or of a package. */
const imported = /^(?:import|export)\s(?!type\b)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;

/** Everything that is loaded with a module, by path or package. */
function loadedWith(entry: string): Set<string> {
  const seen = new Set<string>();
  const open = [join(source, entry)];
  for (let path = open.pop(); path; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const [, one, other] of readFileSync(path, "utf8").matchAll(imported)) {
      const name = one ?? other ?? "";
      const file = name.startsWith("#") ? join(source, name.slice(1)) : join(dirname(path), name);
      if (/^[#.]/.test(name) && existsSync(file)) open.push(file);
      else seen.add(name);
    }
  }
  return new Set([...seen].map((path) => (path.startsWith(source) ? relative(source, path) : path)));
}

test("what is slow is loaded by its process alone: nobody else waits for it", () => {
  const slow = {
    "engines/descriptions/embedded/evaluate-description.ts": "descriptions/embedded/descriptions-worker.ts",
    "engines/grammar/embedded/find-mistakes.ts": "grammar/embedded/grammar-worker.ts",
    "engines/speech/embedded/recite.ts": "speech/embedded/speech-worker.ts",
    "engines/english/tokens.ts": "descriptions/embedded/descriptions-worker.ts",
    compromise: "grammar/embedded/grammar-worker.ts",
  };
  const main = loadedWith("start.ts");

  expect(main).toContain("engines/open-engines.ts");
  for (const [module, worker] of Object.entries(slow)) {
    expect(main).not.toContain(module);
    expect(loadedWith(`engines/${worker}`)).toContain(module);
  }
});
