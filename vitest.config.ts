import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What passes only the second time is named by test.mjs. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // many tests wait for a database or a process
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: "rules",
          retry,
          include: [
            "{rules,contract,library,glossary,bench}/src/**/*.test.ts",
            "fences/*.test.ts",
            "*.test.ts",
          ],
          // the whole library is read and checked
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          retry,
          include: ["server/src/**/*.test.ts"],
          globalSetup: ["server/src/store/test-cluster.ts", "server/src/faults/built-server.ts"],
          // a busy machine takes its time
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { root: "web", test: { name: "web", retry, include: ["src/**/*.test.{ts,tsx}"] } },
    ],
  },
});
