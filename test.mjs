// Every test that belongs to a change: the checks, the rooms' tests, the journeys in a real browser.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { errorsFile } from "./build/errors-reporter.mjs";
import { findBrowser } from "./e2e/find-browser.mjs";

const long = process.argv.includes("long");
/** What is a part of the long run by itself. */
const apart = ["kills", "hosts", "migrations/*", "clock-jumps", "restore/*"];
const left = long ? apart.map((name) => `--exclude=server/src/faults/${name}.test.ts`) : [];
const env = { ...process.env, CHROMIUM: findBrowser(), ...(long && { LONG: "1" }) };
const reports = { vitest: ".cache/vitest.json", journeys: ".cache/journeys.json" };
mkdirSync(".cache", { recursive: true });

step("build", "node", ["build.mjs"]);
step("check", "npm", ["run", "-s", "check"]);
const counts = [
  rooms(),
  count(
    reports.journeys,
    "journeys",
    ["playwright", "test", "--config=e2e/playwright.config.ts"],
    journeyCounts,
  ),
];
const named = (what) => counts.flatMap((each) => each[what]);
const [flaky, broken] = [named("flaky"), named("broken")];
for (const name of flaky) console.log(`flaky: ${name}`);
for (const name of broken) console.log(`failed: ${name}`);
if (flaky.length > 0) console.log(`${flaky.length} passed only when they were tried again`);
const total = (name) => counts.reduce((sum, each) => sum + each[name], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
process.exit(counts.every(({ ok }) => ok) ? 0 : 1);

function step(name, command, args) {
  console.log(`— ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status === 0) return true;
  console.error(`${name} failed`);
  process.exit(1);
}

/** Runs a test runner and reads its counts; what it says of failures stands in its own output. */
function count(report, name, [command, ...args], read) {
  rmSync(report, { force: true });
  console.log(`— ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  try {
    const counted = read(JSON.parse(readFileSync(report, "utf8")));
    if (status !== 0 && counted.failed === 0)
      counted.broken.push(`${name} ended with ${status}, with no test failed`);
    return { ok: status === 0 && counted.passed > 0, ...counted };
  } catch {
    return { ok: false, passed: 0, failed: 1, skipped: 0, flaky: [], broken: [command], results: [] };
  }
}

/**
 * The rooms' tests. V8 aborts now and then, it seems where threads load WebAssembly side by side (nodejs/node#64500), as Node
 * itself does to strip types. What is ours runs in processes; should it come all the same, the file that a killed worker was
 * at is run once more, and named.
 */
function rooms() {
  const first = vitest(left);
  const errors = errorsOutside();
  const cut = new Set(errors.flatMap(({ files }) => files));
  const failed = first.results.filter(({ status, name }) => status === "failed" && !cut.has(name));
  const nothingElse = errors.every(({ files }) => files.length > 0) && failed.length + first.failed === 0;
  if (cut.size === 0 || !nothingElse) return withErrors(first, errors);
  const again = vitest([...cut]);
  const results = [...first.results.filter(({ name }) => !cut.has(name)), ...again.results];
  const { flaky, ...counted } = vitestCounts({ testResults: results });
  const named = errors.map(({ line }) => `a file was run again after ${line}`);
  return withErrors({ ok: again.ok, ...counted, flaky: [...flaky, ...named] }, errorsOutside());
}

function vitest(args) {
  rmSync(errorsFile, { force: true });
  const reporters = ["default", "json", "./build/errors-reporter.mjs"].map((name) => `--reporter=${name}`);
  const command = ["vitest", "run", ...reporters, `--outputFile.json=${reports.vitest}`, ...args];
  return count(reports.vitest, "tests", command, vitestCounts);
}

/** What a run of tests said of itself when it ended. */
function errorsOutside() {
  return existsSync(errorsFile) ? JSON.parse(readFileSync(errorsFile, "utf8")) : [];
}

function withErrors(counted, errors) {
  return {
    ...counted,
    broken: [...counted.broken, ...errors.map(({ line }) => `beside the tests: ${line}`)],
  };
}

function vitestCounts({ testResults: results }) {
  const ofStatus = (...wanted) =>
    results.reduce(
      (sum, { assertionResults }) =>
        sum + assertionResults.filter(({ status }) => wanted.includes(status)).length,
      0,
    );
  const namesOf = (wanted) =>
    results.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(wanted)
        .map(({ fullName, failureMessages: [why = ""] }) =>
          [`${relative(".", name)} › ${fullName}`, ...why.split("\n", 1)].join(": "),
        ),
    );
  const flaky = namesOf(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  const broken = namesOf(({ status }) => status === "failed");
  const [passed, failed, skipped] = [
    ofStatus("passed"),
    broken.length,
    ofStatus("pending", "skipped", "todo"),
  ];
  return { passed, failed, skipped, flaky, broken, results };
}

function journeyCounts({ stats, suites }) {
  const passed = stats.expected + stats.flaky;
  const { unexpected: failed, skipped } = stats;
  return { passed, failed, skipped, flaky: inState("flaky", suites), broken: inState("unexpected", suites) };
}

function inState(wanted, suites) {
  return suites.flatMap(({ specs, suites: within = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) => `e2e/${file} › ${title}${seenBy(tests)}`),
    ...inState(wanted, within),
  ]);
}

/** What stood on the page when a journey failed first. */
function seenBy(tests) {
  const [file] = tests.flatMap(({ results }) =>
    results.flatMap(({ attachments }) =>
      attachments.filter(({ name }) => name === "error-context").map(({ path }) => path),
    ),
  );
  const [, page] = (file && existsSync(file) ? readFileSync(file, "utf8") : "").split("```yaml", 2);
  return page ? `, where the page was${page.split("```", 1)[0].slice(0, 4_000)}` : "";
}
