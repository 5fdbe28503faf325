import { readingSample } from "#kinds/reading/sample.ts";
import type { Sample } from "#kinds/sample.ts";

const { items } = readingSample.content as { items: { evidence: string }[] };
const said = items.map(({ evidence }) => evidence);

/** A dialogue with a reading's items, for the law of every kind. */
export const listeningSample: Sample = {
  ...readingSample,
  content: {
    script: said.map((text, at) => ({
      speaker: at % 2 === 0 ? "Ana" : "Ben",
      voice: at % 2 === 0 ? "woman" : "man",
      text,
    })),
    items,
  },
  secrets: [...readingSample.secrets, ...said, "Ana", "Ben"],
};
