import sharp from "sharp";
import type { Composition } from "./composition.ts";
import { drawScene } from "./draw-scene.ts";

/** The picture as WebP, 1024 by 768; rendered in a thread of libuv's pool, without metadata. */
export function renderPicture(scene: Composition): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(scene)))
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}
