import type { ReportReason } from "@salida/contract/reports.ts";
import type { FastifyBaseLogger } from "fastify";
import type { NewCounter } from "#http/metrics.ts";
import type { Database } from "#store/database.ts";
import { keepReport, type LearnersReport } from "./keep-report.ts";

export interface ReporterParts {
  db: Database;
  log: FastifyBaseLogger;
  newCounter: NewCounter;
}

/** Keeps learners' reports, and lets the operator know which content they are about; never whose they are. */
export function reporter({ db, log, newCounter }: ReporterParts): (report: LearnersReport) => Promise<void> {
  const countReport = newCounter<ReportReason>(
    "salida_reports_total",
    "What learners reported, by reason",
    "reason",
  );
  const countWithdrawn = newCounter(
    "salida_withdrawn_total",
    "Items and whole contents withdrawn after reports",
  );
  return async (report) => {
    const { fresh, withdrawn } = await keepReport(db, report);
    if (!fresh) return;
    const { content, item, reason } = report;
    countReport(reason);
    log.info({ content, item, reason }, "report");
    if (!withdrawn) return;
    countWithdrawn();
    log.warn({ content, item }, "withdrawn");
  };
}
