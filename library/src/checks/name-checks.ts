import type { Topic } from "@salida/rules/topics.ts";
import { spots } from "./check.ts";
import { type Named, namedOf } from "./placed.ts";
import { type Shelf, type ShelfCheck, titleMark } from "./shelf.ts";

/** "science-fiction" for SCIENCE_FICTION. */
export function topicFolder(topic: Topic): string {
  return topic.toLowerCase().replaceAll("_", "-");
}

/** A name tells the topic and the level. */
export const idPrefix = eachNamed(({ file, id }) => {
  const prefix = `${topicFolder(file.topic)}-${file.level.toLowerCase()}-`;
  return id.startsWith(prefix) ? undefined : `id should start with ${prefix}`;
});

/** A name is given once. */
export const idOnce = eachNamed(({ id, of }, { ids }) =>
  ids.get(id)?.some((other) => other !== of) ? `id "${id}" is given twice` : undefined,
);

/** No two works have the same title. */
export const titleOnce = eachNamed(({ title, of }, { titles }) => {
  const other = titles.get(titleMark(title))?.find((it) => it !== of);
  return other && `title "${title}" is also that of ${other.id}`;
});

function eachNamed(wrong: (named: Named, shelf: Shelf) => string | undefined): ShelfCheck {
  return (file, shelf) => namedOf([file]).flatMap((named) => spots(named, wrong(named, shelf)));
}
