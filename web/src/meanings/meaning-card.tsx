import { reviewCalls } from "@salida/contract/reviews.ts";
import type { Entry } from "@salida/glossary/entry.ts";
import type { Level } from "@salida/rules/levels.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { api } from "#api.ts";
import { useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { findMeaning } from "./find-meaning.ts";
import { HearWord } from "./hear-word.tsx";
import { meaningWords } from "./words.ts";
import "./meanings.css";

interface MeaningCardProps {
  /** What was tapped or typed; another object each time, also of the same word. */
  asked: { word: string; sentence?: string | undefined };
  /** Of the text. */
  level: Level;
  onClose: () => void;
}

/** What a word means, at the lower edge, over nothing that is being read. */
export function MeaningCard({ asked, level, onClose }: MeaningCardProps) {
  const say = useWords(meaningWords);
  const whole = useRef<HTMLElement>(null);
  const { word } = asked;
  const {
    data: entry,
    isPending,
    isError,
  } = useQuery({
    queryKey: ["meaning", word.toLowerCase(), level],
    queryFn: () => findMeaning(word, level),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every word that is asked
  useEffect(() => {
    function keyed({ key }: globalThis.KeyboardEvent) {
      if (key === "Escape") onClose();
    }
    document.addEventListener("keydown", keyed);
    return () => document.removeEventListener("keydown", keyed);
  }, [asked]);

  return (
    <aside
      ref={whole}
      aria-label={say("meaning")}
      className="meaning-card"
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <div aria-live="polite" className="min-w-0 flex-1 pr-10 sm:pr-0">
        {isPending && <p className="text-muted">{say("looking")}</p>}
        {isError && <p className="text-bad">{say("failed")}</p>}
        {entry === null && <p>{say("none", { word })}</p>}
        {entry && <Meaning entry={entry} />}
      </div>
      {entry && (
        <div className="flex flex-wrap items-center gap-2 sm:pr-10">
          <HearWord key={entry.word} word={entry.word} />
          <Keep key={`${entry.word} ${asked.sentence}`} word={entry.word} sentence={asked.sentence} />
        </div>
      )}
      <button
        type="button"
        className="icon-button absolute top-2 right-2"
        aria-label={say("close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

function Meaning({ entry: { word, part, level, spanish, english, from } }: { entry: Entry }) {
  const say = useWords(meaningWords);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong lang="en" className="font-display text-24">
          {word}
        </strong>
        <span className="text-15 text-muted">
          {say(part)} · {level}
        </span>
      </p>
      <p lang="es" className="mt-1 font-semibold text-brand">
        {spanish}
      </p>
      <p lang="en" className="mt-0.5">
        {english}
      </p>
      {from === "wordnet" && <p className="mt-1 text-13 text-muted">{say("fromWordnet")}</p>}
    </>
  );
}

function Keep({ word, sentence }: { word: string; sentence?: string | undefined }) {
  const say = useWords(meaningWords);
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () =>
      api(reviewCalls.keepWord, {
        body: { word, ...(sentence ? { sentence: sentence.slice(0, 300) } : {}) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
  if (isSuccess)
    return (
      <p role="status" className="flex items-center gap-1.5 text-15 font-semibold text-ok">
        <Icon name="check" />
        {say("kept")}
      </p>
    );
  return (
    <>
      <Button look="quiet" busy={isPending} onClick={() => mutate()}>
        <Icon name="plus" />
        {say("keep")}
      </Button>
      {isError && (
        <p role="alert" className="text-15 text-bad">
          {say("keepFailed")}
        </p>
      )}
    </>
  );
}
