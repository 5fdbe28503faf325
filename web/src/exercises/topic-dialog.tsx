import { type Level, levelName } from "@salida/rules/levels.ts";
import { type Topic, topics } from "@salida/rules/topics.ts";
import { type FormEvent, useMemo, useState } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { namedTopics, topicsFound } from "./sort-topics.ts";
import { topicWords } from "./topic-words.ts";
import { words } from "./words.ts";

interface TopicDialogProps {
  open: boolean;
  title: string;
  level: Level;
  /** What is being done, while it is. */
  busy: string | undefined;
  error: string | undefined;
  onConfirm: (topic: Topic) => void;
  onClose: () => void;
}

/** Asks what the new exercise should be about. */
export function TopicDialog({ open, title, level, busy, error, onConfirm, onClose }: TopicDialogProps) {
  const say = useWords(words);
  return (
    <Dialog
      open={open}
      title={title}
      text={say("topicText", { level: levelName(level) })}
      closeLabel={say("close")}
      onClose={() => !busy && onClose()}
    >
      <TopicForm busy={busy} error={error} onConfirm={onConfirm} />
    </Dialog>
  );
}

function TopicForm({ busy, error, onConfirm }: Pick<TopicDialogProps, "busy" | "error" | "onConfirm">) {
  const say = useWords(words);
  const [topic, setTopic] = useState<Topic>();
  const [missing, setMissing] = useState(false);
  const nameOf = useWords(topicWords);

  function choose(chosen: Topic) {
    setTopic(chosen);
    setMissing(false);
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (topic) onConfirm(topic);
    else setMissing(true);
  }

  return (
    <form onSubmit={confirm} className="mt-5 grid gap-4">
      <TopicList topic={topic} disabled={Boolean(busy)} onChoose={choose} />
      {error && <Notice tone="bad" text={error} />}
      <div className="grid gap-3 sm:flex sm:items-center">
        <div aria-live="polite" className="min-w-0 flex-1 text-15">
          {missing ? (
            <FieldError text={say("topicRequired")} />
          ) : (
            topic && say("chosen", { topic: nameOf(topic) })
          )}
        </div>
        <Button look="quiet" disabled={Boolean(busy)} onClick={() => choose(anyTopic())}>
          <Icon name="spark" />
          {say("surprise")}
        </Button>
        <Button type="submit" busy={Boolean(busy)}>
          {busy ?? say("confirm")}
        </Button>
      </div>
    </form>
  );
}

function anyTopic(): Topic {
  return topics[Math.floor(Math.random() * topics.length)] ?? "OTHER";
}

/** Where the dialog puts the focus as it opens. On a touch screen the keyboard would cover the topics. */
function focusWhereKeysAre(search: HTMLInputElement | null) {
  if (matchMedia("(pointer: fine)").matches) search?.setAttribute("autofocus", "");
}

interface TopicListProps {
  topic: Topic | undefined;
  disabled: boolean;
  onChoose: (topic: Topic) => void;
}

function TopicList({ topic, disabled, onChoose }: TopicListProps) {
  const say = useWords(words);
  const nameOf = useWords(topicWords);
  const language = useLanguage();
  const [search, setSearch] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language only
  const all = useMemo(() => namedTopics(nameOf, language), [language]);
  const found = topicsFound(all, search);
  return (
    <>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
        <input
          ref={focusWhereKeysAre}
          type="search"
          className="input pl-11"
          aria-label={say("topicSearch")}
          placeholder={say("topicSearch")}
          value={search}
          disabled={disabled}
          onChange={(event) => setSearch(event.target.value)}
          // Enter narrows the list; it must not create anything by surprise.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <p className="sr-only" aria-live="polite">
        {say("topicsFound", { count: found.length })}
      </p>
      <fieldset disabled={disabled} className="max-h-[42dvh] overflow-y-auto p-1 sm:h-80">
        <legend className="sr-only">{say("topicsLegend")}</legend>
        {found.length === 0 && <p className="py-6 text-center text-muted">{say("topicsNone")}</p>}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
          {found.map((it) => (
            <label key={it.topic} className="choice text-15">
              <input
                type="radio"
                name="topic"
                checked={topic === it.topic}
                onChange={() => onChoose(it.topic)}
              />
              {it.name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
