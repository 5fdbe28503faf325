import type { Transcript } from "@salida/contract/media.ts";

export type HeardSentence = Transcript[number]["sentences"][number];

/** Browsers seek to the nearest sample, which can be a little early. */
const slackSeconds = 0.03;

/** The sentence that is heard at a second, or was last heard there; nothing before the first. */
export function heardSentence(turns: Transcript, second: number): HeardSentence | undefined {
  return turns.flatMap(({ sentences }) => sentences).findLast(({ at }) => at <= second + slackSeconds);
}
