import { otherTongue } from "#engines/english/tongue.ts";
import { answerJobs } from "#engines/processes/answer-jobs.ts";
import { findMistakes, withoutOverlaps } from "./find-mistakes.ts";
import { judgeLints } from "./harper/judge-lints.ts";
import { openHarper } from "./harper/open-harper.ts";

const harper = openHarper();

answerJobs(async (text: string) => {
  const lints = await (await harper)(text);
  // ours come first: they know what the learner's own language is
  const elsewhere = otherTongue(text);
  const found = withoutOverlaps([...findMistakes(text), ...judgeLints(text, lints)]).filter(
    ({ at, length }) => !elsewhere.some((it) => at < it.end && it.at < at + length),
  );
  return found.toSorted((a, b) => a.at - b.at);
});
