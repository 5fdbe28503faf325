import type { ReportReason } from "@salida/contract/reports.ts";
import type { FastifyBaseLogger } from "fastify";
import type { NewCounter } from "#http/metrics.ts";
import type { Database, Queries } from "#store/database.ts";
import { keepReport, type LearnersReport } from "./keep-report.ts";
import type { Withdrawal } from "./withdraw.ts";

/** Lets the operator know what was withdrawn. */
export type TellWithdrawn = (withdrawal: Withdrawal) => void;

/** Has what was reported looked at again; what it gives is done once the report is kept. */
export type LookAgain = (
  queries: Queries,
  reported: { content: string; item: string },
) => Promise<() => void>;

export interface ReporterParts {
  db: Database;
  log: FastifyBaseLogger;
  newCounter: NewCounter;
  tellWithdrawn: TellWithdrawn;
  lookAgain: LookAgain;
}

/** Counts what is withdrawn, and writes it to the log. */
export function withdrawalTeller({
  log,
  newCounter,
}: Pick<ReporterParts, "log" | "newCounter">): TellWithdrawn {
  const count = newCounter("salida_withdrawn_total", "Items and whole contents withdrawn");
  return (withdrawal) => {
    count();
    log.warn({ ...withdrawal }, "withdrawn");
  };
}

/** Keeps learners' reports, and lets the operator know which content they are about; never whose they are. */
export function reporter({
  db,
  log,
  newCounter,
  tellWithdrawn,
  lookAgain,
}: ReporterParts): (report: LearnersReport) => Promise<void> {
  const countReport = newCounter<ReportReason>(
    "salida_reports_total",
    "What learners reported, by reason",
    "reason",
  );
  return async (report) => {
    let begin = () => {};
    const { fresh, withdrawn } = await keepReport(db, report, async (tx) => {
      begin = await lookAgain(tx, report);
    });
    if (!fresh) return;
    begin();
    const { content, item, reason } = report;
    countReport(reason);
    log.info({ content, item, reason }, "report");
    if (withdrawn) tellWithdrawn({ content, item, reason: "reports" });
  };
}
