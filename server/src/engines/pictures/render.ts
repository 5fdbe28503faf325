import sharp from "sharp";
import { drawScene } from "./draw-scene.ts";
import type { Scene } from "./scene.ts";

/** The picture as WebP, 1024 by 768; rendered in a thread of libuv's pool, without metadata. */
export function renderPicture(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(scene)))
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}
