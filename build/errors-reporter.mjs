import { writeFileSync } from "node:fs";

/** Where the last run's errors that belong to no test are written. */
export const errorsFile = ".cache/vitest-errors.json";

/** Keeps what fails a run though no test of it failed: what nobody caught, a worker that did not start or end. */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(errorsFile, JSON.stringify(errors.map(lineOf)));
  }
}

function lineOf({ name = "Error", message = "", stack = "" }) {
  const where = stack.split("\n").find((line) => /^\s+at /.test(line)) ?? "";
  return `${name}: ${message.split("\n", 1)[0]} ${where.trim()}`.trim();
}
