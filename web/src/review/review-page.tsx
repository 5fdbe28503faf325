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
import { CardInHand, type RatedCard } from "./card-in-hand.tsx";
import { useReviews } from "./reviews-query.ts";
import { reviewWords } from "./words.ts";
import { WordsKept } from "./words-kept.tsx";

/** Short daily practice: what is due, card by card. */
export function ReviewPage() {
  const say = useWords(reviewWords);
  const textOf = useProblemText();
  const { data, error, isFetching, refetch } = useReviews();
  const [session, setSession] = useState<Session>();
  // the cards are taken once: what is rated meanwhile does not move those in hand
  if (!session && data && !isFetching && data.cards.length > 0) setSession(sessionOf(data.cards));
  return (
    <Page title={say("title")} intro={say("intro")} className="max-w-3xl">
      {session ? (
        <Going
          session={session}
          onDone={(rated) => setSession(after(session, rated))}
          onMore={async () => {
            const { data: now } = await refetch();
            setSession(now && now.cards.length > 0 ? sessionOf(now.cards) : undefined);
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
      {data && !isInHand(session) && <WordsKept />}
    </Page>
  );
}

interface Session {
  cards: readonly ReviewCard[];
  done: number;
  /** How many were rated, how many of them were known, and when the first of them comes back. */
  rated: number;
  known: number;
  back: string | undefined;
}

/** Whether a card is asked: what is listed would answer it, or throw it out under the hand. */
function isInHand(session: Session | undefined): boolean {
  return session !== undefined && session.done < session.cards.length;
}

function sessionOf(cards: Session["cards"]): Session {
  return { cards, done: 0, rated: 0, known: 0, back: undefined };
}

function after(session: Session, rated: RatedCard | undefined): Session {
  const { done, rated: before, known, back } = session;
  if (!rated) return { ...session, done: done + 1 };
  return {
    ...session,
    done: done + 1,
    rated: before + 1,
    known: known + (rated.known ? 1 : 0),
    back: back !== undefined && back < rated.due ? back : rated.due,
  };
}

interface GoingProps {
  session: Session;
  onDone: (rated: RatedCard | undefined) => void;
  onMore: () => Promise<void>;
}

function Going({ session: { cards, done, rated, known, back }, onDone, onMore }: GoingProps) {
  const say = useWords(reviewWords);
  const { coming } = useFormat();
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
          text={[
            rated > 0 ? say("doneText", { count: rated, known }) : say("doneNone"),
            back && say("comeBack", { when: coming(new Date(back)) }),
            left > 0 && say("more", { count: left }),
          ]
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
          setLeft(now?.left ?? left);
          onDone(now);
        }}
      />
    </section>
  );
}

function NothingDue({ reviews: { kept, next } }: { reviews: Reviews }) {
  const say = useWords(reviewWords);
  const { coming } = useFormat();
  const when = next && say("emptyNext", { when: coming(new Date(next)) });
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
