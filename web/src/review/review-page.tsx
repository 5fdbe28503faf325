import type { ReviewCard, Reviews } from "@salida/contract/reviews.ts";
import { useEffect, useState } from "react";
import { chime } from "#chimes/chime.ts";
import { useFormat } from "#i18n/format.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { CardInHand } from "./card-in-hand.tsx";
import { useReviews } from "./reviews-query.ts";
import { reviewWords } from "./words.ts";

/** Short daily practice: what is due, card by card. */
export function ReviewPage() {
  const say = useWords(reviewWords);
  const textOf = useProblemText();
  const { data, error, isFetching, refetch } = useReviews();
  const [session, setSession] = useState<Session>();
  // the cards are taken once: what is rated meanwhile does not move those in hand
  if (!session && data && !isFetching && data.cards.length > 0) setSession({ cards: data.cards, done: 0 });
  return (
    <Page title={say("title")} intro={say("intro")} className="max-w-3xl">
      {session ? (
        <Going
          session={session}
          onDone={() => setSession({ ...session, done: session.done + 1 })}
          onMore={async () => {
            const { data: now } = await refetch();
            setSession(now && now.cards.length > 0 ? { cards: now.cards, done: 0 } : undefined);
          }}
        />
      ) : data && !isFetching ? (
        <NothingDue reviews={data} />
      ) : error ? (
        <RetryNotice
          className="mt-8"
          text={`${say("failed")}. ${textOf(error)}`}
          retry={say("retry")}
          onRetry={refetch}
        />
      ) : (
        <div className="mt-8">
          <Loading label={say("loading")}>
            <Skeleton className="h-80 rounded-card" />
          </Loading>
        </div>
      )}
    </Page>
  );
}

interface Session {
  cards: readonly ReviewCard[];
  done: number;
}

interface GoingProps {
  session: Session;
  onDone: () => void;
  onMore: () => Promise<void>;
}

function Going({ session: { cards, done }, onDone, onMore }: GoingProps) {
  const say = useWords(reviewWords);
  const [left, setLeft] = useState(0);
  const card = cards[done];
  const over = card === undefined;
  useEffect(() => {
    if (over) void chime("finished");
  }, [over]);
  if (!card)
    return (
      <div className="mt-8">
        <EmptyState
          open
          title={say("doneTitle")}
          text={[say("doneText", { count: done }), left > 0 && say("more", { count: left })]
            .filter(Boolean)
            .join(" ")}
        >
          {left > 0 ? (
            <Button onClick={() => void onMore()}>{say("goOn")}</Button>
          ) : (
            <a href="/dashboard" className={buttonClass()}>
              {say("back")}
            </a>
          )}
        </EmptyState>
      </div>
    );
  return (
    <section className="mt-8">
      <p className="text-15 text-muted tabular-nums">
        {say("progress", { at: done + 1, all: cards.length })}
      </p>
      <CardInHand
        key={card.id}
        card={card}
        onDone={(now) => {
          setLeft(now ?? Math.max(0, left));
          onDone();
        }}
      />
    </section>
  );
}

function NothingDue({ reviews: { kept, next } }: { reviews: Reviews }) {
  const say = useWords(reviewWords);
  const { weekday, hour, day } = useFormat();
  const at = next ? new Date(next) : undefined;
  const soon = at && at.getTime() - Date.now() < 6 * 86_400_000;
  const when =
    at &&
    (soon
      ? say("emptyNext", { weekday: weekday(at), hour: hour(at) })
      : say("emptyNextDay", { day: day(at) }));
  return (
    <div className="mt-8">
      <EmptyState title={say("emptyTitle")} text={(kept > 0 && when) || say("emptyNever")}>
        <a href="/dashboard" className={buttonClass()}>
          {say("back")}
        </a>
      </EmptyState>
    </div>
  );
}
