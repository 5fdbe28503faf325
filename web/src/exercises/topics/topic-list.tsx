import type { Topic } from "@salida/rules/topics.ts";
import { useId } from "react";
import { words } from "#exercises/words.ts";
import { useWords } from "#i18n/room-words.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { NamedTopic } from "./sort-topics.ts";
import type { TopicGroup } from "./topic-groups.ts";
import { TopicIcon } from "./topic-icon.tsx";

interface TopicListProps {
  groups: readonly TopicGroup[];
  /** What is said beneath a topic; nothing where it gives what it says. */
  noteOf: (topic: Topic) => string | undefined;
  /** What was pressed while it is being made. */
  busy: Topic | undefined;
  onPress: (topic: Topic) => void;
}

/** Topics to press, under the names of their groups where there is more than one. */
export function TopicList({ groups, noteOf, busy, onPress }: TopicListProps) {
  const say = useWords(words);
  return groups.map(({ name, topics }) => (
    <TopicSection key={name} title={groups.length > 1 ? say(name) : undefined}>
      {topics.map((it) => (
        <li key={it.topic}>
          <TopicButton it={it} note={noteOf(it.topic)} busy={busy} onPress={onPress} />
        </li>
      ))}
    </TopicSection>
  ));
}

function TopicSection({ title, children }: { title: string | undefined; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className="not-first:mt-5">
      {title && (
        <h3 id={id} className="mb-2 font-sans text-15 font-semibold tracking-normal text-muted">
          {title}
        </h3>
      )}
      <ul
        aria-labelledby={title && id}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-2"
      >
        {children}
      </ul>
    </section>
  );
}

interface TopicButtonProps {
  it: NamedTopic;
  note: string | undefined;
  busy: Topic | undefined;
  onPress: (topic: Topic) => void;
}

function TopicButton({ it: { topic, name }, note, busy, onPress }: TopicButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy === topic || undefined}
      aria-disabled={busy !== undefined || undefined}
      className="topic"
      onClick={() => onPress(topic)}
    >
      <span className="topic-mark">
        {busy === topic ? <Spinner className="size-5" /> : <TopicIcon topic={topic} />}
      </span>
      <span className="min-w-0 break-words">
        {name}
        {note && <span className="block text-13 leading-tight text-muted">{note}</span>}
      </span>
    </button>
  );
}
