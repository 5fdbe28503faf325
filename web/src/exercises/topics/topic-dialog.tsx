import "./topics.css";

import type { Offer } from "@salida/contract/exercises.ts";
import { type Level, levelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { InsteadNotice } from "#exercises/instead-notice.tsx";
import { isAsAsked } from "#exercises/offers-query.ts";
import type { Making } from "#exercises/use-making.ts";
import { words } from "#exercises/words.ts";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { isOnline } from "#offline/online.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { namedTopics, topicMeant, topicsFound } from "./sort-topics.ts";
import { topicGroups } from "./topic-groups.ts";
import { TopicList } from "./topic-list.tsx";
import { topicWords } from "./topic-words.ts";

interface TopicDialogProps {
  open: boolean;
  title: string;
  level: Level;
  /** What each topic would give, and when it was last asked for; undefined while that is being asked. */
  offers: readonly Offer[] | undefined;
  making: Making;
  onClose: () => void;
}

/** Asks what the new exercise should be about, and makes it at one press. */
export function TopicDialog({ open, title, level, onClose, ...picking }: TopicDialogProps) {
  const say = useWords(words);
  const busy = picking.making.busy !== undefined;
  return (
    <Dialog
      wide
      open={open}
      title={title}
      text={say("level", { level: levelName(level) })}
      closeLabel={say("close")}
      onClose={() => !busy && onClose()}
    >
      <TopicPicker level={level} {...picking} />
    </Dialog>
  );
}

/** What topics are looked for by; until it has come, or where it does not, their names have to do. */
function useLookedFor() {
  const [lookedFor, setLookedFor] = useState<typeof import("./looked-for.ts").lookedFor>();
  useEffect(() => {
    if (isOnline())
      import("./looked-for.ts").then(
        (it) => setLookedFor(it.lookedFor),
        () => {},
      );
  }, []);
  return lookedFor;
}

type TopicPickerProps = Pick<TopicDialogProps, "level" | "offers" | "making">;

function TopicPicker({ level, offers, making }: TopicPickerProps) {
  const say = useWords(words);
  const nameOf = useWords(topicWords);
  const language = useLanguage();
  const [search, setSearch] = useState("");
  // nothing moves under a finger or a pointer: the order is what was known first
  const known = useRef(offers);
  known.current ??= offers;
  const searching = search.trim() !== "";
  const also = useLookedFor()?.[language];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language only
  const all = useMemo(() => namedTopics(nameOf, language, also && ((it) => also[it])), [language, also]);
  const found = topicsFound(all, search);
  const groups = searching
    ? [{ name: "tried" as const, topics: found }]
    : known.current && topicGroups(all, known.current);
  const { press, busy, instead, error } = making;

  function noteOf(topic: Topic): string | undefined {
    const given = offers?.find(({ context }) => context === topic)?.given;
    if (!given) return undefined;
    if (given.context !== topic) return say("gives", { topic: nameOf(given.context) });
    return given.repeat ? say("repeatNote") : undefined;
  }

  function surprise() {
    const fresh = (offers ?? []).filter((offer) => isAsAsked(offer, level)).map(({ context }) => context);
    const among = fresh.length > 0 ? fresh : all.map(({ topic }) => topic);
    const drawn = among[Math.floor(Math.random() * among.length)];
    if (drawn) press(drawn);
  }

  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TopicSearch
          search={search}
          onSearch={setSearch}
          onEnter={() => {
            const meant = topicMeant(all, search);
            if (meant) press(meant.topic);
          }}
        />
        <Button look="quiet" aria-disabled={busy !== undefined} onClick={surprise}>
          <Icon name="spark" />
          {say("surprise")}
        </Button>
      </div>
      <p className="sr-only" aria-live="polite">
        {searching && say("topicsFound", { count: found.length })}
      </p>
      <div className="topics -mx-1 max-h-[46dvh] overflow-y-auto p-1 sm:h-96">
        {found.length === 0 && <p className="py-6 text-center text-muted">{say("topicsNone")}</p>}
        {groups ? (
          <TopicList groups={groups} noteOf={noteOf} busy={busy} onPress={press} />
        ) : (
          <Loading label={say("loading")}>
            <Skeleton className="h-72 rounded-card" />
          </Loading>
        )}
      </div>
      {error && <Notice tone="bad" text={error} />}
      {instead && <InsteadNotice offer={instead} level={level} />}
      {instead?.given && (
        <Button
          className="sm:justify-self-end"
          busy={busy === instead.context}
          onClick={() => press(instead.context)}
        >
          {say("takeInstead")}
        </Button>
      )}
    </div>
  );
}

interface TopicSearchProps {
  search: string;
  onSearch: (search: string) => void;
  onEnter: () => void;
}

function TopicSearch({ search, onSearch, onEnter }: TopicSearchProps) {
  const say = useWords(words);
  const field = useRef<HTMLInputElement>(null);
  useTypingInto(field);
  return (
    <div className="relative">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
      <input
        ref={(input) => {
          field.current = input;
          focusWhereKeysAre(input);
        }}
        type="search"
        className="input pl-11"
        aria-label={say("topicSearch")}
        placeholder={say("topicSearch")}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (!event.repeat) onEnter();
        }}
      />
    </div>
  );
}

/** Where the dialog puts the focus as it opens. With a finger alone the keyboard on the screen would cover the topics. */
function focusWhereKeysAre(search: HTMLInputElement | null) {
  if (matchMedia("(any-pointer: fine)").matches) search?.setAttribute("autofocus", "");
}

/** Letters typed anywhere while the dialog is open land in the search: wherever the focus is, no typing is lost. */
function useTypingInto(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function typed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
      // the letter itself follows the focus
      if (document.activeElement !== field.current) field.current?.focus();
    }
    document.addEventListener("keydown", typed, true);
    return () => document.removeEventListener("keydown", typed, true);
  }, [field]);
}
