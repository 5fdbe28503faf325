import { type Face, type RatingName, type ReviewCard, ratings } from "@salida/contract/reviews.ts";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { chime } from "#chimes/chime.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { HearWord } from "#meanings/hear-word.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toasts/toast-store.ts";
import { useDrop, useRating } from "./reviews-query.ts";
import { reviewWords } from "./words.ts";

interface CardInHandProps {
  card: ReviewCard;
  /** Hears that the card is done with, and what came of its rating; nothing where it is kept no longer. */
  onDone: (rated: RatedCard | undefined) => void;
}

/** What came of a rating: whether the card was known, when it comes back, and how many are due still. */
export interface RatedCard {
  known: boolean;
  due: string;
  left: number;
}

type FaceOf<K extends Face["kind"]> = Extract<Face, { kind: K }>;

/** One card: asked, shown, rated. */
export function CardInHand({ card: { id, version, face }, onDone }: CardInHandProps) {
  const say = useWords(reviewWords);
  const ask = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { mutate, isPending, isError, variables } = useRating();
  const drop = useDrop();
  useEffect(() => ask.current?.focus(), []);
  const rate = (rating: RatingName) =>
    mutate(
      { id, version, rating },
      { onSuccess: ({ due, left }) => onDone({ known: rating !== "again", due, left }) },
    );
  const answered = face.kind === "question" ? chosen !== undefined : shown;

  return (
    <article className="card mt-3 grid gap-5 p-5 sm:p-8">
      <h2 ref={ask} tabIndex={-1} className="text-20 outline-none">
        {say(`${face.kind}Ask`)}
      </h2>
      {face.kind === "word" && <WordSides face={face} shown={shown} />}
      {face.kind === "sentence" && <SentenceSides face={face} shown={shown} />}
      {face.kind === "question" && (
        <QuestionSides
          face={face}
          chosen={chosen}
          onChoose={(option) => {
            setChosen(option);
            if (option === face.right) void chime("right");
          }}
        />
      )}
      {isError && <Notice tone="bad" text={say("rateFailed")} />}
      {!answered && face.kind !== "question" && (
        <Button className="justify-self-start" onClick={() => setShown(true)}>
          {say("show")}
        </Button>
      )}
      {answered && face.kind === "question" && (
        <Button
          className="justify-self-start"
          busy={isPending}
          onClick={() => rate(chosen === face.right ? "good" : "again")}
        >
          {say("next")}
          <Icon name="arrow-right" />
        </Button>
      )}
      {answered && face.kind !== "question" && (
        <Ratings busy={isPending ? variables?.rating : undefined} onRate={rate} />
      )}
      <button
        type="button"
        className="inline-flex min-h-11 items-center justify-self-start text-15 text-muted underline underline-offset-3"
        onClick={() =>
          drop.mutate(id, {
            onSuccess() {
              toast({ tone: "good", title: say("dropped") });
              onDone(undefined);
            },
          })
        }
      >
        {say("drop")}
      </button>
    </article>
  );
}

function Ratings({ busy, onRate }: { busy: RatingName | undefined; onRate: (rating: RatingName) => void }) {
  const say = useWords(reviewWords);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div>
      <p ref={first} tabIndex={-1} className="text-15 text-muted outline-none">
        {say("how")}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {ratings.map((rating) => (
          <Button
            key={rating}
            look={rating === "good" ? "primary" : "quiet"}
            busy={busy === rating}
            onClick={() => busy === undefined && onRate(rating)}
          >
            {say(rating)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function WordSides({ face, shown }: { face: FaceOf<"word">; shown: boolean }) {
  const { word, level, spanish, english, sentence } = face;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <strong lang="en" className="font-display text-32">
          {word}
        </strong>
        <HearWord word={word} />
        <span className="chip">{level}</span>
      </div>
      {sentence && (
        <blockquote lang="en" className="border-l-4 border-line pl-4 text-17 text-muted">
          {sentence}
        </blockquote>
      )}
      {shown && (
        <Answer>
          <p lang="es" className="text-20 font-semibold text-brand">
            {spanish}
          </p>
          <p lang="en" className="mt-1">
            {english}
          </p>
        </Answer>
      )}
    </>
  );
}

function SentenceSides({ face, shown }: { face: FaceOf<"sentence">; shown: boolean }) {
  const say = useWords(reviewWords);
  const language = useLanguage();
  const { written, wrong, better, why } = face;
  const [before = "", after = ""] = cut(written, wrong);
  return (
    <>
      <p lang="en" className="text-20">
        {shown ? (
          <>
            {before}
            <del className="text-bad">{wrong}</del>{" "}
            <ins className="font-semibold text-ok no-underline">{better}</ins>
            {after}
          </>
        ) : (
          written
        )}
      </p>
      {shown && (
        <Answer>
          <p className="sr-only">{say("better", { better })}</p>
          <p>{why[language]}</p>
        </Answer>
      )}
    </>
  );
}

/** What stands before and after the first of some words. */
function cut(text: string, words: string): [string, string] {
  const at = text.indexOf(words);
  return at === -1 ? [`${text} `, ""] : [text.slice(0, at), text.slice(at + words.length)];
}

interface QuestionSidesProps {
  face: FaceOf<"question">;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

function QuestionSides({ face, chosen, onChoose }: QuestionSidesProps) {
  const say = useWords(reviewWords);
  const language = useLanguage();
  const { excerpt, stem, options, right, why } = face;
  return (
    <>
      <blockquote lang="en" className="border-l-4 border-line pl-4 text-17">
        {excerpt}
      </blockquote>
      <p lang="en" className="font-semibold">
        {stem}
      </p>
      <ul className="grid gap-2">
        {options.map((option, at) => (
          <li key={option}>
            <button
              type="button"
              lang="en"
              disabled={chosen !== undefined}
              onClick={() => onChoose(at)}
              className={clsx(
                "choice w-full text-left",
                chosen !== undefined && at === right && "border-ok text-ok",
                chosen === at && at !== right && "border-bad text-bad",
              )}
            >
              {option}
              {chosen !== undefined && at === right && <Icon name="check" className="ml-auto" />}
              {chosen === at && at !== right && <Icon name="close" className="ml-auto" />}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Answer>
          <p className="font-semibold">
            {chosen === right
              ? say("right")
              : `${say("wrong")} ${say("key", { text: options[right] ?? "" })}`}
          </p>
          <p className="mt-1">{why[language]}</p>
        </Answer>
      )}
    </>
  );
}

/** What was asked for, told also to who does not see it come. */
function Answer({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="rounded-control bg-brand-soft p-4">
      {children}
    </div>
  );
}
