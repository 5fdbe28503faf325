import type { Pictures } from "#engines/pictures/pictures.ts";
import { composePicture } from "./compose.ts";
import { describeScene } from "./describe.ts";
import { renderPicture } from "./render.ts";

/** Pictures composed on board: the same wish gives the same bytes. */
export function openComposer(): Pictures {
  return {
    know(wish) {
      // what is drawn is not asked for again, and is most of it
      const { drawn: _, ...scene } = composePicture(wish);
      return { scene, reference: describeScene(scene, wish.level).text };
    },

    tell: (scene) => describeScene(scene, scene.level).text,

    draw: async (wish) => ({ bytes: await renderPicture(composePicture(wish)), type: "image/webp" }),
  };
}
