import { fileURLToPath } from "node:url";
import { pathsIn, readStory } from "@salida/library/read.ts";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import type { Knowing } from "#rooms/player/room-player.ts";

const folder = fileURLToPath(new URL("../../../../library/rooms", import.meta.url));
const composer = openComposer();

/** What somebody knows who has read the library's stories of rooms, and seen their pictures. */
export const knowing: Knowing = {
  storyOf(title) {
    for (const path of pathsIn(folder)) {
      const { story } = readStory(folder, path);
      if (story.title === title) return story;
    }
    throw new Error(`no story is called ${title}`);
  },
  describe: ({ topic, band }, seed) => composer.know({ topic, level: band, seed }).reference,
};
