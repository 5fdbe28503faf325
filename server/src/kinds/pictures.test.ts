import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LevelName, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import { evaluateDescription } from "#engines/descriptions/embedded/evaluate-description.ts";
import type { Scene } from "#engines/pictures/scene.ts";

interface Known {
  scene: Scene;
  reference: string;
}

const folder = fileURLToPath(new URL("../../../library", import.meta.url));
const stock: readonly Known[] = JSON.parse(readFileSync(`${folder}/pictures.json`, "utf8"));
/** Half of a description, its beginning or its end. */
function halfOf(reference: string, end: boolean): string {
  const sentences = sentencesOf(reference);
  const half: string[] = [];
  for (const sentence of end ? sentences.toReversed() : sentences)
    if (countWords(half.join(" ")) < countWords(reference) / 2) half.push(sentence);
  return (end ? half.toReversed() : half).join(" ");
}

/** Whether a text does in a room for a picture. */
function suffices({ facts, setting, time, weather }: Scene, text: string, level: LevelName): boolean {
  const written = { text, facts, level, share: 0.5, setting, air: { time, weather } };
  return evaluateDescription(written, []).score >= 5;
}

const shareOf = (these: readonly boolean[]) => these.filter(Boolean).length / these.length;

const patience = { timeout: 60_000 };

/** The long run looks at all of them. */
const every = process.env.LONG ? 1 : 4;
const someOf = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % every === 0);

test.each(levels)(
  "at %s half of what there is to say of a picture does in a room, whichever half",
  patience,
  (level) => {
    const pictures = stock.filter(({ scene }) => scene.level === level);
    for (const end of [false, true]) {
      const halves = someOf(pictures).map(({ scene, reference }) =>
        suffices(scene, halfOf(reference, end), level),
      );
      expect(shareOf(halves)).toBeGreaterThanOrEqual(0.95);
    }
    expect(pictures).toHaveLength(102);
  },
);

test.each(levels)(
  "at %s what is said of another picture of the topic seldom does, however much it is",
  patience,
  (level) => {
    const pictures = stock.filter(({ scene }) => scene.level === level);
    const pairs = pictures.flatMap(({ scene }) =>
      pictures
        .filter((other) => other.scene.topic === scene.topic && other.scene !== scene)
        .map((other) => ({ scene, other })),
    );
    // whole descriptions of others are the harder trial
    const told = process.env.LONG ? [0.5, 1] : [1];
    for (const part of told) {
      const said = ({ reference }: Known) => (part < 1 ? halfOf(reference, false) : reference);
      expect(
        shareOf(someOf(pairs).map(({ scene, other }) => suffices(scene, said(other), level))),
      ).toBeLessThanOrEqual(0.2);
    }
  },
);
