import type { LibraryWork } from "@salida/library/work.ts";
import { type LevelName, levelOf } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** The composer's seeds, of each topic at each level. */
export const pictureSeeds: readonly string[] = ["3-a", "3-b", "3-c"];

/** What is known of a picture, and one way to say it at its level; only who marks descriptions reads the rest of it. */
export interface KnownPicture {
  scene: { topic: Topic; level: LevelName; seed: string };
  reference: string;
}

/** Pictures to describe as the stock takes them in, with what they show. They are drawn when they are needed. */
export function pictureWorks(pictures: readonly KnownPicture[]): LibraryWork[] {
  return pictures.map((known): LibraryWork => {
    const { topic, level: name, seed } = known.scene;
    const level = levelOf(name);
    const place = `${topic.toLowerCase()}-${name.toLowerCase()}`;
    const at = pictureSeeds.indexOf(seed);
    return {
      name: `picture-${place}-${seed}`,
      kind: "description",
      topic,
      level,
      title: titleOf(topic, level * pictureSeeds.length + at + 1),
      words: 0,
      items: [],
      body: { topic, level, seed, known },
    };
  });
}

/** Each has one of its own, and none tells what is in the picture: "Science fiction, picture 7". */
function titleOf(topic: Topic, number: number): string {
  const [first = "", ...rest] = topic.toLowerCase().replaceAll("_", " ");
  return `${first.toUpperCase()}${rest.join("")}, picture ${number}`;
}
