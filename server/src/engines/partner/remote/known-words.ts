import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";

/** Words, in small letters, that come with the topic, that the learner brought in, or that were said before. */
export function knownWords({ topic, said, lines }: PartnerState): string[] {
  const { label, things, threads, persona } = partnerProse[topic];
  const { name, from, job, likes, dislikes, hello, family } = persona;
  const told = [
    ...[label, name, from, job, family, ...likes, ...dislikes, ...hello, ...lines],
    ...things.map(({ words }) => words),
    ...threads.flatMap((thread) => [thread.name, thread.words]),
    ...said.filter(({ taken }) => taken === "own").map(({ text }) => text),
  ];
  const words = told
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u);
  return [...new Set(words)].filter(Boolean);
}
