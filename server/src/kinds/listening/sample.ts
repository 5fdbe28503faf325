import { readingSample } from "#kinds/reading/sample.ts";
import type { OneMoveSample } from "#kinds/sample.ts";

const { items } = readingSample.content as { items: { evidence: string }[] };
const said = items.map(({ evidence }) => evidence);

/** A dialogue with a reading's items, for the law of every kind. */
export const listeningSample: OneMoveSample = {
  ...readingSample,
  content: {
    script: said.map((text, at) => ({
      speaker: at % 2 === 0 ? "Ana" : "Ben",
      voice: at % 2 === 0 ? "woman" : "man",
      text,
    })),
    items,
  },
  media: 1,
  secrets: [...readingSample.secrets, ...said, "Ana", "Ben"],
};
