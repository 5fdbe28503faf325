import { writeFileSync } from "node:fs";

/** Where the last run's errors that belong to no test are written. */
export const errorsFile = ".cache/vitest-errors.json";

/** Keeps what fails a run though no test of it failed: what nobody caught, a worker that did not start or end. */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    writeFileSync(
      errorsFile,
      JSON.stringify(errors.map((error) => ({ line: lineOf(error), files: cutOff(error) }))),
    );
  }
}

/** The files that a worker was at when it was killed; none where the error is another. */
function cutOff({ cause }) {
  return (
    /^Worker exited unexpectedly with signal .*while running test files? (?<files>.+)$/
      .exec(cause?.message)
      ?.groups.files.split(", ") ?? []
  );
}

function lineOf({ name = "Error", message = "", stack = "", cause }) {
  const where = stack.split("\n").find((line) => /^\s+at /.test(line)) ?? "";
  const why = cause instanceof Object ? `, because of ${lineOf(cause)}` : "";
  return `${name}: ${message.split("\n", 1)[0]} ${where.trim()}`.trim() + why;
}
