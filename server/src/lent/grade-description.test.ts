import { description } from "@salida/contract/kinds/description.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Descriptions, DescriptionsFault } from "#engines/descriptions/descriptions.ts";
import { evaluateDescription } from "#engines/descriptions/embedded/evaluate-description.ts";
import { composePicture } from "#engines/pictures/embedded/compose.ts";
import { gradeDescription } from "./grade-description.ts";

const {
  time: _time,
  weather: _weather,
  ...picture
} = composePicture({ topic: "FOOD", level: "B1", seed: "graded" });
const scene = { ...picture, time: "morning", weather: "rainy" } as const;
const text = `We are ${scene.setting.phrase}. Sunny weather, and it is night.`;
const own = { completedAt: new Date(0).toISOString(), userProposal: text, proposedDescription: "" };

const grader = (mark: Descriptions["mark"]): Descriptions => ({ mark, close: async () => undefined });
const faultless = grader(async (description) => evaluateDescription(description, []));
const silent = grader(async (description) => evaluateDescription(description, undefined));
const asker = "ana";

test("what is not in the picture is told with its place, in both languages, as the contract has it", async () => {
  const graded = await gradeDescription(faultless, { scene, text, asker });

  const { wrong } = z.parse(description.evaluation, { ...graded, ...own });
  expect(wrong.map((one) => [one.wrong, one.better])).toEqual([
    ["Sunny", "Rainy"],
    ["night", "morning"],
  ]);
  for (const one of wrong) expect(text.slice(one.at, one.at + one.length)).toBe(one.wrong);
  expect(wrong[0]?.why).toEqual({
    en: "Not in the picture: “Sunny”. Look again: it shows “rainy weather”.",
    es: "No está en la imagen: “Sunny”. Mira otra vez: muestra “rainy weather”.",
  });
});

test("weather and time of day are details of the picture, said or not", async () => {
  const { details } = await gradeDescription(faultless, {
    scene,
    text: "It is raining. There are some people.",
    asker,
  });
  expect(details).toEqual(
    expect.arrayContaining([
      { text: "rainy weather", said: true },
      { text: "morning", said: false },
    ]),
  );
});

test("what is not in English is not marked, and costs nothing; a Spanish word among English ones is no reason", async () => {
  const spanish = {
    scene,
    text: "Hola, esto es una prueba en español. No sé cómo se dice en inglés.",
    asker,
  };
  await expect(gradeDescription(faultless, spanish)).rejects.toMatchObject({ code: "not_english" });
  const mixed = { scene, text: "There is a woman with a paraguas. She is walking in the rain.", asker };
  expect((await gradeDescription(faultless, mixed)).score).toBeGreaterThan(0);
});

test("grammar that could not be checked is told as such, and suits the contract", async () => {
  const graded = await gradeDescription(silent, { scene, text, asker });
  const { parts, corrections } = z.parse(description.evaluation, { ...graded, ...own });
  expect([parts.grammar, corrections]).toEqual([null, []]);
});

test("an engine that has too much to do is told as something that passes", async () => {
  const busy = grader(() => Promise.reject(new DescriptionsFault("too many wait")));

  const graded = gradeDescription(busy, { scene, text, asker });

  await expect(graded).rejects.toMatchObject({ code: "unavailable" });
});
