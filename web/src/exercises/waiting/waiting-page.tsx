import type { Pending } from "@salida/contract/exercises.ts";
import { levelName } from "@salida/rules/levels.ts";
import { useLayoutEffect, useRef } from "react";
import { BackLink } from "#exercises/back-link.tsx";
import type { AnyKind } from "#exercises/kind.ts";
import { summaryPath } from "#exercises/kinds-context.ts";
import { topicWords } from "#exercises/topics/topic-words.ts";
import { useWords } from "#i18n/room-words.ts";
import { useProblemText } from "#problem-words.ts";
import { announceArrival } from "#ui/arrival.ts";
import { Button } from "#ui/button.tsx";
import { Door } from "#ui/door.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { useFollowing, useLeft, useSettle } from "./use-writing.ts";
import { words } from "./words.ts";
import { type Made, WritingSteps } from "./writing-steps.tsx";
import "./waiting.css";

const madeOf: Partial<Record<string, Made>> = {
  listening: "listening",
  "completable-listening": "listening",
  description: "picture",
};

interface WaitingPageProps {
  kind: AnyKind;
  pending: Pending;
  /** The learner would rather have the library's. */
  onSettled: () => void;
}

/** An exercise that is being written: how far it is, how long it takes at most, and the way not to wait. */
export function WaitingPage({ kind, pending, onSettled }: WaitingPageProps) {
  const { id, requested, generation } = pending;
  const say = useWords(words);
  const of = useWords(kind.words);
  const topic = useWords(topicWords)(requested.context);
  const textOf = useProblemText();
  const settle = useSettle(kind, id);
  const made = madeOf[kind.contract.name] ?? "text";
  const left = useLeft(generation);
  const inside = useRef<HTMLDivElement>(null);
  useFollowing(kind, id);
  useLayoutEffect(() => {
    const page = inside.current;
    return () => handFocusOn(page);
  }, []);
  return (
    <Page
      title={say(made === "text" ? "title" : `${made} title`)}
      before={<BackLink to={summaryPath(kind.contract.name)}>{of("many")}</BackLink>}
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-15 text-muted">
        <span className={`flex items-center gap-1.5 font-semibold ${kind.hue}`}>
          <Icon name={kind.icon} />
          {of("one")} · {levelName(requested.level)}
        </span>
        <span>{topic}</span>
      </p>
      <div ref={inside}>
        <p className="mt-5 max-w-[60ch]">
          {say(made === "text" ? "intro" : `${made} intro`, { topic, level: levelName(requested.level) })}
        </p>
        <div className="on-night mt-8 flex max-w-2xl items-center justify-between gap-8 p-6 sm:px-10 sm:py-8">
          <WritingSteps step={generation.step} made={made} className="min-w-0" />
          <Door className="waiting-door h-44 shrink-0 max-sm:hidden" />
        </div>
        <p className="mt-6 max-w-[60ch]">
          <strong className="font-semibold">{say(left)}</strong> {say("else")}
        </p>
        {settle.error && (
          <Notice
            tone="bad"
            className="mt-5 max-w-[60ch]"
            text={`${say("settleFailed")}. ${textOf(settle.error)}`}
          />
        )}
        <Button
          look="quiet"
          className="mt-5"
          busy={settle.isPending}
          onClick={() => {
            onSettled();
            settle.mutate();
          }}
        >
          {say("settle")}
        </Button>
        <p className="mt-5 max-w-[60ch] text-15 text-muted">{say("stay")}</p>
      </div>
    </Page>
  );
}

/** What is pressed here goes when the exercise comes: its title takes the focus then, unless that is elsewhere. */
function handFocusOn(page: HTMLElement | null) {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || page?.contains(activeElement)) announceArrival();
}
