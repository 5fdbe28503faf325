import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["We eat. Then we sleep!", ["We eat.", "Then we sleep!"]],
  ["Ask Mr. Hill. He knows.", ["Ask Mr. Hill.", "He knows."]],
  ["“Come in.” Tom said nothing.", ["“Come in.” Tom said nothing."]],
  ["“Come in.” The door opened.", ["“Come in.”", "The door opened."]],
  ["It cost 3.50 euros. 4 people paid.", ["It cost 3.50 euros.", "4 people paid."]],
  ["Hi Mei,\n\nHow are you?", ["Hi Mei,", "How are you?"]],
])("%j has its sentences", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
