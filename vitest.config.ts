import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // most tests wait for a database or a process, so one for each core, not one fewer
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "rules",
          include: ["{rules,contract,library}/src/**/*.test.ts", "fences/*.test.ts", "*.test.ts"],
          // the whole library is read and checked
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          globalSetup: "server/src/store/test-cluster.ts",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { root: "web", test: { name: "web", include: ["src/**/*.test.{ts,tsx}"] } },
    ],
  },
});
