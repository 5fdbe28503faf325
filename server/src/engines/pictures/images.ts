import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { composePicture } from "./compose.ts";
import { renderPicture } from "./render.ts";
import type { Scene } from "./scene.ts";

/** A picture with what is known to be in it. */
export interface Picture {
  bytes: Buffer;
  /** Its media type. */
  type: "image/webp";
  scene: Scene;
}

/** Where pictures come from: composed here, or made elsewhere. */
export interface Images {
  /** A picture to describe at a level; how far a seed decides it is the engine's matter. */
  picture(topic: Topic, level: LevelName, seed: string): Promise<Picture>;
}

/** Pictures composed on board: the same topic, level and seed give the same bytes. */
export function composedImages(): Images {
  return {
    async picture(topic, level, seed) {
      const scene = composePicture({ topic, level, seed });
      return { bytes: await renderPicture(scene), type: "image/webp", scene };
    },
  };
}
