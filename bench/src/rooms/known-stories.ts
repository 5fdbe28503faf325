import { fileURLToPath } from "node:url";
import { pathsIn, readStory } from "@salida/library/read.ts";
import type { Story } from "@salida/library/rooms/story.ts";
import { openComposer } from "../../../server/src/engines/pictures/embedded/open-composer.ts";

const folder = fileURLToPath(new URL("../../../library/rooms", import.meta.url));
const composer = openComposer();

/** Every story as its author wrote it: who knows them has all the answers. */
export const stories: readonly Story[] = pathsIn(folder).map((path) => readStory(folder, path).story);

/** The story a room plays, by its title. */
export function storyOf(title: string): Story {
  return must(
    stories.find((story) => story.title === title),
    `no story is called ${title}`,
  );
}

/** What the picture shows, said as it is said at its level. */
export function referenceOf({ topic, band }: Story, seed: string): string {
  return composer.know({ topic, level: band, seed }).reference;
}

function must<T>(it: T | undefined, why: string): T {
  if (it === undefined) throw new Error(why);
  return it;
}
