import type { LibraryWork } from "@salida/library/work.ts";
import { levelOf, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";

/** Names of pictures that tell nothing of what is in them, and the composer's seeds; a composer that draws otherwise gets new ones. */
const pictures = [
  { seed: "1-a", title: "What can you see?" },
  { seed: "1-b", title: "A closer look" },
  { seed: "1-c", title: "Tell it to a friend" },
];

/** Pictures to describe as the stock takes them in: for every topic at every level. They are drawn when they are needed. */
export function pictureWorks(): LibraryWork[] {
  return topics.flatMap((topic) =>
    levels.flatMap((name) =>
      pictures.map(({ seed, title }): LibraryWork => {
        const level = levelOf(name);
        const place = `${topic.toLowerCase()}-${name.toLowerCase()}`;
        const body = { topic, level, seed };
        return {
          name: `picture-${place}-${seed}`,
          kind: "description",
          topic,
          level,
          title,
          words: 0,
          items: [],
          body,
        };
      }),
    ),
  );
}
