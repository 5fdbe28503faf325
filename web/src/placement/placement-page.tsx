import { useRef } from "react";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { usePlacement } from "#progress/placement.ts";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { BeginCard } from "./begin-card.tsx";
import "./placement.css";
import { useBegin } from "./placement-query.ts";
import { QuestionForm } from "./question-form.tsx";
import { Receipt } from "./receipt.tsx";
import { placementWords } from "./words.ts";

/** The test that finds a level: its beginning, its questions one by one, what it found. */
export function PlacementPage() {
  const say = useWords(placementWords);
  const textOf = useProblemText();
  const { data: placement, error, refetch } = usePlacement();
  const begin = useBegin();
  // who has pressed something here goes on with the keyboard where that led
  const pressed = useRef(false);
  const onBegin = () => {
    pressed.current = true;
    begin.mutate();
  };
  const failure = begin.error ? `${say("beginFailed")}. ${textOf(begin.error)}` : undefined;
  return (
    <Page title={say("title")} intro={placement?.completed ? undefined : say("intro")}>
      <div className="placement">
        {placement === null && <BeginCard busy={begin.isPending} failure={failure} onBegin={onBegin} />}
        {placement?.completed === false && (
          <QuestionForm
            key={placement.question.id}
            placement={placement}
            takesFocus={pressed.current}
            onAnswer={() => {
              pressed.current = true;
            }}
          />
        )}
        {placement?.completed && (
          <Receipt
            receipt={placement}
            takesFocus={pressed.current}
            again={{ busy: begin.isPending, failure, onBegin }}
          />
        )}
        {placement === undefined && error && (
          <RetryNotice
            className="mt-8"
            text={`${say("failed")}. ${textOf(error)}`}
            retry={say("retry")}
            onRetry={refetch}
          />
        )}
        {placement === undefined && !error && (
          <div className="mt-8">
            <Loading label={say("loading")}>
              <Skeleton className="h-80 rounded-card" />
            </Loading>
          </div>
        )}
      </div>
    </Page>
  );
}
