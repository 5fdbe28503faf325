import type { Report, ReportReason } from "@salida/contract/reports.ts";
import { type FormEvent, useState } from "react";
import type { AnyKind } from "#exercises/kind.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { useReport } from "./report-query.ts";
import { reasonsFor } from "./report-steps.ts";
import { reasonWords, reportWords } from "./report-words.ts";

/** What is to be reported: a question, or the whole where none is named. */
export type ReportAbout = Pick<Report, "questionId">;

interface ReportDialogProps {
  kind: AnyKind;
  exerciseId: string;
  /** What is not marked yet cannot be marked wrongly. */
  completed: boolean;
  /** Nothing while nothing is being reported. */
  about: ReportAbout | undefined;
  onClose: () => void;
}

/** Asks what is wrong and sends it. Where that fails it stays open with what was chosen. */
export function ReportDialog({ kind, exerciseId, completed, about, onClose }: ReportDialogProps) {
  const say = useWords(reportWords);
  const textOf = useProblemText();
  const report = useReport(kind, exerciseId);

  function close() {
    if (report.isPending) return;
    report.reset();
    onClose();
  }

  function send(reason: ReportReason) {
    const told = () => {
      toast({ tone: "good", title: say("thanks"), text: say("thanksText") });
      onClose();
    };
    report.mutate({ ...about, reason }, { onSuccess: told });
  }

  return (
    <Dialog
      open={about !== undefined}
      title={say(about?.questionId === undefined ? "whole" : "question")}
      text={say("effect")}
      closeLabel={say("close")}
      onClose={close}
    >
      <ReportForm
        reasons={reasonsFor({ ...about, completed }, kind.troubles)}
        busy={report.isPending}
        error={report.error ? `${say("failed")}. ${textOf(report.error)}` : undefined}
        onSend={send}
      />
    </Dialog>
  );
}

interface ReportFormProps {
  reasons: readonly ReportReason[];
  busy: boolean;
  error: string | undefined;
  onSend: (reason: ReportReason) => void;
}

function ReportForm({ reasons, busy, error, onSend }: ReportFormProps) {
  const say = useWords(reportWords);
  const reasonOf = useWords(reasonWords);
  const [chosen, setChosen] = useState<ReportReason>();
  const [missing, setMissing] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(!chosen);
    if (chosen) onSend(chosen);
  }

  return (
    <form onSubmit={send} className="mt-5 grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{say("reasons")}</legend>
        {reasons.map((reason) => (
          <label key={reason} className="choice text-15">
            <input
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => {
                setChosen(reason);
                setMissing(false);
              }}
            />
            {reasonOf(reason)}
          </label>
        ))}
      </fieldset>
      {error && <Notice tone="bad" text={error} />}
      <div className="grid gap-3 sm:flex sm:items-center">
        <div aria-live="polite" className="min-w-0 flex-1">
          {missing && <FieldError text={say("missing")} />}
        </div>
        <Button type="submit" busy={busy}>
          {say(busy ? "sending" : "send")}
        </Button>
      </div>
    </form>
  );
}
