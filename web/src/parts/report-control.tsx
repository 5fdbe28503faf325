import { useEffect, useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { Icon } from "#ui/icon.tsx";
import { reportWords } from "./report-words.ts";

interface ReportControlProps {
  /** Which question it is about; nothing where it is the whole exercise. */
  question?: string;
  reported: boolean;
  onReport: () => void;
}

/** Lets a learner say that something is wrong; once they did, what comes of it stands in its place. */
export function ReportControl({ question, reported, onReport }: ReportControlProps) {
  const say = useWords(reportWords);
  const note = useRef<HTMLParagraphElement>(null);
  const before = useRef(reported);
  useEffect(() => {
    // what was pressed is gone, and the dialog has nothing to give the focus back to
    if (reported && !before.current) note.current?.focus();
    before.current = reported;
  }, [reported]);

  if (reported)
    return (
      <p ref={note} tabIndex={-1} className="flex min-h-11 items-center gap-2 text-15 text-muted">
        <Icon name="check" className="size-5 shrink-0" />
        {say("reported")}
      </p>
    );
  return (
    <button type="button" className="link min-h-11 text-left text-15 text-muted" onClick={onReport}>
      {question === undefined ? say("reportWhole") : say("report")}
      {question !== undefined && <span className="sr-only"> ({question})</span>}
    </button>
  );
}
