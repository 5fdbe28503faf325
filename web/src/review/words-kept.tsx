import type { KeptWord } from "@salida/contract/reviews.ts";
import { useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { HearWord } from "#meanings/hear-word.tsx";
import { useProblemText } from "#problem-words.ts";
import { Icon } from "#ui/icon.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { useDrop, useWordsKept } from "./reviews-query.ts";
import { reviewWords } from "./words.ts";

/** All the words kept, folded, and fetched once they are opened. */
export function WordsKept() {
  const say = useWords(reviewWords);
  const [open, setOpen] = useState(false);
  return (
    <details className="group card mt-10" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-3 rounded-card p-5 font-semibold">
        <Icon name="book" className="size-6 shrink-0 text-brand" />
        <h2 className="text-17">{say("words")}</h2>
        <Icon name="chevron" className="ml-auto size-5 shrink-0 group-open:rotate-90" />
      </summary>
      {open && <Words />}
    </details>
  );
}

function Words() {
  const say = useWords(reviewWords);
  const textOf = useProblemText();
  const { data, error, refetch } = useWordsKept();
  if (error)
    return (
      <RetryNotice
        className="m-5 mt-0"
        text={`${say("wordsFailed")}. ${textOf(error)}`}
        retry={say("retry")}
        onRetry={refetch}
      />
    );
  if (!data)
    return (
      <div className="p-5 pt-0">
        <Loading label={say("wordsLoading")}>
          <Skeleton className="h-40" />
        </Loading>
      </div>
    );
  if (data.words.length === 0) return <p className="p-5 pt-0 text-muted">{say("wordsNone")}</p>;
  return (
    <>
      <p className="px-5 pb-4 text-15 text-muted">{say("wordsIntro")}</p>
      <ul className="divide-y divide-line border-t border-line">
        {data.words.map((kept) => (
          <Row key={kept.id} kept={kept} />
        ))}
      </ul>
    </>
  );
}

function Row({ kept: { id, word, spanish, english, sentence, due } }: { kept: KeptWord }) {
  const say = useWords(reviewWords);
  const textOf = useProblemText();
  const { coming } = useFormat();
  const { mutate, isPending } = useDrop();
  const when = new Date(due);
  const drop = () =>
    mutate(id, {
      onSuccess: () => toast({ tone: "good", title: say("wordDropped", { word }) }),
      onError: (failure) => toast({ tone: "bad", title: textOf(failure) }),
    });
  return (
    <li className="flex items-start gap-2 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <strong lang="en">{word}</strong>
          {spanish && (
            <>
              {" · "}
              <span lang="es">{spanish}</span>
            </>
          )}
        </p>
        {english && (
          <p lang="en" className="text-15">
            {english}
          </p>
        )}
        {sentence && (
          <p lang="en" className="text-15 text-muted italic">
            {sentence}
          </p>
        )}
        <p className="text-13 text-muted">
          {when <= new Date() ? say("wordNow") : say("wordNext", { when: coming(when) })}
        </p>
      </div>
      <HearWord word={word} />
      <button
        type="button"
        className="icon-button"
        aria-label={say("wordDrop", { word })}
        disabled={isPending}
        onClick={drop}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
