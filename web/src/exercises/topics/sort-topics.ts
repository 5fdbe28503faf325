import { type Topic, topics } from "@salida/rules/topics.ts";

export interface NamedTopic {
  topic: Topic;
  name: string;
  /** Other words under which it is looked for. */
  also?: string;
}

/** The topics by their name in a language, alphabetically. */
export function namedTopics(
  nameOf: (topic: Topic) => string,
  language: string,
  alsoOf?: (topic: Topic) => string,
): NamedTopic[] {
  const { compare } = new Intl.Collator(language);
  return topics
    .map((topic) => ({ topic, name: nameOf(topic), ...(alsoOf && { also: alsoOf(topic) }) }))
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * Those whose name has the searched letters, whatever their case and accents, before those for which one of their other
 * words begins with them.
 */
export function topicsFound(all: readonly NamedTopic[], search: string): readonly NamedTopic[] {
  const wanted = plain(search);
  if (!wanted) return all;
  const called = all.filter((it) => isCalled(it, wanted));
  const meant = all.filter(
    (it) => !isCalled(it, wanted) && ` ${plain(it.also ?? "")}`.includes(` ${wanted}`),
  );
  return [...called, ...meant];
}

/** The one that is meant by a search: the only one that is called so, or else the only one found. */
export function topicMeant(all: readonly NamedTopic[], search: string): NamedTopic | undefined {
  const found = topicsFound(all, search);
  const called = found.filter((it) => isCalled(it, plain(search)));
  const [one, ...others] = called.length > 0 ? called : found;
  return others.length === 0 ? one : undefined;
}

function isCalled({ name }: NamedTopic, wanted: string): boolean {
  return plain(name).includes(wanted);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
