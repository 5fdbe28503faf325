import type { OneMoveSample } from "#kinds/sample.ts";
import { type KnownPicture, pictureWorks } from "#stock/picture-works.ts";
import { readPictures } from "#stock/test-pictures.ts";

const works = pictureWorks(readPictures()).filter(({ topic, level }) => topic === "MYSTERY" && level === 2);
const pictures = works.map(({ title, body }) => {
  const { known } = body as { known: KnownPicture & { scene: { setting: { phrase: string } } } };
  return { title, body, phrase: known.scene.setting.phrase, reference: known.reference };
});
const [first] = pictures;
if (!first) throw new Error("there is no picture in stock");

/** One of the pictures in stock, for the law of every kind. */
export const descriptionSample: OneMoveSample = {
  content: first.body,
  items: [],
  params: {},
  secrets: pictures.flatMap(({ reference, phrase }) => [reference, phrase]),
  media: 1,
  ends: "one move",
  move: "evaluate",
  // the law's own works are all of the first picture
  full: ({ title }) => ({ description: (pictures.find((one) => one.title === title) ?? first).reference }),
  zero: () => ({ description: "qwe rtz uio asd fgh jkl yxc vbn" }),
  partial: { description: "A man." },
};
