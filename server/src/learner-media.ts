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
