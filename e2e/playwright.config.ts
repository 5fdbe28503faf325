import { defineConfig } from "@playwright/test";

/** Chromium as it is in a closed network, without its own errands. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  projects: [
    // first, so that what has to wait for a server does not wait for it at the end; a server by file, not by worker
    { name: "own server", testMatch: "own-server/*.journey.ts" },
    { name: "shared", testMatch: "e2e/*.journey.ts", fullyParallel: true },
    // every state in every dress: for the long run
    ...(process.env.LONG ? [{ name: "long", testMatch: "long/*.journey.ts", fullyParallel: true }] : []),
  ],
  // a journey waits for its page half of the time
  workers: 3,
  // what passes only then is named by test.mjs
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // a busy machine takes long for the first reply of a chat
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/journeys.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args },
    contextOptions: { reducedMotion: "reduce" },
    // what a worker answers cannot be intercepted by a journey; those of lost connections let it in
    serviceWorkers: "block",
    // kept of every first try, it would cost a fifth of the time
    trace: "on-first-retry",
  },
});
