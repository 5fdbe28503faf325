import { levelName } from "@salida/rules/levels.ts";
import type { Images } from "#engines/pictures/images.ts";
import { height, width } from "#engines/pictures/scene.ts";
import type { Speech } from "#engines/speech.ts";
import { type Flow, tools } from "#exercises/flow.ts";
import type { Media } from "#media/media.ts";
import { spokenOnce } from "#media/spoken-once.ts";

/** Recordings are made once for everybody, and each learner hears them at an address of their own. */
export function recorder(speech: Speech, media: Media): Flow["record"] {
  return async (utterances, level, learner) => {
    const recording = await spokenOnce({ speech, makeOnce: media.makeOnce }, utterances, level);
    const { name, seconds, sentences } = recording;
    return { url: media.sign(name, learner, tools.now()), seconds, sentences };
  };
}

/** Pictures likewise. */
export function painter(images: Images, media: Media): Flow["depict"] {
  return async ({ topic, level, seed }, learner) => {
    const { name } = await media.makeOnce(`picture ${topic} ${level} ${seed}`, async () => {
      const { bytes, type } = await images.picture(topic, levelName(level), seed);
      return { bytes, type, details: null };
    });
    return { url: media.sign(name, learner, tools.now()), width, height };
  };
}
