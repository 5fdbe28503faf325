import { answerJobs } from "#engines/processes/answer-jobs.ts";
import { join } from "./join.ts";

answerJobs(join);
