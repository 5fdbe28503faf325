import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { topics } from "@salida/rules/topics.ts";
import sharp from "sharp";
import { composePicture } from "./compose.ts";
import type { Composition } from "./composition.ts";
import { renderPicture } from "./render.ts";

/** Pictures of all topics and levels in an order of chance, the same for the same seed. */
export function scenesAtRandom(count: number, seed: string): Composition[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, at) =>
    composePicture({ topic: random.pick(topics), level: random.pick(levels), seed: `3-${seed} ${at}` }),
  );
}

/** Many small pictures on one sheet, ten to a row, as WebP. */
async function contactSheet(scenes: readonly Composition[]): Promise<Buffer> {
  const [columns, wide, tall] = [10, 176, 132];
  const tiles = await Promise.all(
    scenes.map(async (scene, at) => ({
      input: await sharp(await renderPicture(scene))
        .resize(wide, tall)
        .toBuffer(),
      left: (at % columns) * wide,
      top: Math.floor(at / columns) * tall,
    })),
  );
  const sheet = { width: columns * wide, height: Math.ceil(scenes.length / columns) * tall };
  return sharp({ create: { ...sheet, channels: 3, background: "white" } })
    .composite(tiles)
    .webp({ quality: 72 })
    .toBuffer();
}

if (import.meta.main) {
  const path = new URL("../../../../../docs/pictures/scenes-contact-sheet.webp", import.meta.url);
  await writeFile(fileURLToPath(path), await contactSheet(scenesAtRandom(100, "contact sheet")));
}
