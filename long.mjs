// What takes hours: every part of it alone, or all in turn. Each ends with 0 or with 1, and so does the whole.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./e2e/find-browser.mjs";

const faults = (name) => ["vitest", "run", `server/src/faults/${name}`];
const measured = (section) => ["node", "bench/src/main.ts", section];
const parts = {
  tests: {
    about: "every other test and journey, masses and matrices whole",
    run: ["node", "test.mjs", "long"],
  },
  kills: { about: "500 kills of a server under load, 100 with its PostgreSQL", run: faults("kills") },
  hosts: { about: "two hosts with four processes under 200 kills", run: faults("hosts") },
  migrations: {
    about: "every past version brought to head, cut at each statement",
    run: faults("migrations"),
  },
  clocks: { about: "60 jumps of the clock under load", run: faults("clock-jumps") },
  restore: { about: "backup and restore with 10,000 learners, four ways", run: faults("restore") },
  restoring: { about: "how long a restore takes", run: measured("restore") },
  restart: {
    about: "how soon a killed server, and its PostgreSQL, takes writes again",
    run: measured("restart"),
  },
  growth: { about: "calls among 5 million exercises", run: measured("growth"), env: { GROWTH: "5000000" } },
  load: { about: "200 requests a second for ten minutes, then three times as many", run: measured("load") },
  soak: { about: "an hour under load: memory and handles", run: measured("soak") },
  mutations: {
    about: "the tests of what matters, tested by mutants",
    run: ["node", "bench/src/mutations/main.ts"],
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `No part of the long run: ${unknown.join(", ")}. There are:\n${Object.entries(parts).map(line).join("\n")}`,
  );
  process.exit(2);
}

const env = { ...process.env, CHROMIUM: findBrowser(), LONG: "1" };
spawnSync("node", ["build.mjs"], { stdio: "inherit", env });
const ends = Object.entries(parts)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(
    ([
      name,
      {
        run: [command, ...args],
        env: own,
      },
    ]) => {
      console.log(`\n— ${name}`);
      const began = Date.now();
      const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...env, ...own } });
      return { name, status: status ?? 1, minutes: (Date.now() - began) / 60_000 };
    },
  );

console.log("");
for (const { name, status, minutes } of ends)
  console.log(`${status === 0 ? "held  " : "FAILED"} ${name.padEnd(12)} ${minutes.toFixed(1)} min`);
process.exit(ends.every(({ status }) => status === 0) ? 0 : 1);

function line([name, { about }]) {
  return `  ${name.padEnd(12)} ${about}`;
}
