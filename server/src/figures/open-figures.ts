import type { TextEngine } from "#engines/text/text.ts";
import { TextFault } from "#engines/text/text.ts";
import type { LookAgain, TellWithdrawn } from "#reports/reporter.ts";
import type { JobLog, Jobs } from "#store/jobs.ts";
import { countAnswers } from "./count-answers.ts";
import { type ReportedItem, type Solving, solveAgain } from "./solve-again.ts";

/** What withdrawing by answers needs: theirs who learn, and a model's where one is set. */
export interface FiguresParts extends Solving {
  jobs: Jobs;
  log: JobLog;
  text: Pick<TextEngine, "ask" | "modelOf">;
  tellWithdrawn: TellWithdrawn;
}

const trying = { tries: 4, pause: 10, longest: 300, atOnce: 2 };

/** Looks every hour at what learners answer, and at what one of them reports as soon as a model has solved it again. */
export function openFigures(parts: FiguresParts): LookAgain {
  const { jobs, log, text, tellWithdrawn } = parts;
  jobs.every("figures", "41 * * * *", async () => {
    for (const withdrawal of await countAnswers(parts)) tellWithdrawn(withdrawal);
  });
  const queue = jobs.queue<ReportedItem>("solve-again", trying, async (reported, last) => {
    try {
      const withdrawal = await solveAgain(parts, reported);
      if (withdrawal) tellWithdrawn(withdrawal);
    } catch (error) {
      if (!last || !(error instanceof TextFault)) throw error;
      log.warn({ ...reported, fault: error.why }, "not solved again");
    }
  });
  return async (queries, { content, item }) => {
    if (item === "" || text.modelOf("solver") === undefined) return () => undefined;
    await queue.send(queries, { content, item }, { key: `${content} ${item}` });
    return () => queue.wake();
  };
}
