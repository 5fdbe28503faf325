import { chmodSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { areas } from "./areas.ts";

/** A copy of the sources with the mutants in it; its links lead to the sources themselves. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = dirname(realpathSync(`${root}node_modules`));
const { quick = [], slow = [] } = areas.find(({ name }) => name === process.env.MUTATED_AREA) ?? {};

// a test starts a process of another user, which has to read the copy
chmodSync(root, 0o755);

/** Quick tests come first: most mutants live no longer. */
const tests = (name: string, include: readonly string[], groupOrder: number, globalSetup: string[]) => ({
  resolve: { alias: [{ find: /^@salida\/(\w+)\//, replacement: `${root}$1/src/` }] },
  test: {
    name,
    root,
    include: [...include],
    sequence: { groupOrder },
    globalSetup,
    setupFiles: ["bench/src/mutations/setup-counts.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      tests("quick", quick, 0, []),
      // the PostgreSQL that all tests share, which a killed run leaves to the next one
      tests("slow", slow, 1, [`${sources}/server/src/store/test-cluster.ts`]),
    ].filter(({ test }) => test.include.length > 0),
  },
});
