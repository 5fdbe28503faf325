import type { Offer } from "@salida/contract/exercises.ts";
import type { NamedTopic } from "./sort-topics.ts";

/** How many of the last topics stand first. */
const recentAtMost = 4;

export interface TopicGroup {
  name: "recent" | "untried" | "tried" | "borrowed";
  topics: readonly NamedTopic[];
}

/**
 * Topics as a learner looks for them: those of late, those never tried, the others, and last those that give something
 * about another topic. Groups without any are left out.
 */
export function topicGroups(all: readonly NamedTopic[], offers: readonly Offer[]): TopicGroup[] {
  const asked = new Map(offers.map(({ context, askedAt }) => [context, askedAt]));
  const askedAt = ({ topic }: NamedTopic) => asked.get(topic) ?? "";
  const others = new Set(offers.filter(givesAnother).map(({ context }) => context));
  const tried = all.filter((it) => askedAt(it));
  const recent = tried
    .toSorted((one, other) => askedAt(other).localeCompare(askedAt(one)))
    .slice(0, recentAtMost);
  const groups: TopicGroup[] = [
    { name: "recent", topics: recent },
    { name: "untried", topics: all.filter((it) => !askedAt(it) && !others.has(it.topic)) },
    { name: "tried", topics: tried.filter((it) => !recent.includes(it) && !others.has(it.topic)) },
    { name: "borrowed", topics: all.filter((it) => others.has(it.topic) && !recent.includes(it)) },
  ];
  return groups.filter(({ topics }) => topics.length > 0);
}

function givesAnother({ context, given }: Offer): boolean {
  return given !== null && given.context !== context;
}
