import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { solvePrompt } from "./solve.ts";

const sample = { text: "Ana has a cat.", stem: "What does Ana have?", options: ["A cat", "A dog"] };

/** By name and version: what it says, as a hash. */
const known: Record<string, string> = {
  "solve@1": "967ccc0eb7adee85",
};

const spoken = [[solvePrompt, solvePrompt.volatile(sample)]] as const;

test.each(spoken)(
  "a prompt that says something else has another version",
  ({ id, version, stable }, volatile) => {
    const hash = createHash("sha256").update(`${stable}\0${volatile}`).digest("hex").slice(0, 16);
    expect({ [`${id}@${version}`]: hash }).toEqual({ [`${id}@${version}`]: known[`${id}@${version}`] });
  },
);
