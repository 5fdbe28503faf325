import type { Description } from "#engines/descriptions/descriptions.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import { answerJobs } from "#engines/processes/answer-jobs.ts";
import { evaluateDescription } from "./evaluate-description.ts";

/** What a worker is asked for. */
export interface DescriptionJob {
  description: Description;
  /** The mistakes in it; undefined where they are not known. */
  checked: readonly Correction[] | undefined;
}

answerJobs(({ description, checked }: DescriptionJob) => evaluateDescription(description, checked));
