import { type Topic, topics } from "@salida/rules/topics.ts";

export interface NamedTopic {
  topic: Topic;
  name: string;
}

/** The topics by their name in a language, alphabetically. */
export function namedTopics(nameOf: (topic: Topic) => string, language: string): NamedTopic[] {
  const { compare } = new Intl.Collator(language);
  return topics
    .map((topic) => ({ topic, name: nameOf(topic) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Those whose name has the searched letters, whatever their case and accents. */
export function topicsFound(all: readonly NamedTopic[], search: string): readonly NamedTopic[] {
  const wanted = plain(search);
  return wanted ? all.filter(({ name }) => plain(name).includes(wanted)) : all;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
