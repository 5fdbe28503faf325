import { useState } from "react";

interface Answering<Answer> {
  /** What there is to begin with, a kept draft for one. */
  first: () => Answer;
  keepDraft: (draft: Answer) => void;
  send: (answer: Answer) => Promise<unknown>;
}

/** A learner's answer while it is made: kept as a draft with every change, and busy while it is sent. */
export function useAnswer<Answer>({ first, keepDraft, send }: Answering<Answer>) {
  const [answer, setAnswer] = useState<Answer>(first);
  const [busy, setBusy] = useState(false);

  function change(next: Answer) {
    setAnswer(() => next);
    keepDraft(next);
  }

  async function verify() {
    setBusy(true);
    await send(answer);
    setBusy(false);
  }

  return { answer, busy, change, verify };
}
