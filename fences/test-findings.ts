import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("..", import.meta.url));

/** A file for an empty tree. */
export interface Planted {
  path: string;
  code: string;
}

/** Where in files planted in an empty tree with our settings Biome finds a broken rule, as "path:line". */
export function findings(rule: string, planted: readonly Planted[]): string[] {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "salida-fences-")));
  try {
    for (const path of ["biome.json", "fences/linter.json"]) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      cpSync(join(root, path), join(tree, path));
    }
    for (const { path, code } of planted) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), code);
    }
    const args = ["lint", "--reporter=github", "--vcs-enabled=false", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, {
      cwd: tree,
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    const found = stdout.matchAll(/title=lint\/(\S+?),file=([^,]+),line=(\d+)/g);
    return [
      ...new Set(
        [...found]
          .filter(([, name]) => name === rule)
          .map(([, , path = "", line]) => `${relative(tree, path)}:${line}`),
      ),
    ].sort();
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** A file that imports from each specifier, one a line. */
export function importing(path: string, specifiers: readonly string[]): Planted {
  const lines = specifiers.map((specifier) => `import type { Thing } from "${specifier}";`);
  return { path, code: `${lines.join("\n")}\n` };
}
