import { createHash } from "node:crypto";
import { levelName } from "@salida/rules/levels.ts";
import type { Album } from "#authoring/author-picture.ts";
import type { Pictures } from "#engines/pictures/pictures.ts";
import { height, width } from "#engines/pictures/scene.ts";
import { type Flow, tools } from "#exercises/flow.ts";
import type { PictureWish } from "#exercises/kind.ts";
import type { Media } from "#media/media.ts";
import type { SpokenOnce } from "#media/spoken-once.ts";

/** Recordings are made once for everybody, and each learner hears them at an address of their own. */
export function recorder(spoken: SpokenOnce, media: Media): Flow["record"] {
  return async (utterances, level, learner) => {
    const recording = await spoken.hear(utterances, level, learner);
    if ("state" in recording) return recording;
    const { name, ...told } = recording;
    return { url: media.sign(name, learner, tools.now()), ...told };
  };
}

/** Pictures likewise. */
export function painter(pictures: Pictures, media: Media): Flow["depict"] {
  return async (wish, learner) => {
    if ("picture" in wish) return { url: media.sign(wish.picture, learner, tools.now()), width, height };
    const { topic, level, seed } = wish;
    const { name } = await media.makeOnce(keyOf(wish), async () => {
      const { bytes, type } = await pictures.draw({ topic, level: levelName(level), seed });
      return { bytes, type, details: null };
    });
    return { url: media.sign(name, learner, tools.now()), width, height };
  };
}

/** Pictures that are drawn already. */
export function glimpser(media: Media): Flow["glimpse"] {
  return async (wishes, learner) => {
    const drawn = wishes.filter((wish): wish is PictureWish => !("picture" in wish));
    const names = await media.findMade(drawn.map(keyOf));
    return wishes.map((wish) => {
      const name = "picture" in wish ? wish.picture : names.get(keyOf(wish));
      return name === undefined ? undefined : { url: media.sign(name, learner, tools.now()), width, height };
    });
  };
}

/** Paintings are kept like other media; one that was made for a generation is there when its second try asks. */
export function openAlbum(media: Media): Album {
  return {
    async keep(key, make) {
      const { name } = await media.makeOnce(`painting ${key}`, async () => {
        return { bytes: await make(), type: "image/webp", details: null };
      });
      const bytes = await media.read(name);
      if (!bytes) throw new Error("a painting was lost as soon as it was kept");
      return { name, bytes };
    },
    drop: (key) => media.forgetMade(`painting ${key}`),
  };
}

/** A composer that draws otherwise makes another picture of the same seed: what is kept shows what is known of it. */
function keyOf({ topic, level, seed, known }: PictureWish): string {
  const shows = known ? ` ${createHash("sha256").update(JSON.stringify(known)).digest("base64url")}` : "";
  return `picture ${topic} ${level} ${seed}${shows}`;
}
