import { listStates } from "@salida/contract/exercises.ts";
import { topics } from "@salida/rules/topics.ts";
import { useId } from "react";
import { useLanguage, useWords } from "#i18n/room-words.ts";
import { Segmented } from "#ui/segmented.tsx";
import type { AnyKind } from "./kind.ts";
import type { ListFilter } from "./lists/list-filter.ts";
import { namedTopics } from "./topics/sort-topics.ts";
import { topicWords } from "./topics/topic-words.ts";
import { words } from "./words.ts";

interface FilterRowProps {
  kind: AnyKind;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** What of a list is shown: by how it stands, and by topic. */
export function FilterRow({ kind, filter, onFilter }: FilterRowProps) {
  const say = useWords(words);
  const of = useWords(kind.words);
  const topicName = useWords(topicWords);
  const language = useLanguage();
  const id = useId();
  const states = { all: say("stateAll"), open: say("stateOpen"), finished: of("completed") };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Segmented
        label={say("filterState")}
        value={filter.state}
        options={listStates.map((value) => ({ value, label: states[value] }))}
        onChoose={(state) => onFilter({ ...filter, state })}
      />
      <label htmlFor={id} className="sr-only">
        {say("filterTopic")}
      </label>
      <select
        id={id}
        className="input w-auto max-w-full text-15 font-semibold"
        value={filter.context ?? ""}
        onChange={({ target }) =>
          onFilter({ ...filter, context: topics.find((topic) => topic === target.value) })
        }
      >
        <option value="">{say("topicsAll")}</option>
        {namedTopics(topicName, language).map(({ topic, name }) => (
          <option key={topic} value={topic}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
