import { expect, test } from "vitest";
import { questionFindings } from "./sheet.ts";

const options = ["In the garden", "In the kitchen", "On the stairs", "At the station"];
const about = { topic: "FOOD", level: "B1" } as const;

test.each([
  ["this", "Where did Ana hear of this habit?"],
  ["then", "Where did the audience go then?"],
  ["she", "Where does she tell people to wait?"],
])("a question that leans on another by “%s” is refused: it may stand first, or alone", (word, stem) => {
  const found = questionFindings({ skill: "detail", stem, options }, about);
  expect(found).toEqual([`${stem} leans on another question: "${word}"`]);
});

test.each([
  "Where did Ana wait?",
  "Where did the visitor wait when he came?",
  "Where did Marc wait before he came?",
  "Where do people wait for their train?",
])("%s stands alone", (stem) => {
  expect(questionFindings({ skill: "detail", stem, options }, about)).toEqual([]);
});
