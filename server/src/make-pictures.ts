import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import type { KnownPicture } from "#engines/pictures/pictures.ts";
import { pictureSeeds } from "#stock/picture-works.ts";

/** What is known of every picture in stock, kept so that it is not composed anew whenever a server starts. */
export function composedPictures(): KnownPicture[] {
  const composer = openComposer();
  return topics.flatMap((topic) =>
    levels.flatMap((level) => pictureSeeds.map((seed) => composer.know({ topic, level, seed }))),
  );
}

if (import.meta.main) {
  const path = fileURLToPath(new URL("../../library/pictures.json", import.meta.url));
  // a line each, so that a change shows which
  const lines = composedPictures().map((picture) => JSON.stringify(picture));
  writeFileSync(path, `[\n${lines.join(",\n")}\n]\n`);
}
