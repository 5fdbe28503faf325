import { optionsOf, type PlacedText } from "./placed.ts";

/** All that a learner may read of a text, by its language. */
export function wordingOf(placed: PlacedText): { english: string; spanish: string } {
  const reasons = placed.work.items.flatMap(({ why, distractors }) => [
    why,
    ...distractors.map((it) => it.why),
  ]);
  return {
    english: [toldIn(placed), ...reasons.map(({ en }) => en)].join("\n"),
    spanish: reasons.map(({ es }) => es).join("\n"),
  };
}

/** A text with its title and questions, without reasons. */
export function toldIn({ work, text }: PlacedText): string {
  const heard =
    "speakers" in work
      ? [...work.speakers.map(({ name }) => name), ...work.fillIns.map(({ title }) => title)]
      : [];
  const asked = work.items.flatMap((item) => [item.stem, ...optionsOf(item)]);
  return [work.title, text, ...heard, ...(work.glossed ?? []), ...asked].join("\n");
}
