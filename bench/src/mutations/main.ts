// Tests the tests: changes the code of each area in one small way after another, and counts what they notice.
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { printTable } from "../report.ts";
import { type Area, areas } from "./areas.ts";

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutants = Awaited<ReturnType<Stryker["runMutationTest"]>>;

/** The share of an area's mutants that its tests have to kill, in percent. */
const wanted = 85;
const folder = ".cache/mutations";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  console.error(`Not an area: ${unknown.join(", ")}. Areas: ${areas.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const rows = [];
for (const area of areas.filter(({ name }) => asked.length === 0 || asked.includes(name)))
  rows.push(rowOf(area, await mutantsOf(area)));
printTable(
  `Mutants killed (≥ ${wanted} %)`,
  ["area", "mutants", "killed", "survived", "no coverage", "timed out", "share"],
  rows.map(({ cells, share }) => [...cells, `${share.toFixed(1)} %`]),
);
process.exitCode = rows.every(({ share }) => share >= wanted) ? 0 : 1;

/** Runs an area's tests on each of its mutants; those that survive are printed. */
function mutantsOf({ name, mutate }: Area): Promise<Mutants> {
  // the runner's process inherits it, and its configuration reads it
  process.env.MUTATED_AREA = name;
  mkdirSync(folder, { recursive: true });
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "bench/src/mutations/vitest.config.ts", related: false },
    mutate: [...mutate, "!**/*.test.ts", "!**/test-*.ts"],
    ignorePatterns: [".cache", ".data", "dist", "e2e", "test-results", "playwright-report"],
    // it would be rewritten by a compiler that is not this one
    tsconfigFile: "none",
    disableTypeChecks: false,
    tempDirName: `${folder}/sandbox`,
    cleanTempDir: "always",
    reporters: ["clear-text", "json", process.stdout.isTTY ? "progress" : "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `${folder}/${name}.json` },
    coverageAnalysis: "perTest",
    concurrency: availableParallelism(),
    // a busy machine is no endless loop
    timeoutMS: 30_000,
    logLevel: "warn" as NonNullable<Options["logLevel"]>,
  });
  console.log(`— ${name}`);
  return stryker.runMutationTest();
}

/** What could not be run is no mutant; an endless loop is noticed by whoever waits for it. */
function rowOf({ name }: Area, mutants: Mutants) {
  const count = (status: Mutants[number]["status"]) => mutants.filter((one) => one.status === status).length;
  const [killed, survived] = [count("Killed"), count("Survived")];
  const [uncovered, timedOut] = [count("NoCoverage"), count("Timeout")];
  const all = killed + survived + uncovered + timedOut;
  return {
    cells: [name, all, killed, survived, uncovered, timedOut],
    share: all === 0 ? 0 : (100 * (killed + timedOut)) / all,
  };
}
