import { composePicture } from "#engines/pictures/compose.ts";
import { describeScene } from "#engines/pictures/describe.ts";
import type { Sample } from "#kinds/sample.ts";
import { pictureWorks } from "#stock/picture-works.ts";

const works = pictureWorks().filter(({ topic, level }) => topic === "MYSTERY" && level === 2);
const known = works.map(({ title, body }) => {
  const { seed } = body as { seed: string };
  const scene = composePicture({ topic: "MYSTERY", level: "B1", seed });
  return { title, seed, phrase: scene.setting.phrase, reference: describeScene(scene, "B1").text };
});
const [first] = known;
if (!first) throw new Error("there is no picture in stock");

/** One of the pictures in stock, for the law of every kind. */
export const descriptionSample: Sample = {
  content: { topic: "MYSTERY", level: 2, seed: first.seed },
  items: [],
  params: {},
  secrets: known.flatMap(({ reference, phrase }) => [reference, phrase]),
  move: "evaluate",
  // the law's own works are all of the first picture
  full: ({ title }) => ({ description: (known.find((one) => one.title === title) ?? first).reference }),
  zero: () => ({ description: "qwe rtz uio asd fgh jkl yxc vbn" }),
  partial: { description: "A man." },
};
