import type { Offer } from "@salida/contract/exercises.ts";
import type { NamedTopic } from "./sort-topics.ts";

/** How many of the last topics stand first. */
const recentAtMost = 4;

export interface TopicGroup {
  name: "recent" | "untried" | "tried";
  topics: readonly NamedTopic[];
}

/** Topics as a learner looks for them: those of late, those never tried, the others. Groups without any are left out. */
export function topicGroups(all: readonly NamedTopic[], offers: readonly Offer[]): TopicGroup[] {
  const asked = new Map(offers.map(({ context, askedAt }) => [context, askedAt]));
  const askedAt = ({ topic }: NamedTopic) => asked.get(topic) ?? "";
  const tried = all.filter((it) => askedAt(it));
  const recent = tried
    .toSorted((one, other) => askedAt(other).localeCompare(askedAt(one)))
    .slice(0, recentAtMost);
  const groups: TopicGroup[] = [
    { name: "recent", topics: recent },
    { name: "untried", topics: all.filter((it) => !askedAt(it)) },
    { name: "tried", topics: tried.filter((it) => !recent.includes(it)) },
  ];
  return groups.filter(({ topics }) => topics.length > 0);
}
